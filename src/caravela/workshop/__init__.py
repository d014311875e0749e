"""Tools for people who work on games: rules coverage, provenance of data, the benchmark."""
