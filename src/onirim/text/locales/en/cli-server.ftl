# The server's commands.

cli-serve = Host games for browsers and other clients.
cli-serve-host = The address to listen on.
cli-serve-port = The port; 0 takes a free one.
cli-serve-data = Where games are kept; otherwise this machine's usual place.
cli-serve-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-serve-base-path = Where a proxy puts us, such as /onirim.
cli-serve-allow-origin = Origin of pages that may talk to us, if not our own address.
cli-serve-trust-proxy = Address of a proxy whose X-Forwarded headers are believed.
cli-serve-rate-limit = How much one address may ask for: 2 is twice, 0 no limit.
cli-serve-request-timeout = Seconds in which a whole request must have come.
cli-serve-keep-days = After how many days an abandoned game is deleted.
cli-serve-socket = A Unix socket to listen on instead, for a proxy on this machine.
cli-serve-workers = How many processes serve; more than one needs PostgreSQL.
cli-serve-allow-host = A name under which browsers may ask us, besides addresses.
cli-serve-keep-unstarted-days = After how many days a game without a move is deleted.
cli-serve-keep-finished-days = After how many days a finished game is deleted.
cli-serve-keep-people-days = After how many days a person without games is forgotten.
cli-serve-max-megabytes = How big the database may become before new games are refused; 0: no end.
cli-serve-sit-in-after = Seconds a partner is away before a computer may sit in.
cli-serve-bot-delay = Seconds that a computer takes for an action, on average.
cli-serve-metrics-token = Who knows it may read /metrics; without one, this machine.
cli-serve-log-level = What is logged: this and what is worse.
cli-serve-config = A TOML file with settings, named as these options are.
cli-serve-open-page = Open the table in this machine's browser.
cli-serve-fixed-deal = For tests: new games may be given their deck.
cli-backup = Copy the games as they are now into a file, while the server goes on.
cli-backup-file = The new file.
cli-backup-data = Where games are kept; otherwise this machine's usual place.
cli-backup-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-rotate-keys = Sign cookies with a new key from now on.
cli-rotate-keys-data = Where games are kept; otherwise this machine's usual place.
cli-rotate-keys-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-rotate-keys-forget-old = Believe no older cookie: everybody begins anew.
cli-backup-config = A TOML file with settings, named as these options are.
cli-rotate-keys-config = A TOML file with settings, named as these options are.
cli-restore = Put a backup in the place of the games; what was there is kept beside it.
cli-restore-file = The backup.
cli-restore-data = Where games are kept; otherwise this machine's usual place.
cli-restore-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-restore-config = A TOML file with settings, named as these options are.
cli-migrate = Bring the database up to date with this version; of a SQLite file a copy is kept.
cli-migrate-data = Where games are kept; otherwise this machine's usual place.
cli-migrate-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-migrate-config = A TOML file with settings, named as these options are.
cli-admin = Look up, export and delete games and people.
cli-admin-find = List games and people whose id begins with a text, or whose name it is.
cli-admin-find-text = The beginning of an id, or a name.
cli-admin-find-data = Where games are kept; otherwise this machine's usual place.
cli-admin-find-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-admin-find-config = A TOML file with settings, named as these options are.
cli-admin-show = Print what is kept of a game, without its cards, or of a person, as JSON.
cli-admin-show-name = The id.
cli-admin-show-data = Where games are kept; otherwise this machine's usual place.
cli-admin-show-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-admin-show-config = A TOML file with settings, named as these options are.
cli-admin-export = Write everything that is kept of a game or a person into a file, as JSON.
cli-admin-export-name = The id.
cli-admin-export-file = The new file.
cli-admin-export-data = Where games are kept; otherwise this machine's usual place.
cli-admin-export-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-admin-export-config = A TOML file with settings, named as these options are.
cli-admin-delete = Delete a game with its log, or a person with all that is known of it.
cli-admin-delete-name = The id.
cli-admin-delete-yes = Do not ask.
cli-admin-delete-data = Where games are kept; otherwise this machine's usual place.
cli-admin-delete-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-admin-delete-config = A TOML file with settings, named as these options are.
cli-admin-recall = Make every cookie of a person worthless.
cli-admin-recall-name = The id.
cli-admin-recall-data = Where games are kept; otherwise this machine's usual place.
cli-admin-recall-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-admin-recall-config = A TOML file with settings, named as these options are.

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
admin-recalled = Recalled: other devices are signed out.
games-restored = The games of { $file } are in their place.
games-kept = What was there before is { $file }.
database-migrated = The database is at migration { $revision }.
keys-rotated = Cookies are signed with a new key. Running servers find it within seconds.
