# The onirim command: its help and its results.

cli-usage = Usage:
cli-command = COMMAND
cli-heading = { $name }:
cli-arguments = Arguments
cli-commands = Commands
cli-options = Options
cli-network = Network
cli-storage = Storage
cli-limits = Limits
cli-default = default: { $value }
cli-option-help = Show this help and exit.
cli-option-version = Show the version and exit.
cli-option-lang = Language: { $languages }. Default: ONIRIM_LANG, then the locale.
cli-option-jobs = Number of processes; 0 uses all cores.
cli-option-json = Print one JSON document.
cli-option-config = TOML file with settings, named like these options.
cli-option-data = Folder of the games (default: this computer's user data folder).
cli-option-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
missing-extra = { $command } needs the { $extra } extra: pip install "onirim[{ $extra }]"

cli-onirim = Onirim, the card game of dreams: an unofficial fan work in Python.

cli-play = Play in the terminal: alone, two at one keyboard, with the computer, or online.
cli-play-start = Continue the unfinished game of a record, x.oni, or begin at a position line.
cli-play-rules = Ruleset: solo, duo, duo:limited or duo:open, with modules and house rules, such as solo+towers:hard or duo+book+B10.
cli-play-seed = Play the deck with this number (default: a fresh deck).
cli-play-common-deck = Play deck N in the order that is the same for everybody who plays it.
cli-play-partner = Two players: the computer player in the second seat: seeker, heuristic, mind, strong or strongest.
cli-play-names = Two players: their names, such as "Ann,Ben".
cli-play-save = Write a record of each game to a new file, x.oni.
cli-play-practice = Allow undoing anything; the record says so.
cli-play-real-cards = You hold the deck and type the cards that come.
cli-play-no-curtain = Two players: don't hide the screen between turns.
cli-play-plain = Words only, for screen readers, pipes and simple terminals.
cli-play-join = Take a seat at a friend's table: the link or code of an invitation.
cli-play-invite = Start a game for two at a server (default: one on this computer) and invite a friend; with --partner a computer keeps the seat.
cli-play-name = Your name at that table.
only-plain = For now there is only the plain game; --plain hides this line.

cli-replay = Step through a recorded game; in a pipe, print all of it.
cli-replay-file = A record, an .oni file.

cli-check = Validate records: replay each one and print one line.
cli-check-files = Records, .oni files.
record-checked = { $path }: { $rules }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $result ->
    [won] won
    [lost] lost
   *[going-on] not over
}

cli-rules = Read the rules: a page, one rule by its id, or what a card does.
cli-rules-what = base, duo, book, glyphs, dreamcatchers, towers, premonitions, crossroads, oniverse, incubus, pouch, house, combining; or an id such as §1.3.12 or B7; or a card such as Ke.
cli-rules-ruleset = What a card or power does in this ruleset, such as solo+towers:hard.
rules-title = The rules of Onirim
rules-pages = Pages: onirim rules NAME shows one; onirim rules §1.3.12 shows a single rule.
rules-more = More: onirim rules { $page }

cli-describe = Describe a ruleset: cards, actions and the names of observations.
cli-describe-rules = Ruleset, such as solo+towers:hard.
describe-title = { $rules }: { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, rules version { $version }
describe-numbers = { $actions } actions, { $outcomes } chance outcomes, { $names } observation numbers; --json lists them all
describe-cards = Cards: code, copies, name

cli-config = Print the server settings in effect and where each comes from, as a file for --config.
config-environment = environment
config-file = file
config-default = default

cli-doctor = Check engine, browser table, database, port and browser, and say what to do.
cli-doctor-port = Port that the server would use.
doctor-versions = Onirim { $version }, Python { $python }, { $system }
doctor-compiled = engine: compiled ({ $kind })
doctor-interpreted = engine: interpreted; computer players are slow
doctor-interpreted-advice = Install a C compiler such as gcc, then install Onirim again.
doctor-no-server = browser table: not installed
doctor-no-server-advice = pip install "onirim[{ $extra }]"
doctor-table = browser table: installed
doctor-no-table = browser table: not part of this installation
doctor-no-table-advice = Install Node 22.12 or newer, or allow downloads, then install Onirim again.
doctor-database = database: { $place }
doctor-no-database = database: none yet; the first start makes { $place }
doctor-bad-database = database: { $why }
doctor-bad-database-advice = Choose another with --data or --database, or see onirim admin --help.
doctor-port = port { $port }: free
doctor-port-used = port { $port }: in use, perhaps by Onirim itself
doctor-port-used-advice = onirim serve --port { $other }
doctor-browser = browser: found
doctor-no-browser = browser: none can be opened from here
doctor-no-browser-advice = Open the address that onirim serve prints in a browser of your choice.

cli-completion = Print a completion script: add its output to the start-up file of your shell.
cli-completion-shell = bash, zsh or fish.

cli-simulate = Play many games and count: wins, Doors, speed. Ctrl-C prints what is done so far.
cli-simulate-rules = Ruleset, such as solo, duo or solo+towers:hard.
cli-simulate-players = Who plays: random, seeker, heuristic, mind, strong, strongest, or your own as package.module:Name. Give it once for all seats, or once per seat. [default: random]
cli-simulate-games = Number of games.
cli-simulate-run = Number of the run: its game i has the seed RUN * 2**32 + i.
cli-simulate-jsonl = Write one line of JSON for each game; - is standard output.
cli-simulate-csv = Write a table with one row for each game; - is standard output.
simulation-stopped = Stopped by Ctrl-C after { $done } of { $games } games.
simulation-title = { $player } plays { $rules }
simulation-games = games
simulation-wins = wins
simulation-win-rate = win rate
simulation-interval = 95 % interval
simulation-from-to = { $low } to { $high }
simulation-doors = Doors at the end
simulation-on-average = { NUMBER($doors, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average
simulation-turns = turns
simulation-decisions = decisions
simulation-cpu = CPU time
simulation-wall = wall time
simulation-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
simulation-speed = speed
simulation-a-second = { NUMBER($games, maximumFractionDigits: 0) } games per CPU second ({ $engine ->
    [compiled] compiled
   *[interpreted] interpreted
})
simulation-run = run
simulation-checksum = checksum
simulation-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-number = { NUMBER($n) }

cli-match = Let two players play the same decks, each on its own and in every seat: who wins more, with an interval and a stopping rule. Ctrl-C prints what is done so far.
cli-match-first = A player, such as strong.
cli-match-second = The other player, such as heuristic.
cli-match-rules = Ruleset, such as solo or duo+towers.
cli-match-pairs = At most this many decks; each player plays all of them.
cli-match-margin = Difference in win rate that the test looks for: 0.03 is 3 points.
cli-match-run = Number of the run; each run has decks of its own.
match-stopped = Stopped by Ctrl-C after { $done } of { $games } decks.
match-decks = decks
match-title = { $first } and { $second }, { $rules }: { NUMBER($pairs) } decks each
match-won = { $player } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-difference = difference { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, 95 % interval { $low } to { $high }
match-first = The test says: { $first } wins more, by about { NUMBER($margin, style: "percent") } or more.
match-equal = The test says: they are equal within { NUMBER($margin, style: "percent") }.
match-second = The test says: { $second } wins more, by about { NUMBER($margin, style: "percent") } or more.
match-open = The test has no answer yet: more games are needed.
