"""Tables that the server's own code plays, noted message by message, for the browser's table to play again.

One line of JSON is one evening: a table is made and played with all kinds of commands, wise and unwise, and
what is said at it is noted; then perhaps another game, records, and games that go on from others.
`python web/make.py transcripts 500` plays five hundred of them at both tables and compares.
"""
