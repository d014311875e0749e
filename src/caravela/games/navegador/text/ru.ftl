# Navegador in Russian. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Мореплаватель
game-pitch = Крутите рондель, откройте морской путь в Японию и сделайте колонии, фабрики и привилегии источником богатства.

seat-red = Красный
seat-green = Зелёный
seat-yellow = Жёлтый
seat-blue = Синий
seat-black = Чёрный
seat-chance = Случай

region-portugal = Португалия
region-bahia = Баия
region-guine = Гвинея
region-rio = Рио-де-Жанейро
region-angola = Ангола
region-cabo = Мыс Доброй Надежды
region-mocambique = Мозамбик
region-zanzibar = Занзибар
region-goa = Гоа
region-malaca = Малакка
region-timor = Тимор
region-macau = Макао
region-nagasaki = Нагасаки

good-sugar = сахар
good-gold = золото
good-spice = пряности

space-sailing = Плавание
space-workers = Рабочие
space-market_a = Рынок I
space-colony = Колония
space-privilege = Привилегия
space-ships = Корабли
space-market_b = Рынок II
space-buildings = Здания

building-sugar_factory = фабрика сахара
building-gold_factory = фабрика золота
building-spice_factory = фабрика пряностей
building-shipyard = верфь
building-church = церковь

column-colony = колонии
column-factory = фабрики
column-explorer = исследователи
column-shipyard = верфи
column-church = церкви

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = Начинает { $player_name }
choice-start = Первый игрок
action-token = Жетон { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
} ценой { $price } кр.
choice-token = Жетон колонии
action-card = Использовать карту «Мореплаватель» для дополнительного плавания
choice-card = Использовать карту «Мореплаватель»
action-rondel = Передвинуть фишку на сектор «{ $space_name }»
choice-rondel = Передвинуть фишку
action-pay = Отдать корабль: { $region_name }
choice-pay = Отдать корабль
action-discover = Открыть { $region ->
    [portugal] Португалию
    [bahia] Баию
    [guine] Гвинею
    [angola] Анголу
    [malaca] Малакку
   *[other] { $region_name }
}
choice-discover = Открыть регион
action-fleet = Корабль во флотилию: { $origin_name }
choice-fleet = Корабль во флотилию
action-lose = Потерять корабль, который { $borders ->
    [0] не может плыть дальше
    [one] мог бы пересечь ещё { $borders } границу
    [few] мог бы пересечь ещё { $borders } границы
   *[many] мог бы пересечь ещё { $borders } границ
}
choice-lose = Потерять корабль
action-move = Переместить корабль: { $origin_name } → { $destination_name }
choice-move = Переместить корабль
action-hire = { $count ->
    [0] Никого не нанимать
    [one] Нанять { $count } рабочего
    [few] Нанять { $count } рабочих
   *[many] Нанять { $count } рабочих
}
choice-hire = Нанять рабочих
action-ships = { $count ->
    [0] Не строить кораблей
    [one] Построить { $count } корабль
    [few] Построить { $count } корабля
   *[many] Построить { $count } кораблей
}
choice-ships = Построить корабли
action-found = Основать колонию { $region ->
    [portugal] в Португалии
    [bahia] в Баии
    [guine] в Гвинее
    [angola] в Анголе
    [cabo] у Мыса Доброй Надежды
    [mocambique] в Мозамбике
    [zanzibar] на Занзибаре
    [malaca] в Малакке
    [timor] на Тиморе
   *[other] в { $region_name }
}
choice-found = Основать колонию
action-found_with = Основать колонию { $region ->
    [portugal] в Португалии
    [bahia] в Баии
    [guine] в Гвинее
    [angola] в Анголе
    [cabo] у Мыса Доброй Надежды
    [mocambique] в Мозамбике
    [zanzibar] на Занзибаре
    [malaca] в Малакке
    [timor] на Тиморе
   *[other] в { $region_name }
} с жетоном ценой { $price } кр.
choice-found_with = Основать колонию
action-build = Построить { $building ->
    [sugar_factory] фабрику сахара
    [gold_factory] фабрику золота
    [spice_factory] фабрику пряностей
   *[other] { $building_name }
}
choice-build = Построить здание
action-sell = Продать { $count } ед. { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}
choice-sell = Продать
action-process = Переработать { $count } ед. { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}
choice-process = Переработать
action-privilege = Взять привилегию { $column ->
    [colony] колонии
    [factory] фабрики
    [explorer] исследователя
    [shipyard] верфи
   *[church] церкви
}
choice-privilege = Взять привилегию
action-royal = Положить королевскую привилегию в колонку { $column ->
    [colony] колоний
    [factory] фабрик
    [explorer] исследователей
    [shipyard] верфей
   *[church] церквей
}
choice-royal = Положить королевскую привилегию
action-done = Готово
choice-done = Готово

## The question behind a menu that narrows a choice

pick-player = Какой игрок?
pick-good = Какой товар?
pick-price = По какой цене?
pick-space = Какой сектор ронделя?
pick-region = Какой регион?
pick-origin = Откуда?
pick-destination = Куда?
pick-borders = Какой корабль?
pick-count = Сколько?
pick-building = Какое здание?
pick-column = Какая колонка?

