# Endeavor: Age of Sail in Russian. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Экспансия. Век паруса
game-pitch = Постройте империю за семь раундов: мало дисков, много планов и города, связанные по всему миру.

seat-red = Красный
seat-yellow = Жёлтый
seat-blue = Синий
seat-purple = Фиолетовый
seat-green = Зелёный
seat-chance = Случай

attribute-industry = промышленность
attribute-culture = культура
attribute-wealth = экономика
attribute-influence = влияние

deed-ship = плавание
deed-occupy = захват
deed-attack = атака
deed-payment = выплата
deed-draw = добор
# how many of the discs that an action takes are for the activation
deed-activation = { $activation ->
    [0] {""}
   *[other] {" "}({ $activation } — на здание)
}
# what stands against each action: 0 it is not offered, -1 there is nothing to do it with, else the discs it takes
deed-against = { $ship ->
    [0] {""}
   *[other] {" "}Для плавания { $ship ->
        [one] нужен { $ship } диск
        [few] нужны { $ship } диска
       *[many] нужно { $ship } дисков
    }{ deed-activation }, а в гавани { $discs }.
}{ $occupy ->
    [0] {""}
    [-1] {" "}Нет свободного города, который вы могли бы захватить.
   *[other] {" "}Для захвата { $occupy ->
        [one] нужен { $occupy } диск
        [few] нужны { $occupy } диска
       *[many] нужно { $occupy } дисков
    }{ deed-activation }, а в гавани { $discs }.
}{ $attack ->
    [0] {""}
    [-1] {" "}Нет диска, который вы могли бы атаковать.
   *[other] {" "}Для атаки { $attack ->
        [one] нужен { $attack } диск
        [few] нужны { $attack } диска
       *[many] нужно { $attack } дисков
    }{ deed-activation }, а в гавани { $discs }.
}{ $payment ->
    [0] {""}
   *[other] {" "}Нет диска, который можно вернуть выплатой.
}{ $draw ->
    [0] {""}
   *[other] {" "}Нет карты, на которую хватило бы вашего присутствия.
}

phase-build = фаза строительства
phase-salary = фаза жалования
phase-action = фаза действий
phase-discard = фаза сброса
# a phase with "in"
phase-in = { $phase ->
    [build] в фазе строительства
    [salary] в фазе жалования
    [action] в фазе действий
    [discard] в фазе сброса
   *[other] { $phase_name }
}

token-industry = промышленность
token-culture = культура
token-wealth = экономика
token-influence = влияние
token-occupy_draw = захват/добор
token-ship_draw = плавание/добор
token-payment = выплата
token-attack = атака

building-market = рынок
building-shipyard = верфь
building-workshop = мастерская
building-bank = банк
building-barracks = казармы
building-guild_hall = зал гильдий
building-docks = доки
building-fortress = крепость
building-theatre = театр
building-cartographer = картограф
building-trading_house = торговый дом
building-university = университет
building-stock_exchange = биржа
building-museum = музей
building-parliament = парламент
building-memorial = мемориал
building-town_hall = ратуша
building-arsenal = арсенал
building-palace = дворец
building-colonial_house = дом колониста
building-merchant_dock = торговая пристань
# a building as the object of a sentence, and behind "from"
building-object = { $building ->
    [workshop] мастерскую
    [cartographer] картографа
    [stock_exchange] биржу
    [town_hall] ратушу
    [merchant_dock] торговую пристань
   *[other] { $building_name }
}
building-from = { $building ->
    [market] с рынка
    [shipyard] с верфи
    [workshop] из мастерской
    [bank] из банка
    [barracks] из казарм
    [guild_hall] из зала гильдий
    [docks] из доков
    [fortress] из крепости
    [theatre] из театра
    [cartographer] от картографа
    [trading_house] из торгового дома
    [university] из университета
    [stock_exchange] с биржи
    [museum] из музея
    [parliament] из парламента
    [memorial] с мемориала
    [town_hall] из ратуши
    [arsenal] из арсенала
    [palace] из дворца
    [colonial_house] из дома колониста
    [merchant_dock] с торговой пристани
   *[other] со здания «{ $building_name }»
}

zone-europe = Европа
zone-north_america = Северная Америка
zone-caribbean = Карибские острова
zone-south_america = Южная Америка
zone-africa = Африка
zone-india = Индия
zone-far_east = Дальний Восток
# a region with "to", behind "of", with "in", at the beginning of a sentence
zone-region_to = { $region ->
    [north_america] в Северную Америку
    [caribbean] на Карибские острова
    [south_america] в Южную Америку
    [africa] в Африку
    [india] в Индию
    [far_east] на Дальний Восток
   *[other] в { $region_name }
}
zone-region_of = { $region ->
    [north_america] Северной Америки
    [caribbean] Карибских островов
    [south_america] Южной Америки
    [africa] Африки
    [india] Индии
    [far_east] Дальнего Востока
   *[other] { $region_name }
}
zone-region_in = { $region ->
    [north_america] в Северной Америке
    [caribbean] на Карибских островах
    [south_america] в Южной Америке
    [africa] в Африке
    [india] в Индии
    [far_east] на Дальнем Востоке
   *[other] в { $region_name }
}
zone-region_subject = { $region_name }
# a zone with "in"
zone-in = { $zone ->
    [europe] в Европе
    [north_america] в Северной Америке
    [caribbean] на Карибских островах
    [south_america] в Южной Америке
    [africa] в Африке
    [india] в Индии
    [far_east] на Дальнем Востоке
   *[other] в { $zone_name }
}

