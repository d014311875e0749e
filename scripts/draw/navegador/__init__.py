"""Navegador's sheets and pieces."""
