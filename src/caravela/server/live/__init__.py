"""Live connections: who looks at a table right now, and how news reaches them, from other processes too."""
