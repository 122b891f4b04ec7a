# Команды сервера.

cli-serve = Принимать игры для браузеров и других программ.
cli-serve-host = Адрес, на котором слушать.
cli-serve-port = Порт; 0 берёт свободный.
cli-serve-data = Где хранятся игры; иначе обычное место этой машины.
cli-serve-database = postgresql://… или sqlite:///ФАЙЛ вместо файла в папке.
cli-serve-base-path = Куда нас ставит прокси, например /onirim.
cli-serve-origin = Откуда страницам можно говорить с нами, если не с нашего адреса.
cli-serve-proxy = Адрес прокси, чьим заголовкам X-Forwarded верят.
cli-serve-limits = Сколько запросов разрешено одному адресу: 2 – вдвое больше, 0 – без ограничений.
cli-serve-keep-days = Через сколько дней удаляется брошенная игра.
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
