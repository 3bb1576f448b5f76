### Wat het bord van het legspel zegt.

# Variabelen, overal waar een plaats aan tafel bedoeld is:
#   $who: "you" als de lezer daar zit, anders "other"; $name: de naam
# Overal waar een vak bedoeld is: $column en $row, zoals 3 en −1; de eerste tegel ligt op 0, 0

## Het vlak

tiles-plane =
    { $tiles ->
        [0] Het vlak, nog leeg
        [one] Het vlak met 1 tegel
       *[other] Het vlak met { $tiles } tegels
    }
tiles-view = Weergave
tiles-nearer = Inzoomen
tiles-farther = Uitzoomen
tiles-fit = Alles tonen
# Een knop aan de rand van het vlak, waarachter het verdergaat. $side: "left", "right", "top" of "bottom";
# $kind: "places" (plekken) of "tiles" (tegels); $ten: "yes" als daar tien te maken is
tiles-beyond =
    { $side ->
        [left] Verder naar links
        [right] Verder naar rechts
        [top] Verder naar boven
       *[bottom] Verder naar beneden
    }: { $kind ->
        [places]
            { $count ->
                [one] nog 1 plek
               *[other] nog { $count } plekken
            }
       *[tiles]
            { $count ->
                [one] nog 1 tegel
               *[other] nog { $count } tegels
            }
    }{ $ten ->
        [yes] { "; daar is tien te maken" }
       *[no] { "" }
    }
tiles-tile =
    { $who ->
        [you] Jouw { $value }, kolom { $column }, rij { $row }
       *[other] De { $value } van { $name }, kolom { $column }, rij { $row }
    }
# $tile: een tegel, zoals hierboven
tiles-last = { $tile }: de laatste zet
# Een knop. $value: 1, 2 of 3
tiles-place = De { $value } leggen: kolom { $column }, rij { $row }
tiles-place-ten = De { $value } leggen: kolom { $column }, rij { $row }; dat wordt tien
tiles-take = Je { $value } nemen: kolom { $column }, rij { $row }

## De tegels die nog komen

tiles-you = Jij
# $mine: "yes" als de lezer aan de beurt is
tiles-turn =
    { $mine ->
        [yes] Jouw beurt
       *[no] Aan de beurt
    }
tiles-winner = Gewonnen
tiles-hand = Getrokken: een { $value }
# $left gedekte tegels, waarvan zoveel $ones, $twos en $threes
tiles-supply =
    { $left ->
        [0] Geen tegels meer
        [one] Nog 1 tegel: { $ones } × 1, { $twos } × 2, { $threes } × 3
       *[other] Nog { $left } tegels: { $ones } × 1, { $twos } × 2, { $threes } × 3
    }
# $row: de waarden van links naar rechts
tiles-row =
    { $left ->
        [0] Geen tegels meer
        [one] Nog 1 tegel in de rij: { $row }
       *[other] Nog { $left } tegels in de rij: { $row }
    }
# Een knop. $end: "left" of "right"
tiles-take-end =
    { $end ->
        [right] De { $value } van rechts nemen
       *[left] De { $value } van links nemen
    }

## Wat er te doen is. $who: "name" als meer mensen het scherm delen; dan is $name aan zet

tiles-nobody = Een ogenblik …
tiles-others-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
tiles-place-it =
    { $who ->
        [name] { $name }: leg de { $value }.
       *[you] Leg de { $value }, zijde aan zijde met een andere tegel.
    }
tiles-place-first =
    { $who ->
        [name] { $name }: leg de { $value } in het midden.
       *[you] Leg de { $value } in het midden.
    }
tiles-take-which =
    { $who ->
        [name] { $name }: neem een tegel van een uiteinde van je rij.
       *[you] Neem een tegel van een uiteinde van je rij.
    }
tiles-move-which =
    { $who ->
        [name] { $name }: kies een van je tegels om te verplaatsen.
       *[you] Kies een van je tegels om te verplaatsen.
    }
tiles-move-to =
    { $who ->
        [name] { $name }: waar moet de { $value } heen?
       *[you] Waar moet de { $value } heen?
    }
# Wordt voorgelezen zodra een tegel genomen is
tiles-may-go =
    { $places ->
        [one] Je hebt de { $value } in je hand. Er is 1 plek voor.
       *[other] Je hebt de { $value } in je hand. Er zijn { $places } plekken voor.
    }
tiles-must-pass =
    { $who ->
        [name] { $name }: geen van je tegels kan verplaatst worden, dus je past.
       *[you] Geen van je tegels kan verplaatst worden, dus je past.
    }
# Waar een tegel zweeft voordat die ligt
tiles-at = Kolom { $column }, rij { $row }.
# $sum: de beste lijn die het zou worden; $kind: "ten", "under" of "over"
tiles-makes =
    { $kind ->
        [ten] Dat wordt tien!
        [over] Een lijn van { $sum }: te veel.
       *[under] Een lijn van { $sum }.
    }
# $left zetten van beiden samen tot het gelijkspel is
tiles-second-round = Tweede ronde
tiles-moves-left =
    { $left ->
        [one] nog 1 zet tot gelijkspel
       *[other] nog { $left } zetten tot gelijkspel
    }
tiles-pass = Passen
tiles-back = Terug
tiles-confirm = Hier leggen
tiles-one-tap = Met één tik leggen

## Lijnen die groeien. Van $column, $row tot $lastcolumn, $lastrow

tiles-lines = Lijnen die groeien
tiles-line =
    { $who ->
        [you] Jouw lijn van { $count } tegels, som { $sum }, van kolom { $column }, rij { $row } tot kolom { $lastcolumn }, rij { $lastrow }
       *[other] Een lijn van { $name } van { $count } tegels, som { $sum }, van kolom { $column }, rij { $row } tot kolom { $lastcolumn }, rij { $lastrow }
    }

## Het einde

# $who: "you" (je hebt gewonnen), "lost" (je hebt verloren) of "other"; $name: wie gewonnen heeft
tiles-won =
    { $who ->
        [you] Tien! Je hebt gewonnen
        [lost] Je hebt verloren: { $name } heeft tien
       *[other] Tien! { $name } heeft gewonnen
    }
# Terwijl de winnende rij geteld wordt
tiles-counting = De lijn van tien
# Als een spel eerder ophoudt. $lines: een opsomming van wie hoe ver gekomen is
tiles-stood = De beste lijnen: { $lines }.
# In die opsomming; $sum: 0 als er geen rij is
tiles-best =
    { $who ->
        [you] jij { $sum }
       *[other] { $name } { $sum }
    }
# $reason: waarom niemand won
tiles-draw =
    { $reason ->
        [repetition] Gelijkspel: dezelfde stelling is voor de derde keer ontstaan.
        [limit] Gelijkspel: de zetten van de tweede ronde zijn op.
        [stuck] Gelijkspel: niemand kan nog een zet doen.
       *[other] Gelijkspel.
    }
