"""Endeavor's sheets and pieces."""
