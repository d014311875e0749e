"""One folder, one game. The registry finds every folder here that offers an object called RULES."""
