# Команды сервера.

cli-serve = Запустить игровой сервер для браузеров и других программ.
cli-serve-host = Адрес, на котором слушать.
cli-serve-port = Порт; 0 берёт свободный.
cli-serve-socket = Слушать вместо этого на сокете Unix, для прокси на этой машине.
cli-serve-base-path = Префикс пути за прокси, например /onirim.
cli-serve-allow-host = Имя хоста, по которому могут обращаться браузеры, кроме адресов.
cli-serve-allow-origin = Источник страниц, которым можно подключаться, если это не адрес сервера.
cli-serve-trust-proxy = Адрес прокси, чьим заголовкам X-Forwarded можно доверять.
cli-serve-max-megabytes = Размер базы, начиная с которого новые партии не принимаются; 0 — без предела.
cli-serve-keep-days = Через сколько дней удаляется брошенная партия.
cli-serve-keep-unstarted-days = Через сколько дней удаляется партия без ходов.
cli-serve-keep-finished-days = Через сколько дней удаляется законченная партия.
cli-serve-keep-people-days = Через сколько дней забывается человек без партий.
cli-serve-rate-limit = Множитель всех ограничений для одного адреса: 2 — вдвое больше, 0 — без ограничений.
cli-serve-request-timeout = За сколько секунд запрос должен прийти целиком.
cli-serve-sit-in-after = Через сколько секунд отсутствия партнёра его может заменить компьютер.
cli-serve-bot-delay = Сколько секунд в среднем компьютер тратит на действие.
cli-serve-workers = Число процессов; больше одного — только с PostgreSQL.
cli-serve-metrics-token = Токен для чтения /metrics (по умолчанию — только запросы с этой машины).
cli-serve-log-level = Наименьший уровень журнала: debug, info, warning или error.
cli-serve-open-page = Открыть стол в браузере этой машины.
cli-serve-fixed-deal = Для проверок: новым партиям можно дать колоду.

cli-admin = Резервные копии партий; поиск, выгрузка и удаление партий и людей.
cli-admin-backup = Скопировать партии в новый файл, пока сервер работает.
cli-admin-backup-file = Новый файл.
cli-admin-restore = Заменить партии резервной копией; нынешние остаются рядом.
cli-admin-restore-file = Резервная копия.
cli-admin-migrate = Обновить базу данных до этой версии; копия файла SQLite остаётся.
cli-admin-rotate-keys = Создать новый ключ подписи cookie.
cli-admin-rotate-keys-forget-old = Отклонять старые cookie; все начинают заново.
cli-admin-find = Перечислить партии и людей по началу номера или по имени.
cli-admin-find-text = Начало номера или имя.
cli-admin-show = Показать в JSON, что хранится о партии, без карт, или о человеке.
cli-admin-show-name = Номер.
cli-admin-export = Записать в файл JSON всё, что хранится о партии или человеке.
cli-admin-export-name = Номер.
cli-admin-export-file = Новый файл.
cli-admin-delete = Удалить партию с её журналом или человека со всем, что о нём известно.
cli-admin-delete-name = Номер.
cli-admin-delete-yes = Не спрашивать.
cli-admin-sign-out = Завершить сеансы человека на всех устройствах.
cli-admin-sign-out-name = Номер.

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
admin-signed-out = Сеансы на всех устройствах завершены.
games-restored = Партии из { $file } на месте.
games-kept = То, что было раньше, — в { $file }.
database-migrated = База данных на миграции { $revision }.
keys-rotated = Куки подписываются новым ключом. Работающие серверы найдут его за несколько секунд.
