# Команда onirim: справка и результаты.

cli-usage = Вызов:
cli-command = КОМАНДА
cli-heading = { $name }:
cli-arguments = Аргументы
cli-commands = Команды
cli-options = Параметры
cli-network = Сеть
cli-storage = Хранение
cli-limits = Ограничения
cli-default = по умолчанию: { $value }
cli-option-help = Показать эту справку и выйти.
cli-option-version = Показать версию и выйти.
cli-option-lang = Язык: { $languages }. По умолчанию — ONIRIM_LANG, затем язык системы.
cli-option-jobs = Число процессов; 0 — все ядра.
cli-option-json = Вывести один документ JSON.
cli-option-config = Файл TOML с настройками, названными как эти параметры.
cli-option-data = Папка с партиями (по умолчанию — папка данных пользователя).
cli-option-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
missing-extra = для { $command } нужно дополнение { $extra }: pip install "onirim[{ $extra }]"

cli-onirim = «Онирим», карточная игра о снах: неофициальная любительская версия на Python.

cli-play = Играть в терминале: в одиночку, вдвоём за одной клавиатурой, с компьютером или по сети.
cli-play-start = Продолжить незаконченную партию из записи, x.oni, или начать с позиции.
cli-play-rules = Правила: solo, duo, duo:limited или duo:open, с модулями и домашними правилами, например solo+towers:hard или duo+book+B10.
cli-play-seed = Играть колодой с этим номером (по умолчанию — новая колода).
cli-play-common-deck = Играть колодой N в порядке, одинаковом для всех, кто ею играет.
cli-play-partner = Два игрока: компьютер на втором месте: seeker, heuristic, mind, strong или strongest.
cli-play-names = Два игрока: их имена, например "Ann,Ben".
cli-play-save = Сохранять запись каждой партии в новый файл, x.oni.
cli-play-practice = Разрешить отмену любых ходов; в записи это отмечается.
cli-play-real-cards = Колода у вас в руках, а вы вводите пришедшие карты.
cli-play-no-curtain = Два игрока: не скрывать экран между ходами.
cli-play-plain = Только слова: для программ чтения с экрана, конвейеров и простых терминалов.
cli-play-join = Сесть за стол друга: ссылка или код приглашения.
cli-play-invite = Начать партию вдвоём на сервере (по умолчанию — на этом компьютере) и пригласить друга; с --partner место держит компьютер.
cli-play-name = Ваше имя за этим столом.
only-plain = Пока есть только игра словами; с --plain этой строки не будет.

cli-replay = Пройти записанную партию по ходам; в конвейере вывести её целиком.
cli-replay-file = Запись, файл .oni.

cli-check = Проверить записи: воспроизвести каждую и вывести одну строку.
cli-check-files = Записи, файлы .oni.
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
cli-rules-ruleset = Что делает карта или умение с этими правилами, например solo+towers:hard.
rules-title = Правила «Онирима»
rules-pages = Страницы: onirim rules НАЗВАНИЕ показывает одну; onirim rules §1.3.12 показывает одно правило.
rules-more = Подробнее: onirim rules { $page }

cli-describe = Описать правила: карты, действия и имена наблюдений.
cli-describe-rules = Правила, например solo+towers:hard.
describe-title = { $rules }: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, версия правил { $version }
describe-numbers = действий: { $actions }, исходов случая: { $outcomes }, чисел наблюдения: { $names }; --json выводит все
describe-cards = Карты: код, количество, название

cli-config = Вывести действующие настройки сервера и их источник в виде файла для --config.
config-environment = окружение
config-file = файл
config-default = по умолчанию

