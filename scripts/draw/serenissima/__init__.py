"""Serenissima's sheets and pieces."""
