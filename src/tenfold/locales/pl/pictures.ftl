### Pozycje jako obrazki: `tenfold picture`.

picture-no-such-kind = Obraz to plik .svg albo .png, a { $path } nie jest żadnym z nich.
picture-no-such-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0 do { $last }.
picture-no-converter = Do pliku PNG potrzebny jest program, który rysuje SVG, a tutaj żadnego nie ma: zainstaluj resvg (`pip install resvg_py`), CairoSVG (`pip install cairosvg`) albo librsvg (`rsvg-convert`); albo zapisz plik `.svg`.
picture-converter-failed = { $program } nie potrafi zrobić z obrazka pliku PNG; plik `.svg` nie wymaga innego programu.
