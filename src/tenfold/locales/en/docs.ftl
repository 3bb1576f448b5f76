### What only the pages of the documentation say.

board-from-files = This page was opened as a file: start `tenfold` first, and the link leads to it.

## Positions on the pages of the rules

board-cards-turn = Four numbers and a total of 7. One more card, or stop and take them?
board-cards-auction = A wildcard 7 is up for auction, and Cleo has the first of three chances. How much is it worth to her?
board-tiles-ten = Ben has drawn a 3. Where does it make a line of ten?
board-tiles-second = All thirty tiles are down, and Ana moves one of hers. One move wins.
