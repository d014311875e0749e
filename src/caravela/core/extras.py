"""Optional packages: imported where they are used, and named in one sentence where they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from caravela.core.errors import CaravelaError


class MissingExtra(CaravelaError):
    """Something that needs a package which `pip install caravela` alone does not bring."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"This needs the package {package}: install caravela[{extra}].")


def need(module: str, extra: str) -> Any:
    """The module, or MissingExtra.

    >>> need("json", "research").dumps(1)
    '1'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or module
        if missing.partition(".")[0] != module.partition(".")[0]:
            raise
        raise MissingExtra(missing.partition(".")[0], extra) from None
