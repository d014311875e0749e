"""`python -m caravela.cli`."""

import sys

from caravela.cli import main

sys.exit(main())
