"""`tenfold doctor`: looks at a running server and its settings, and says what an operator should change."""
