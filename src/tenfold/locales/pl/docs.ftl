### Co mówią tylko strony dokumentacji.

board-from-files = Ta strona została otwarta jako plik: najpierw uruchom `tenfold`, a link tam zaprowadzi.

## Pozycje na stronach z zasadami

board-cards-turn = Cztery cyfry i suma 7. Jeszcze jedna karta czy koniec i wzięcie cyfr?
board-cards-auction = Licytowany jest joker 7, a Cleo ma pierwszą z trzech szans. Ile jest dla niej wart?
board-tiles-ten = Ben dobrał płytkę 3. Gdzie da z innymi dziesięć?
board-tiles-second = Leży już wszystkie trzydzieści płytek, a Ana przenosi jedną ze swoich. Jeden ruch wygrywa.
