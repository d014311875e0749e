"""Vasco da Gama's sheets and pieces."""
