"""What a review finds, as rules: how good decisions were, how kind chance was, and what comes of practice."""
