"""The steps, oldest first: first, leases, lessons, digests."""
