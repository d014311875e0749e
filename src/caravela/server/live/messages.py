"""What a live connection carries beside views."""

from __future__ import annotations

from typing import Literal

import msgspec

from caravela.server.tables.wishes import Wish


class Online(msgspec.Struct, tag_field="type", tag="online"):
    """Who of the seats is at the table right now."""

    online: list[bool]


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there?"""


class Pong(Wish):
    """The client's answer to a ping."""

    type: Literal["pong"]
