### Wat er in een spel gebeurt, één zin per gebeurtenis.

# Variabelen, overal waar een plaats aan tafel bedoeld is:
#   $who: "you" als de lezer daar zit, anders "other"; $name: de naam

## Het kaartspel

event-draws = { $who ->
    [you] Je draait een kaart open.
   *[other] { $name } draait een kaart open.
}
event-card = { $who ->
    [you] Je draait { a-card } open.
   *[other] { $name } draait { a-card } open.
}
# Meer kaarten na elkaar. $cards: een opsomming
event-cards = { $who ->
    [you] Je draait { $cards } open.
   *[other] { $name } draait { $cards } open.
}
event-stops = { $reward ->
    [currency] { $who ->
        [you] Je stopt en neemt het { -currency }.
       *[other] { $name } stopt en neemt het { -currency }.
    }
   *[numbers] { $who ->
        [you] Je stopt en neemt de nummers.
       *[other] { $name } stopt en neemt de nummers.
    }
}
event-takes = { $who ->
    [you] Je legt { $cards } bij je verzameling.
   *[other] { $name } verzamelt { $cards }.
}
event-to-market = { $count ->
    [one] Naar de markt gaat { $cards }.
   *[other] Naar de markt gaan { $cards }.
}
event-busts = { $by ->
    [currency] { $who ->
        [you] Je { -bust(form: "jij") } met je { -currency }!
       *[other] { $name } { -bust(form: "jij") } met { -currency }!
    }
   *[numbers] { $who ->
        [you] Je { -bust(form: "jij") } met je nummers!
       *[other] { $name } { -bust(form: "jij") } met nummers!
    }
}
event-bust-token = { $who ->
    [you] Je krijgt een { -bust }fiche, 3 waard.
   *[other] { $name } krijgt een { -bust }fiche, 3 waard.
}
event-gains = { $who ->
    [you] Je krijgt { tokens }.
   *[other] { $name } krijgt { tokens }.
}
tokens = { $tokens ->
    [one] 1 { -currency }fiche
   *[other] { $tokens } { -currency }fiches
}
event-discards = Uit het spel: { $cards }.
event-auction = De veiling van de { short-card } begint.
event-bids = { $who ->
    [you] Je biedt { $amount }.
   *[other] { $name } biedt { $amount }.
}
# $phase: wat voorbijgaat, een bod ("bid"), een aankoop ("buy", "last_buy") of een zet ("move")
event-passes = { $phase ->
    [buy] { event-buys-nothing }
    [last_buy] { event-buys-nothing }
   *[bid] { $who ->
        [you] Je past.
       *[other] { $name } past.
    }
}
event-buys-nothing = { $who ->
    [you] Je koopt niets.
   *[other] { $name } koopt niets.
}
event-wins = { $who ->
    [you] De { short-card } is voor jou.
   *[other] De { short-card } is voor { $name }.
}
event-chooses = { $who ->
    [you] Je kiest de { card } van de markt.
   *[other] { $name } kiest de { card } van de markt.
}
# $what: alles wat wordt uitgegeven, als opsomming
event-spends = { $who ->
    [you] Je betaalt met { $what }.
   *[other] { $name } betaalt met { $what }.
}
event-buys = { $who ->
    [you] Je hebt de { card } gekocht.
   *[other] { $name } heeft de { card } gekocht.
}
event-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
event-last-round = { $who ->
    [you] De trekstapel is leeg: iedereen mag nog één kaart kopen, en jij kiest als eerste.
   *[other] De trekstapel is leeg: iedereen mag nog één kaart kopen, en { $name } kiest als eerste.
}
event-over = De partij is afgelopen.

## Het legspel. $cell: waar, als ‘x,y’

event-tile = { $who ->
    [you] Je trekt een { $value }.
   *[other] { $name } trekt een { $value }.
}
event-places = { $who ->
    [you] Je legt een { $value } op { $cell }.
   *[other] { $name } legt een { $value } op { $cell }.
}
event-moves = { $who ->
    [you] Je verplaatst de { $value } van { $from } naar { $cell }.
   *[other] { $name } verplaatst de { $value } van { $from } naar { $cell }.
}
event-second-round = { $who ->
    [you] Alle dertig tegels liggen, nu worden ze verplaatst: de tweede ronde begint met jou.
   *[other] Alle dertig tegels liggen, nu worden ze verplaatst: de tweede ronde begint met { $name }.
}
# $cells: de vakken van de lijn, op volgorde
event-line = { $who ->
    [you] Je hebt een lijn van tien: { $cells }!
   *[other] { $name } heeft een lijn van tien: { $cells }!
}

## Wat je van een spel moet weten

game-earlier-rules = Dit spel volgt een eerdere uitleg van de regels: ook als de tegenstander na jou biedt, wordt er eerst betaald met { -currency }fiches, dan met { -bust }fiches, waarvan het teveel verloren gaat, en dan met dubbele kaarten.
