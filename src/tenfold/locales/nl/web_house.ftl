### Partijen die op dit apparaat staan, en wat een server nodig heeft.

## Waar een partij staat

# Naast de naam. $sent: "yes" of "no", of de server haar ook heeft
house-here =
    { $sent ->
        [yes] op dit apparaat, verstuurd
       *[no] op dit apparaat
    }
house-here-text =
    { $sent ->
        [yes] Deze partij staat in deze browser, en de server heeft haar ook.
       *[no] Deze partij staat in deze browser en nergens anders.
    }
# $why: "away" (de server antwoordt niet) of "none" (er is er geen)
house-alone =
    { $why ->
        [away] De server antwoordt nu niet, dus kan niemand van elders meespelen. Wat je nu begint, blijft op dit apparaat.
       *[none] Er is hier geen server, dus kan niemand van elders meespelen. Wat je speelt, blijft op dit apparaat.
    }
# Een link. $host: het adres van een server
house-friends-at = Met vrienden spelen op { $host }
open-none =
    { $why ->
        [away] De server antwoordt nu niet. De open tafels zijn er weer zodra hij dat doet.
       *[none] Open tafels horen bij een server, en hier is er geen.
    }
me-away = De server antwoordt nu niet. Je partijen daar zijn er weer zodra hij dat doet.
me-empty-here = Op dit apparaat staat niets.
me-figures-here = Je resultaten op dit apparaat

## Wat er op dit apparaat misgaat

local-storage-full = Er is geen ruimte meer in deze browser. Je kunt verder spelen, maar wat je speelt is weg als je deze pagina sluit. Bewaar je partijen als bestand en maak dan ruimte.
local-storage-forbidden = Deze browser bewaart niets voor deze pagina; misschien is dit een privévenster. Je kunt verder spelen, maar wat je speelt is weg als je deze pagina sluit.
local-storage-newer = In een ander tabblad staat een nieuwere versie van Tenfold open. Laad deze pagina opnieuw: tot dan wordt niets bewaard van wat je hier speelt.
local-storage-failed = Je partijen kunnen nu niet bewaard worden. Je kunt verder spelen, maar wat je speelt is weg als je deze pagina sluit. Bewaar je partijen als bestand.
local-elsewhere = Deze partij wordt in een ander tabblad gespeeld.
local-other-rules = Deze partij is begonnen met een nieuwere versie van Tenfold (regels { $rules }). Laad de pagina opnieuw om die te krijgen.
local-cannot-start = De regels konden in deze browser niet gestart worden. Laad de pagina opnieuw; helpt dat niet, probeer dan een nieuwere browser.
local-stopped = De regels zijn midden in het antwoord gestopt. Probeer het nog eens.
local-file-broken = Er ontbreekt een bestand van Tenfold, of het is beschadigd: { $file }. Laad de pagina opnieuw.
local-line-unreadable = dit is geen partij
local-not-running = deze partij kan hier niet worden voortgezet

## Een nieuwe versie

ui-new-version = Er is een nieuwe versie van Tenfold.
ui-take-version = Nu gebruiken
puzzles-not-here = Deze puzzels staan nog niet op dit apparaat, en zonder netwerk zijn ze niet op te halen. Wat je al hebt opgehaald, kun je oplossen.