place-london = Лондон
place-amsterdam = Амстердам
place-lisbon = Лиссабон
place-marseille = Марсель
place-venice = Венеция
place-constantinople = Константинополь
place-algiers = Алжир
place-alexandria = Александрия
place-north_atlantic_fleet = Североатлантическая флотилия
place-mediterranean_fleet = Средиземноморская флотилия
place-quebec = Квебек
place-boston = Бостон
place-charleston = Чарлстон
place-new_orleans = Новый Орлеан
place-grand_banks_fleet = Ньюфаундлендская флотилия
place-havana = Гавана
place-port_royal = Порт-Ройал
place-santo_domingo = Санто-Доминго
place-windward_fleet = Наветренная флотилия
place-cartagena = Картахена
place-lima = Лима
place-recife = Ресифи
place-buenos_aires = Буэнос-Айрес
place-elmina = Эльмина
place-luanda = Луанда
place-cape_town = Кейптаун
place-mozambique = Мозамбик
place-bombay = Бомбей
place-goa = Гоа
place-calcutta = Калькутта
place-arabian_sea_fleet = Аравийская флотилия
place-batavia = Батавия
place-manila = Манила
place-macau = Макао
place-nagasaki = Нагасаки
place-south_china_sea_fleet = Южно-Китайская флотилия
place-copenhagen = Копенгаген
place-bordeaux = Бордо
place-seville = Севилья
place-tripoli = Триполи
place-bridgetown = Бриджтаун
place-calicut = Каликут
place-malacca = Малакка
place-hoi_an = Хойан
place-makassar = Макасар
# a place with "to", as the object of a sentence, and at its beginning
place-to = { $place ->
    [north_atlantic_fleet] к Североатлантической флотилии
    [mediterranean_fleet] к Средиземноморской флотилии
    [grand_banks_fleet] к Ньюфаундлендской флотилии
    [windward_fleet] к Наветренной флотилии
    [arabian_sea_fleet] к Аравийской флотилии
    [south_china_sea_fleet] к Южно-Китайской флотилии
   *[other] в город { $place_name }
}
place-object = { $place ->
    [seville] Севилью
    [malacca] Малакку
    [venice] Венецию
    [alexandria] Александрию
    [north_atlantic_fleet] Североатлантическую флотилию
    [mediterranean_fleet] Средиземноморскую флотилию
    [grand_banks_fleet] Ньюфаундлендскую флотилию
    [havana] Гавану
    [windward_fleet] Наветренную флотилию
    [cartagena] Картахену
    [lima] Лиму
    [elmina] Эльмину
    [luanda] Луанду
    [calcutta] Калькутту
    [arabian_sea_fleet] Аравийскую флотилию
    [batavia] Батавию
    [manila] Манилу
    [south_china_sea_fleet] Южно-Китайскую флотилию
   *[other] { $place_name }
}
place-subject = { $place_name }

deck-europe = колода Европы
deck-slavery = колода рабства
deck-north_america = колода Северной Америки
deck-caribbean = колода Карибских островов
deck-south_america = колода Южной Америки
deck-africa = колода Африки
deck-india = колода Индии
deck-far_east = колода Дальнего Востока

card-europe_0 = Европа 0
card-europe_1 = Европа 1
card-europe_2 = Европа 2
card-europe_3 = Европа 3
card-europe_4 = Европа 4
card-europe_5 = Европа 5 (отмена рабства)
card-slavery_0 = Рабство 0
card-slavery_1 = Рабство 1
card-slavery_2 = Рабство 2
card-slavery_3 = Рабство 3
card-slavery_4 = Рабство 4
card-slavery_5 = Рабство 5
card-north_america_1 = Северная Америка 1
card-north_america_2 = Северная Америка 2
card-north_america_3 = Северная Америка 3
card-north_america_4 = Северная Америка 4
card-north_america_5 = Северная Америка 5
card-caribbean_1 = Карибские острова 1
card-caribbean_2 = Карибские острова 2
card-caribbean_3 = Карибские острова 3
card-caribbean_4 = Карибские острова 4
card-caribbean_5 = Карибские острова 5
card-south_america_1 = Южная Америка 1
card-south_america_2 = Южная Америка 2
card-south_america_3 = Южная Америка 3
card-south_america_4 = Южная Америка 4
card-south_america_5 = Южная Америка 5
card-africa_1 = Африка 1
card-africa_2 = Африка 2
card-africa_3 = Африка 3
card-africa_4 = Африка 4
card-africa_5 = Африка 5
card-india_1 = Индия 1
card-india_2 = Индия 2
card-india_3 = Индия 3
card-india_4 = Индия 4
card-india_5 = Индия 5
card-far_east_1 = Дальний Восток 1
card-far_east_2 = Дальний Восток 2
card-far_east_3 = Дальний Восток 3
card-far_east_4 = Дальний Восток 4
card-far_east_5 = Дальний Восток 5
card-governor_north_america = губернатор Северной Америки
card-governor_caribbean = губернатор Карибских островов
card-governor_south_america = губернатор Южной Америки
card-governor_africa = губернатор Африки
card-governor_india = губернатор Индии
card-governor_far_east = губернатор Дальнего Востока
# a card as the object of a sentence; in Russian and Polish its name
card-object = { $card_name }

## Actions: the sentence for each, and the kind as a choice in a menu

action-tokens = Следующие жетоны: { $first_name }, { $second_name }
choice-tokens = Следующие жетоны
action-token = Последний жетон: { $token_name }
choice-token = Последний жетон
action-offer = Доступно здание: { $building_name }
choice-offer = Здание уровня 5
action-crown = Корону получает { $player_name }
choice-crown = Корона
action-start = Выбрать { building-object }
choice-start = Начальное здание
action-shortage = Убрать { building-object } из органайзера
choice-shortage = Убрать здание
action-build = Построить { building-object }
choice-build = Построить здание
action-salary = Вернуть диск { building-from }
choice-salary = Вернуть диск
action-salary_all = Вернуть все диски
choice-salary_all = Вернуть все диски
action-activate = Активировать { building-object }
choice-activate = Активировать здание
action-spend = Потратить жетон: { $token_name }
choice-spend = Потратить жетон действия
action-pass = Спасовать
choice-pass = Спасовать
action-ship_track = Плыть на шкалу судоходства { zone-region_of }
choice-ship_track = Плавание: шкала судоходства
action-ship_fleet = Плыть { place-to }
choice-ship_fleet = Плавание: ячейка флотилии
action-ship_sea = Плыть в открытое море { zone-region_of }
choice-ship_sea = Плавание: открытое море
action-occupy = Захватить { place-object }
choice-occupy = Захватить город
action-attack = Атаковать { place-object }
choice-attack = Атаковать
action-payment = Выплата: вернуть диск { building-from }
choice-payment = Выплата
action-draw = Взять карту: { $deck_name }
choice-draw = Взять карту из колоды
action-take = Взять из стопки сброса: { $card_name }
choice-take = Взять карту из стопки сброса
action-memorial = Положить потерянный диск у шкалы: { $attribute_name }
choice-memorial = Мемориал
action-memorial_none = Вернуть потерянный диск в запас
choice-memorial_none = Вернуть в запас
action-silent_track = Бесшумный флот плывёт на шкалу судоходства { zone-region_of }
choice-silent_track = Бесшумный флот: шкала судоходства
action-silent_place = Бесшумный флот занимает { place-object }
choice-silent_place = Бесшумный флот: город или флотилия
action-silent_draw = Бесшумный флот убирает верхнюю карту: { $deck_name }
choice-silent_draw = Бесшумный флот: убрать карту
action-silent_nothing = Бесшумный флот ничего не делает
choice-silent_nothing = Бесшумный флот: ничего
action-governor = Положить губернатора { zone-region_of } в ячейку губернатора
choice-governor = Ячейка губернатора
action-governor_none = Оставить ячейку губернатора пустой
choice-governor_none = Оставить ячейку губернатора пустой
action-discard = Сбросить карту: { card-object }
choice-discard = Сбросить карту
action-done = Готово
choice-done = Готово

