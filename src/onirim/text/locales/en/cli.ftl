# The onirim command: what --help says, and what the commands print.

cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-help = Show this message and exit.
cli-lang = The language to speak: { $languages }. Without it, ONIRIM_LANG or the locale decides.
missing-extra = { $command } needs the { $extra } extra: pip install "onirim[{ $extra }]"

cli-onirim = Onirim, the card game of dreams: an unofficial fan work in Python.
cli-onirim-version = Say which version this is, and whether the engine is compiled.

cli-play = Play in the terminal, alone, at one keyboard, with the computer, or at somebody's table.
cli-play-rules = The ruleset: solo, duo, duo:limited or duo:open; solo+B10 and so on.
cli-play-seed = Deal the game with this number; without it, the deal is random.
cli-play-fair = A deck that is the same for all who play this seed.
cli-play-plain = Words only: for screen readers, pipes and terminals.
cli-play-partner = Two players: the computer player that takes the second seat, such as seeker.
cli-play-names = Two players: their names, as "Ann,Ben".
cli-play-no-curtain = Two players: do not hide the screen between them.
cli-play-save = Write the record of the game to this new file, x.oni.
cli-play-practice = Anything can be taken back; the record says so.
cli-play-real-cards = You hold the deck, and type the cards that come.
cli-play-join = Take a seat at somebody's table: the link or the code of an invitation.
cli-play-invite = Begin a game for two at a server (its address; without one, a server on this machine) and invite a friend; --partner lets a computer keep the seat.
cli-play-name = Your name at that table.
only-plain = For now there is only the plain game; --plain leaves this line out.

cli-replay = Step through a recorded game; in a pipe, all of it is told at once.
cli-replay-file = A record, an .oni file.

cli-record = Records of games, .oni files.
cli-record-check = Replay records; one line and exit code 1 for those that are no games.
cli-record-check-files = Records, .oni files.
record-checked = { $path }: { $rules }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $result ->
    [won] won
    [lost] lost
   *[going-on] not over
}

cli-rules = Read the rules: a page, one rule by its id, or what a card is for.
cli-rules-what = base, duo, book, glyphs, dreamcatchers, towers, premonitions, crossroads, oniverse, incubus, pouch, house, combining; or an id such as §1.3.12 or B7, or a card such as Ke.
cli-rules-ruleset = What a card or power does in this ruleset, such as solo+towers:hard; otherwise by default.
rules-title = The rules of Onirim
rules-pages = The pages: onirim rules NAME shows one, onirim rules §1.3.12 a single rule.
rules-more = More: onirim rules { $page }

cli-sim = Play many games and count: wins, Doors, speed. Ctrl-C tells what was done so far.
cli-sim-rules = The ruleset, such as solo, duo or solo+B10.
cli-sim-player = Who plays, such as random or heuristic, or your own: package.module:Name.
cli-sim-games = How many games.
cli-sim-seed = Which run: game i has the seed SEED * 2**32 + i.
cli-sim-jobs = How many processes.
cli-sim-json = Print one JSON object.
cli-sim-jsonl = Write a line of JSON for each game into a file.
cli-sim-csv = Write a table with a row for each game into a file.
sim-stopped = Stopped by Ctrl-C after { $done } of { $games } games.
sim-title = { $player } plays { $rules }
sim-games = games
sim-wins = wins
sim-win-rate = win rate
sim-interval = 95 % interval
sim-from-to = { $low } to { $high }
sim-doors = Doors at the end
sim-on-average = { NUMBER($doors, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average
sim-turns = turns
sim-decisions = decisions
sim-cpu = CPU time
sim-wall = wall time
sim-cpu-time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s in { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
sim-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
sim-speed = speed
sim-a-second = { NUMBER($games, maximumFractionDigits: 0) } games per CPU second ({ $engine ->
    [compiled] compiled
   *[interpreted] interpreted
})
sim-seed = seed
sim-checksum = checksum
sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-number = { NUMBER($n) }
cli-match = Let two players play the same decks: who wins more, with an interval and a rule to stop. Ctrl-C tells what was played so far.
cli-match-first = A player, such as strong.
cli-match-second = Another one, such as heuristic.
cli-match-rules = The ruleset, such as solo or duo+towers.
cli-match-games = At most so many games for each of them.
cli-match-seed = Which run: its decks are its own.
cli-match-jobs = How many processes.
cli-match-margin = How much more the first must win for the test to say so, as a share of games.
cli-match-json = Print one JSON object.
match-stopped = Stopped by Ctrl-C after { $done } of { $games } decks.
match-decks = decks
match-title = { $first } and { $second }, { $rules }: { NUMBER($pairs) } decks each
match-won = { $player } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-difference = difference { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, 95 % interval { $low } to { $high }
match-first = The test says: { $first } wins more, by about { NUMBER($margin, style: "percent") } or more.
match-not-first = The test says: { $first } does not win { NUMBER($margin, style: "percent") } more.
match-second = The test says: { $second } wins more.
match-open = The test has no answer yet: more games are needed.
