"""Bots that are programs of any language: processes that are asked for moves in lines of JSON."""