## The question behind a menu that narrows a choice

pick-first = Какой жетон первый?
pick-second = Какой жетон второй?
pick-token = Какой жетон?
pick-building = Какое здание?
pick-player = Какой игрок?
pick-region = Какой регион?
pick-place = Какое место?
pick-deck = Какая колода?
pick-card = Какая карта?
pick-attribute = Какая характеристика?

## The log

event-laid_out = { $count ->
    [one] На поле лежит { $count } жетон торговли.
    [few] На поле лежат { $count } жетона торговли.
   *[many] На поле лежит { $count } жетонов торговли.
}
event-offered = Доступно здание уровня 5: { $building_name }.
event-crown = Корону получает { $player_name }.
event-started = { $seat_name } выбирает { building-object }.
event-round = Раунд { $round }.
event-end = { $rounds ->
    [one] Сыгран { $rounds } раунд, игра окончена.
    [few] Сыграно { $rounds } раунда, игра окончена.
   *[many] Сыграно { $rounds } раундов, игра окончена.
}
event-scrapped = { $seat_name } убирает { building-object } из органайзера.
event-built = { $seat_name } строит { building-object }.
event-grew = { $count ->
    [0] { $seat_name }: в запасе не осталось дисков.
    [one] { $seat_name } получает { $count } диск из запаса.
    [few] { $seat_name } получает { $count } диска из запаса.
   *[many] { $seat_name } получает { $count } дисков из запаса.
}
event-salary = { $seat_name } возвращает диск { building-from }.
event-passed = { $seat_name } пасует.
event-activated = { $seat_name } активирует { building-object }.
event-spent = { $seat_name } тратит жетон: { $token_name }.
event-gained = { $seat_name } получает жетон: { $token_name }.
event-symbols = { $seat_name }:{ $industry ->
    [0] {""}
   *[other] {" "}промышленность +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] { $industry ->
        [0] {" "}
       *[other] {", "}
    }культура +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }экономика +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] { $wealth ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }влияние +{ $influence }
}.
event-symbols_lost = { $seat_name }:{ $industry ->
    [0] {""}
   *[other] {" "}промышленность −{ $industry }
}{ $culture ->
    [0] {""}
   *[other] { $industry ->
        [0] {" "}
       *[other] {", "}
    }культура −{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }экономика −{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] { $wealth ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }влияние −{ $influence }
}.
event-route = { $seat_name } контролирует маршрут { $place_name } — { $other_name } и получает жетон: { $token_name }.
event-shipped_track = { $seat_name } плывёт { zone-region_to }, ячейка { $cell } шкалы судоходства.
event-shipped_fleet = { $seat_name } плывёт { place-to }.
event-shipped_sea = { $seat_name } плывёт в открытое море { zone-region_of }.
event-opened = Исследован новый регион: { zone-region_subject }!
event-governor = { $seat_name } получает карту губернатора { zone-region_of }.
event-occupied = { $seat_name } захватывает { place-object }.
event-attacked = { $seat_name } атакует { place-object } и вытесняет оттуда чужой диск ({ $owner_name }).
event-attacked_silent = { $seat_name } атакует { place-object } и вытесняет бесшумный флот.
event-memorial = { $seat_name } кладёт потерянный диск у шкалы: { $attribute_name } +1.
event-memorial_none = { $seat_name } возвращает потерянный диск в запас.
event-paid = { $seat_name } выплатой возвращает диск { building-from }.
event-drew = { $seat_name } берёт карту: { $card_name }.
event-took = { $seat_name } берёт карту из стопки сброса: { $card_name }.
event-bonus_disc = { $seat_name } получает бонусный диск.
event-abolition = Рабство отменено!
event-set_aside = { $count ->
    [one] { $seat_name } откладывает { $count } карту рабства.
    [few] { $seat_name } откладывает { $count } карты рабства.
   *[many] { $seat_name } откладывает { $count } карт рабства.
}
event-governor_space = { $seat_name } кладёт губернатора { zone-region_of } в ячейку губернатора.
event-governor_space_empty = { $seat_name } оставляет ячейку губернатора пустой.
event-discarded = { $seat_name } сбрасывает карту: { $card_name }.
event-discarded_slavery = { $seat_name } откладывает карту: { $card_name }.
event-discarded_governor = { $seat_name } убирает из игры карту: { $card_name }.
event-silent_track = Бесшумный флот плывёт { zone-region_to }, ячейка { $cell } шкалы судоходства.
event-silent_place = Бесшумный флот занимает { place-object }.
event-silent_card = Бесшумный флот убирает из игры карту: { $card_name }.
event-silent_governor = Карта губернатора { zone-region_of } достаётся бесшумному флоту и покидает игру.

## Why not

