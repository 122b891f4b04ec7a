# Made from the messages of the source by tools/error_texts.py: do not edit.

## Options, files, databases

terminal-backup-there = { $file } is there already; a backup writes a new file
terminal-base-path = a base path is like { $example }, not '{ $text }'
terminal-choice = There is no choice { $number }; the choices are 1 to { $last }.
terminal-database-form = a database is sqlite:///FILE or postgresql://…
terminal-file-there = { $path } is there already; --save writes a new file
terminal-fixed-deal = --fixed-deal is for tests alone: it needs { $variable }=1
terminal-folder = the folder { $folder } cannot be written: { $why }
terminal-for-two = --names and --partner are for two players: add --rules duo
terminal-in-use = another onirim server uses { $file } already
terminal-language = there is no language '{ $word }'; there are: { $known }
terminal-limits = --limits is a number from 0 (none) upwards
terminal-listen = cannot listen on { $address }: { $why }
terminal-names = --names takes two different names of at most { $limit } letters, as { $example }, not '{ $text }'
terminal-newer = the database { $database } was written by a newer version of onirim (migration { $revision }; this one knows { $known })
terminal-no-database = { $database } is no Onirim database
terminal-no-folder = there is no folder { $path } to save in
terminal-no-page = there is no page and no rule '{ $word }'; the pages are: { $known }
terminal-no-port = { $port } is no port
terminal-number = --{ $option } is a number from { $low } to { $high }, not { $value }
terminal-pg-dump = a PostgreSQL database is backed up with pg_dump
terminal-player-jobs = { $player } cannot be sent to other processes: name it as package.module:Name
terminal-port-in-use = { $address } is in use already; choose another with --port
terminal-real-cards = real cards have no seed: leave out --seed and --fair
terminal-unreachable = the database { $database } cannot be reached: { $why }
