"""How a server is set up. Flags, environment variables, the file and its documentation all come from `Settings`."""

from __future__ import annotations

import argparse
import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from platformdirs import user_config_path

from caravela.core.errors import CaravelaError, UnknownName

STATIC: Final = Path(__file__).parent / "static"
#: What every variable begins with.
PREFIX: Final = "CARAVELA_"
#: The variable and the name of the file.
CONFIG: Final = f"{PREFIX}CONFIG"
FILE: Final = "caravela.toml"


class BadSetting(CaravelaError):
    """A setting that does not exist, or with a value that it cannot have."""


class Told(msgspec.Struct, frozen=True):
    """Makes a field of `Settings` one that operators set, under the field's name."""

    #: What it is for.
    does: str
    #: What may be given, as in "'x' is not …".
    takes: str
    #: The flag, where it is not called as the field is.
    flag: str = ""
    #: The default in words, where the value would not tell; then the example file shows another value.
    default: str = ""
    example: Any = None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an operator, or a test, may want to be different."""

    host: Annotated[
        str, Told("where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for the network", "an address")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65_535), Told("the port; 0 for any that is free", "a port: a number from 0 to 65535")
    ] = 8000
    database: Annotated[
        str,
        Told(
            "a file, or a URL such as postgresql://user:password@host/name",
            "a file or a URL",
            default="tables.db in the user's data folder",
            example="/var/lib/caravela/tables.db",
        ),
    ] = ""
    origins: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^https?://[^/\s]+$")], ...],
        Told(
            "other addresses that pages may come from, such as https://games.example.org",
            "an address such as https://games.example.org, without a path",
            flag="--origin",
            default="none",
            example=("https://games.example.org",),
        ),
    ] = ()
    proxies: Annotated[
        tuple[Annotated[str, Meta(min_length=1)], ...],
        Told(
            "web servers in front that are believed about X-Forwarded-For and -Proto: addresses, networks, or *",
            "an address, a network or *",
            flag="--proxy",
        ),
    ] = ("127.0.0.1",)
    bot_delay: Annotated[
        float,
        Meta(ge=0, le=3600),
        Told(
            "seconds that people get to see a turn before a bot begins the next", "a number of seconds from 0 to 3600"
        ),
    ] = 0.3
    bot_workers: Annotated[
        int,
        Meta(ge=0, le=256),
        Told(
            "processes that think for the bots; with 0 they think in a thread of the server",
            "a whole number from 0 to 256",
            default="one less than there are cores, at least 1",
            example=2,
        ),
    ] = max(1, (os.cpu_count() or 1) - 1)
    bots: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,30}=.+$")], ...],
        Told(
            "bots of others that people may play against, each as NAME=KIND; see docs/protocol.md",
            "a name, = and a kind of bot, such as clever=program:/opt/clever",
            flag="--bot",
            default="none",
            example=("clever=program:/opt/clever",),
        ),
    ] = ()
    limits: Annotated[
        bool, Told("whether guests are held to a number of tables, moves and messages", "true or false")
    ] = True
    logs: Annotated[
        Literal["auto", "json", "console"],
        Told(
            "the form of the logs: json, console (columns), or auto (in a terminal only what went wrong, else json)",
            "auto, json or console",
        ),
    ] = "auto"

    #: Seconds after which the bots of a process that died are taken over by another.
    lease: float = 15.0
    #: Seconds between two looks for bots that nobody plays.
    sweep: float = 3.0
    #: Seconds that a client has to send a whole request, and to take what it is sent.
    patience: float = 20.0
    #: Seconds between two pings of a live connection.
    ping: float = 20.0
    #: The built client.
    client: Path = STATIC


class Setting(NamedTuple):
    """A setting as operators meet it."""

    name: str
    type: Any
    standard: Any
    told: Told

    @property
    def several(self) -> bool:
        """Whether it is a list."""
        return get_origin(self.type.__origin__) is tuple

    @property
    def flag(self) -> str:
        """Its flag; that of a list is given several times."""
        return self.told.flag or f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its environment variable; the parts of a list stand between commas."""
        return PREFIX + self.name.upper()

    @property
    def default(self) -> str:
        """Its default, for people."""
        return self.told.default or (", ".join(self.standard) if self.several else _toml(self.standard).strip('"'))

    def value(self, given: object, place: str) -> Any:
        """What a value of the file means."""
        if not self.several:
            return self._convert(given, self.type, place)
        if not isinstance(given, list):
            raise BadSetting(f"{place}: {given!r} is not a list; put it between [ and ].")
        return self._each(given, place)

    def read(self, text: str, place: str) -> Any:
        """What a text means."""
        if not self.several:
            return self._convert(text.strip(), self.type, place, strict=False)
        return self._each([part.strip() for part in text.split(",") if part.strip()], place)

    def _each(self, given: list[Any], place: str) -> Any:
        type = get_args(self.type.__origin__)[0]
        return tuple(self._convert(one, type, place) for one in given)

    def _convert(self, given: object, type: Any, place: str, strict: bool = True) -> Any:
        try:
            return msgspec.convert(given, type, strict=strict)
        except msgspec.ValidationError:
            raise BadSetting(f"{place}: {given!r} is not {self.told.takes}.") from None


