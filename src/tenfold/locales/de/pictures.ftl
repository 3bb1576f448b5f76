### Stellungen als Bilder: `tenfold picture`.

picture-no-such-kind = Ein Bild ist eine Datei auf .svg oder .png, und { $path } ist keines von beiden.
picture-no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze zählen von 0 bis { $last }.
picture-no-converter = Ein PNG braucht ein Programm, das SVG zeichnet, und hier ist keines: Installiere resvg (`pip install resvg_py`), CairoSVG (`pip install cairosvg`) oder librsvg (`rsvg-convert`); oder schreibe eine `.svg`-Datei.
picture-converter-failed = { $program } konnte aus dem Bild kein PNG machen; eine `.svg`-Datei braucht kein anderes Programm.