why-act_first = Сначала выполните хотя бы одно действие.
why-action_done = Действие «{ $action_name }» в этом ходу уже выполнено.
why-action_not_offered = Здание «{ $building_name }», которое вы активировали, не даёт действия «{ $action_name }».
why-action_not_on_token = Жетон «{ $token_name }», который вы потратили, не даёт действия «{ $action_name }».
why-activated_already = На здании «{ $building_name }» уже есть диск.
why-card_not_held = У вас нет карты «{ card-object }».
why-choose_first = Сначала активируйте здание или потратьте жетон действия.
why-deck_empty = Карт больше нет: { $deck_name } пуста.
why-finish_first = Сначала закончите начатый ход.
why-game_over = Игра окончена.
why-governor_not_held = У вас нет карты губернатора { zone-region_of }.
why-governor_space_first = Сначала решите, какого губернатора положить в ячейку губернатора.
why-in_governor_space = Карта «{ $card_name }» лежит в ячейке губернатора и в ограничениях не учитывается.
why-level_too_high = У здания «{ $building_name }» уровень { $level }, а ваш уровень строительства — только { $allowed }.
why-locked = На здании «{ $building_name }» символ запрета выплаты: диск с него возвращается только в фазе жалования.
why-lowest_level_first = У здания «{ $building_name }» уровень { $level }, а здания уровня { $lowest } ещё есть.
why-no_activation_space = У здания «{ $building_name }» нет действий и нет ячейки для диска.
why-no_disc_there = Вернуть диск { building-from } нельзя: там его нет.
why-no_disc_to_activate = В гавани нет диска, чтобы активировать { building-object }.
why-no_presence = У вас нет дисков { zone-region_in }.
why-no_such_token = У вас нет жетона «{ $token_name }».
why-none_left = В органайзере не осталось здания «{ $building_name }».
why-not_a_city = { place-subject } — ячейка флотилии; туда плывут.
why-not_a_fleet_space = { $place_name } — город; его захватывают.
why-not_all_salaries = { $count ->
    [one] На ваших зданиях { $count } диск, а вернуть можно только { $salaries }.
    [few] На ваших зданиях { $count } диска, а вернуть можно только { $salaries }.
   *[many] На ваших зданиях { $count } дисков, а вернуть можно только { $salaries }.
}
why-not_asked = Сейчас нужно решить другое.
why-not_built = На вашем побережье нет здания «{ $building_name }».
why-not_in_pile = В стопке сброса нет карты «{ $card_name }».
why-not_in_this_game = Здание «{ $building_name }» в этой партии не участвует.
why-not_on_this_side = { place-subject }: на этой стороне поля такого места нет.
why-nothing_possible = Здание «{ $building_name }» сейчас активировать нельзя.{ deed-against }
why-nothing_possible_with_token = Жетон «{ $token_name }» сейчас потратить нельзя.{ deed-against }
why-opened_already = { zone-region_subject }: регион уже исследован, его шкала судоходства заполнена.
why-other_phase = Это делают { phase-in }.
why-own_disc = { place-subject }: там ваш собственный диск.
why-place_free = { place-subject }: там нет диска.
why-place_taken = { place-subject }: там уже есть диск.
why-silent_must_react = Бесшумный флот может отреагировать, а значит, обязан.
why-silent_no_discs = У бесшумного флота не осталось дисков.
why-silent_no_presence = У бесшумного флота нет дисков { zone-region_in }.
why-silent_not_asked = Это была бы реакция на действие «{ $action_name }», а его не было.
why-silent_other_deck = За этим столом бесшумный флот убирает карты только из колод регионов; { $deck_name } не из их числа.
why-silent_other_zone = За этим столом бесшумный флот захватывает города только там же, где и вы, а не { zone-in }.
why-silent_value_too_high = Ценность карты «{ $card_name }» — { $value }, а присутствие бесшумного флота { zone-in } — { $presence ->
    [0] 0.
   *[other] только { $presence }.
}
why-slavery_abolished = Рабство отменено, и его колоды больше нет.
why-too_few_discs = Для действия «{ $action_name }» { $needed ->
    [one] нужен { $needed } диск из гавани
    [few] нужны { $needed } диска из гавани
   *[many] нужно { $needed } дисков из гавани
}, а { $discs ->
    [0] там нет ни одного.
   *[other] там только { $discs }.
}
why-unopened = { zone-region_subject }: регион ещё не исследован.
why-value_too_high = Ценность карты «{ $card_name }» — { $value }, а ваше присутствие { zone-in } — { $presence ->
    [0] 0.
   *[other] только { $presence }.
}

## What is asked

ask-tokens = { $count ->
    [one] Осталось разложить { $count } жетон.
    [few] Осталось разложить { $count } жетона.
   *[many] Осталось разложить { $count } жетонов.
}
ask-offer = { $count ->
    [one] Осталось вытянуть { $count } здание уровня 5.
    [few] Осталось вытянуть { $count } здания уровня 5.
   *[many] Осталось вытянуть { $count } зданий уровня 5.
}
ask-crown = Кто получает корону?
ask-start = { $seat_name }: выберите начальное здание.
ask-shortage = { $seat_name }: уберите здание из органайзера.
ask-build = { $seat_name }: постройте здание, до уровня { $level }.
ask-salary = { $count ->
    [one] { $seat_name }: можно вернуть ещё { $count } диск.
    [few] { $seat_name }: можно вернуть ещё { $count } диска.
   *[many] { $seat_name }: можно вернуть ещё { $count } дисков.
}
ask-turn = { $discs ->
    [0] { $seat_name }: ваш ход, в гавани нет дисков.
    [one] { $seat_name }: ваш ход, в гавани { $discs } диск.
    [few] { $seat_name }: ваш ход, в гавани { $discs } диска.
   *[many] { $seat_name }: ваш ход, в гавани { $discs } дисков.
}
ask-act = { $discs ->
    [0] { $seat_name }, здание «{ $building_name }»: что вы делаете? В гавани не осталось дисков.
    [one] { $seat_name }, здание «{ $building_name }»: что вы делаете? В гавани остался { $discs } диск.
    [few] { $seat_name }, здание «{ $building_name }»: что вы делаете? В гавани осталось { $discs } диска.
   *[many] { $seat_name }, здание «{ $building_name }»: что вы делаете? В гавани осталось { $discs } дисков.
}
ask-act_more = { $discs ->
    [0] { $seat_name }, здание «{ $building_name }»: второе действие или готово? В гавани не осталось дисков.
    [one] { $seat_name }, здание «{ $building_name }»: второе действие или готово? В гавани остался { $discs } диск.
    [few] { $seat_name }, здание «{ $building_name }»: второе действие или готово? В гавани осталось { $discs } диска.
   *[many] { $seat_name }, здание «{ $building_name }»: второе действие или готово? В гавани осталось { $discs } дисков.
}
ask-act_token = { $discs ->
    [0] { $seat_name }, жетон «{ $token_name }»: что вы делаете? В гавани нет дисков.
    [one] { $seat_name }, жетон «{ $token_name }»: что вы делаете? В гавани { $discs } диск.
    [few] { $seat_name }, жетон «{ $token_name }»: что вы делаете? В гавани { $discs } диска.
   *[many] { $seat_name }, жетон «{ $token_name }»: что вы делаете? В гавани { $discs } дисков.
}
ask-memorial = { $seat_name }: куда положить потерянный диск?
ask-silent = { $seat_name }: как реагирует бесшумный флот?
ask-governor = { $seat_name }: какого губернатора положить в ячейку губернатора?
ask-discard = { $cards ->
    [one] { $seat_name }: сбросьте лишнее; учитывается { $cards } карта
    [few] { $seat_name }: сбросьте лишнее; учитываются { $cards } карты
   *[many] { $seat_name }: сбросьте лишнее; учитывается { $cards } карт
}{ $exempt ->
    [0] {""}
   *[other] {" "}(одна карта рабства не в счёт)
}, а ваш лимит — { $limit }.
ask-discard_down = { $cards ->
    [one] { $seat_name }: сбросьте лишнее; вместе с рабством учитывается { $cards } карта, а оставить можно не больше { $most }.
    [few] { $seat_name }: сбросьте лишнее; вместе с рабством учитываются { $cards } карты, а оставить можно не больше { $most }.
   *[many] { $seat_name }: сбросьте лишнее; вместе с рабством учитывается { $cards } карт, а оставить можно не больше { $most }.
}
ask-over = Игра окончена.

## The score sheet

