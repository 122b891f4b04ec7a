# Что может пойти не так в терминале и на сервере. Аргументы должны остаться.

## Настройки, файлы, базы данных

terminal-base-path = путь выглядит как { $example }, а не «{ $text }»
terminal-call = { $why }
terminal-choice = Варианта { $number } нет; есть варианты от 1 до { $last }.
terminal-config = не удаётся прочитать { $file }: { $why }
terminal-config-word = { $file }: нет настройки { $word }
terminal-damaged = база данных { $database } повреждена; верните на её место копию: onirim admin restore
terminal-database-form = база данных — это sqlite:///ФАЙЛ или postgresql://…
terminal-file-there = { $path } уже есть
terminal-fixed-deal = --fixed-deal только для тестов: нужно { $variable }=1
terminal-folder = в папку { $folder } нельзя писать: { $why }
terminal-for-two = --names и --partner — для двух игроков: добавьте --rules duo
terminal-in-use = { $file } уже занят другим сервером onirim
terminal-invite = --invite — для двух игроков: уберите --rules или добавьте duo
terminal-join = --join принимает приглашение: https://…/#/join/КОД или сам код, а не «{ $text }»
terminal-join-alone = за столом на сервере это ничего не значит: уберите { $options }
terminal-language = языка «{ $word }» нет; есть такие: { $known }
terminal-left-over = лишний аргумент «{ $text }»
terminal-listen = нельзя слушать на { $address }: { $why }
terminal-missing = не хватает { $name }; см. { $help }
terminal-names = --names — это два разных имени, не длиннее { $limit } букв, например { $example }, а не «{ $text }»
terminal-needs-value = для { $name } нужно значение
terminal-newer = база данных { $database } записана более новой версией onirim (миграция { $revision }; эта знает { $known })
terminal-no-command = нет команды «{ $name }»; { $hint }
terminal-no-database = { $database } — не база данных Onirim
terminal-no-file = не удалось записать { $path }: { $why }
terminal-no-folder = нет папки { $path }, куда сохранить
terminal-no-games = в { $database } нет партий
terminal-no-number = { $name } — это число, а не «{ $value }»
terminal-no-option = нет параметра { $name }; { $hint }
terminal-no-page = нет ни страницы, ни правила «{ $word }»; страницы: { $known }
terminal-no-port = { $port } — не порт
terminal-no-server = по адресу { $url } ни один сервер не отвечает
terminal-no-value = { $name } не принимает значения
terminal-nothing = нет ни игры, ни человека { $name }
terminal-number-from = { $name } — это число от { $low }, а не { $value }
terminal-older = база данных { $database } записана более старой версией onirim; сделайте копию, остановите её серверы и запустите onirim admin migrate
terminal-one-deck = { $options } задают разные колоды: выберите что-то одно
terminal-one-of = { $name }: одно из { $known }, а не «{ $value }»
terminal-one-worker = у файла SQLite один процесс: для --workers нужен PostgreSQL
terminal-outdated = база данных { $database } слишком старая, её нельзя обновить; оставьте её для более старой версии onirim и возьмите новую, пустую
terminal-pg-dump = базу PostgreSQL копируют программой pg_dump
terminal-pg-restore = база PostgreSQL восстанавливается через pg_restore
terminal-player-jobs = { $player } нельзя передать другим процессам: назовите его как package.module:Name
terminal-port-in-use = { $address } уже занят; выберите другой: --port
terminal-see-help = см. { $help }
terminal-two-outputs = в стандартный вывод может писать только одна из: { $options }
terminal-unreachable = база данных { $database } недоступна: { $why }
terminal-unreadable = не удаётся прочитать { $path }: { $why }
