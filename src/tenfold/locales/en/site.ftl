### The client as a folder of files: `tenfold site`.

site-written = Wrote { $files } files to { $folder }, { $size } MB.
site-try = Try it: `python -m http.server --directory { $folder } 8000`, then open http://localhost:8000/
site-server = To send games home to { $server }, name this site's address there: `tenfold serve --site https://…`
site-not-built = The web client is not built here; `python web/make.py build` makes it.
site-not-empty = { $folder } is not empty, and its files are not from here; `--force` writes into it all the same.
site-link = { $path } is a symbolic link, which could lead out of the folder; take it away first. Nothing was written.
site-bad-server = This is no address of a server: { $server }
