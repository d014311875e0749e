"""The steps, oldest first: first, leases."""
