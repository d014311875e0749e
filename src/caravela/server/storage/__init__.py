"""What the server remembers: the database, its tables and their rows. Knows neither games nor journals."""