## The log

event-starts = Начинает { $player_name }.
event-gets_card = { $player_name } получает карту «Мореплаватель».
event-card_used = { $seat_name } использует карту «Мореплаватель».
event-card_passed = Карта «Мореплаватель» переходит: { $seat_name } → { $to_name }; оранжевый корабль встаёт на сектор «{ $space_name }».
event-orange = Оранжевый корабль встаёт на сектор «{ $space_name }».
event-rondel = { $ships ->
    [0] { $seat_name } выбирает сектор «{ $space_name }».
    [one] { $seat_name } выбирает сектор «{ $space_name }» за { $ships } корабль.
    [few] { $seat_name } выбирает сектор «{ $space_name }» за { $ships } корабля.
   *[many] { $seat_name } выбирает сектор «{ $space_name }» за { $ships } кораблей.
}
event-paid_ship = { $seat_name } отдаёт корабль: { $region_name }.
event-sailed = { $seat_name } перемещает корабль: { $origin_name } → { $destination_name }.
event-joined_fleet = { $seat_name } отправляет корабль в неведомые воды: { $origin_name } → { $region_name }.
event-lost_ship = { $seat_name } теряет корабль { $region ->
    [portugal] у берегов Португалии
    [bahia] у берегов Баии
    [guine] у берегов Гвинеи
    [angola] у берегов Анголы
    [cabo] у Мыса Доброй Надежды
    [mocambique] у берегов Мозамбика
    [zanzibar] у берегов Занзибара
    [malaca] у берегов Малакки
    [timor] у берегов Тимора
   *[other] у берегов { $region_name }
}.
event-discovered = { $seat_name } открывает { $region ->
    [portugal] Португалию
    [bahia] Баию
    [guine] Гвинею
    [angola] Анголу
    [malaca] Малакку
   *[other] { $region_name }
}!
event-token = { $region_name }: открыт жетон { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
} ценой { $price } кр.
event-discovery_bonus = { $seat_name } получает { $coins } кр. за открытие { $region ->
    [portugal] Португалии
    [bahia] Баии
    [guine] Гвинеи
    [angola] Анголы
    [cabo] Мыса Доброй Надежды
    [mocambique] Мозамбика
    [zanzibar] Занзибара
    [malaca] Малакки
    [timor] Тимора
   *[other] { $region_name }
}.
event-hired = { $count ->
    [0] { $seat_name } никого не нанимает.
    [one] { $seat_name } нанимает { $count } рабочего за { $coins } кр.
    [few] { $seat_name } нанимает { $count } рабочих за { $coins } кр.
   *[many] { $seat_name } нанимает { $count } рабочих за { $coins } кр.
}
event-surplus_workers = { $count ->
    [one] { $seat_name } продаёт { $count } лишнего рабочего за { $coins } кр.
    [few] { $seat_name } продаёт { $count } лишних рабочих за { $coins } кр.
   *[many] { $seat_name } продаёт { $count } лишних рабочих за { $coins } кр.
}
event-built_ships = { $count ->
    [0] { $seat_name } не строит кораблей.
    [one] { $seat_name } строит { $count } корабль за { $coins } кр.
    [few] { $seat_name } строит { $count } корабля за { $coins } кр.
   *[many] { $seat_name } строит { $count } кораблей за { $coins } кр.
}
event-surplus_ships = { $count ->
    [one] { $seat_name } продаёт { $count } лишний корабль за { $coins } кр.
    [few] { $seat_name } продаёт { $count } лишних корабля за { $coins } кр.
   *[many] { $seat_name } продаёт { $count } лишних кораблей за { $coins } кр.
}
event-founded = { $seat_name } основывает колонию { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
} { $region ->
    [portugal] в Португалии
    [bahia] в Баии
    [guine] в Гвинее
    [angola] в Анголе
    [cabo] у Мыса Доброй Надежды
    [mocambique] в Мозамбике
    [zanzibar] на Занзибаре
    [malaca] в Малакке
    [timor] на Тиморе
   *[other] в { $region_name }
} за { $coins } кр.
event-built = { $seat_name } строит { $building ->
    [sugar_factory] фабрику сахара
    [gold_factory] фабрику золота
    [spice_factory] фабрику пряностей
   *[other] { $building_name }
} за { $coins } кр.
event-sold = { $seat_name } продаёт { $count } ед. { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
} за { $coins } кр.
event-processed = { $seat_name } перерабатывает { $count } ед. { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
} и получает { $coins } кр.
event-privilege = { $seat_name } берёт привилегию { $column ->
    [colony] колонии
    [factory] фабрики
    [explorer] исследователя
    [shipyard] верфи
   *[church] церкви
} { $coins ->
    [0] без премии.
   *[other] и получает { $coins } кр.
}
event-phase = Начинается фаза { $phase ->
    [1] I
    [2] II
   *[3] III
}.
event-refill = Новые привилегии в галерее: по { $count } каждого типа.
event-filled_up = { $count ->
    [one] Галерея пополнена до { $count } привилегии каждого типа.
   *[other] Галерея пополнена до { $count } привилегий каждого типа.
}
event-end_by_nagasaki = Нагасаки открыт: каждый делает ещё один ход.
event-end_by_buildings = Последнее здание взято: каждый делает ещё один ход.
event-end_by_cap = Сыграно условленное число ходов: по { $turns } { $turns ->
    [one] ходу
    [few] хода
   *[many] ходов
} на игрока.
event-royal = { $seat_name } кладёт королевскую привилегию в колонку { $column ->
    [colony] колоний
    [factory] фабрик
    [explorer] исследователей
    [shipyard] верфей
   *[church] церквей
}.

