"""What a browser that keeps tables of its own reads instead of knowing it, written when the client is built.

It needs nothing but the standard library, because the build writes it before anything is installed.
"""
