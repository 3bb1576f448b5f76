### De client als map met bestanden: `tenfold site`.

site-written = { $files } bestanden naar { $folder } geschreven, { $size } MB.
site-try = Probeer het: `python -m http.server --directory { $folder } 8000`, en open dan http://localhost:8000/
site-server = Noem daar het adres van deze site, zodat partijen bij { $server } thuiskomen: `tenfold serve --site https://…`
site-not-built = De webclient is hier niet gebouwd; `python web/make.py build` maakt hem.
site-not-empty = { $folder } is niet leeg, en de bestanden erin komen niet hiervandaan; met `--force` wordt er toch in geschreven.
site-link = { $path } is een symbolische link en zou uit de map kunnen leiden; haal die eerst weg. Er is niets geschreven.
site-bad-server = Dit is geen adres van een server: { $server }
