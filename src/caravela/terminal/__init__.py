"""Playing and watching in a terminal. Any game: it shows what `Rules` says and asks what `legal` offers."""
