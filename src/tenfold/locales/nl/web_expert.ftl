### De expert aan tafel: wie haar iets mag vragen, en wat dat kost.

expert-ask = Wat zou de expert doen?
# Na wat een bot deed, in het verhaal
expert-why = Waarom?
expert-why-whom = Waarom deed { $name } dat?
# Voor de eerste hint van een spel dat zou meetellen
expert-sure = De raad van de expert kost niets, maar daarmee gaat de partij verder als oefening: winst telt niet meer mee voor statistieken en ratings. Heb je al drie beslissingen genomen, dan telt verlies nog wel.
expert-sure-yes = De expert vragen
agreed-hints = Iedereen mag vragen wat de expert zou doen. Daarom telt de partij niet voor de rating.
new-hints = Hints voor iedereen
new-hints-text = Iedereen mag vragen wat de expert zou doen, en hoort dat voor het aanschuiven. De partij telt dan niet voor de rating.
