# Server commands.

cli-serve = Host games for browsers and other clients.
cli-serve-host = Address to listen on.
cli-serve-port = Port; 0 takes a free one.
cli-serve-socket = Listen on a Unix socket instead, for a proxy on this machine.
cli-serve-base-path = URL prefix behind a proxy, such as /onirim.
cli-serve-allow-host = Host name that browsers may use, besides addresses.
cli-serve-allow-origin = Origin of pages that may connect, if not the server's own address.
cli-serve-trust-proxy = Address of a proxy whose X-Forwarded headers are trusted.
cli-serve-max-megabytes = Database size at which new games are refused; 0: no limit.
cli-serve-keep-days = Days until an abandoned game is deleted.
cli-serve-keep-unstarted-days = Days until a game without a move is deleted.
cli-serve-keep-finished-days = Days until a finished game is deleted.
cli-serve-keep-people-days = Days until a person without games is forgotten.
cli-serve-rate-limit = Factor for all rate limits of an address: 2 doubles them, 0 removes them.
cli-serve-request-timeout = Seconds in which a whole request must arrive.
cli-serve-sit-in-after = Seconds of absence after which a computer may sit in for a partner.
cli-serve-bot-delay = Seconds that a computer takes for an action, on average.
cli-serve-workers = Number of processes; more than one needs PostgreSQL.
cli-serve-metrics-token = Token required to read /metrics (default: local requests only).
cli-serve-log-level = Lowest level that is logged: debug, info, warning or error.
cli-serve-open-page = Open the table in this machine's browser.
cli-serve-fixed-deal = For tests: new games may be given their deck.

cli-admin = Back up and restore games; look up, export and delete games and people.
cli-admin-backup = Copy the games to a new file while the server runs.
cli-admin-backup-file = The new file.
cli-admin-restore = Replace the games by a backup; the present ones are kept beside it.
cli-admin-restore-file = The backup.
cli-admin-migrate = Upgrade the database to this version; a copy of a SQLite file is kept.
cli-admin-rotate-keys = Sign cookies with a new key from now on.
cli-admin-rotate-keys-forget-old = Reject all existing cookies; everyone starts over.
cli-admin-find = List games and people by the start of an id, or by name.
cli-admin-find-text = The start of an id, or a name.
cli-admin-show = Print what is stored about a game, without its cards, or about a person, as JSON.
cli-admin-show-name = The id.
cli-admin-export = Write everything that is stored about a game or a person to a file, as JSON.
cli-admin-export-name = The id.
cli-admin-export-file = The new file.
cli-admin-delete = Delete a game with its log, or a person with everything known about them.
cli-admin-delete-name = The id.
cli-admin-delete-yes = Don't ask.
cli-admin-sign-out = Sign a person out on all devices.
cli-admin-sign-out-name = The id.

file-saved = Saved in { $file }.
admin-game = game { $id } { $rules } { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} { $result ->
    [won] won
    [lost] lost
   *[going-on] going on
}
admin-person = person { $id } { $name }
admin-nothing = No id begins with “{ $text }”, and nobody is called so.
admin-delete-this = Delete this?
admin-deleted = Deleted.
admin-signed-out = Signed out on all devices.
games-restored = The games of { $file } are in their place.
games-kept = What was there before is { $file }.
database-migrated = The database is at migration { $revision }.
keys-rotated = Cookies are signed with a new key. Running servers find it within seconds.