## Why not

why-card_first_round = В первом раунде карту «Мореплаватель» использовать нельзя.
why-card_not_held = Карта «Мореплаватель» у другого игрока.
why-cheapest_first = { $region_name }: сначала берут самый дешёвый жетон.
why-cheapest_of_good = Из колоний { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}, которые вы сейчас можете основать, самая дешёвая — в регионе { $region_name }; её берут первой.
why-column_full = В колонке { $column ->
    [colony] колоний
    [factory] фабрик
    [explorer] исследователей
    [shipyard] верфей
   *[church] церквей
} уже { $slots ->
    [one] лежит { $slots } привилегия
    [few] лежат { $slots } привилегии
   *[many] лежит { $slots } привилегий
}, больше нельзя.
why-discovered_already = { $region_name }: регион уже открыт.
why-fleet_too_small = { $region_name }: для флотилии { $needed ->
    [one] нужен { $needed } ещё не ходивший корабль
    [few] нужны { $needed } ещё не ходивших корабля
   *[many] нужно { $needed } ещё не ходивших кораблей
} в пределах дальности, а { $ships ->
    [0] таких нет
   *[other] есть только { $ships }
}.
why-gallery_empty = В галерее нет привилегии { $column ->
    [colony] колонии
    [factory] фабрики
    [explorer] исследователя
    [shipyard] верфи
   *[church] церкви
}.
why-game_over = Игра окончена.
why-good_done = В этом действии { $good ->
    [sugar] сахар уже продан или переработан
    [gold] золото уже продано или переработано
   *[spice] пряности уже проданы или переработаны
}.
why-joker_used = Фабрика-джокер в этом действии уже поработала, а кроме неё у вас { $factories ->
    [0] нет фабрик
    [one] только { $factories } фабрика
    [few] только { $factories } фабрики
   *[many] только { $factories } фабрик
} { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}.
why-last_workers = Должно остаться не меньше { $lowest } { $lowest ->
    [one] рабочего
   *[many] рабочих
}.
why-line_empty = { $building ->
    [sugar_factory] Фабрик сахара
    [gold_factory] Фабрик золота
    [spice_factory] Фабрик пряностей
    [shipyard] Верфей
   *[church] Церквей
} больше не осталось.
why-moved_already = { $region_name }: все ваши корабли там уже ходили в этом плавании.
why-no_money = Это стоит { $price } кр., а { $money ->
    [0] денег у вас нет.
   *[other] у вас только { $money } кр.
}
why-no_ship_for_colony = { $region_name }: для каждой колонии нужен отдельный корабль.
why-no_ship_there = { $region_name }: у вас там нет кораблей.
why-no_token = { $region_name }: такого жетона колонии там нет.
why-no_workers = { $needed ->
    [one] Нужен { $needed } рабочий
    [few] Нужны { $needed } рабочих
   *[many] Нужно { $needed } рабочих
}, а { $workers ->
    [0] свободных нет
    [one] свободен только { $workers }
   *[many] свободны только { $workers }
}.
why-not_asked = Сейчас нужно решить другое.
why-not_in_reach = { $origin_name } → { $region_name }: ни один ещё не ходивший корабль туда не дойдёт.
why-one_discovery = За одно плавание можно открыть только один регион.
why-ships_used_up = { $room ->
    [0] В запасе не осталось кораблей; чтобы строить на продажу
    [one] В запасе остался только { $room } корабль; чтобы построить больше
    [few] В запасе осталось только { $room } корабля; чтобы построить больше
   *[many] В запасе осталось только { $room } кораблей; чтобы построить больше
}, нужна верфь на каждый корабль, а у вас верфей: { $shipyards }.
why-something_possible = За этим столом нельзя пропустить действие, которое можно выполнить.
why-too_far = { $origin_name } → { $destination_name }: на пути больше { $reach ->
    [one] { $reach } границы
   *[many] { $reach } границ
}.
why-too_few_colonies = У вас { $colonies ->
    [0] нет колоний
    [one] только { $colonies } колония
    [few] только { $colonies } колонии
   *[many] только { $colonies } колоний
} { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}.
why-too_few_factories = У вас { $factories ->
    [0] нет фабрик
    [one] только { $factories } фабрика
    [few] только { $factories } фабрики
   *[many] только { $factories } фабрик
} { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}, { $factories ->
    [0] только фабрика-джокер
   *[other] не считая фабрики-джокера
}.
why-too_few_ships = Такой путь стоит { $needed } { $needed ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}, а у вас на поле { $ships ->
    [0] нет ни одного
   *[other] только { $ships }
}.
why-track_full = { $room ->
    [0] Шкала рабочих заполнена; чтобы нанимать на продажу
    [one] На шкале рабочих осталось место только для { $room } рабочего; чтобы нанять больше
   *[many] На шкале рабочих осталось место только для { $room } рабочих; чтобы нанять больше
}, нужна церковь на каждого нанятого, а у вас церквей: { $churches }.
why-undiscovered = { $region_name }: одиночный корабль не может войти в неоткрытый регион.
why-undiscovered_colony = { $region_name }: регион ещё не открыт.
why-way_undiscovered = { $origin_name } → { $destination_name }: любой путь не длиннее { $reach ->
    [one] { $reach } границы
   *[many] { $reach } границ
} ведёт через ещё не открытый регион.