cli-doctor = Проверить движок, стол в браузере, базу данных, порт и браузер и сказать, что делать.
cli-doctor-port = Порт, который занял бы сервер.
doctor-versions = Onirim { $version }, Python { $python }, { $system }
doctor-compiled = движок: скомпилирован ({ $kind })
doctor-interpreted = движок: интерпретируется; компьютерные игроки думают медленно
doctor-interpreted-advice = Установите компилятор C, например gcc, и переустановите Onirim.
doctor-no-server = стол в браузере: не установлен
doctor-no-server-advice = pip install "onirim[{ $extra }]"
doctor-table = стол в браузере: установлен
doctor-no-table = стол в браузере: не входит в эту установку
doctor-no-table-advice = Установите Node 22.12 или новее либо разрешите загрузки и переустановите Onirim.
doctor-database = база данных: { $place }
doctor-no-database = база данных: пока нет; при первом запуске появится { $place }
doctor-bad-database = база данных: { $why }
doctor-bad-database-advice = Выберите другую с --data или --database либо посмотрите onirim admin --help.
doctor-port = порт { $port }: свободен
doctor-port-used = порт { $port }: занят, возможно, самим Onirim
doctor-port-used-advice = onirim serve --port { $other }
doctor-browser = браузер: найден
doctor-no-browser = браузер: отсюда ни один не открыть
doctor-no-browser-advice = Откройте адрес, который выводит onirim serve, в любом браузере.

cli-completion = Вывести скрипт автодополнения; добавьте его в файл запуска вашей оболочки.
cli-completion-shell = bash, zsh или fish.

cli-simulate = Сыграть много партий и посчитать: победы, двери, скорость. Ctrl-C выводит то, что уже сыграно.
cli-simulate-rules = Правила, например solo, duo или solo+towers:hard.
cli-simulate-players = Кто играет: random, seeker, heuristic, mind, strong, strongest или ваш собственный: package.module:Name. Один раз для всех мест или по разу для каждого. [по умолчанию: random]
cli-simulate-games = Число партий.
cli-simulate-run = Номер прогона: его партия i играется с номером RUN * 2**32 + i.
cli-simulate-jsonl = Записать строку JSON для каждой партии; - означает стандартный вывод.
cli-simulate-csv = Записать таблицу со строкой для каждой партии; - означает стандартный вывод.
simulation-stopped = Остановлено клавишами Ctrl-C: сыграно партий { $done } из { $games }.
simulation-title = { $player } играет { $rules }
simulation-games = партии
simulation-wins = победы
simulation-win-rate = доля побед
simulation-interval = интервал 95 %
simulation-from-to = от { $low } до { $high }
simulation-doors = двери в конце
simulation-on-average = в среднем { NUMBER($doors, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-turns = ходы
simulation-decisions = решения
simulation-cpu = время процессора
simulation-wall = прошло времени
simulation-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с
simulation-speed = скорость
simulation-a-second = партий в секунду процессора: { NUMBER($games, maximumFractionDigits: 0) } ({ $engine ->
    [compiled] скомпилировано
   *[interpreted] интерпретируется
})
simulation-run = прогон
simulation-checksum = контрольная сумма
simulation-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-number = { NUMBER($n) }

cli-match = Сравнить двух игроков на одних и тех же колодах, каждый играет сам за все места: кто выигрывает чаще, с интервалом и правилом остановки. Ctrl-C выводит то, что уже сыграно.
cli-match-first = Игрок, например strong.
cli-match-second = Другой игрок, например heuristic.
cli-match-rules = Правила, например solo или duo+towers.
cli-match-pairs = Не больше стольких колод; каждый игрок играет все.
cli-match-margin = Разница в доле побед, которую ищет проверка: 0.03 — 3 пункта.
cli-match-run = Номер прогона; у каждого прогона свои колоды.
match-stopped = Остановлено клавишами Ctrl-C: колод сыграно { $done } из { $games }.
match-decks = колоды
match-title = { $first } и { $second }, { $rules }: колод у каждого { NUMBER($pairs) }
match-won = { $player }: побед { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-difference = разница { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, интервал 95 % от { $low } до { $high }
match-first = Проверка говорит: { $first } выигрывает чаще, примерно на { NUMBER($margin, style: "percent") } или больше.
match-equal = Проверка говорит: они равны с точностью до { NUMBER($margin, style: "percent") }.
match-second = Проверка говорит: { $second } выигрывает чаще, примерно на { NUMBER($margin, style: "percent") } или больше.
match-open = У проверки пока нет ответа: нужно больше партий.
