# Every command of the house; all of them work in .venv, which `make setup` fills.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test test-wide shots check fix bench docs dist clean python

setup: python
	@$(PYTHON) scripts/prepare.py

play: setup
	@$(BIN)/python -m stamtafel serve --open

# First the package as it is installed; then the rules once more, plain, since src comes first.
RULES := tests/core tests/games tests/conformance
PREPARE = @$(PYTHON) scripts/prepare.py --tests
BROWSER = @chromium=$$($(BIN)/python scripts/chromium.py) && STAMTAFEL_CHROMIUM="$$chromium"

test: python
	$(PREPARE)
	$(BROWSER) $(BIN)/python -m pytest -n 2
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --games 1 --moments 6 $(RULES)

test-wide: python
	$(PREPARE) --wide
	$(BROWSER) $(BIN)/python -m pytest -n 2 -m "" --wide --moments 40
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "" $(RULES)

shots: python
	$(PREPARE)
	$(BROWSER) PYTHONPATH=src:scripts $(BIN)/python -m tests.browser.shots $(SHOTS)

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	PYTHONPATH=src $(BIN)/python scripts/house.py

fix: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	@$(BIN)/python benchmarks/bench.py
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/load.py --tables 100 --seats 8 --rest 8

docs: setup
	@PYTHONPATH=src $(BIN)/python -m sphinx -W --keep-going -n -q -c docs . build/docs
	@$(BIN)/python scripts/links.py build/docs
	@echo "The documentation: file://$(CURDIR)/build/docs/index.html"

# Packed anew, each part in an environment of its own: the sources, and of these the package.
dist: python
	@$(PYTHON) scripts/prepare.py --dist
	rm -rf dist
	$(BIN)/python -m build
	$(BIN)/python -m twine check --strict dist/*

clean:
	rm -rf .venv build dist docs/generated node_modules src/*.egg-info src/stamtafel/web/static/vendor

python:
	@command -v $(PYTHON) >/dev/null || { echo "stamtafel: Python 3.11 or newer is needed, as python3 or by make PYTHON=..." >&2; exit 1; }
