### Wörter, aus denen die Sätze bestehen: Karten, Marker, Aufzählungen.

# Ein Zug, der zu weit ging, wo immer davon die Rede ist:
#   er verzockt sich, hat sich verzockt; du verzockst dich; sich verzocken; das Verzocken; „Verzockt“ am Anfang
-bust =
    { $form ->
       *[er] verzockt
        [du] verzockst
        [infinitiv] verzocken
        [nomen] Verzocken
        [titel] Verzockt
    }

# Womit man zahlt, wo immer davon die Rede ist: { -currency }, { -currency }karte, { -currency }-Marker
-currency = Geld

# Variablen überall, wo eine Karte genannt wird:
#   $card: ihr Kürzel; $kind, $colour, $number: was sie ist
# Der Wert selbst steht ohne Artikel im Nominativ. Mit Artikel:
#   .der: bestimmt, Nominativ; .den: bestimmt, Akkusativ; .kein: verneint, Nominativ
card =
    { $kind ->
        [number] { colour.blaue } { $number }
        [currency] { $number }er-{ -currency }karte
        [numbered_wildcard] { $number }er-Joker (jede Farbe)
        [colour_wildcard] { colour.blauer } Joker
        [super_wildcard] Super-Joker
        [token] { -currency }-Marker
        [bust_token] { -bust(form: "titel") }-Marker
       *[unknown] Karte { $card }
    }
    .der =
    { $kind ->
        [number] die { card }
        [currency] die { card }
        [colour_wildcard] der { colour.blaue } Joker
        [unknown] die { card }
       *[other] der { card }
    }
    .den =
    { $kind ->
        [number] die { card }
        [currency] die { card }
        [colour_wildcard] den { colour.blauen } Joker
        [unknown] die { card }
       *[other] den { card }
    }
    .kein =
    { $kind ->
        [number] keine { card }
        [currency] keine { card }
        [unknown] keine { card }
       *[other] kein { card }
    }

# Wo schon klar ist, was ein Joker kann.
short-card =
    { $kind ->
        [numbered_wildcard] { $number }er-Joker
       *[other] { card }
    }
    .der =
    { $kind ->
        [numbered_wildcard] der { $number }er-Joker
       *[other] { card.der }
    }
    .den =
    { $kind ->
        [numbered_wildcard] den { $number }er-Joker
       *[other] { card.den }
    }

# Nominativ; .einen: Akkusativ
a-card =
    { $kind ->
        [number] eine { card }
        [currency] eine { card }
        [unknown] eine { card }
       *[other] ein { card }
    }
    .einen =
    { $kind ->
        [number] eine { card }
        [currency] eine { card }
        [colour_wildcard] einen { colour.blauen } Joker
        [unknown] eine { card }
       *[other] einen { card }
    }

colour =
    { $colour ->
        [B] blau
        [G] grün
        [O] orange
        [P] pink
       *[other] beliebig
    }
    .blaue =
    { $colour ->
        [B] blaue
        [G] grüne
        [O] orange
        [P] pinke
       *[other] beliebige
    }
    .blauer =
    { $colour ->
        [B] blauer
        [G] grüner
        [O] oranger
        [P] pinker
       *[other] beliebiger
    }
    .blauen =
    { $colour ->
        [B] blauen
        [G] grünen
        [O] orangen
        [P] pinken
       *[other] beliebigen
    }

# Dasselbe mehrmals. $count: wie oft; $role: was es im Satz ist, Subjekt ("subject", Nominativ) oder nicht
# ("object", "means", Akkusativ)
several-cards =
    { $count ->
        [one] { $role ->
            [subject] { a-card }
           *[object] { a-card.einen }
        }
       *[other] { $count } { $kind ->
            [number] { colour.blaue } { $number }er
            [currency] { -currency }karten mit je { $number }
            [numbered_wildcard] { card }
            [colour_wildcard] { colour.blaue } Joker
            [super_wildcard] Super-Joker
            [token] { -currency }-Marker
            [bust_token] { -bust(form: "titel") }-Marker
           *[unknown] Karten { $card }
        }
    }

# Zwischen Ganzen und Zehnteln
decimal-mark = ,
# $value: eine fertig geschriebene Zahl: „48“, „+6“, „−0,4“
percent = { $value }{ "\u00A0" }%

# „a, b und c“ entsteht von vorn: { a }, dann list-more, dann list-last.
list-more = { $list }, { $item }
list-last = { $list } und { $item }
list-none = nichts

# Wie man sich nach einem geschlagenen Zielwert nennen darf: Dinge, damit es auf alle passt
rank-4 = Kieselstein
rank-5 = Fähre
rank-6 = Straßenlaterne
rank-7 = Uhrwerk
rank-8 = Landkarte der Chancen
rank-9 = Leuchtturm
rank-10 = Zehntes Weltwunder
