# Two people: meeting, the lobby, who is here, spectators, another device.

together-title = Two dreamers
together-friend = Invite a friend
    .about = A link or a QR code. Each of you plays at home.
together-screen = One screen
    .about = You pass it on. A curtain hides the hands.
together-computer = Computer partner
    .about = Always awake, and plays at once.
together-games = Your games together
together-play = Play
together-look = Look
together-invite-again = Invite
together-code-have = Have you been given a code?
together-code = Code or link
together-code-go = Open

## A new game

together-name = Your name
together-talk = How much may you say?
together-mode-duo = Silent
    .about = only your moves speak
together-mode-duo-limited = Signals
    .about = five signs, one at a time
together-mode-duo-open = Open
    .about = all cards face up
together-what = What do you play?
together-base = The base game
together-by-hand = Choose expansions
together-which = Who plays with you?
together-invite-go = Make the link
together-begin = Begin
together-odds = The computer wins { $n } of 100 such games.

## The lobby

together-kept = The seat is kept for your friend until you leave.
together-opens = Your friend opens
together-copy = Copy link
together-copied = Copied
together-share = Share
together-share-text = { $name } invites you to a game of Onirim.
together-qr = QR code of the link
together-spectators-link = Link for spectators
together-you-here = you, ready
together-seat-free = Free seat
together-waiting = waiting for your friend…
together-seat-computer = Seat the computer
together-meanwhile = Or choose your first cards meanwhile
together-to-table = To the table
together-arrived = { $name } has sat down.
together-sits = has sat down
together-new-links = New links
    .about = The old ones stop working, and spectators have to go.
together-links-new = These links are new. The old ones no longer work.
together-reopen = Not your friend? Free the seat again
together-reopened = The seat is free again, with a new link.

## An invitation

together-invites = { $name } invites you
together-invites-nameless = You’re invited
together-watch-invites = Look on as they play
together-goal = You win together or not at all.
together-rules-new = New to you? One minute
together-learn = Never played? A guided night, one minute
together-sit = Sit down
together-watch = Look on
together-watch-note = You see the table, never the hands. When the game is over, everything is open.
together-note = No account, no e-mail. The seat belongs to this browser.
together-computer-warm = The computer keeps the seat warm and makes room for you.
together-taken = Somebody sits there already. Ask for a link to look on.
together-ended = This game is over.
together-yours = You already belong to this table.
together-wrong = No game has this code. It may have been used, or renewed: ask for the link again.
together-asking = Knocking…

## At the table

together-people = Who is here
together-people-short = People
together-you = You
together-here = here
together-away = away
together-reconnecting = reconnecting…
together-computer-sits = the computer sits in
together-chooses = choosing
together-your-turn = your turn
together-turn-title = ● Your turn
together-back = { $name } is back.
together-left = { $name } has gone.
together-computer-came = The computer sits in for { $name }.
together-computer-went = { $name } has the seat back.
together-gone-text = { $name } has been away for a while. What now?
together-gone-wait = Wait
together-gone-computer = Let the computer sit in
together-gone-end = End the game
together-gone-sure = End it for good?
together-mine-back = Take your seat back
together-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
together-spectators-none = No spectators
together-spectators-away = Send spectators away
together-spectators-gone = They have gone, and their link no longer works.
together-looking-on = Watching
together-looking-text = { $names } are playing. Their hands stay hidden.
together-notify = Tell me when it’s my turn
together-notify-no = The browser doesn’t allow notifications here.
together-notify-body = { $name } has played. It’s your turn.

## Another device

together-device = Another device
    .about = Go on playing on your phone or on another computer.
together-device-show = Show a code
together-device-text = Scan this with the other device, or type the code there. It works once, for ten minutes.
together-device-nobody = There’s nothing to take along yet: begin a game first.
together-device-got = A code from another device?
together-claim = Are you the one who made this code?
together-claim-text = Then your games come here, and both devices are yours.
together-claim-go = Yes, it’s me
together-claim-ask = { $n ->
    [one] This device has a game of its own. Shall it come along?
   *[other] This device has { $n } games of its own. Shall they come along?
}
together-claim-bring = Bring them along
together-claim-leave = Leave them behind
together-claim-leave-text = What stays behind can’t be reached from here any more.
together-claim-done = Done: your games are here.
together-recall = Sign out everywhere else
    .about = Every other device that is you stops being you.
together-recall-sure = Really sign out everywhere else?
together-recalled = Only this device is you now.

## At the table
web-lanes = The rows of both
web-doors-you = You
web-doors-common = for either of you
web-of-m = of { $m }
web-held = { $n ->
    [one] one card
   *[other] { $n } cards
}{ $known ->
    [0] {""}
    [one] , one known
   *[other] , { $known } known
}
web-signals = Your signal
web-signal-none = none yet
web-signal-yours = Your signal: { $meaning }
web-signal-theirs = { $name }’s signal: { $meaning }
web-signal-later = A signal is given at the start of your own turn.
web-looking-on = You are looking on: hands stay hidden.

## The turn before, on the curtain
web-curtain-pass = Pass the screen to
web-curtain-sum = Together: { $n } of { $m } Doors. { $deck ->
    [one] One card is left.
   *[other] { $deck } cards are left.
}
web-strip = What { $name } did
web-curtain = { $name }’s turn
web-curtain-text = Hand the screen to { $name }. Nobody else should look.
web-curtain-lift = I’m { $name }
web-exchange-for = exchange it for { CARDS($card, form: "the") }
web-ask-swap = { $group ->
    [shared] Which of the Shared cards do you take for it?
   *[none] Lay one of your cards on a Shared one to exchange them.
}
