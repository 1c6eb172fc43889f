# Every command of the house; all of them work in .venv, which `make setup` fills.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test test-wide check fix bench clean

setup: python
	@$(PYTHON) scripts/prepare.py

play: setup
	@$(BIN)/python -m stamtafel serve --open

# Compiled first, then the same rules plain: PYTHONPATH=src puts the sources before the package.
PLAIN := tests/core tests/games tests/conformance
TESTED = STAMTAFEL_CHROMIUM="$$chromium" $(BIN)/python -m pytest

test: python
	@$(PYTHON) scripts/prepare.py --tests
	@chromium=$$($(BIN)/python scripts/chromium.py) && $(TESTED) -n 2
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 $(PLAIN)

test-wide: python
	@$(PYTHON) scripts/prepare.py --tests
	@chromium=$$($(BIN)/python scripts/chromium.py) && $(TESTED) -n 2 -m "" --wide
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "" --wide $(PLAIN)

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

clean:
	rm -rf .venv build node_modules src/*.egg-info src/stamtafel/web/static/vendor

.PHONY: python
python:
	@command -v $(PYTHON) >/dev/null || { echo "stamtafel: Python 3.11 or newer is needed (as python3, or make PYTHON=...)" >&2; exit 1; }
