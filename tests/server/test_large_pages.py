"""The server's memory is in large pages, where the system has them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from caravela.server import pages

MAPS = """\
00400000-00401000 r-xp 00000000 fe:00 11 /usr/bin/python
02000000-03200000 rw-p 00000000 00:00 0 [heap]
10000000-10400000 rw-p 00000000 fe:00 12 /usr/lib/a file.so
20000000-20001000 ---p 00000000 00:00 0
20001000-20801000 rw-p 00000000 00:00 0
30000000-32000000 rw-p 00000000 00:00 0
33000000-33100000 rw-p 00000000 00:00 0
40000000-42000000 rw-s 00000000 00:01 7 /dev/zero (deleted)
7f000000-7f800000 rw-p 00000000 00:00 0 [stack]
"""


def test_neither_files_nor_stacks_are_asked_for() -> None:
    found = list(pages.pieces(MAPS.splitlines(), 2**21))
    assert found == [(0x02000000, 0x03200000), (0x30000000, 0x32000000)]


@pytest.mark.parametrize(
    ("enabled", "size"),
    [("[always] madvise never", 2**21), ("always [madvise] never", 2**21), ("always madvise [never]", 0)],
)
def test_whoever_runs_the_system_may_forbid_it(
    enabled: str, size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "_SYSTEM", tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    assert pages.page_size() == 0
    (tmp_path / "enabled").write_text(enabled)
    (tmp_path / "hpage_pmd_size").write_text("2097152\n")
    assert pages.page_size() == size
    monkeypatch.setattr(sys, "platform", "darwin")
    assert pages.page_size() == 0


@pytest.mark.skipif(not pages.page_size(), reason="this system has no large pages for us")
def test_memory_is_moved_to_large_pages_as_it_is() -> None:
    text = b"0123456789abcdef" * 2**22
    copy = bytearray(text)
    assert pages.ask(pages.page_size()) >= 16
    assert copy == text
