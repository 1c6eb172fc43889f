"""`python -m stamtafel` is the command `stamtafel`."""

from stamtafel.cli import main

main()
