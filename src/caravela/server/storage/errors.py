"""What can be wrong with a database."""

from __future__ import annotations

from caravela.core.errors import CaravelaError


class BadDatabase(CaravelaError):
    """A database that the server cannot start with."""
