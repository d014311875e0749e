"""The server of the web table: tables, seats, bots, live updates, storage. It works for every game of the registry."""