## What is asked

ask-start = Кто начинает?
ask-first_turn = { $seat_name }: поставьте фишку на любой сектор ронделя.
ask-turn = { $seat_name }: передвиньте фишку с сектора «{ $space_name }».
ask-pay = { $count ->
    [one] { $seat_name }: отдайте { $count } корабль за дальний путь.
    [few] { $seat_name }: отдайте { $count } корабля за дальний путь.
   *[many] { $seat_name }: отдайте { $count } кораблей за дальний путь.
}
ask-sail = { $reach ->
    [one] { $seat_name }: плывите; каждый корабль может пересечь { $reach } границу.
    [few] { $seat_name }: плывите; каждый корабль может пересечь до { $reach } границ.
   *[many] { $seat_name }: плывите; каждый корабль может пересечь до { $reach } границ.
}
ask-fleet = { $count ->
    [one] { $seat_name }: ещё { $count } корабль во флотилию; цель — { $region_name }.
    [few] { $seat_name }: ещё { $count } корабля во флотилию; цель — { $region_name }.
   *[many] { $seat_name }: ещё { $count } кораблей во флотилию; цель — { $region_name }.
}
ask-lose = { $seat_name }: какой корабль потерять ({ $region_name })? Осталось потерять: { $count }.
ask-token = { $region_name }: осталось перевернуть жетонов колоний: { $count }.
ask-workers = { $seat_name }: сколько рабочих нанять?
ask-ships = { $seat_name }: сколько кораблей построить?
ask-colony = { $workers ->
    [0] { $seat_name }: основывайте колонии; свободных рабочих нет.
    [one] { $seat_name }: основывайте колонии; свободен { $workers } рабочий.
    [few] { $seat_name }: основывайте колонии; свободны { $workers } рабочих.
   *[many] { $seat_name }: основывайте колонии; свободно { $workers } рабочих.
}
ask-market = { $seat_name }: каждый товар можно продать, переработать или не трогать.
ask-build = { $workers ->
    [0] { $seat_name }: стройте здания; свободных рабочих нет.
    [one] { $seat_name }: стройте здания; свободен { $workers } рабочий.
    [few] { $seat_name }: стройте здания; свободны { $workers } рабочих.
   *[many] { $seat_name }: стройте здания; свободно { $workers } рабочих.
}
ask-privilege = { $seat_name }: возьмите привилегию.
ask-royal = { $seat_name }: положите королевскую привилегию.
ask-over = Игра окончена.

## The score sheet

score-workers = Рабочие
score-ships = Корабли на поле
score-money = Деньги
score-colony = Колонии
score-factory = Фабрики
score-explorer = Исследователи
score-shipyard = Верфи
score-church = Церкви

end-nagasaki = Нагасаки открыт.
end-last_building = Последнее здание взято.
end-turn_cap = Сыграно условленное число ходов.

tie-NAV-14-6 = При равенстве очков побеждает тот, до кого карта «Мореплаватель» дошла бы раньше.

## Options

option-start = Первый игрок
option-start-drawn = по жребию
option-start-first = первое место за столом
option-turn_cap = Предел ходов: игра заканчивается и после стольких ходов каждого игрока (0 — без предела)
option-surplus_paid_in_batch = За всех рабочих и все корабли платят до продажи излишка
option-discovering_ships_stop = Корабли флотилии заканчивают движение в открытом ими регионе
option-phase_change_at_next_turn = Новая фаза начинается со следующего хода (выкл.: со следующего раунда)
option-refill_adds = Новые привилегии добавляют к лежащим в галерее (выкл.: её пополняют до числа)
option-null_actions_allowed = Действие можно пропустить, даже если оно выполнимо
option-cheapest_colony_forced = В регионе первой берут самую дешёвую колонию
option-cheapest_of_good = Из колоний одного товара, доступных вам в разных регионах, первой берут самую дешёвую

## The pieces, as a screen reader names them

