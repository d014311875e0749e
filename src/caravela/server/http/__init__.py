"""The addresses of the server, and everything between a request and a table."""
