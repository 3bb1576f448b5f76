### Stellingen als plaatjes: `tenfold picture`.

picture-no-such-kind = Een plaatje is een .svg- of .png-bestand, en { $path } is geen van beide.
picture-no-such-seat = Plaats { $seat } bestaat niet: de plaatsen tellen van 0 tot en met { $last }.
picture-no-converter = Voor een PNG is een programma nodig dat SVG tekent, en dat is hier niet: installeer resvg (`pip install resvg_py`), CairoSVG (`pip install cairosvg`) of librsvg (`rsvg-convert`); of schrijf een `.svg`-bestand.
picture-converter-failed = { $program } kon van het plaatje geen PNG maken; voor een `.svg`-bestand is geen ander programma nodig.
