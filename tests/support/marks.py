"""`@rule("NAV-9.3")` on a test says which numbered rules, rulings, invariants and examples it proves."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