score-industry = Промышленность
score-culture = Культура
score-wealth = Экономика
score-influence = Влияние
score-cities = Города
score-routes = Маршруты
score-buildings = Здания
score-town_hall = Ратуша
score-cards = Карты
score-governor_space = Пустая ячейка губернатора
score-harbour = Диски в гавани
score-slavery = Отложенные карты рабства

end-seven_rounds = Сыграно семь раундов.

## Options

option-side = Сторона поля
option-side-usual = обычная для этого числа игроков
option-side-a = А, больше столкновений
option-side-b = Б, меньше столкновений
option-start = Первый владелец короны
option-start-drawn = по жребию
option-start-first = первое место за столом
option-europe_bonus_disc = Карта «Европа 1» даёт бонусный диск
option-silent_fleet = «Бесшумный флот», для двух игроков
option-occupy_same_zone = «Бесшумный флот»: захватывает города только в той же зоне, что и игрок
option-ignore_tokens = «Бесшумный флот»: не реагирует на жетоны действий
option-building_shortage = «Бесшумный флот»: перед каждым раундом из органайзера убирают здание
option-silent_draw = «Бесшумный флот»: убирает карты
option-silent_draw-all = из всех колод
option-silent_draw-regions = из колод регионов

## The terminal's panels

panel-board = Поле
panel-offer = Здания
panel-routes = Маршруты
panel-cards = Ваши карты
panel-seats = Игроки

## Short words for the panels, which have little room: at most the given number of letters, or they are cut

# one letter, another for each seat; the mark of the silent fleet
short-seat-red = К
short-seat-yellow = Ж
short-seat-blue = С
short-seat-purple = Ф
short-seat-green = З
short-silent = #
# one letter each; small ones for tokens, so that they are not taken for seats
short-attribute-industry = П
short-attribute-culture = К
short-attribute-wealth = Э
short-attribute-influence = В
short-glory = *
short-token-industry = п
short-token-culture = к
short-token-wealth = э
short-token-influence = в
short-token-occupy_draw = ⌂
short-token-ship_draw = ≈
short-token-payment = $
short-token-attack = †
# one letter for each deck; what stands before it for a governor
short-deck-europe = Е
short-deck-slavery = Р
short-deck-north_america = С
short-deck-caribbean = К
short-deck-south_america = Ю
short-deck-africa = А
short-deck-india = И
short-deck-far_east = Д
short-governor = г
# two letters
short-deed-ship = пл
short-deed-occupy = зх
short-deed-attack = ат
short-deed-payment = вп
short-deed-draw = дб
short-building-market = Ры
short-building-shipyard = Ве
short-building-workshop = Ма
short-building-bank = Ба
short-building-barracks = Ка
short-building-guild_hall = За
short-building-docks = До
short-building-fortress = Кр
short-building-theatre = Те
short-building-cartographer = Кт
short-building-trading_house = ТД
short-building-university = Ун
short-building-stock_exchange = Би
short-building-museum = Му
short-building-parliament = Па
short-building-memorial = Ме
short-building-town_hall = Ра
short-building-arsenal = Ар
short-building-palace = Дв
short-building-colonial_house = ДК
short-building-merchant_dock = ТП
# 7 letters
short-zone-europe = Европа
short-zone-north_america = С.Амер.
short-zone-caribbean = Карибы
short-zone-south_america = Ю.Амер.
short-zone-africa = Африка
short-zone-india = Индия
short-zone-far_east = Д.Вост.
# 3 letters; a wave before fleet spaces
short-place-london = Лон
short-place-amsterdam = Амс
short-place-lisbon = Лис
short-place-marseille = Мрс
short-place-venice = Вен
short-place-constantinople = Кон
short-place-algiers = Алж
short-place-alexandria = Але
short-place-north_atlantic_fleet = ~СА
short-place-mediterranean_fleet = ~Ср
short-place-quebec = Кве
short-place-boston = Бос
short-place-charleston = Чар
short-place-new_orleans = НОр
short-place-grand_banks_fleet = ~Нф
short-place-havana = Гав
short-place-port_royal = ПРо
short-place-santo_domingo = СДо
short-place-windward_fleet = ~На
short-place-cartagena = Кар
short-place-lima = Лим
short-place-recife = Рес
short-place-buenos_aires = БАй
short-place-elmina = Эль
short-place-luanda = Луа
short-place-cape_town = Кей
short-place-mozambique = Моз
short-place-bombay = Бом
short-place-goa = Гоа
short-place-calcutta = Кал
short-place-arabian_sea_fleet = ~Ар
short-place-batavia = Бат
short-place-manila = Ман
short-place-macau = Мак
short-place-nagasaki = Наг
short-place-south_china_sea_fleet = ~ЮК
short-place-copenhagen = Коп
short-place-bordeaux = Брд
short-place-seville = Сев
short-place-tripoli = Три
short-place-bridgetown = Бри
short-place-calicut = Клк
short-place-malacca = Мал
short-place-hoi_an = Хой
short-place-makassar = Мкс
# before the top cards of the decks, the discard pile, the tiles of the offer: 8 letters
short-decks = Колоды
short-pile = Сброс
short-offer = Здания
# what the marks of the action tokens mean: 50 letters
short-legend = ⌂ захват/добор ≈ плавание/добор $ выплата † атака
# the headings of the players' table: 9, 6, 4, 23, 12, 3 letters
short-round = раунд { $round }/{ $rounds }
short-discs = диски
short-tokens = жет
short-coast = здания
short-cards = карты
short-points = сл.

## Pieces of the scene, for those who cannot see it

