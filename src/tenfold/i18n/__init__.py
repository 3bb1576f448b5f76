"""Sentences: what people read, in their language."""
