from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from caravela.core import data
from caravela.core.errors import BadData


class Port(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    size: int
    provenance: str = ""
    size_provenance: str = ""


class Box(msgspec.Struct, forbid_unknown_fields=True):
    port: list[Port]


def read(tmp_path: Path, text: str) -> Box:
    path = tmp_path / "data.toml"
    path.write_text(text)
    return data.read(path, Box)


GOOD = '[[port]]\nid = "goa"\nsize = 3\nprovenance = "rulebook"\nsize_provenance = "derived: from its picture"\n'


def test_a_good_file_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD).port[0].size == 3


def test_a_value_can_have_a_provenance_of_its_own(tmp_path: Path) -> None:
    read(tmp_path, GOOD)
    groups = list(data.provenances("data.toml", data.read_raw(tmp_path / "data.toml")))
    assert [(group.key, group.kind, group.values) for group in groups] == [
        ("port[goa].size", "derived", {"size": 3}),
        ("port[goa]", "rulebook", {"id": "goa"}),
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"rulebook"', '"hearsay: Bob"', r"data.toml: port\[goa\].provenance: 'hearsay' is not one of"),
        ('provenance = "rulebook"\n', "", r"data.toml: port\[goa\]: says nowhere where its values come from"),
        ("size = 3", "size = true", r"data.toml: port\[0\].size: expected `int`, got `bool`"),
        ("size = 3", "sise = 3", r"data.toml: port\[0\]: object contains unknown field `sise`"),
        ("size = 3\n", "", r"data.toml: port\[0\]: object missing required field `size`"),
        ("[[port]]", "[[port]", r"data.toml: the file: is not TOML"),
    ],
)
def test_a_bad_file_is_refused_with_key_and_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        read(tmp_path, GOOD.replace(old, new, 1))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        data.read(tmp_path / "nowhere.toml", Box)