piece-place_token = { $place_name }: жетон, { $token_name }
piece-track_token = Шкала судоходства, { $region_name }, ячейка { $cell }: жетон, { $token_name }
piece-route_token = Маршрут { $place_name } — { $other_name }: жетон, { $token_name }
piece-place_disc = { $seat_name }: диск, { $place_name }
piece-track_disc = { $seat_name }: диск на шкале судоходства, { $region_name }, ячейка { $cell }
piece-sea_disc = { $seat_name }: диск в открытом море, { $region_name }
piece-building_disc = { $seat_name }: диск на здании, { $building_name }
piece-harbour_disc = { $seat_name }: диск в гавани
piece-harbour = { $discs ->
    [one] { $seat_name }: { $discs } диск в гавани
    [few] { $seat_name }: { $discs } диска в гавани
   *[many] { $seat_name }: { $discs } дисков в гавани
}
piece-supply = { $discs ->
    [one] { $seat_name }: { $discs } диск в запасе
    [few] { $seat_name }: { $discs } диска в запасе
   *[many] { $seat_name }: { $discs } дисков в запасе
}
piece-route = { $seat_name } контролирует маршрут { $place_name } — { $other_name }
piece-presence = { $seat_name }: присутствие { $discs }, { $zone_name }
piece-unopened = Открытое море, { $region_name }: регион ещё не исследован
piece-card = { $card_name }{ $industry ->
    [0] {""}
   *[other] , промышленность +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] , культура +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] , экономика +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] , влияние +{ $influence }
}{ $glory ->
    [0] {""}
   *[other] , слава +{ $glory }
}
piece-own_card = { $seat_name }: { $card_name }
piece-aside = { $seat_name }: отложенная карта, { $card_name }
piece-slavery = { $abolished ->
    [0] Рабство не отменено
   *[other] Рабство отменено
}
piece-tile = Можно построить: { $building_name }, уровень { $level }{ $industry ->
    [0] {""}
   *[other] , промышленность +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] , культура +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] , экономика +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] , влияние +{ $influence }
}{ $glory ->
    [0] {""}
   *[other] , слава +{ $glory }
}
piece-building = { $seat_name }: { $building_name }
piece-start = { $seat_name }, начальное здание на выбор: { $building_name }
piece-marker = { $seat_name }: { $attribute_name } { $value }
piece-action_token = { $seat_name }: жетон действия, { $token_name }
piece-crown = { $seat_name }: корона
piece-passed = { $seat_name }: пас
# the marker of the round; 0 for a disc of the silent fleet
piece-neutral = { $round ->
    [0] Бесшумный флот
   *[other] Раунд { $round }
}

## Printed on the sheets

sheet-harbour = Гавань
sheet-supply = Запас
sheet-tokens = Жетоны действий
sheet-governor = Губернатор
# what a seat would score if the game ended now
sheet-points = Сейчас
# places that are named while nothing lies there
short-discards = Сброс
short-held = Карты

## Варианты, когда мало места

short-choice-start = Выбрать
short-choice-shortage = Убрать
short-choice-build = Построить
short-choice-salary = Вернуть диск
short-choice-salary_all = Вернуть все
short-choice-activate = Активировать
short-choice-spend = Потратить
short-choice-ship_track = Плыть на шкалу
short-choice-ship_fleet = Плыть
short-choice-ship_sea = Плыть в море
short-choice-occupy = Захватить
short-choice-attack = Атаковать
short-choice-draw = Взять карту
short-choice-take = Из сброса
short-choice-memorial = Мемориал
short-choice-memorial_none = В запас
short-choice-silent_track = Флот: шкала
short-choice-silent_place = Флот: занять
short-choice-silent_draw = Флот: карта
short-choice-silent_nothing = Флот: ничего
short-choice-governor = Губернатор
short-choice-governor_none = Оставить пустой
short-choice-discard = Сбросить

## Что значат панели

panel-board-legend = Регион, его шкала судоходства (жетоны или буквы дисков), а в исследованном — сколько дисков у каждого игрока; затем его места. После двоеточия строчная буква — жетон, заглавная — диск игрока; ² даёт 2 славы; ~ ячейка флотилии. Колоды: верхние карты с их символами. Здания: уровень, здание и сколько осталось.
panel-marks = Жетоны действий
panel-marks-legend = Что значат знаки среди жетонов.
panel-offer-legend = Уровень, здание, сколько осталось, его символы (* слава) и действия: через + одно или оба, через / одно из двух. Со знаком ! диск не вернуть выплатой.
panel-routes-legend = Перед тире город, после него — куда от него ведут маршруты; после двоеточия жетон маршрута. Заглавная буква игрока вместо жетона: оба конца его.
panel-cards-legend = Ваши карты и их символы; ♔ лежит в ячейке губернатора.
panel-seats-legend = ▶ решает, – спасовал, ♔ корона. Четыре характеристики, диски в гавани / в запасе, жетоны действий, здания (• на нём диск), карты (буква колоды и номер) и слава, если бы игра закончилась сейчас, без карт сверх лимита.

# Таблицы чисел: заголовки
table-yes = да
table-glory = слава
table-zone = зона
table-side-a = А
table-side-b = Б
table-players = По числу игроков
table-players-count = игроков
table-players-side = сторона поля; первая — обычная
table-players-silent = сторона с «Бесшумным флотом»
table-levels = Уровни характеристик
table-levels-value = показатель
table-levels-build = уровень строительства (промышленность)
table-levels-growth = уровень роста (культура)
table-levels-salary = уровень жалования (экономика)
table-levels-cards = лимит карт (влияние)
table-track = Символы славы на шкалах характеристик
table-track-spaces = деления с символом
table-track-above = на расширителе символ на каждом делении
table-buildings = Здания
table-buildings-building = здание
table-buildings-level = уровень
table-buildings-copies = жетонов
table-buildings-symbols = символы
table-buildings-actions = действия
table-buildings-locked = без выплаты
table-start = Начальные здания
table-cards = Карты сделок
table-cards-card = карта
table-cards-bonus_disc = бонусный диск
table-cards-abolition = отмена рабства
table-governors = Карты губернаторов
table-tokens = Жетоны торговли
table-tokens-token = жетон
table-tokens-count = в коробке
table-tracks = Ячейки шкал судоходства
table-places = Города и ячейки флотилий
table-places-place = место
table-places-sides = сторона поля
table-routes = Маршруты и их ячейки
table-routes-route = маршрут
table-routes-round = круглая
table-routes-square = квадратная
table-scoring = Слава в конце игры
table-scoring-route = за маршрут под вашим контролем
table-scoring-governor = за пустую ячейку губернатора
table-scoring-discs = дисков в гавани за 1 славу
table-scoring-slavery = за отложенную карту рабства
table-scoring-town_hall = за символ добора, если есть ратуша
table-other = Прочие числа
table-other-rounds = раундов
table-other-discs = дисков у игрока
table-other-coast = ячеек для зданий на побережье
table-other-track_end = последнее деление шкалы характеристики
table-other-card_spaces = обычных ячеек для карт
table-other-governor_spaces = ячеек губернатора
table-other-most_cards = карт можно оставить, не больше
table-other-level_5 = зданий уровня 5 в игре
table-other-silent_discs = дисков у бесшумного флота

## Что меняет ход: названия показателей и их изменения в нескольких буквах

