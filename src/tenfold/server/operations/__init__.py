"""For those who host: starting, looking after tables and people, and the doctor."""
