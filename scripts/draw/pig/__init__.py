"""The cover of Pig; its board is small enough to be drawn by hand."""
