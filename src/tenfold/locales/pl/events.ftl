### Co dzieje się w grze, jedno zdanie na zdarzenie.

# Zmienne wszędzie tam, gdzie chodzi o miejsce przy stole:
#   $who: "you", gdy siedzi tam osoba, która czyta, inaczej "other"; $name: imię, zawsze w mianowniku
# $cards i $what to wyliczenia w bierniku. Czas teraźniejszy, bo nie zdradza płci.

## Gra karciana

event-draws = { $who ->
    [you] Odkrywasz kartę.
   *[other] { $name } odkrywa kartę.
}
event-card = { $who ->
    [you] Odkrywasz { card.biernik }.
   *[other] { $name } odkrywa { card.biernik }.
}
# Kilka kart z rzędu. $cards: wyliczenie
event-cards = { $who ->
    [you] Odkrywasz { $cards }.
   *[other] { $name } odkrywa { $cards }.
}
event-stops = { $reward ->
    [currency] { $who ->
        [you] Kończysz i bierzesz { -currency(form: "biernik") }.
       *[other] { $name } kończy i bierze { -currency(form: "biernik") }.
    }
   *[numbers] { $who ->
        [you] Kończysz i bierzesz cyfry.
       *[other] { $name } kończy i bierze cyfry.
    }
}
event-takes = { $who ->
    [you] Do swojej kolekcji dokładasz { $cards }.
   *[other] { $name } zbiera { $cards }.
}
event-to-market = { $count ->
    [one] Na giełdę trafia { $cards }.
   *[other] Na giełdę trafiają { $cards }.
}
event-busts = { $by ->
    [currency] { $who ->
        [you] Ponosisz { -bust } przez { -currency(form: "biernik") }!
       *[other] { $name } ponosi { -bust } przez { -currency(form: "biernik") }!
    }
   *[numbers] { $who ->
        [you] Ponosisz { -bust } przez cyfry!
       *[other] { $name } ponosi { -bust } przez cyfry!
    }
}
event-bust-token = { $who ->
    [you] Dostajesz żeton { -bust(form: "dopelniacz") } o wartości 3.
   *[other] { $name } dostaje żeton { -bust(form: "dopelniacz") } o wartości 3.
}
event-gains = { $who ->
    [you] Dostajesz { tokens }.
   *[other] { $name } dostaje { tokens }.
}
tokens = { $tokens ->
    [one] 1 żeton { -currency(form: "dopelniacz") }
    [few] { $tokens } żetony { -currency(form: "dopelniacz") }
   *[many] { $tokens } żetonów { -currency(form: "dopelniacz") }
}
event-discards = Poza grą: { $cards }.
event-auction = Zaczyna się licytacja { short-card.dopelniacz }.
event-bids = { $who ->
    [you] Licytujesz { $amount }.
   *[other] { $name } licytuje { $amount }.
}
# $phase: co przepada, oferta ("bid"), zakup ("buy", "last_buy") czy ruch ("move")
event-passes = { $phase ->
    [buy] { event-buys-nothing }
    [last_buy] { event-buys-nothing }
   *[bid] { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
}
event-buys-nothing = { $who ->
    [you] Niczego nie kupujesz.
   *[other] { $name } niczego nie kupuje.
}
event-wins = { $who ->
    [you] Zdobywasz { short-card.biernik }.
   *[other] { $name } zdobywa { short-card.biernik }.
}
event-chooses = { $who ->
    [you] Wybierasz z giełdy { card.biernik }.
   *[other] { $name } wybiera z giełdy { card.biernik }.
}
# $what: wszystko, co zostaje wydane
event-spends = { $who ->
    [you] Płacisz { $what }.
   *[other] { $name } płaci { $what }.
}
event-buys = { $who ->
    [you] Kupujesz { card.biernik }.
   *[other] { $name } kupuje { card.biernik }.
}
event-turn = { $who ->
    [you] Teraz twoja tura.
   *[other] Teraz gra { $name }.
}
event-last-round = { $who ->
    [you] Talia jest pusta: każdy może kupić ostatnią kartę, a zaczynasz ty.
   *[other] Talia jest pusta: każdy może kupić ostatnią kartę, a zaczyna { $name }.
}
event-over = Koniec partii.

## Gra w płytki. $cell: gdzie, jako „x,y”

event-tile = { $who ->
    [you] Dobierasz płytkę { $value }.
   *[other] { $name } dobiera płytkę { $value }.
}
event-places = { $who ->
    [you] Kładziesz płytkę { $value } na polu { $cell }.
   *[other] { $name } kładzie płytkę { $value } na polu { $cell }.
}
event-moves = { $who ->
    [you] Przenosisz płytkę { $value } z pola { $from } na pole { $cell }.
   *[other] { $name } przenosi płytkę { $value } z pola { $from } na pole { $cell }.
}
event-second-round = { $who ->
    [you] Wszystkie płytki już leżą, teraz pora je przenosić: drugą rundę zaczynasz ty.
   *[other] Wszystkie płytki już leżą, teraz pora je przenosić: drugą rundę zaczyna { $name }.
}
# $cells: pola linii, po kolei
event-line = { $who ->
    [you] Masz linię, która daje dziesięć: { $cells }!
   *[other] { $name } ma linię, która daje dziesięć: { $cells }!
}

## Co trzeba wiedzieć o grze

game-earlier-rules = Ta gra toczy się według wcześniejszej wykładni zasad: także licytując po tobie, przeciwnik płaci najpierw żetonami { -currency(form: "dopelniacz") }, potem żetonami { -bust(form: "dopelniacz") }, których nadwyżka przepada, a potem duplikatami.