piece-ship = { $seat_name }: корабль, { $region_name }
piece-fleet = { $seat_name }: корабль во флотилии; цель — { $region_name }
piece-supply = { $seat_name }: корабль в запасе
piece-orange = Оранжевый корабль на секторе «{ $space_name }»
piece-orange_aside = Оранжевый корабль рядом с ронделем
piece-stone = { $seat_name }: фишка на секторе «{ $space_name }»
piece-stone_aside = { $seat_name }: фишка в центре ронделя
piece-workers = { $workers ->
    [one] { $seat_name }: { $workers } рабочий в Лиссабоне
   *[many] { $seat_name }: { $workers } рабочих в Лиссабоне
}
piece-phase = Фаза { $phase ->
    [1] I
    [2] II
   *[3] III
}
piece-disc = { $region_name }: регион ещё не открыт
piece-own_disc = { $seat_name }: диск исследователя
piece-double_loss = { $ships ->
    [one] { $region_name }: открытие стоит { $ships } корабль
    [few] { $region_name }: открытие стоит { $ships } корабля
   *[many] { $region_name }: открытие стоит { $ships } кораблей
}
piece-back = { $region_name }: закрытый жетон { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}
piece-token = { $region_name }: колония { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
} за { $price } кр.
piece-colony = { $seat_name }: колония { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}, куплена за { $price } кр.
piece-price = Цена { $good ->
    [sugar] сахара
    [gold] золота
   *[spice] пряностей
}: { $price } кр.; переработка приносит { $revenue } кр.
piece-building = На продажу: { $building_name }, { $price } кр.
piece-own_building = { $seat_name }: { $building_name }
piece-joker = { $seat_name }: фабрика-джокер
piece-privilege = В галерее: привилегия { $column ->
    [colony] колонии
    [factory] фабрики
    [explorer] исследователя
    [shipyard] верфи
   *[church] церкви
}
piece-own_privilege = { $seat_name }: привилегия { $column ->
    [colony] колонии
    [factory] фабрики
    [explorer] исследователя
    [shipyard] верфи
   *[church] церкви
}
piece-royal = { $seat_name }: королевская привилегия, ещё не в колонке
piece-royal_placed = { $seat_name }: королевская привилегия в колонке { $column ->
    [colony] колоний
    [factory] фабрик
    [explorer] исследователей
    [shipyard] верфей
   *[church] церквей
}
piece-card = { $seat_name }: карта «Мореплаватель»
piece-money = { $seat_name }: { $money } кр.

## Words printed on the sheets, which have little room

sheet-lisboa = Лиссабон
sheet-phase = Фаза
sheet-supply = Запас

## The terminal's panels

panel-chart = Карта морей
panel-market = Рынок
panel-rondel = Рондель
panel-buildings = Здания
panel-gallery = Галерея
panel-seats = Игроки

## Short words for the panels, which have little room: the limits stand in en.ftl

short-seat-red = К
short-seat-green = З
short-seat-yellow = Ж
short-seat-blue = С
short-seat-black = Ч
short-region-rio = Рио
short-region-cabo = М. Надежды
short-good-sugar = сахар
short-good-gold = золото
short-good-spice = прян.
short-building-sugar_factory = фабр. сахара
short-building-gold_factory = фабр. золота
short-building-spice_factory = фабр. прян.
short-building-shipyard = верфь
short-building-church = церковь
short-money = кр.
short-workers = раб
short-ships = кор.
short-column-colony = колонии
short-column-factory = фабрики
short-column-explorer = иссл.
short-column-shipyard = верфи
short-column-church = церкви
short-points = ПО
short-phase = фаза { $phase ->
    [1] I
    [2] II
   *[3] III
}
short-turns_left = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
}
short-needed = { $count }р
short-lost_ships = −{ $count } кор
short-end = фин.

## Варианты, когда мало места

short-choice-card = Карта «Мореплаватель»
short-choice-rondel = Идти
short-choice-pay = Отдать корабль
short-choice-discover = Открыть
short-choice-fleet = Во флотилию
short-choice-lose = Потерять корабль
short-choice-move = Плыть
short-choice-hire = Нанять
short-choice-ships = Построить
short-choice-found = Основать
short-choice-found_with = Основать
short-choice-build = Построить
short-choice-privilege = Привилегия
short-choice-royal = Королевская

## Что значат панели

panel-chart-legend = ● открыто, ○ ещё нет; линии соединяют соседей. К2: два красных корабля. Затем товар и цены его колоний, самая дешёвая первой; ?×4: четыре жетона лицом вниз. Что вызовет открытие: фаза; −2 кор: теряются два корабля вместо одного; фин.: конец игры.
panel-market-legend = ■ показывает, где товар стоит между дорогим (слева) и дешёвым (справа). 50▼: сколько даст продажа единицы, от неё цена падает. 30▲: сколько даст переработка, от неё цена растёт.
panel-rondel-legend = По часовой стрелке: вниз по правой стороне, вверх по левой. Число у сектора: сколько кораблей заплатит ваша фишка на пути туда, · ни одного. Буквы — фишки, ◆ — оранжевый корабль.
panel-buildings-legend = Цена, сколько осталось, сколько нужно рабочих (3р).
panel-seats-legend = ▶ решает, ◆ держит карту «Мореплаватель». Корабли на карте / всего. В каждой колонке: что считается, затем ■ привилегии и · свободные места. Колонии и фабрики: сахар·золото·пряности; +1 — фабрика для любого товара. Галерея: какие привилегии ещё можно взять.

