"""The card game, a file for each chapter of its rules."""
