"""Figures for operators, in the format of Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """One set of figures for one server process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.tables = Gauge("caravela_tables", "Tables by status", ["status"], registry=registry)
        self.tables_made = Counter("caravela_tables_made", "Tables made", registry=registry)
        self.moves = Counter("caravela_moves", "Decisions taken", ["by"], registry=registry)
        self.undone = Counter("caravela_undone", "Undos", registry=registry)
        self.chat = Counter("caravela_chat_lines", "Lines of chat", registry=registry)
        self.refused = Counter("caravela_refused", "Requests refused", ["kind"], registry=registry)
        self.sockets = Gauge("caravela_live_connections", "Open live connections", registry=registry)
        self.views = Counter("caravela_views_pushed", "Views sent over live connections", registry=registry)
        self.requests = Histogram(
            "caravela_request_seconds", "Time to answer a request", ["route", "status"], buckets=_SECONDS,
            registry=registry,
        )  # fmt: skip
        self.thinking = Histogram(
            "caravela_bot_thinking_seconds", "Time for a bot's decision", ["bot"], buckets=_SECONDS, registry=registry
        )

        #: What is counted at every request, so that it need not be looked for.
        self._answered: dict[tuple[str, int], Histogram] = {}
        self.moves_of_people = self.moves.labels("person")

    def answered(self, route: str, status: int) -> Histogram:
        """The time to answer requests of one sort."""
        found = self._answered.get((route, status))
        if found is None:
            found = self._answered[route, status] = self.requests.labels(route, str(status))
        return found

    def text(self, counts: dict[str, int]) -> bytes:
        """All figures; `counts` are the tables by status."""
        for status, count in counts.items():
            self.tables.labels(status).set(count)
        return generate_latest(self._registry)