# Таблицы чисел: заголовки
table-players = По числу игроков
table-players-count = игроков
table-players-gallery_2 = привилегий каждого типа в начале фазы II
table-players-gallery_3 = привилегий каждого типа в начале фазы III
table-players-shipyards = верфей на линии
table-players-churches = церквей на линии
table-players-double_loss = регионы с маркером двойной потери
table-phases = По фазам
table-phases-phase = фаза
table-phases-range = границ, которые может пересечь корабль
table-phases-worker = рабочий по цене церкви, кр.
table-phases-extra_worker = рабочий сверх этого, кр.
table-phases-surplus_worker = продажа лишнего рабочего, кр.
table-phases-ship = корабль по цене верфи, кр.
table-phases-extra_ship = корабль сверх этого, кр.
table-phases-surplus_ship = продажа лишнего корабля, кр.
table-market = Рынок, кр.
table-market-row = ряд сверху
table-market-revenue = переработка
table-buildings = Цены зданий
table-buildings-line = линия
table-buildings-workers = нужно рабочих
table-buildings-prices = цены слева направо, кр.
table-regions = Стопки жетонов колоний
table-regions-region = регион
table-regions-good = товар
table-regions-tokens = жетонов
table-borders = Границы
table-borders-between = между какими регионами
table-borders-colour = цвет
table-borders-blue = синяя
table-borders-red = красная
table-tokens = Цены жетонов колоний
table-tokens-prices = по одному жетону каждой цены, кр.
table-sheet = Планшет игрока
table-sheet-column = колонка
table-sheet-base = ПО за каждый предмет, базовая ценность
table-sheet-privilege = ПО сверх того за каждую привилегию
table-sheet-bonus = премии ячеек сверху вниз, кр.
table-sailing = Открытие регионов
table-sailing-plain = без маркера двойной потери
table-sailing-double = с маркером двойной потери
table-sailing-fleet = нужно кораблей
table-sailing-loss = теряется кораблей
table-start = В начале игры
table-start-money = денег у игрока, кр.
table-start-workers = рабочих у игрока
table-start-ships = кораблей игрока в Португалии
table-start-joker_factories = фабрик-джокеров у игрока
table-start-shipyards = верфей у игрока
table-start-churches = церквей у игрока
table-start-market_row = ряд маркеров цены, считая сверху
table-start-gallery = привилегий каждого типа в галерее
table-other = Прочие числа
table-other-free_steps = бесплатных секторов ронделя
table-other-lowest = наименьшее число рабочих
table-other-highest = наибольшее число рабочих
table-other-ships = наибольшее число кораблей игрока
table-other-colony_workers = рабочих для колонии
table-other-worker_cost = рабочих за привилегию
table-other-slots = привилегий в колонке, не больше
table-other-vp_worker = ПО за рабочего
table-other-vp_ship = ПО за корабль на поле
table-other-vp_money = кр. за 1 ПО

## Что меняет ход: названия показателей и их изменения в нескольких буквах

