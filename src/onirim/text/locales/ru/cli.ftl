# Команда onirim: что говорит --help и что печатают команды.

cli-options = Параметры
cli-arguments = Аргументы
cli-commands = Команды
cli-help = Показать эту справку и закончить.
cli-lang = Язык: { $languages }. Иначе решает ONIRIM_LANG или язык системы.
missing-extra = для { $command } нужно дополнение { $extra }: pip install "onirim[{ $extra }]"

cli-onirim = Onirim, карточная игра о снах: неофициальная любительская версия на Python.
cli-onirim-version = Сказать, какая это версия и скомпилирован ли движок.

cli-play = Играть в терминале: одному, за одной клавиатурой, с компьютером или за чужим столом.
cli-play-rules = Правила: solo, duo, duo:limited или duo:open; solo+B10 и так далее.
cli-play-seed = Раздать колоду с этим номером; без него порядка карт не знает никто.
cli-play-fair = Колода, одинаковая для всех, кто играет с этим номером.
cli-play-plain = Только слова: для экранного диктора, конвейера и терминала.
cli-play-partner = Два игрока: вторым играет компьютер, например seeker.
cli-play-names = Два игрока: их имена, например "Ann,Ben".
cli-play-no-curtain = Два игрока: не скрывать экран друг от друга.
cli-play-save = Сохранить запись партии в этот новый файл, x.oni.
cli-play-practice = Отменить можно всё; запись об этом скажет.
cli-play-real-cards = Колода у вас в руках, а вы вводите пришедшие карты.
cli-play-join = Сесть за чужой стол: ссылка или код приглашения.
cli-play-invite = Начать партию вдвоём на сервере (его адрес; без него — сервер на этом компьютере) и пригласить друга; с --partner место держит компьютер.
cli-play-name = Ваше имя за этим столом.
only-plain = Пока есть только игра словами; с --plain этой строки не будет.

cli-replay = Пройти записанную партию по ходам; в конвейере она рассказывается целиком.
cli-replay-file = Запись, файл .oni.

cli-record = Записи партий, файлы .oni.
cli-record-check = Воспроизвести записи; для тех, что не партии, — одна строка и код 1.
cli-record-check-files = Записи, файлы .oni.
record-checked = { $path }: { $rules }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, { $result ->
    [won] победа
    [lost] поражение
   *[going-on] не окончена
}

cli-rules = Читать правила: страницу, одно правило по номеру или что делает карта.
cli-rules-what = base, duo, book, glyphs, dreamcatchers, towers, premonitions, crossroads, oniverse, incubus, pouch, house, combining; или номер, например §1.3.12 или B7; или карта, например Ke.
cli-rules-ruleset = Что делает карта или умение по этим правилам, например solo+towers:hard; иначе по умолчанию.
rules-title = Правила «Онирима»
rules-pages = Страницы: onirim rules ИМЯ покажет одну, onirim rules §1.3.12 — одно правило.
rules-more = Подробнее: onirim rules { $page }

cli-sim = Сыграть много партий и сосчитать: победы, двери, скорость. Ctrl-C скажет, что уже сделано.
cli-sim-rules = Правила, например solo, duo или solo+B10.
cli-sim-player = Кто играет, например random или heuristic, или свой: package.module:Name.
cli-sim-games = Сколько партий.
cli-sim-seed = Какой прогон: у партии i номер SEED * 2**32 + i.
cli-sim-jobs = Сколько процессов.
cli-sim-json = Напечатать один объект JSON.
cli-sim-jsonl = Записать в файл по строке JSON на партию.
cli-sim-csv = Записать в файл таблицу, по строке на партию.
sim-stopped = Остановлено клавишами Ctrl-C: партий сыграно { $done } из { $games }.
sim-title = { $player } играет { $rules }
sim-games = партии
sim-wins = победы
sim-win-rate = доля побед
sim-interval = интервал 95 %
sim-from-to = от { $low } до { $high }
sim-doors = двери в конце
sim-on-average = в среднем { NUMBER($doors, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-turns = ходы
sim-decisions = решения
sim-cpu = время процессора
sim-wall = прошло времени
sim-cpu-time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, { $jobs ->
    [one] { $jobs } процесс
    [few] { $jobs } процесса
   *[many] { $jobs } процессов
}
sim-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с
sim-speed = скорость
sim-a-second = партий в секунду процессора: { NUMBER($games, maximumFractionDigits: 0) } ({ $engine ->
    [compiled] скомпилировано
   *[interpreted] интерпретируется
})
sim-seed = номер
sim-checksum = контрольная сумма
sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-number = { NUMBER($n) }
cli-match = Два игрока играют одними и теми же колодами: кто выигрывает чаще, с интервалом и правилом остановки. Ctrl-C показывает, что сыграно.
cli-match-first = Игрок, например strong.
cli-match-second = Другой игрок, например heuristic.
cli-match-rules = Правила, например solo или duo+towers.
cli-match-games = Самое большее столько партий у каждого.
cli-match-seed = Какой прогон: колоды у него свои.
cli-match-jobs = Сколько процессов.
cli-match-margin = Насколько чаще должен выигрывать первый, чтобы проверка это признала: доля партий.
cli-match-json = Напечатать один объект JSON.
match-stopped = Остановлено клавишами Ctrl-C: колод сыграно { $done } из { $games }.
match-decks = колоды
match-title = { $first } и { $second }, { $rules }: колод у каждого { NUMBER($pairs) }
match-won = { $player }: побед { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-difference = разница { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, интервал 95 % от { $low } до { $high }
match-first = Проверка говорит: { $first } выигрывает чаще, примерно на { NUMBER($margin, style: "percent") } или больше.
match-not-first = Проверка говорит: { $first } не выигрывает на { NUMBER($margin, style: "percent") } чаще.
match-second = Проверка говорит: { $second } выигрывает чаще.
match-open = У проверки пока нет ответа: нужно больше партий.
