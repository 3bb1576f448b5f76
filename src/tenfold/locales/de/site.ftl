### Der Client als Ordner voller Dateien: `tenfold site`.

site-written = { $files } Dateien nach { $folder } geschrieben, { $size } MB.
site-try = Zum Ausprobieren: `python -m http.server --directory { $folder } 8000`, dann http://localhost:8000/ öffnen
site-server = Damit Partien von hier zu { $server } kommen, dort die Adresse dieser Seite nennen: `tenfold serve --site https://…`
site-not-built = Der Web-Client ist hier nicht gebaut; `python web/make.py build` macht ihn.
site-not-empty = { $folder } ist nicht leer, und die Dateien darin sind nicht von hier; mit `--force` wird trotzdem hineingeschrieben.
site-link = { $path } ist ein symbolischer Link und könnte aus dem Ordner hinausführen; bitte erst entfernen. Es wurde nichts geschrieben.
site-bad-server = Das ist keine Adresse eines Servers: { $server }
