"""Who has won what: the results of people, and the ratings that follow from them."""
