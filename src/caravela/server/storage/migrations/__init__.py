"""How the database came to its present form, one step after the other; the server takes them at its start.

A new step is a module in `versions/`, with `revision` and `down_revision` as Alembic wants them. There is no `alembic`
command to run: `caravela serve` brings any older database up to date, in one transaction.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from caravela.server.storage.errors import BadDatabase

FOLDER: Final = Path(__file__).parent
#: Any number will do, as long as all processes use the same.
_LOCK: Final = 7_301_001


def current(connection: Connection) -> str:
    """The revision of a database; empty for a new one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def newest() -> str:
    """The revision that this release works with."""
    return str(_script().get_current_head())


def migrate(connection: Connection, target: str = "head") -> None:
    """Brings the database to a revision. Processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    script, now = _script(), current(connection)
    known = [step.revision for step in script.walk_revisions()]
    if now and now not in known:
        raise BadDatabase(f"The database belongs to a newer release of Caravela (schema {now}); run that release.")

    def steps(revision: Any, context: Any) -> Any:
        return script._upgrade_revs(target, revision)

    with EnvironmentContext(_config(), script, fn=steps) as environment:
        environment.configure(connection=connection, transactional_ddl=False)
        environment.run_migrations()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _script() -> ScriptDirectory:
    return ScriptDirectory(str(FOLDER))
