"""`python -m stamtafel`: the command line."""

import sys

from stamtafel.cli import main

sys.exit(main())