gauge-industry = Промышленность
chip-industry = промышленность { $sign }{ $by }
gauge-culture = Культура
chip-culture = культура { $sign }{ $by }
gauge-wealth = Экономика
chip-wealth = экономика { $sign }{ $by }
gauge-influence = Влияние
chip-influence = влияние { $sign }{ $by }
gauge-harbour = Диски в гавани
chip-harbour = гавань { $sign }{ $by }
gauge-board = Диски на поле
chip-board = поле { $sign }{ $by }
gauge-buildings = Здания
chip-buildings = { $sign }{ $by } { $by ->
    [one] здание
    [few] здания
   *[many] зданий
}
gauge-cards = Карты
chip-cards = { $sign }{ $by } { $by ->
    [one] карта
    [few] карты
   *[many] карт
}
gauge-tokens-occupy_draw = Жетоны действий: захват/добор
chip-tokens-occupy_draw = { $sign }{ $by } { $by ->
    [one] жетон «захват/добор»
    [few] жетона «захват/добор»
   *[many] жетонов «захват/добор»
}
gauge-tokens-ship_draw = Жетоны действий: плавание/добор
chip-tokens-ship_draw = { $sign }{ $by } { $by ->
    [one] жетон «плавание/добор»
    [few] жетона «плавание/добор»
   *[many] жетонов «плавание/добор»
}
gauge-tokens-payment = Жетоны действий: выплата
chip-tokens-payment = { $sign }{ $by } { $by ->
    [one] жетон «выплата»
    [few] жетона «выплата»
   *[many] жетонов «выплата»
}
gauge-tokens-attack = Жетоны действий: атака
chip-tokens-attack = { $sign }{ $by } { $by ->
    [one] жетон «атака»
    [few] жетона «атака»
   *[many] жетонов «атака»
}
gauge-points = Слава
chip-points = слава { $sign }{ $by }
chip-draws-tokens = жребий
chip-draws-offer = жребий
chip-draws-crown = жребий
chip-event-opened = регион исследован
chip-event-governor = губернатор
chip-event-abolition = отмена рабства

# Что есть что на столе: см. caravela/core/about.py

about-disc = Дисками активируют здания, плывут, захватывают города и атакуют. Пользоваться можно теми, что в гавани: туда они приходят из запаса при росте и со зданий при жаловании.
    .name = Диск населения
    .rule = END-2.4
about-silent_disc = В варианте на двоих он отвечает на ваши действия: занимает места и убирает жетоны, но славы не получает.
    .name = Диск бесшумного флота
    .rule = END-19.1
about-marker = Число таких символов на ваших зданиях, картах и жетонах. Задаёт уровень для одной фазы раунда и приносит славу в конце.
    .name = Характеристика
    .now = Уровень сейчас: { $attribute ->
        [industry] { $level-industry }
        [culture] { $level-culture }
        [wealth] { $level-wealth }
       *[influence] { $level-influence }
        }. Показатель: { $value }.
    .rule = END-2.8
about-track-industry = Задаёт уровень строительства: 1, 2, 3, 4 или 5 при показателях 0, 2, 4, 7 и 10. В конце вы получаете славу последнего пройденного щита.
    .name = Промышленность
    .now = Уровень строительства: { $level-industry }.
    .rule = END-2.11
about-track-culture = Задаёт, сколько дисков приходит в гавань: от 2 до 6 при показателях 0, 2, 4, 7 и 10. В конце вы получаете славу последнего пройденного щита.
    .name = Культура
    .now = Рост сейчас: { $level-culture }.
    .rule = END-2.11
about-track-wealth = Задаёт, сколько дисков можно вернуть со зданий: от 1 до 5 при показателях 0, 2, 4, 7 и 10. В конце вы получаете славу последнего пройденного щита.
    .name = Экономика
    .now = Жалование сейчас: { $level-wealth }.
    .rule = END-2.11
about-track-influence = Задаёт, сколько карт можно оставить в фазе сброса. В конце вы получаете славу последнего пройденного щита.
    .name = Влияние
    .now = Лимит карт сейчас: { $level-influence }.
    .rule = END-2.11
about-memorial = Владелец мемориала может положить сюда потерянный диск: он считается жетоном этой шкалы.
    .name = Диски мемориала
    .rule = END-17.1
about-presence = Ваши диски в этой зоне: города, ячейки флотилий, шкала судоходства и открытое море вместе. Где вы присутствуете, можно захватывать, атаковать и брать карты не выше этого числа.
    .name = Присутствие
    .rule = END-2.5
about-pennon = Диски владельца лежат на обоих концах: 1 слава в конце, если так и останется.
    .name = Контролируемый маршрут
    .rule = END-11.4
about-route = Чьи диски лежат на обоих концах, тот его контролирует: берёт жетон, если он есть, и получает 1 славу в конце.
    .name = Маршрут
    .rule = END-11.2
about-token = Достаётся тому, кто первым займёт это место, и увеличивает характеристику на 1.
    .name = Жетон характеристики
    .rule = END-2.12
about-token_occupy_draw = Тратится вместо активации здания: захватить город или взять карту. Уходит из игры.
    .name = Жетон действия: захват или добор
    .rule = END-8.9
about-token_ship_draw = Тратится вместо активации здания: отправить диск в плавание или взять карту. Уходит из игры.
    .name = Жетон действия: плавание или добор
    .rule = END-8.9
about-token_payment = Тратится вместо активации здания: вернуть диск со здания в гавань. Уходит из игры.
    .name = Жетон действия: выплата
    .rule = END-13.1
about-token_attack = Тратится вместо активации здания: атаковать двумя дисками из гавани. Уходит из игры.
    .name = Жетон действия: атака
    .rule = END-12.3
about-tokens = Каждый можно потратить в один из следующих ходов вместо активации здания. Неистраченные славы не дают.
    .name = Жетоны действий
    .rule = END-2.13
about-tile = Берётся в фазе строительства, одно за раунд, не выше уровня строительства. Его символы считаются сразу; действие запускают диском.
    .name = Здание
    .rule = END-5.1
about-tile_market = При активации: возьмите карту.
    .name = Рынок (уровень 1)
    .rule = END-14.1
about-tile_shipyard = Культура +1. При активации: отправьте диск в плавание.
    .name = Верфь (уровень 1)
    .rule = END-9.1
about-tile_workshop = Промышленность +2. Действия нет.
    .name = Мастерская (уровень 1)
    .rule = END-5.4
about-tile_bank = Экономика +2. Действия нет.
    .name = Банк (уровень 2)
    .rule = END-5.4
about-tile_barracks = При активации: атакуйте, потратив ещё два диска из гавани.
    .name = Казармы (уровень 2)
    .rule = END-12.1
about-tile_guild_hall = При активации: плавание или добор, что-то одно.
    .name = Зал гильдий (уровень 2)
    .rule = END-8.11
about-tile_docks = При активации: плавание и захват, одно или оба, в любом порядке.
    .name = Доки (уровень 3)
    .rule = END-8.10
about-tile_fortress = Влияние +1. При активации: захват или атака, что-то одно.
    .name = Крепость (уровень 3)
    .rule = END-8.11
about-tile_theatre = Культура +2. Действия нет.
    .name = Театр (уровень 3)
    .rule = END-5.4
