### The expert at the table: who may ask her, and what that costs.

expert-ask = What would the expert do?
# After what a bot did, in the story
expert-why = Why?
expert-why-whom = Why did { $name } do that?
# Before the first hint of a game that would count
expert-sure = The expert’s advice is free, but with it the game goes on as practice: it can no longer be won for statistics and ratings. If you have made three decisions already, it can still be lost.
expert-sure-yes = Ask the expert
agreed-hints = Everybody may ask what the expert would do. So the game is not rated.
new-hints = Hints for everybody
new-hints-text = Everybody may ask what the expert would do, and is told so before sitting down. The game is not rated then.
