# Что может пойти не так в терминале и на сервере. Аргументы должны остаться.

## Настройки, файлы, базы данных

terminal-backup-there = { $file } уже есть; копия пишется в новый файл
terminal-base-path = путь выглядит как { $example }, а не «{ $text }»
terminal-choice = Варианта { $number } нет; есть варианты от 1 до { $last }.
terminal-config = не удаётся прочитать { $file }: { $why }
terminal-config-word = { $file }: нет настройки { $word }
terminal-damaged = база данных { $database } повреждена; верните на её место копию: onirim restore
terminal-database-form = база данных — это sqlite:///ФАЙЛ или postgresql://…
terminal-file-there = { $path } уже есть; --save пишет новый файл
terminal-fixed-deal = --fixed-deal только для тестов: нужно { $variable }=1
terminal-folder = в папку { $folder } нельзя писать: { $why }
terminal-for-two = --names и --partner — для двух игроков: добавьте --rules duo
terminal-in-use = { $file } уже занят другим сервером onirim
terminal-join = --join принимает приглашение: https://…/#/join/КОД или сам код, а не «{ $text }»
terminal-join-alone = за столом на сервере это ничего не значит: уберите { $options }
terminal-invite = --invite — для двух игроков: уберите --rules или добавьте duo
terminal-language = языка «{ $word }» нет; есть такие: { $known }
terminal-rate-limit = --rate-limit — это число от 0 (без ограничений)
terminal-listen = нельзя слушать на { $address }: { $why }
terminal-names = --names — это два разных имени, не длиннее { $limit } букв, например { $example }, а не «{ $text }»
terminal-newer = база данных { $database } записана более новой версией onirim (миграция { $revision }; эта знает { $known })
terminal-no-database = { $database } — не база данных Onirim
terminal-no-file = не удалось записать { $path }: { $why }
terminal-no-folder = нет папки { $path }, куда сохранить
terminal-no-games = в { $database } нет партий
terminal-no-page = нет ни страницы, ни правила «{ $word }»; страницы: { $known }
terminal-no-port = { $port } — не порт
terminal-no-server = по адресу { $url } ни один сервер не отвечает
terminal-nothing = нет ни игры, ни человека { $name }
terminal-player-jobs = { $player } нельзя передать другим процессам: назовите его как package.module:Name
terminal-number = --{ $option } — это число от { $low } до { $high }, а не { $value }
terminal-older = база данных { $database } записана более старой версией onirim; сделайте копию, остановите её серверы и запустите onirim migrate
terminal-outdated = база данных { $database } слишком старая, её нельзя обновить; оставьте её для более старой версии onirim и возьмите новую, пустую
terminal-one-worker = у файла SQLite один процесс: для --workers нужен PostgreSQL
terminal-pg-dump = базу PostgreSQL копируют программой pg_dump
terminal-pg-restore = база PostgreSQL восстанавливается через pg_restore
terminal-port-in-use = { $address } уже занят; выберите другой: --port
terminal-real-cards = у настоящих карт нет номера колоды: уберите --seed и --fair
terminal-two-outputs = в стандартный вывод может писать только одна из: { $options }
terminal-unreachable = база данных { $database } недоступна: { $why }
terminal-workers = --workers — число от 1
