# Made from the messages of the source by tools/generate/error_texts.py: do not edit.

## Options, files, databases

terminal-base-path = a base path is like { $example }, not '{ $text }'
terminal-call = { $why }
terminal-choice = There is no choice { $number }; the choices are 1 to { $last }.
terminal-config = { $file } cannot be read: { $why }
terminal-config-word = { $file }: there is no setting { $word }
terminal-damaged = the database { $database } is damaged; put a backup in its place: onirim admin restore
terminal-database-form = a database is sqlite:///FILE or postgresql://…
terminal-file-there = { $path } is there already
terminal-fixed-deal = --fixed-deal is for tests alone: it needs { $variable }=1
terminal-folder = the folder { $folder } cannot be written: { $why }
terminal-for-two = --names and --partner are for two players: add --rules duo
terminal-in-use = another onirim server uses { $file } already
terminal-invite = --invite is for two players: leave out --rules, or add duo
terminal-join = --join takes an invitation, as https://…/#/join/CODE or its code, not '{ $text }'
terminal-join-alone = at a table on a server these say nothing: leave out { $options }
terminal-language = there is no language '{ $word }'; there are: { $known }
terminal-left-over = unexpected argument '{ $text }'
terminal-listen = cannot listen on { $address }: { $why }
terminal-missing = { $name } is missing; see { $help }
terminal-names = --names takes two different names of at most { $limit } letters, as { $example }, not '{ $text }'
terminal-needs-value = { $name } needs a value
terminal-newer = the database { $database } was written by a newer version of onirim (migration { $revision }; this one knows { $known })
terminal-no-command = there is no command '{ $name }'; { $hint }
terminal-no-database = { $database } is no Onirim database
terminal-no-file = cannot write { $path }: { $why }
terminal-no-folder = there is no folder { $path } to save in
terminal-no-games = there are no games in { $database }
terminal-no-number = { $name } is a number, not '{ $value }'
terminal-no-option = there is no option { $name }; { $hint }
terminal-no-page = there is no page and no rule '{ $word }'; the pages are: { $known }
terminal-no-port = { $port } is no port
terminal-no-server = no server answers at { $url }
terminal-no-value = { $name } takes no value
terminal-nothing = there is no game and no person { $name }
terminal-number-from = { $name } is a number from { $low } on, not { $value }
terminal-older = the database { $database } was written by an older version of onirim; back it up, end its servers, and run onirim admin migrate
terminal-one-deck = { $options } name different decks: choose one
terminal-one-of = { $name } is one of { $known }, not '{ $value }'
terminal-one-worker = a SQLite file has one process: --workers needs PostgreSQL
terminal-outdated = the database { $database } is too old to be migrated; keep it for an older version of onirim and use a new, empty database
terminal-pg-dump = a PostgreSQL database is backed up with pg_dump
terminal-pg-restore = a PostgreSQL database is restored with pg_restore
terminal-player-jobs = { $player } cannot be sent to other processes: name it as package.module:Name
terminal-port-in-use = { $address } is in use already; choose another with --port
terminal-see-help = see { $help }
terminal-two-outputs = only one of { $options } can write to standard output
terminal-unreachable = the database { $database } cannot be reached: { $why }
terminal-unreadable = cannot read { $path }: { $why }