about-tile_cartographer = При активации: два плавания.
    .name = Картограф (уровень 4)
    .rule = END-8.10
about-tile_trading_house = При активации: возьмите две карты.
    .name = Торговый дом (уровень 4)
    .rule = END-8.10
about-tile_university = 3 славы в конце. Действия нет.
    .name = Университет (уровень 4)
    .rule = END-18.4
about-tile_stock_exchange = Экономика +2. При активации: выплата. Её собственный диск возвращается только при жаловании.
    .name = Биржа (уровень 5)
    .rule = END-13.1
about-tile_museum = Культура +2. При активации: выплата. Его собственный диск возвращается только при жаловании.
    .name = Музей (уровень 5)
    .rule = END-13.1
about-tile_parliament = Влияние +2. При активации: выплата. Его собственный диск возвращается только при жаловании.
    .name = Парламент (уровень 5)
    .rule = END-13.1
about-tile_memorial = 1 слава. При активации: атака. Потеряв диск в атаке, вы можете положить его рядом со шкалой характеристики: та растёт на 1.
    .name = Мемориал (уровень 5)
    .rule = END-17.1
about-tile_town_hall = Влияние +1. При активации: добор и захват, одно или оба. В конце 1 слава за каждый символ добора на ваших зданиях, считая этот.
    .name = Ратуша (уровень 5)
    .rule = END-17.3
about-tile_arsenal = Промышленность +1. При активации: плавание и атака, одно или оба.
    .name = Арсенал (уровень 5)
    .rule = END-8.10
about-tile_palace = Каждая характеристика +1. Действия нет.
    .name = Дворец (уровень 5)
    .rule = END-5.4
about-tile_colonial_house = При активации: захватите город.
    .name = Дом колониста (начальное)
    .rule = END-3.9
about-tile_merchant_dock = Экономика +1. При активации: отправьте диск в плавание.
    .name = Торговая пристань (начальное)
    .rule = END-3.9
about-top = Здесь лежат три из семи, по одному. Остальные четыре в партии не участвуют.
    .name = Здание уровня 5
    .rule = END-3.6
about-card = Берётся, если ваше присутствие в зоне не меньше её числа. Символы считаются сразу, слава — в конце. Сверх лимита карту придётся сбросить.
    .name = Карта сделки
    .rule = END-14.2
about-card_europe_5 = Кто первым её возьмёт, отменяет рабство: все карты рабства откладываются, владельцы теряют их символы и по 1 славе за каждую.
    .name = Европа 5: отмена рабства
    .rule = END-15.1
about-card_slavery = Дешёвые символы, и одна такая карта не входит в лимит. Сброшенная или отложенная при отмене рабства, она отнимает 1 славу.
    .name = Карта рабства
    .rule = END-15.4
about-card_governor = Достаётся тому, у кого больше дисков на шкале судоходства, когда регион исследован. Одного губернатора можно держать в ячейке губернатора, вне лимита.
    .name = Карта губернатора
    .rule = END-9.7
about-aside = Каждая отнимает в конце 1 славу.
    .name = Отложенные карты рабства
    .rule = END-15.4
about-slavery = Карты рабства можно брать, пока кто-нибудь не возьмёт карту Европы 5.
    .name = Рабство
    .rule = END-15.1
about-abolition = Колода рабства вышла из игры.
    .name = Рабство отменено
    .rule = END-15.3
about-deck = Верхнюю карту берут при достаточном присутствии в зоне, даже если регион ещё не исследован.
    .name = Колода карт
    .rule = END-14.2
about-pile = При доборе можно взять отсюда любую карту не выше вашего присутствия в Европе.
    .name = Стопка сброса
    .rule = END-14.6
about-cards = В фазе сброса вы оставляете не больше лимита и не больше пяти; губернатор в своей ячейке и одна карта рабства не считаются.
    .name = Ваши карты
    .rule = END-16.3
about-governor = Карта губернатора региона или его ячейка на планшете: губернатор в ней не входит в лимит, а пустая она приносит 3 славы.
    .name = Губернатор
    .rule = END-16.2
about-unopened = Пока шкала судоходства не заполнена, здесь нельзя захватывать, атаковать и выходить в открытое море.
    .name = Ещё не исследован
    .rule = END-9.5
about-sea = В исследованном регионе сюда можно отправить сколько угодно дисков: жетона нет, но есть присутствие.
    .name = Открытое море
    .rule = END-9.4
about-cell = Диски заполняют её по порядку, и за каждый берут жетон. Когда она полна, регион исследован, а губернатор достаётся тому, у кого на ней больше дисков.
    .name = Шкала судоходства
    .rule = END-9.2
about-place = Город. Захватывается одним диском — в Европе или там, где вы присутствуете; первый берёт жетон. В конце приносит славу со щита.
    .name = { $id_name }
    .rule = END-10.1
about-fleet = Сюда приходят плаванием, в Европе или в исследованном регионе. Первый диск берёт жетон; помогает контролировать маршруты, но сам славы не даёт.
    .name = Ячейка флотилии
    .rule = END-9.3
about-crown = Её владелец ходит первым в каждой фазе раунда. Потом она переходит по часовой стрелке.
    .name = Корона
    .rule = END-4.3
about-passed = Этот игрок больше не ходит в этой фазе действий.
    .name = Пас
    .rule = END-8.2
about-round = Игра длится ровно семь раундов: строительство, рост, жалование, действия, сброс.
    .name = Раунд
    .rule = END-4.1
about-silent = Оставшиеся диски бесшумного флота.
    .name = Бесшумный флот
    .rule = END-19.1
about-harbour = Диски, которыми можно пользоваться. В конце каждые три — 1 слава.
    .name = Гавань
    .rule = END-18.7
about-supply = Диски, которыми вы пока не располагаете. Рост переводит их в гавань.
    .name = Запас
    .rule = END-6.1
about-coast = Место для здания: каждый раунд добавляется одно, слева направо.
    .name = Побережье
    .rule = END-5.1
about-zone = Зона поля. Ваши диски в её городах, на ячейках флотилий, шкале судоходства и в открытом море — ваше присутствие; по нему вы берёте её карты.
    .name = { $id_name }
    .rule = END-2.1
about-points = Сколько вы получили бы, если бы игра кончилась сейчас, с картами, которые можно оставить.
    .name = Слава сейчас
    .now = Сейчас славы: { $points }.
    .rule = END-18.11
about-level = Здание этого уровня можно построить, если промышленность не меньше указанного числа.
    .name = Уровень зданий
    .rule = END-5.2
about-attribute = Промышленность, культура, экономика или влияние игрока: сколько у него таких символов.
    .name = Характеристика
    .rule = END-2.8
