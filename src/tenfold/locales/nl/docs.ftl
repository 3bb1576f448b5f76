### Wat alleen op de pagina’s van de documentatie staat.

board-from-files = Deze pagina is als bestand geopend: start eerst `tenfold`, dan leidt de link daarheen.

## Stellingen op de pagina’s van de spelregels

board-cards-turn = Vier nummers en een totaal van 7. Nog een kaart, of stoppen en ze nemen?
board-cards-auction = Er wordt een joker 7 geveild, en Cleo krijgt de eerste van drie kansen. Hoeveel is hij haar waard?
board-tiles-ten = Ben heeft een 3 getrokken. Waar wordt dat een lijn van tien?
board-tiles-second = Alle dertig tegels liggen, en Ana verplaatst er een van haar. Eén zet wint.
