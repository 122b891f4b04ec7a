# The screens around the table: home, album, a new game, settings, the end, looking back.

web-motto = Eight Doors. One night. One candle.
web-dream = Dream
web-resume = Continue
web-so-far = { $n } of { $m } Doors, { $deck ->
    [one] { $deck } card left
   *[other] { $deck } cards left
}
web-first-night = Your first night? We’ll guide you: it takes a minute.
web-first-night-go = Guide me
web-together = Together
web-together-more = two dreamers, any two screens
web-invite = Invite a friend
web-with = With { $name }
web-with-friend = With a friend
web-turn-yours = your turn
web-turn-theirs = { $name } is to play
web-turn-screen = one screen
web-seat-free = the other seat is free
web-learn = Learn
web-learn-more = a guided night, one minute
web-expansions = Expansions
web-expansions-more = more cards, more dreams
web-album = Album
web-album-more = your games and results
web-fan-work = An unofficial fan edition. Onirim was designed by Shadi Torbey; the words and pictures here are our own.
web-to-start = Home
web-device = Another device
web-settings = Settings

## Album

web-continue = Unfinished games
web-album-none = No unfinished games.
web-forget = Delete the game of { $what }
web-forget-sure = Delete?
web-stats = Statistics
web-stat-none = No games finished yet.
web-stat-of = { $won } of { $games } won
web-stat-last = The last games: { $marks }
web-stat-doors = Doors on average
web-stat-deeds = In a game, on average
web-stat-recent = Of the last 50
web-stat-streak = Won in a row
web-stat-longest = Most in a row
web-finished = Finished games
web-won = won
web-lost-game = lost
web-doors-count = { $n } of { $m } Doors
web-upload = Open a record
web-record-at = This isn’t an Onirim record ({ $file }, line { $line }, column { $column }: { $reason })
web-record-in = This isn’t an Onirim record ({ $file }: { $reason })
web-problem-unreachable = Can’t reach the server.
web-download = Download the record

## A new game

web-setup-title = A new game
web-setup-players = Who’s playing?
web-mode-solo = Open all eight Doors before the deck runs out.
web-mode-duo = Only your moves speak: no talking about your cards.
web-mode-duo-limited = Each of you may give one signal at a time, such as “I’m working on red”.
web-mode-duo-open = All cards lie face up, and you talk as you like.
web-rules-modules = { $n ->
    [one] { $n } expansion
   *[other] { $n } expansions
}
web-rules-house = { $n ->
    [one] { $n } house rule
   *[other] { $n } house rules
}
web-setup-name = Name of player { $n }
web-setup-modules = Expansions
web-option-normal = normal
web-setup-house = House rules
web-setup-practice = Practice: undo anything, and the game doesn’t count

## Settings

web-language = Language
web-theme = Look
web-theme-night = Night
web-theme-dawn = Dawn
web-speed = Speed of motion
web-speed-none = no motion
web-set-sound = Sound
web-set-effects = Cards and Doors
web-set-ambience = Sounds of the night
web-set-haptics = Vibration
web-set-auto = Answer automatically when there’s only one choice
web-set-confirm = Confirm costly choices
web-set-letters = Letters for the colours on the cards
web-set-list = Choices as a list of buttons
web-set-shortcuts = Keyboard shortcuts

## The end

web-end = The end
web-end-won = You wake at dawn
web-end-won-them = { $names } wake at dawn
web-end-won-text = { $m ->
    [8] All eight Doors
   *[other] All { $m } Doors
}, { $n ->
    [0] and not a card left in the deck.
    [one] with one card left in the deck.
   *[other] with { $n } cards left in the deck.
}
web-end-short = { $n ->
    [0] The night is over
    [1] One Door short
    [2] Two Doors short
    [3] Three Doors short
    [4] Four Doors short
    [5] Five Doors short
    [6] Six Doors short
    [7] Seven Doors short
    [8] Eight Doors short
   *[other] { $n } Doors short
}
web-end-doors = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $n }
} of { $m ->
    [8] eight
   *[other] { $m }
}
web-end-lost-text = The candle is out, with { web-end-doors } Doors open.
web-end-best-text = The candle is out: { web-end-doors }, your best night so far.
web-end-given-text = The candle is out, with { web-end-doors } Doors open and { $given ->
    [one] one given up on the way.
   *[other] { $given } given up on the way.
}
web-end-night = Your night
web-end-night-count = { $turns ->
    [one] one turn
   *[other] { $turns } turns
} · { $n ->
    [0] no Nightmare
    [one] one Nightmare
   *[other] { $n } Nightmares
}
web-again = Dream again
web-same-deal = Same deal
web-replay = Look back

## Looking back

web-replay-setup = Setup
web-replay-turn = Turn { $turn }
web-replay-back = Previous step
web-replay-next = Next step
web-replay-run = Play
web-replay-pause = Pause
web-replay-place = Position
web-replay-everything = Everything
web-replay-eyes = Whose eyes
