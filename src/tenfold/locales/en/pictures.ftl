### Positions as pictures: `tenfold picture`.

picture-no-such-kind = A picture is an .svg or a .png file, and { $path } is neither.
picture-no-such-seat = There is no seat { $seat }: seats are counted from 0 to { $last }.
picture-no-converter = A PNG needs a program that draws SVG, and none is here: install resvg (`pip install resvg_py`), CairoSVG (`pip install cairosvg`) or librsvg (`rsvg-convert`); or write an `.svg`.
picture-converter-failed = { $program } could not make a PNG of the picture; an `.svg` needs no other program.