gauge-money = Деньги
chip-money = { $sign }{ $by } кр.
gauge-workers = Рабочие
chip-workers = { $sign }{ $by } { $by ->
    [one] рабочий
    [few] рабочих
   *[many] рабочих
}
gauge-ships = Корабли на поле
chip-ships = { $sign }{ $by } { $by ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
gauge-colonies-sugar = Колонии сахара
chip-colonies-sugar = { $sign }{ $by } { $by ->
    [one] колония сахара
    [few] колонии сахара
   *[many] колоний сахара
}
gauge-colonies-gold = Колонии золота
chip-colonies-gold = { $sign }{ $by } { $by ->
    [one] колония золота
    [few] колонии золота
   *[many] колоний золота
}
gauge-colonies-spice = Колонии пряностей
chip-colonies-spice = { $sign }{ $by } { $by ->
    [one] колония пряностей
    [few] колонии пряностей
   *[many] колоний пряностей
}
gauge-factories-sugar = Фабрики сахара
chip-factories-sugar = { $sign }{ $by } { $by ->
    [one] фабрика сахара
    [few] фабрики сахара
   *[many] фабрик сахара
}
gauge-factories-gold = Фабрики золота
chip-factories-gold = { $sign }{ $by } { $by ->
    [one] фабрика золота
    [few] фабрики золота
   *[many] фабрик золота
}
gauge-factories-spice = Фабрики пряностей
chip-factories-spice = { $sign }{ $by } { $by ->
    [one] фабрика пряностей
    [few] фабрики пряностей
   *[many] фабрик пряностей
}
gauge-shipyards = Верфи
chip-shipyards = { $sign }{ $by } { $by ->
    [one] верфь
    [few] верфи
   *[many] верфей
}
gauge-churches = Церкви
chip-churches = { $sign }{ $by } { $by ->
    [one] церковь
    [few] церкви
   *[many] церквей
}
gauge-explorers = Исследователи
chip-explorers = { $sign }{ $by } { $by ->
    [one] исследователь
    [few] исследователя
   *[many] исследователей
}
gauge-privileges = Привилегии
chip-privileges = { $sign }{ $by } { $by ->
    [one] привилегия
    [few] привилегии
   *[many] привилегий
}
gauge-card = Карта «Мореплаватель»
chip-card = { $sign } карта «Мореплаватель»
gauge-points = Победные очки
chip-points = { $sign }{ $by } ПО
chip-draws-start = жребий
chip-draws-token = жребий
chip-event-phase = начинается фаза { $phase ->
    [1] I
    [2] II
   *[3] III
}
chip-event-end_by_nagasaki = последний раунд
chip-event-end_by_buildings = последний раунд

# Что есть что на столе: см. caravela/core/about.py

about-ship = Корабли ходят по действию «Плавание» и по карте «Мореплаватель», позволяют основывать колонии там, где стоят, и оплачивают дальние ходы по ронделю. Два вместе открывают регион. Каждый корабль на поле — 1 ПО в конце.
    .name = Корабль
    .rule = NAV-6.1
about-supply = Корабли, которых нет на поле. Их строят действием «Корабли», и начинают они в Португалии. В запасе очков не приносят.
    .name = Корабли в запасе
    .rule = NAV-5.3
about-orange_ship = Стоит там, где владелец получил карту «Мореплаватель». Если фишка владельца встанет на него или пройдёт мимо, карта уйдёт соседу справа.
    .name = Оранжевый корабль
    .rule = NAV-12.7
about-stone = Показывает ваше последнее действие. Каждый ход она идёт по часовой стрелке: до 3 секторов бесплатно, дальше — по кораблю с поля за сектор.
    .name = Фишка
    .rule = NAV-3.3
about-worker = Нужны, чтобы основывать колонии (по 2) и строить здания (3 на фабрику, 4 на верфь, 5 на церковь); при этом они остаются у вас. Привилегия стоит одного.
    .name = Рабочие
    .now = Сейчас это { $workers } ПО: по 1 за рабочего.
    .rule = NAV-14.1
about-lisboa = Ваш маркер показывает, сколько у вас рабочих: от 2 до 9. Выше 9 подняться нельзя, а привилегия не опускает ниже 2.
    .name = Лиссабон, шкала рабочих
    .rule = NAV-1.11
about-disc = Регион ещё не открыт. Его открывают два ваших корабля, пришедшие за одно плавание: один теряется, вы берёте диск, переворачиваете жетоны и получаете цену самого дешёвого.
    .name = Диск исследователя
    .rule = NAV-6.6
about-disc-own_disc = Взят за открытие региона. Привилегии исследователя повышают ценность каждого диска.
    .name = Диск исследователя
    .now = Сейчас каждый стоит { $value-explorer } ПО.
    .rule = NAV-14.4
about-token = Колония на продажу: действием «Колония», имея здесь корабль и 2 свободных рабочих, вы платите цену и берёте жетон. В регионе сначала берут самый дешёвый.
    .name = Жетон колонии
    .now = Стоит { $price } кр.
    .rule = NAV-7.3
about-stack = Товар известен, цены — нет: жетоны переворачивают, когда регион открывают, и раскладывают от дешёвого к дорогому.
    .name = Стопка жетонов колоний
    .rule = NAV-2.3
about-colony = По каждому действию «Рынок» колония может продать одну единицу своего товара. Привилегии колонии повышают ценность каждой.
    .name = Колония
    .now = Сейчас каждая стоит { $value-colony } ПО.
    .rule = NAV-9.2
about-price = Его ряд — цена товара, а справа доход от переработки единицы. Каждая проданная единица сдвигает его на ряд вниз, каждая переработанная — вверх.
    .name = Маркер цены
    .now = Продажа даёт { $price } кр. за единицу, переработка — { $revenue } кр.
    .rule = NAV-9.2
about-market = Десять рядов цен на сахар, золото и пряности; четвёртая колонка — доход от переработки. Продажи сбивают цену товара, переработка её поднимает.
    .name = Таблица рынка
    .rule = NAV-1.7
about-factory = Нужны 3 рабочих и деньги по её цене; следующая на линии дороже. Фабрика перерабатывает единицу своего товара по каждому действию «Рынок».
    .name = Фабрика на продажу
    .rule = NAV-8.2
about-factory-own_building = По действию «Рынок» перерабатывает единицу своего товара, если вы его не продаёте. Привилегии фабрики повышают ценность каждой.
    .name = Фабрика
    .now = Сейчас каждая стоит { $value-factory } ПО.
    .rule = NAV-9.4
about-joker = Перерабатывает единицу любого товара, который вы в этом действии не продаёте. Считается фабрикой, в том числе при подсчёте.
    .name = Фабрика-джокер
    .now = Сейчас стоит { $value-factory } ПО.
    .rule = NAV-9.6
about-shipyard = Нужны 4 рабочих и деньги по её цене; следующая на линии дороже. Каждая верфь позволяет по действию «Корабли» построить корабль за 50 кр.
    .name = Верфь на продажу
    .rule = NAV-8.2
about-shipyard-own_building = Каждая позволяет по действию «Корабли» построить корабль за 50 кр.; остальные — по цене фазы. Привилегия верфи прибавляет каждой 2 ПО.
    .name = Верфь
    .now = Сейчас каждая стоит { $value-shipyard } ПО.
    .rule = NAV-5.1
about-church = Нужны 5 рабочих и деньги по её цене; следующая на линии дороже. Каждая церковь позволяет по действию «Рабочие» нанять рабочего за 50 кр.
    .name = Церковь на продажу
    .rule = NAV-8.2
about-church-own_building = Каждая позволяет по действию «Рабочие» нанять рабочего за 50 кр.; остальные — по цене фазы. Привилегия церкви прибавляет каждой 2 ПО.
    .name = Церковь
    .now = Сейчас каждая стоит { $value-church } ПО.
    .rule = NAV-4.1
about-privilege = Берётся действием «Привилегия» за одного рабочего. Сразу платит премию своей ячейки за каждый предмет колонки, а в конце прибавляет каждому 1 ПО, верфям и церквям — 2 ПО.
    .name = Привилегия
    .rule = NAV-10.5
about-royal = Есть у каждого; в конце её кладут в свободную ячейку: она считается привилегией этой колонки, но премии не платит. В очках, которые видны сейчас, она лежит на лучшем месте.
    .name = Королевская привилегия
    .rule = NAV-14.2
about-gallery = Привилегии, которые можно взять сейчас: одна за действие, за одного рабочего. С новой фазой галерея пополняется.
    .name = Галерея
    .rule = NAV-10.1
about-slot = Заполняются сверху, по три в колонке. Число — премия в кр., которую привилегия здесь платит за каждый предмет колонки.
    .name = Ячейка привилегии
    .rule = NAV-10.4
about-column = На щите — сколько в конце стоит каждый предмет этой колонки; каждая привилегия в ней прибавляет.
    .name = Колонка планшета
    .now = Сейчас каждый стоит: { $id ->
        [colony] { $value-colony }
        [factory] { $value-factory }
        [explorer] { $value-explorer }
        [shipyard] { $value-shipyard }
       *[church] { $value-church }
        } ПО.
    .rule = NAV-14.4
about-double_loss = Чтобы открыть этот регион, нужно не меньше 3 кораблей, и 2 из них теряются. С открытием маркер убирают.
    .name = Маркер двойной потери
    .rule = NAV-6.6
about-card = До хода фишкой её можно потратить на ещё одно плавание; потом карта уходит соседу справа. В первом раунде нельзя. При равенстве очков решает она же.
    .name = Карта «Мореплаватель»
    .rule = NAV-12.1
about-coins = Крузадо на колонии, здания, рабочих и корабли. Каждые полные 200 кр. — 1 ПО в конце.
    .name = Деньги
    .rule = NAV-14.1
about-phase = Сколько границ корабль проходит за плавание и сколько стоят рабочие и корабли сверх церквей и верфей. С открытием Мыса Доброй Надежды наступает фаза II, Малакки — фаза III.
    .name = Фаза
    .rule = NAV-11.2
about-region = Морской регион. Здесь может стоять сколько угодно кораблей. После открытия сюда входят и одиночные корабли, и каждый, у кого здесь корабль, может основывать его колонии.
    .name = { $id_name }
    .rule = NAV-6.4
about-hub = Здесь фишки ждут первого хода. Знаки напоминают цену: 1–3 сектора бесплатно, каждый следующий — один корабль.
    .name = Центр ронделя
    .rule = NAV-3.4
about-space-sailing = Ведите сколько угодно своих кораблей, каждый — насколько позволяет фаза, и откройте не больше одного региона.
    .name = Плавание
    .rule = NAV-6.1
about-space-workers = Наймите по рабочему на церковь за 50 кр., остальных — по цене фазы, всего до 9. Лишних, нанятых по цене церкви сверх 9, банк покупает по 100 кр.
    .name = Рабочие
    .rule = NAV-4.1
about-space-market = По каждому товару: продать с колоний, переработать на фабриках или не трогать. После продажи цена падает, после переработки растёт.
    .name = Рынок
    .rule = NAV-9.1
about-space-colony = Основывайте колонии в открытых регионах: каждой нужен ваш корабль там и 2 рабочих, а стоит она цену жетона. Корабли и рабочие остаются.
    .name = Колония
    .rule = NAV-7.2
about-space-privilege = Возьмите из галереи одну привилегию за одного рабочего. Она сразу платит за каждый предмет колонки и повышает их ценность в конце.
    .name = Привилегия
    .rule = NAV-10.1
about-space-ships = Постройте по кораблю на верфь за 50 кр., остальные — по цене фазы. Начинают в Португалии; на поле не больше 7.
    .name = Корабли
    .rule = NAV-5.1
about-space-buildings = Берите фабрики (3 рабочих), верфи (4) и церкви (5): каждый раз самое левое здание линии по его цене. Рабочие остаются у вас.
    .name = Здания
    .rule = NAV-8.1
about-points = Сколько вышло бы, если бы игра кончилась сейчас: по 1 ПО за рабочего, корабль на поле и каждые полные 200 кр., и колонки планшета. Королевская привилегия — на лучшем месте.
    .name = Очки сейчас
    .now = Сейчас { $points } ПО.
    .rule = NAV-14.1
