### Partien, die auf diesem Gerät liegen, und was einen Server braucht.

## Wo eine Partie liegt

# Neben ihrem Namen. $sent: "yes" oder "no", ob auch der Server sie hat
house-here =
    { $sent ->
        [yes] auf diesem Gerät, übertragen
       *[no] auf diesem Gerät
    }
house-here-text =
    { $sent ->
        [yes] Diese Partie liegt in diesem Browser, und auch der Server hat sie.
       *[no] Diese Partie liegt in diesem Browser und sonst nirgends.
    }
# $why: "away" (der Server antwortet nicht) oder "none" (es gibt keinen)
house-alone =
    { $why ->
        [away] Der Server antwortet gerade nicht, darum kann niemand von anderswo mitspielen. Was du jetzt beginnst, bleibt auf diesem Gerät.
       *[none] Hier gibt es keinen Server, darum kann niemand von anderswo mitspielen. Was du spielst, bleibt auf diesem Gerät.
    }
# Ein Link. $host: die Adresse eines Servers
house-friends-at = Mit Freunden spielen: { $host }
open-none =
    { $why ->
        [away] Der Server antwortet gerade nicht. Seine offenen Tische sind wieder da, sobald er es tut.
       *[none] Offene Tische gibt es auf einem Server, und hier ist keiner.
    }
me-away = Der Server antwortet gerade nicht. Deine Partien dort sind wieder da, sobald er es tut.
me-empty-here = Auf diesem Gerät ist nichts.
me-figures-here = Deine Ergebnisse auf diesem Gerät

## Was auf diesem Gerät schiefgeht

local-storage-full = In diesem Browser ist kein Platz mehr. Du kannst weiterspielen, aber was du spielst, ist weg, wenn du die Seite schließt. Speichere deine Partien als Datei und schaffe dann Platz.
local-storage-forbidden = Dieser Browser hebt für diese Seite nichts auf; vielleicht ist es ein privates Fenster. Du kannst weiterspielen, aber was du spielst, ist weg, wenn du die Seite schließt.
local-storage-newer = In einem anderen Tab läuft eine neuere Version von Tenfold. Lade diese Seite neu: Bis dahin wird nichts aufgehoben, was du hier spielst.
local-storage-failed = Deine Partien lassen sich gerade nicht aufheben. Du kannst weiterspielen, aber was du spielst, ist weg, wenn du die Seite schließt. Speichere deine Partien als Datei.
local-elsewhere = Diese Partie wird in einem anderen Tab gespielt.
local-other-rules = Diese Partie wurde mit einer neueren Version von Tenfold begonnen (Regeln { $rules }). Lade die Seite neu, um sie zu bekommen.
local-cannot-start = Die Regeln ließen sich in diesem Browser nicht starten. Lade die Seite neu; wenn das nicht hilft, versuch es mit einem neueren Browser.
local-stopped = Die Regeln sind mitten in der Antwort stehen geblieben. Versuch es noch einmal.
local-file-broken = Eine Datei von Tenfold fehlt oder ist beschädigt: { $file }. Lade die Seite neu.
local-line-unreadable = das ist keine Partie
local-not-running = diese Partie lässt sich hier nicht fortsetzen

## Eine neue Version

ui-new-version = Eine neue Version von Tenfold ist da.
ui-take-version = Jetzt verwenden
puzzles-not-here = Diese Rätsel sind noch nicht auf diesem Gerät, und ohne Netz lassen sie sich nicht holen. Die schon geholten kannst du lösen.