def _declared() -> Iterator[Setting]:
    types = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        for told in getattr(types[field.name], "__metadata__", ()):
            if isinstance(told, Told):
                yield Setting(field.name, types[field.name], field.default, told)


#: What operators may set, by name.
SETTINGS: Final = {setting.name: setting for setting in _declared()}


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Gives a command the flags of all settings, and the one for the file."""
    parser.add_argument("--config", metavar="FILE", help=f"a file with settings (default {FILE} in the config folder)")
    for setting in SETTINGS.values():
        about = f"{setting.told.does} (default {setting.default})"
        if isinstance(setting.standard, bool):
            parser.add_argument(setting.flag, action=argparse.BooleanOptionalAction, help=about)
        else:
            action = "extend" if setting.several else "store"
            name = setting.flag.rpartition("-")[2].upper()
            parser.add_argument(
                setting.flag, dest=setting.name, action=action, type=_reader(setting), metavar=name, help=about
            )


def _reader(setting: Setting) -> Any:
    return lambda text: setting.read(text, setting.flag)


def read_settings(flags: Mapping[str, Any], variables: Mapping[str, str]) -> Settings:
    """What an operator wants: flags win over variables, variables over the file, the file over the defaults."""
    given = _of_file(_chosen(flags.get("config") or variables.get(CONFIG)))
    for setting in SETTINGS.values():
        if text := variables.get(setting.variable, ""):
            given[setting.name] = setting.read(text, setting.variable)
        if (value := flags.get(setting.name)) is not None:
            given[setting.name] = tuple(value) if setting.several else value
    return Settings(**given)


def unknown_variables(variables: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none; other programs may mean something by them."""
    known = {CONFIG, *(setting.variable for setting in SETTINGS.values())}
    return sorted(name for name in variables if name.startswith(PREFIX) and name not in known)


def config_file() -> Path:
    """The file that is read if none is named: in `~/.config/caravela` on Linux."""
    return user_config_path("caravela", appauthor=False) / FILE


def _chosen(named: str | None) -> Path | None:
    if named:
        return Path(named)
    return config_file() if os.path.exists(config_file()) else None


def _of_file(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    given = {}
    for name, value in _load(path).items():
        if name not in SETTINGS:
            raise BadSetting(f"{path}: {UnknownName('setting', name, SETTINGS)}")
        given[name] = SETTINGS[name].value(value, f"{path}, {name}")
    return given


def _load(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"The settings {path} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise BadSetting(f"The settings {path} are not TOML: {error}.") from None


def table() -> str:
    """All settings as a table in Markdown."""
    lines = ["| in the file | flag | variable | default | what |", "|---|---|---|---|---|"]
    for one in SETTINGS.values():
        flag = f"{one.flag}`, `--no-{one.name}" if isinstance(one.standard, bool) else one.flag
        lines.append(f"| `{one.name}` | `{flag}` | `{one.variable}` | {one.default} | {one.told.does} |")
    return "\n".join(lines) + "\n"


def example() -> str:
    """A file with every setting in a comment."""
    lines = ["# Settings of `caravela serve`; see docs/self-host.md. Take the # away from what you change.", ""]
    for one in SETTINGS.values():
        lines.append(f"# {one.told.does[0].upper()}{one.told.does[1:]}. Default: {one.default}.")
        lines += [f"#{one.name} = {_toml(one.standard if one.told.example is None else one.told.example)}", ""]
    return "\n".join(lines[:-1]) + "\n"


def _toml(value: Any) -> str:
    """A default as TOML writes it, which for these types is as JSON does."""
    return json.dumps(value)
