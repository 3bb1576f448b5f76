### Woorden waaruit zinnen bestaan: kaarten, fiches, opsommingen.

# Een beurt die te ver ging, waar er ook over gesproken wordt:
#   een flop, flop je, flopfiche; jij flopt; floppen; geflopt; ‘Flop’ aan het begin
-bust =
    { $form ->
       *[stam] flop
        [jij] flopt
        [infinitief] floppen
        [voltooid] geflopt
        [titel] Flop
    }

# Waarmee je betaalt, waar er ook over gesproken wordt: { -currency }, { -currency }kaart; ‘Geld’ aan het begin
-currency =
    { $form ->
       *[stam] geld
        [titel] Geld
    }

# Variabelen, overal waar een kaart genoemd wordt:
#   $card: de code; $kind, $colour, $number: wat het is
card =
    { $kind ->
        [number] { colour.blauwe } { $number }
        [currency] { -currency }kaart van { $number }
        [numbered_wildcard] joker { $number } (elke kleur)
        [colour_wildcard] { colour.blauwe } joker
        [super_wildcard] superjoker
        [token] { -currency }fiche
        [bust_token] { -bust }fiche
       *[unknown] kaart { $card }
    }

# Waar al duidelijk is wat een joker kan.
short-card =
    { $kind ->
        [numbered_wildcard] joker { $number }
       *[other] { card }
    }

a-card = een { card }

# De waarde zelf staat los; .blauwe staat voor een zelfstandig naamwoord
colour =
    { $colour ->
        [B] blauw
        [G] groen
        [O] oranje
        [P] roze
       *[other] elke
    }
    .blauwe =
    { $colour ->
        [B] blauwe
        [G] groene
        [O] oranje
        [P] roze
       *[other] elke
    }

# Hetzelfde een paar keer. $count: hoe vaak
several-cards =
    { $count ->
        [one] { a-card }
       *[other] { $count } { $kind ->
            [number] { colour.blauwe } { $number }’s
            [currency] { -currency }kaarten van { $number }
            [numbered_wildcard] jokers { $number } (elke kleur)
            [colour_wildcard] { colour.blauwe } jokers
            [super_wildcard] superjokers
            [token] { -currency }fiches
            [bust_token] { -bust }fiches
           *[unknown] kaarten { $card }
        }
    }

# Tussen eenheden en tienden
decimal-mark = ,
# $value: een kant-en-klaar getal: ‘48’, ‘+6’, ‘−0,4’
percent = { $value }%

# ‘a, b en c’ ontstaat van voren af: { a }, dan list-more, dan list-last.
list-more = { $list }, { $item }
list-last = { $list } en { $item }
list-none = niets

# Hoe je jezelf mag noemen na een verslagen streefwaarde
rank-4 = kiezelsteen
rank-5 = veerpont
rank-6 = straatlantaarn
rank-7 = uurwerk
rank-8 = landkaart van de kansen
rank-9 = vuurtoren
rank-10 = het tiende wereldwonder
