### De nabeschouwing in de browser.

# $values: a list of the next message
review-chart = Na zet { $number }: { $values }.
review-chart-value = { $name } { $percent }
review-chart-hint = Klik in de curve of gebruik de pijltjestoetsen om naar een zet te gaan. Iedere speler heeft een eigen lijn; daaronder staan de fouten van die speler (?! klein, ? duidelijk, ?? ernstig) en ✦ veel geluk of pech.
review-luck-good = Veel geluk
review-luck-bad = Veel pech
review-here = Deze zet
review-nothing = Hier viel er niets te kiezen dat ertoe deed.
review-fine = { $name } koos, voor zover te zien is, zo goed als kon.
# All of them written, with their signs
review-words = { $name }: { $start } aan het begin, { $luck } door geluk, { $errors } door eigen fouten, { $given } door fouten van anderen, { $residual } door wat later beter te zien was; dat maakt { $result }.
review-giver = Van

## Vind de betere zet

review-practice = Vind de betere zet
review-practice-question = Wat zou beter zijn voor { $name }?
review-practice-where = Fout { $number } van { $of }
review-practice-right = Goed.
review-practice-wrong = Deze is het niet.
review-practice-next = Verder
review-practice-end = Terug naar de nabeschouwing
review-practice-score = { $right } van { $of } bij de eerste poging gevonden.
review-practice-others = Fouten van de anderen
