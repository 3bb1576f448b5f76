### Klient jako folder z plikami: `tenfold site`.

site-written = Zapisano w { $folder } tyle plików: { $files } ({ $size } MB).
site-try = Wypróbuj: `python -m http.server --directory { $folder } 8000`, a potem otwórz http://localhost:8000/
site-server = Aby partie trafiały na { $server }, podaj tam adres tej strony: `tenfold serve --site https://…`
site-not-built = Klient nie jest tu zbudowany; robi to `python web/make.py build`.
site-not-empty = Folder { $folder } nie jest pusty, a pliki w nim nie są stąd; `--force` zapisze w nim mimo to.
site-link = { $path } to dowiązanie symboliczne, które może prowadzić poza folder; najpierw je usuń. Niczego nie zapisano.
site-bad-server = To nie jest adres serwera: { $server }
