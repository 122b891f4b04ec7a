# Мешочек Песочного человека: фишки в мешке вместо карт в колоде. Сообщение, которое начинается
# с pouch-, говорится вместо того, что названо после.

module-pouch = Мешочек Песочного человека
    .about = Фишки из мешка вместо карт из колоды; в остальном всё по-прежнему.

pouch-zone-deck = мешок
    .from = из мешка
    .to = в мешок
pouch-zone-bottom = нижняя стопка
    .from = из нижней стопки
    .to = в нижнюю стопку
pouch-shuffled = Все фишки из стопок отправляются в мешок, и его встряхивают.
pouch-table-turn = { $whose ->
    [alone] Ход { $turn }.
   *[named] Ход { $turn }, { $name }.
}{" "}{ $deck ->
    [one] В мешке и стопках { $deck } фишка.
    [few] В мешке и стопках { $deck } фишки.
   *[many] В мешке и стопках { $deck } фишек.
}
pouch-known-top = Стопка пророчества, по порядку: { CARDS($cards) }.
pouch-deck-empty = Мешок и стопки пусты.
pouch-moved-seen-deck = На стопку пророчества: { CARDS($cards) }.
pouch-moved-seen-bottom = В нижнюю стопку: { CARDS($cards) }.
pouch-moved-limbo-deck = Из лимбо обратно в мешок: { CARDS($cards) }.
