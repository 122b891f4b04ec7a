# Маленький инкуб.

module-incubus = Маленький инкуб
    .about = Зарядите фигурку картой, дорого за это заплатив, и потом она проглотит за вас кошмар.
option-incubus-new = новичок
option-incubus-apprentice = ученик
option-incubus-true = истинный странник

zone-pawn = Маленький инкуб
    .from = из-под Маленького инкуба
    .to = под Маленького инкуба
shown-pawn = Под Маленьким инкубом: { CARDS($cards) }.

do-charge = зарядить Маленького инкуба
do-cancel = Маленький инкуб проглатывает кошмар

why-charged = Маленький инкуб уже заряжен.
why-not-charged = Маленький инкуб не заряжен.
why-pawn-gone = Маленький инкуб уже использован.

happened-charge = { $who ->
    [you] Вы заряжаете Маленького инкуба. Под ним: { CARDS($subject) }.{ and-limbo }
   *[other] { $name } заряжает Маленького инкуба. Под ним: { CARDS($subject) }.{ and-limbo }
}
    .log = Инкуб заряжен
    .strip = заряжен Инкуб
happened-cancel = Маленький инкуб берёт { CARDS($banished, form: "acc") } на себя.
    .log = помощь Инкуба
    .strip = использован Инкуб
    .deed = Кошмаров забрал инкуб: { $n }
