"""Lines and threats: which values win where, how likely they come, and what lines are worth."""
