# Made from the messages of the source by tools/generate/error_texts.py: do not edit.

## Options, files, databases

terminal-backup-there = { $file } is there already; a backup writes a new file
terminal-base-path = a base path is like { $example }, not '{ $text }'
terminal-choice = There is no choice { $number }; the choices are 1 to { $last }.
terminal-config = { $file } cannot be read: { $why }
terminal-config-word = { $file }: there is no setting { $word }
terminal-damaged = the database { $database } is damaged; put a backup in its place: onirim restore
terminal-database-form = a database is sqlite:///FILE or postgresql://…
terminal-file-there = { $path } is there already; --save writes a new file
terminal-fixed-deal = --fixed-deal is for tests alone: it needs { $variable }=1
terminal-folder = the folder { $folder } cannot be written: { $why }
terminal-for-two = --names and --partner are for two players: add --rules duo
terminal-in-use = another onirim server uses { $file } already
terminal-invite = --invite is for two players: leave out --rules, or add duo
terminal-join = --join takes an invitation, as https://…/#/join/CODE or its code, not '{ $text }'
terminal-join-alone = at a table on a server these say nothing: leave out { $options }
terminal-language = there is no language '{ $word }'; there are: { $known }
terminal-listen = cannot listen on { $address }: { $why }
terminal-names = --names takes two different names of at most { $limit } letters, as { $example }, not '{ $text }'
terminal-newer = the database { $database } was written by a newer version of onirim (migration { $revision }; this one knows { $known })
terminal-no-database = { $database } is no Onirim database
terminal-no-file = cannot write { $path }: { $why }
terminal-no-folder = there is no folder { $path } to save in
terminal-no-games = there are no games in { $database }
terminal-no-page = there is no page and no rule '{ $word }'; the pages are: { $known }
terminal-no-port = { $port } is no port
terminal-no-server = no server answers at { $url }
terminal-nothing = there is no game and no person { $name }
terminal-number = --{ $option } is a number from { $low } to { $high }, not { $value }
terminal-older = the database { $database } was written by an older version of onirim; back it up, end its servers, and run onirim migrate
terminal-one-worker = a SQLite file has one process: --workers needs PostgreSQL
terminal-outdated = the database { $database } is too old to be migrated; keep it for an older version of onirim and use a new, empty database
terminal-pg-dump = a PostgreSQL database is backed up with pg_dump
terminal-pg-restore = a PostgreSQL database is restored with pg_restore
terminal-player-jobs = { $player } cannot be sent to other processes: name it as package.module:Name
terminal-port-in-use = { $address } is in use already; choose another with --port
terminal-rate-limit = --rate-limit is a number from 0 (none) upwards
terminal-real-cards = real cards have no seed: leave out --seed and --fair
terminal-two-outputs = only one of { $options } can write to standard output
terminal-unreachable = the database { $database } cannot be reached: { $why }
terminal-workers = --workers is a number from 1 on
