# Команды сервера.

cli-serve = Принимать игры для браузеров и других программ.
cli-serve-host = Адрес, на котором слушать.
cli-serve-port = Порт; 0 берёт свободный.
cli-serve-data = Где хранятся игры; иначе обычное место этой машины.
cli-serve-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-serve-base-path = Куда нас ставит прокси, например /onirim.
cli-serve-allow-origin = Откуда страницам можно говорить с нами, если не с нашего адреса.
cli-serve-trust-proxy = Адрес прокси, чьим заголовкам X-Forwarded верят.
cli-serve-rate-limit = Сколько запросов разрешено одному адресу: 2 — вдвое больше, 0 — без ограничений.
cli-serve-request-timeout = За сколько секунд запрос должен прийти целиком.
cli-serve-keep-days = Через сколько дней удаляется брошенная игра.
cli-serve-socket = Слушать вместо этого на сокете Unix, для прокси на этой машине.
cli-serve-workers = Сколько процессов работает; больше одного — только с PostgreSQL.
cli-serve-allow-host = Имя, под которым браузеры могут к нам обращаться, кроме адресов.
cli-serve-keep-unstarted-days = Через сколько дней удаляется игра без ходов.
cli-serve-keep-finished-days = Через сколько дней удаляется законченная игра.
cli-serve-keep-people-days = Через сколько дней забывается человек без игр.
cli-serve-max-megabytes = Размер базы, начиная с которого новые игры не принимаются; 0: без предела.
cli-serve-sit-in-after = Сколько секунд партнёра нет, прежде чем может сесть компьютер.
cli-serve-bot-delay = Сколько секунд в среднем компьютер тратит на действие.
cli-serve-metrics-token = Кто его знает, может читать /metrics; без него — эта машина.
cli-serve-log-level = Что записывать: это и всё, что хуже.
cli-serve-config = Файл TOML с настройками, названными как эти параметры.
cli-serve-open-page = Открыть стол в браузере этой машины.
cli-serve-fixed-deal = Для проверок: новым играм можно дать колоду.
cli-backup = Скопировать игры, какие есть, в файл, пока сервер работает.
cli-backup-file = Новый файл.
cli-backup-data = Где хранятся игры; иначе обычное место этой машины.
cli-backup-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-rotate-keys = Подписывать куки новым ключом с этого дня.
cli-rotate-keys-data = Где хранятся игры; иначе обычное место этой машины.
cli-rotate-keys-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-rotate-keys-forget-old = Не верить старым куки: все начинают заново.
cli-backup-config = Файл TOML с настройками, названными как эти параметры.
cli-rotate-keys-config = Файл TOML с настройками, названными как эти параметры.
cli-restore = Поставить копию на место игр; то, что там было, остаётся рядом.
cli-restore-file = Копия.
cli-restore-data = Где хранятся игры; иначе обычное место этой машины.
cli-restore-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-restore-config = Файл TOML с настройками, названными как эти параметры.
cli-migrate = Привести базу данных к этой версии; копия файла SQLite остаётся.
cli-migrate-data = Где хранятся игры; иначе обычное место этой машины.
cli-migrate-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-migrate-config = Файл TOML с настройками, названными как эти параметры.
cli-admin = Искать, выгружать и удалять игры и людей.
cli-admin-find = Перечислить игры и людей, чей номер начинается с текста или чьё это имя.
cli-admin-find-text = Начало номера или имя.
cli-admin-find-data = Где хранятся игры; иначе обычное место этой машины.
cli-admin-find-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-admin-find-config = Файл TOML с настройками, названными как эти параметры.
cli-admin-show = Показать в JSON, что хранится об игре, без карт, или о человеке.
cli-admin-show-name = Номер.
cli-admin-show-data = Где хранятся игры; иначе обычное место этой машины.
cli-admin-show-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-admin-show-config = Файл TOML с настройками, названными как эти параметры.
cli-admin-export = Записать в файл JSON всё, что хранится об игре или человеке.
cli-admin-export-name = Номер.
cli-admin-export-file = Новый файл.
cli-admin-export-data = Где хранятся игры; иначе обычное место этой машины.
cli-admin-export-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-admin-export-config = Файл TOML с настройками, названными как эти параметры.
cli-admin-delete = Удалить игру с её журналом или человека со всем, что о нём известно.
cli-admin-delete-name = Номер.
cli-admin-delete-yes = Не спрашивать.
cli-admin-delete-data = Где хранятся игры; иначе обычное место этой машины.
cli-admin-delete-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-admin-delete-config = Файл TOML с настройками, названными как эти параметры.
cli-admin-recall = Сделать все куки человека недействительными.
cli-admin-recall-name = Номер.
cli-admin-recall-data = Где хранятся игры; иначе обычное место этой машины.
cli-admin-recall-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-admin-recall-config = Файл TOML с настройками, названными как эти параметры.

file-saved = Сохранено в { $file }.
admin-game = партия { $id } { $rules } { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
} { $result ->
    [won] выиграна
    [lost] проиграна
   *[going-on] идёт
}
admin-person = человек { $id } { $name }
admin-nothing = Ни один номер не начинается с «{ $text }», и никого так не зовут.
admin-delete-this = Удалить это?
admin-deleted = Удалено.
admin-recalled = Отозвано: на других устройствах нужно войти заново.
games-restored = Партии из { $file } на месте.
games-kept = То, что было раньше, — в { $file }.
database-migrated = База данных на миграции { $revision }.
keys-rotated = Куки подписываются новым ключом. Работающие серверы найдут его за несколько секунд.
