"""The tables that are being played: changed, stored and told, by people, by bots and by the clock."""
