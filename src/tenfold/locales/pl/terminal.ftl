### Wszystko, co mówi terminal, poza historią (events.ftl) i tym, co jest nie tak (errors.ftl).
### Osobne wiersze komunikatu są osobnymi wierszami także na ekranie. Wiersz ma tam najwyżej 78 znaków;
### dłuższe są łamane, tabele nie.

## Menu

menu-welcome = TENFOLD: dwie gry o nazwie TEN
menu-unfinished = Czekają tu na ciebie niedokończone partie.
menu-unfinished-elsewhere = Przy okazji: czeka tu niedokończona partia. Żeby ją dokończyć, zacznij bez wybierania gry.
# $game: "cards" albo "tiles"; $names: kto gra, jako wyliczenie
menu-continue =
    Dokończ { $game ->
        [tiles] płytki
       *[cards] karty
    }: { $names }, dotąd { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
menu-solo = Karty, solo (przeciwnik: { $opponent })
menu-cards-bots = Karty, przeciwko botom (od jednego do czterech)
menu-cards-people = Karty, od dwóch do pięciu osób przy tej klawiaturze
menu-tiles-bots = Płytki, przeciwko botowi
menu-tiles-people = Płytki, dwie osoby przy tej klawiaturze
menu-prompt =
    Która gra? Enter { $usual ->
        [continue] wraca do niedokończonej
       *[solo] od razu zaczyna numer 1
    }, q kończy
menu-settings-are = Ustawienia:
menu-settings = Enter zaczyna; numer zmienia ustawienie
setting-target = Liczba graniczna: { $target } ({ $opponent } odkrywa karty do takiej sumy: im wyższa, tym trudniej)
setting-others =
    { $people ->
        [yes] { $count ->
            [one] Przy stole: ty i jeszcze jedna osoba
            [few] Przy stole: ty i jeszcze { $count } osoby
           *[many] Przy stole: ty i jeszcze { $count } osób
        }
       *[no] { $count ->
            [one] Przeciwnicy: jeden bot
            [few] Przeciwnicy: { $count } boty
           *[many] Przeciwnicy: { $count } botów
        }
    }
# $about: zdanie o bocie o tej sile
setting-strength = Siła { $step } z { $steps }: { $about }
setting-edition = Wydanie: { $edition }
setting-busting =
    { $on ->
        [yes] Wariant { -bust(form: "tytul") }: tak (po { -bust(form: "miejscownik") } można kupić kartę zamiast brać żeton { -bust(form: "dopelniacz") })
       *[no] Wariant { -bust(form: "tytul") }: nie
    }
setting-open =
    { $on ->
        [yes] Gra otwarta: tak (twoje płytki leżą w rzędzie, bierzesz z jednego z końców)
       *[no] Gra otwarta: nie (dobierasz płytki na ślepo)
    }
# $year: 0, gdy nie jest znany; $language: kod języka instrukcji
edition-text =
    { $publisher }{ $year ->
        [0] { "" }
       *[other] { " " }{ $year }
    } ({ $language ->
        [de] niemieckie
        [nl] niderlandzkie
        [pl] polskie
       *[en] angielskie
    }; przeciwnik solo: { $opponent })
menu-edition = Które wydanie? Enter wybiera numer 1
menu-target = Jaka liczba graniczna, od { $lowest } do { $highest }?
menu-others = Ile botów, od { $lowest } do { $highest }?
menu-people = Ile osób, od { $lowest } do { $highest }?
menu-name = Jak ma na imię gracz { $number }? Enter to „{ $usual }”
menu-name-too-long = To długie imię: limit znaków wynosi { $most }.
menu-name-taken = „{ $name }” siedzi już przy stole.
menu-nearest-to-ten = W tym wydaniu zaczyna osoba w wieku najbliższym dziesięciu lat. Kto to?
# $target: następna liczba graniczna po wygranej solo, inaczej 0
menu-again =
    { $target ->
        [0] Jeszcze jedna partia? Enter zaczyna taką samą
       *[other] Jeszcze jedna partia? Enter zaczyna z liczbą graniczną { $target }
    }, m to menu, q kończy

name-you = Ty
name-person = Gracz { $number }

## Pisanie

ask-one-of = Wpisz jedno z tych: { $keys }.
ask-type-something = Wpisz coś; ? pokazuje zasady i to, co można wpisać.
ask-not-a-choice = „{ $typed }” nie jest do wyboru, tylko: { $keys }. Wpisz ?, a zobaczysz pomoc.
ask-not-a-move = „{ $typed }” nie jest tu ruchem. Wpisz ?, a zobaczysz pomoc.
# Słowa, które można wpisać dla obu końców rzędu
typed-left = lewo lewy l
typed-right = prawo prawy p

# $question: jedno z pytań poniżej
prompt-with-commands = { $question } (? – pomoc)
prompt-choose = { $who ->
    [you] Twój wybór
   *[other] { $name }, twój wybór
}
prompt-bid = { $who ->
    [you] Twoja oferta
   *[other] { $name }, twoja oferta
}
prompt-pay = { $who ->
    [you] Jak płacisz? Enter wybiera numer 1
   *[other] { $name }, jak płacisz? Enter wybiera numer 1
}
prompt-place = { $who ->
    [you] Gdzie? Litera albo x,y
   *[other] { $name }, gdzie? Litera albo x,y
}
prompt-place-end = { $who ->
    [you] Która płytka i gdzie? Na przykład la albo pa
   *[other] { $name }, która płytka i gdzie? Na przykład la albo pa
}
prompt-end = { $who ->
    [you] Która płytka? Enter wybiera inne pole
   *[other] { $name }, która płytka? Enter wybiera inne pole
}
prompt-move = { $who ->
    [you] Którą płytkę przenosisz? Litera albo x,y
   *[other] { $name }, którą płytkę przenosisz? Litera albo x,y
}
prompt-target = { $who ->
    [you] Gdzie? Litera albo x,y; Enter wybiera inną płytkę
   *[other] { $name }, gdzie? Litera albo x,y; Enter wybiera inną płytkę
}

hint-keys = { $choice }: wpisz { $keys }
hint-key-then = { $keys }, potem { $next }

undo-done = { $who ->
    [you] Cofasz swój ostatni wybór.
   *[other] { $name } cofa ostatni wybór.
}
undo-nothing =
    { $game ->
        [tiles] Nie ma czego cofnąć: od tamtej pory dobrano płytkę albo był już czyjś inny ruch.
       *[cards] Nie ma czego cofnąć: od tamtej pory odkryto kartę albo był już czyjś inny ruch.
    }

## Stół

seat-move = { $who ->
    [you] Twój ruch
   *[other] Teraz gra { $name }
}
# $move: zdanie powyżej; tura należy do kogoś innego
seat-move-in-turn = { $who ->
    [you] { $move } (twoja tura)
   *[other] { $move } (tura: { $name })
}
seat-goes-on =
    Partia toczy się dalej tam, gdzie ją przerwano; dotąd { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Wpisz s, a zobaczysz przebieg partii.
seat-begins-solo =
    Grasz solo: { $opponent } odkrywa karty, aż suma wyniesie { $target } lub więcej.
    Zbieraj sekwencje cyfr w czterech kolorach; wygrywa, kto ma najwięcej punktów. Znak ? zawsze pokazuje zasady.
seat-begins-cards = Zbieraj sekwencje cyfr w czterech kolorach; wygrywa, kto ma najwięcej punktów. Znak ? zawsze pokazuje zasady.
seat-begins-tiles = Ułóż z własnych płytek prostą linię, która daje w sumie dokładnie dziesięć. Znak ? zawsze pokazuje zasady.
seat-starts = { $who ->
    [you] Zaczynasz ty.
   *[other] Zaczyna { $name }.
}
story-begins =
    Przebieg partii, { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }:

stage-tableau = Obszar gry
stage-empty = (jeszcze bez kart)
# $amount ma dwa znaki; $gauge: dziesięć kwadracików
stage-total = Suma      { $amount } { $gauge }
stage-currency = { -currency(form: "tytul") }    { $amount } { $gauge }
stage-room =
    { $room ->
        [0] dokładnie dziesięć: więcej to { -bust }
       *[other] jest miejsce na { $room }
    }
stage-deck =
    Talia     { $left ->
        [0] pusta
        [one] została 1 karta
        [few] zostały { $left } karty
       *[many] zostało { $left } kart
    }

grid-market = Giełda (cena = cyfra)
grid-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .dopelniacz =
    { $points ->
        [one] 1 punktu
       *[many] { $points } punktów
    }
grid-purse = { $discs }
grid-busts =
    { $count ->
        [one] 1 żeton { -bust(form: "dopelniacz") } = 3
        [few] { $count } żetony { -bust(form: "dopelniacz") } = { $worth }
       *[many] { $count } żetonów { -bust(form: "dopelniacz") } = { $worth }
    }
grid-wild = jokery { $codes }

board-supply =
    { $mark } { $who ->
        [you] ty: { $rest }
       *[other] { $name }: { $rest }
    }
board-left =
    { $count ->
        [one] została 1 płytka
        [few] zostały { $count } płytki
       *[many] zostało { $count } płytek
    }
board-none-left = bez płytek
board-row = { $row } (od lewej)
board-face-down = zakryte { $of_1 } × 1, { $of_2 } × 2, { $of_3 } × 3

## Co można wybrać w grze karcianej

choice-draw-blindly = Odkryj kolejną kartę
choice-draw =
    Odkryj kolejną kartę: { $busts ->
        [0] bez ryzyka, w talii { $left ->
            [one] została 1 karta
            [few] zostały { $left } karty
           *[many] zostało { $left } kart
        }
        [one] { -bust(form: "narzednik") } grozi 1 z { $left } kart ({ $percent }%)
        [few] { -bust(form: "narzednik") } grożą { $busts } z { $left } kart ({ $percent }%)
       *[many] { -bust(form: "narzednik") } grozi { $busts } z { $left } kart ({ $percent }%)
    }
# $others: ile innych osób gra; $name: ta jedyna; $count: ile jest cyfr
choice-numbers =
    { $count ->
        [0] Zakończ bez cyfr
       *[other] Zakończ i weź { $cards }
    }{ $tokens ->
        [0] : nikt nie dostaje { -currency(form: "dopelniacz") }
       *[other] : { $others ->
            [one] { $name } dostaje { tokens }
           *[other] każda inna osoba dostaje { tokens }
        }
    }; potem możesz kupić kartę
choice-currency =
    Zakończ i weź { -currency(form: "biernik") }: dostajesz { tokens }{ $lost ->
        [0] { "" }
        [few] { " " }({ $lost } ponad limit dziesięciu przepadają)
       *[many] { " " }({ $lost } ponad limit dziesięciu przepada)
    }{ $count ->
        [0] { "" }
       *[other] ; na giełdę odkładasz { $cards }
    }; twoja tura się kończy
# $gain: punkty, które joker dałby teraz
auction-standing =
    Licytacja: { a-card }, { $gain ->
        [0] na razie bez punktów dla ciebie
        [one] teraz dla ciebie 1 punkt
        [few] teraz dla ciebie { $gain } punkty
       *[many] teraz dla ciebie { $gain } punktów
    }. { $highest ->
        [0] Nie ma jeszcze żadnej oferty.
       *[other] Najwyższa oferta: { $highest } ({ $name }).
    }
choice-no-bid = Spasuj
choice-bid =
    Licytuj tyle; { $last ->
        [yes] po tobie nikt już nie licytuje, więc joker jest twój
       *[no] płacisz tylko wtedy, gdy nikt cię nie przebije
    }
buying-buy = Możesz kupić jedną kartę z giełdy. Stać cię na { $purse }, licząc też twoje karty.
buying-last-buy = Ostatnia runda: możesz kupić jeszcze jedną kartę. Stać cię na { $purse }, licząc też twoje karty.
buying-bust = Możesz kupić kartę zamiast brać żeton { -bust(form: "dopelniacz") }. Stać cię na { $purse }, licząc też twoje karty.
buying-owned = Nie { $codes }: takie już masz.
buying-too-dear = Nie { $codes }: za drogo.
choice-brief = Obok każdej karty są punkty, które ci przyniesie.
choice-buy-nothing = Niczego nie kupuj
choice-bust-token = Weź żeton { -bust(form: "dopelniacz") } o wartości 3
choice-buy =
    Kup { card.biernik } za { $number }: { $gain ->
        [0] bez nowych punktów
        [one] 1 punkt więcej
        [few] { $gain } punkty więcej
       *[many] { $gain } punktów więcej
    }
paying-owed = Płacisz za { short-card.biernik }: do zapłaty jeszcze { $owed }. Po kolei wydaje się żetony { -bust(form: "dopelniacz") }, potem żetony { -currency(form: "dopelniacz") }, na końcu karty w kolejności z siatki.
choice-pay-all = Zapłać od razu wszystko: płacisz { $what }
# $kind "token" albo "bust_token": żeton; inaczej karta, $spare "yes": jedna z kilku takich samych, $loss: punkty
choice-pay-piece =
    { $kind ->
        [token] Wydaj żeton { -currency(form: "dopelniacz") }
        [bust_token] Wydaj żeton { -bust(form: "dopelniacz") }: liczy się za 3, bez reszty
       *[other] Wydaj { card.biernik }{ $spare ->
            [yes] , masz takich więcej
           *[no] { $loss ->
                [0] : bez straty punktów
                [one] : tracisz 1 punkt
                [few] : tracisz { $loss } punkty
               *[many] : tracisz { $loss } punktów
            }
        }
    }

forced-bid = { $who ->
    [you] Możesz licytować najwyżej do { $purse }, a oferta musi wynosić co najmniej { $lowest }.
   *[other] { $name } może licytować najwyżej do { $purse }, a oferta musi wynosić co najmniej { $lowest }.
}
forced-buy = { $who ->
    [you] Na giełdzie nie ma niczego nowego, na co cię stać.
   *[other] { $name } nie znajduje na giełdzie niczego nowego w swoim zasięgu.
}
forced-empty-market = Giełda jest pusta, więc nie ma czego kupić.
forced-token = { $who ->
    [you] Niczego nie możesz kupić w zamian.
   *[other] { $name } niczego nie może kupić w zamian.
}
forced-deck-empty = Talia jest pusta, więc ta tura musi się skończyć.

## Co można wybrać w grze w płytki

placing-in-hand = Masz płytkę { $value }. Litery to wolne pola; obok nich twoja najlepsza linia w tym miejscu.
placing-ends = Z lewej (l) w twoim rzędzie jest { $left }, z prawej (p) { $right }. Litery to wolne pola; obok nich twoja najlepsza linia w tym miejscu.
placing-last = Twoja ostatnia płytka to { $left }. Litery to wolne pola; obok nich twoja najlepsza linia w tym miejscu.
# $sum: najwyższa własna linia, w której leżałaby płytka
choice-place =
    Połóż { $value }{ $verb ->
        [left] { " " }z lewej
        [right] { " " }z prawej
       *[place] { "" }
    } na polu { $cell }: { line-of }
line-of =
    { $sum ->
        [10] linia, która daje dziesięć: wygrywasz
       *[other] twoja najlepsza linia ma tam { $sum }
    }
choice-move = Przenieś { $value } z { $from } na { $cell }: { line-of }
moving-free =
    Wszystkie płytki już leżą: przenieś jedną ze swoich, która ma literę. { $left ->
        [one] Do remisu został 1 ruch.
        [few] Do remisu zostały { $left } ruchy.
       *[many] Do remisu zostało { $left } ruchów.
    }
choice-take = Przenieś { $value } z pola { $cell }
moving-where = Przenosisz płytkę z pola { $cell }. Litery to pola, na które może trafić; obok nich twoja najlepsza linia w tym miejscu.

## Koniec

end-title = Koniec
# Nagłówki kolumn: kolory najwyżej na 8 znaków, pozostałe na 6
end-colour =
    { $colour ->
        [B] niebies.
        [G] zielony
        [O] pomar.
       *[P] różowy
    }
end-points = punkty
end-money = { -currency }
end-owned = karty
end-used = użyte
end-unused = wolne
end-wins = { $who ->
    [you] Wygrywasz z wynikiem { grid-points.dopelniacz }!
   *[other] { $name } wygrywa z wynikiem { grid-points.dopelniacz }!
}
end-wins-by-money = { $who ->
    [you] Remis, { grid-points }, ale masz więcej { -currency(form: "dopelniacz") }: wygrywasz!
   *[other] Remis, { grid-points }, ale { $name } ma więcej { -currency(form: "dopelniacz") } i wygrywa!
}
end-wins-by-tie-break = { $who ->
    [you] Remis, { grid-points } i tyle samo { -currency(form: "dopelniacz") }, więc rozstrzyga ostatnia kolumna: wygrywasz!
   *[other] Remis, { grid-points } i tyle samo { -currency(form: "dopelniacz") }, więc rozstrzyga ostatnia kolumna: wygrywa { $name }!
}
end-solo-tie = Remis, { grid-points }: wtedy wygrywa { $name }.
end-shared = Wspólne zwycięstwo: { $names }!
end-rank = Liczba graniczna { $target } pokonana. Twoja ranga to teraz { $rank }.
end-next-target = Następna liczba graniczna: { $target }.
end-highest = Wyższej liczby granicznej nie ma: to już szczyt.
end-solo-lost = Liczba graniczna { $target } wciąż się trzyma. Nowa talia, nowa szansa.
end-line = { $who ->
    [you] Dokładnie dziesięć: wygrywasz!
   *[other] Dokładnie dziesięć: wygrywa { $name }!
}
# $reason: "repetition", "limit" albo "stuck"
end-drawn =
    { $reason ->
        [repetition] Ta sama pozycja powtarza się po raz trzeci: remis.
        [limit] Druga runda nie ma już więcej ruchów: remis.
       *[other] Nikt nie może wykonać ruchu: remis.
    }

## Zapisywanie i wyjście

saved-finished = Partia jest zapisana w { $path }.
saved-cannot = Partii nie można zapisać w { $folder } ({ $reason }). Toczy się dalej, ale wyjście ją kończy.
saved-unreadable = Zapisanej partii { $path } nie da się odczytać ({ $reason }).
saved-put-aside = Zapisana partia { $path } jest uszkodzona. { $reason } Odłożono ją jako { $kept }.
saved-damaged = Zapisana partia { $path } jest uszkodzona i zostaje na swoim miejscu. { $reason }
bye = Do zobaczenia.
bye-kept = Do zobaczenia. Partia czeka na ciebie w { $path }.
bye-lost = Do zobaczenia. Partii nie dało się zapisać w { $folder }, więc kończy się tutaj.

## Oglądanie zapisu gry

# $number: ile z $moves ruchów już wykonano
walk-move = Ruch { $number } z { $moves }
walk-prompt = Enter idzie dalej, b wstecz, numer przechodzi do tego ruchu, q kończy
walk-not-a-move = „{ $typed }” to nie ruch: są ruchy od 0 do { $moves }.
walk-unfinished = niedokończona
# $games: ile jest w pliku
walk-games =
    W tym pliku { $games ->
        [one] jest 1 partia
        [few] są { $games } partie
       *[many] jest { $games } partii
    }.
walk-game =
    { $game ->
        [tiles] Płytki
       *[cards] Karty
    }: { $names }, { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
walk-choose = Która partia, do { $games } (Enter: pierwsza, q kończy)

## Pomoc

help-cards =
    { "" }
    KARTY W SKRÓCIE
    Zbierasz cyfry w czterech kolorach: niebieski B, zielony G, pomarańczowy O,
    różowy P. Na koniec każdy kolor daje punkt za każdą kartę najdłuższej
    sekwencji kolejnych cyfr, na przykład 3-4-5; całość od 1 do 9 daje 10.

    Twoja tura: odkrywaj kartę po karcie i zakończ, kiedy chcesz.
      Karty cyfr dodają się do sumy, karty { -currency(form: "dopelniacz") } ($) ją zmniejszają.
      Suma powyżej 10 to { -bust }, tak samo sama { -currency } powyżej 10.
    Zakończ i weź cyfry: są twoje, ale wszyscy inni dostają { -currency(form: "biernik") }
      w żetonach. Potem możesz kupić jedną kartę z giełdy.
    Zakończ i weź { -currency(form: "biernik") }: żetony są twoje, cyfry idą na giełdę,
      a tura się kończy. Nikt nie ma więcej niż dziesięć żetonów.
    { -bust(form: "tytul") }: cyfry idą na giełdę, a ty dostajesz żeton { -bust(form: "dopelniacz") } o wartości 3.
      Po { -bust(form: "miejscownik") } przez cyfry inni dostają { -currency(form: "biernik") }.

    Jokery (*) licytuje się od razu, po jednej ofercie wokół stołu; ostatnia
      należy do osoby, której to tura. *7 to 7 w dowolnym kolorze, B* to
      dowolna niebieska cyfra, ** to dowolna karta. Na koniec liczą się tak,
      jak ci najlepiej pasuje.
    Płacisz żetonami { -currency(form: "dopelniacz") } (po 1), żetonami { -bust(form: "dopelniacz") } (po 3) i własnymi kartami
      (po 1; w wydaniu polskim bez jokerów). W grze solo oferty zaczynają się
      od 5, a z kart można wydać na jokera tylko duplikaty, w wydaniu
      niemieckim także jokery z cyfrą, które stały się bezużyteczne.
    Gdy talia jest pusta, można kupić ostatnią kartę i partia się kończy.

    W siatkach cyfra mówi, ile czego jest, ━ łączy najdłuższą sekwencję,
    a gwiazdka to luka, którą wypełnia joker. ●●●○○○○○○○ to trzy żetony.
    Przy trzech i więcej osobach 4● 1×! *7 to cztery żetony, żeton { -bust(form: "dopelniacz") }
    i joker.
help-tiles =
    { "" }
    PŁYTKI W SKRÓCIE
    Każda strona ma piętnaście płytek: po pięć o wartości 1, 2 i 3. Kładziecie
    je na zmianę, zawsze bokiem do płytki, która już leży.
    Wygrywa prosta linia własnych płytek bez przerw, w poziomie, w pionie
    lub na ukos, która daje dokładnie 10. Linia liczy się w całej długości:
    suma 11 nic nie daje, choćby jej część dawała 10.
    Gra zamknięta: dobierasz swoją płytkę na ślepo i musisz ją położyć.
    Gra otwarta: twoje płytki leżą w rzędzie, bierzesz z jednego z końców.
    Gdy leży już trzydzieści, zaczyna się druga runda: wyjmujesz jedną ze
    swoich płytek i kładziesz ją gdzie indziej. Musi mieć wolny bok, a bez
    niej pozostałe nadal muszą się trzymać razem.

    Pole wpisuje się literą albo jako x,y, jak na brzegach planszy: 2,−1 leży dwa
    w prawo od środka i jedno w dół. W grze otwartej najpierw podajesz koniec
    rzędu: la kładzie lewą płytkę na a. Żeby przenieść płytkę, wpisz jej literę,
    a potem literę nowego miejsca, albo oba pola: 0,1 2,−1.
help-commands =
    { "" }
    { $game ->
        [tiles]
            a, b, c …  pole albo płytka z tą literą
            ?  ta pomoc       u  cofnij ostatni wybór       s  przebieg partii
            t  stół           q  wyjdź (partia zostaje zapisana)     ??  podpowiedź
            Ruchy można też wpisywać tak, jak w zapisach gier: place:1,0.
       *[cards]
            d  odkryj         n  weź cyfry            c  weź { -currency(form: "biernik") }
            p  spasuj albo nic nie kupuj              5  licytuj 5
            ?  ta pomoc       u  cofnij ostatni wybór       s  przebieg partii
            t  stół           q  wyjdź (partia zostaje zapisana)     ??  podpowiedź
            Ruchy można też wpisywać tak, jak w zapisach gier: buy:B4 albo bid:6.
    }
# $more: czy jest jeszcze strona, "yes" albo "no"
help-page =
    Strona { $page } z { $pages }: { $more ->
        [yes] ? pokazuje następną, t stół.
       *[no] t znów pokazuje stół.
    }
