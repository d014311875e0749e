"""The rulebook's chapters, a module each: what may be done (options), what it does (apply), why not (why_not)."""
