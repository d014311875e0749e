# Vasco da Gama in Russian. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Васко да Гама
game-pitch = Планируйте номерными дисками, нанимайте экипажи и шлите корабли вдоль Африки в Каликут.

seat-yellow = Жёлтый
seat-red = Красный
seat-black = Чёрный
seat-blue = Синий
seat-chance = Случай

area-recruiting = Наём
area-characters = Персонажи
area-projects = Покупка проектов
area-navigation = Мореплавание

character-manuel = Мануэл I
character-dias = Бартоломеу Диаш
character-alvares = Франсиско Альварес
character-sernigi = Джироламо Серниджи

harbour-natal = Натал
harbour-terra = Терра-да-Боа-Женти
harbour-mozambique = Мозамбик
harbour-mombasa = Момбаса
harbour-malindi = Малинди
harbour-calicut = Каликут

colour-lightblue = голубой
colour-purple = фиолетовый
colour-grey = серый
colour-orange = оранжевый
colour-white = миссионер

sum-upper = верхняя сумма
sum-lower = нижняя сумма

project-i-01 = «Андоринья» (I-01)
project-i-02 = «Бретоа» (I-02)
project-i-03 = «Файа» (I-03)
project-i-04 = «Консейсан» (I-04)
project-i-05 = «Эшпера» (I-05)
project-i-06 = «Санта-Круш» (I-06)
project-i-07 = «Румесса» (I-07)
project-i-08 = «Сан-Педру» (I-08)
project-i-09 = «Галега» (I-09)
project-i-10 = «Сан-Висенти» (I-10)
project-i-11 = «Бати-Кабелу» (I-11)
project-i-12 = «Лейтоа» (I-12)
project-i-13 = «Сан-Жоржи» (I-13)
project-i-14 = «Флор-де-ла-Мар» (I-14)
project-ii-01 = «Гарса» (II-01)
project-ii-02 = «Жудия» (II-02)
project-ii-03 = «Тафорея» (II-03)
project-ii-04 = «Санту-Антониу» (II-04)
project-ii-05 = «Сан-Мигел» (II-05)
project-ii-06 = «Лионарда» (II-06)
project-ii-07 = «Сантьягу» (II-07)
project-ii-08 = «Ботафогу» (II-08)
project-ii-09 = «Сан-Криштован» (II-09)
project-ii-10 = «Раинья» (II-10)
project-ii-11 = «Бон-Жезуш» (II-11)
project-ii-12 = «Фрол-да-Роза» (II-12)
project-ii-13 = «Сан-Рафаэл» (II-13)
project-ii-14 = «Витория» (II-14)
project-iii-01 = «Беррио» (III-01)
project-iii-02 = «Эшмералда» (III-02)
project-iii-03 = «Санта-Клара» (III-03)
project-iii-04 = «Сан-Жуан» (III-04)
project-iii-05 = «Анунсиада» (III-05)
project-iii-06 = «Монти-Синай» (III-06)
project-iii-07 = «Мадри-ди-Деуш» (III-07)

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = Первый игрок — { $player_name }
choice-start = Первый игрок
action-vasco = Тайл Васко с начальным номером { $start }
choice-vasco = Тайл Васко
action-merchant = Корабль торговца с пределом { $limit }
choice-merchant = Корабль торговца
action-reveal = { $project_name } — верхний тайл своей колоды
choice-reveal = Верхний тайл колоды
action-refill = Секция { $section }: { $colour_name } матрос
choice-refill = Матрос для секции
action-draw = Из мешочка: { $colour_name } матрос
choice-draw = Матрос из мешочка
action-number = { $number ->
    [21] Взять номер 21, для дополнительного диска
    [22] Взять номер 22, для дополнительного диска
   *[other] Взять номер { $number }
}
choice-number = Взять номер
action-keep = Оставить дополнительный диск у себя
choice-keep = Оставить дополнительный диск у себя
action-area = Положить диск в { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}
choice-area = Выбрать область
action-launch = Спустить на воду { $project_name }
choice-launch = Спустить проект на воду
action-crew = { $colour ->
    [white] На борт поднимается миссионер
   *[other] На борт поднимается { $colour_name } матрос
}
choice-crew = Выбрать экипаж
action-act = Совершить действие
choice-act = Совершить действие
action-pass = Спасовать
choice-pass = Спасовать
action-buy = Купить { $project_name }
choice-buy = Купить проект
action-gabriel = Купить { $project_name } как «Сан-Габриель», сразу на воду
choice-gabriel = Купить «Сан-Габриель»
action-section = Нанимать из секции { $section }
choice-section = Нанимать из секции
action-hire = { $count ->
    [one] Нанять { $count } { $colour ->
        [lightblue] голубого
        [purple] фиолетового
        [grey] серого
       *[orange] оранжевого
    } матроса
   *[other] Нанять { $count } { $colour ->
        [lightblue] голубых
        [purple] фиолетовых
        [grey] серых
       *[orange] оранжевых
    } матросов
}
choice-hire = Нанять матросов
action-captain = Нанять капитана
choice-captain = Нанять капитана
action-harbour = Плыть в гавань { $harbour_name }
choice-harbour = Выбрать гавань
action-sail = Отправить { $ship_name } в гавань { $harbour_name }, ячейка { $space } (значение { $value })
choice-sail = Отправить корабль
action-character = Взять { $character ->
    [manuel] Мануэла I
    [dias] Бартоломеу Диаша
    [alvares] Франсиско Альвареса
   *[sernigi] Джироламо Серниджи
}
choice-character = Взять персонажа
action-sum = { $sum ->
    [upper] Взять верхнюю сумму реалов
   *[lower] Взять нижнюю сумму реалов
}
choice-sum = Взять сумму реалов
action-extra = Положить дополнительный диск с номером { $number } в { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}
choice-extra = Положить дополнительный диск
action-send = Отправить корабль торговца в гавань { $harbour_name }, ячейка { $space } (значение { $value })
choice-send = Отправить корабль торговца
action-wait = Оставить корабль торговца на колоде до фазы 3
choice-wait = Оставить корабль торговца
action-take = Взять { $project_name }
choice-take = Взять проект
action-sailor = Взять { $colour ->
    [lightblue] голубого
    [purple] фиолетового
    [grey] серого
   *[orange] оранжевого
} матроса из секции { $section }
choice-sailor = Взять матроса из секции
action-bag = Вытянуть матроса из мешочка вслепую
choice-bag = Тянуть из мешочка
action-bag_colour = Взять { $colour ->
    [lightblue] голубого
    [purple] фиолетового
    [grey] серого
   *[orange] оранжевого
} матроса из мешочка
choice-bag_colour = Выбрать матроса из мешочка
action-done = Готово
choice-done = Готово

## The question behind a menu that narrows a choice

pick-player = Какой игрок?
pick-start = Какой начальный номер?
pick-limit = Какой предел?
pick-project = Какой проект?
pick-section = Какая секция?
pick-colour = Какой цвет?
pick-number = Какой номер?
pick-area = Какая область?
pick-count = Сколько?
pick-harbour = Какая гавань?
pick-ship = Какой корабль?
pick-space = Какая ячейка?
pick-value = Какое значение?
pick-character = Какой персонаж?
pick-sum = Какая сумма?

## The log

event-starts = Первый игрок — { $player_name }.
event-character_dealt = { $player_name } получает в начале игры { $character ->
    [manuel] Мануэла I
    [dias] Бартоломеу Диаша
    [alvares] Франсиско Альвареса
   *[sernigi] Джироламо Серниджи
}.
event-dias_points = { $player_name } получает { $points } ПО за Бартоломеу Диаша.
event-dias_round = { $seat_name } владеет Бартоломеу Диашем в конце раунда и получает { $points } ПО.
event-missionary = { $player_name } получает миссионера.
event-missionary_round = { $player_name } владеет Франсиско Альваресом в конце раунда и получает миссионера.
event-no_missionary = Миссионеров больше нет: { $player_name } никого не получает.
event-extra_disc = { $player_name } получает дополнительный диск.
event-no_extra_disc = { $seat_name } уже использует дополнительный диск, другого нет.
event-extra_back = { $seat_name } возвращает дополнительный диск.
event-refilled = В секции { $section } появляется { $colour_name } матрос.
event-bag_empty = Мешочек пуст.
event-merchant_given = { $player_name } получает корабль торговца с пределом { $limit }.
event-merchant_up = У следующего корабля торговца предел { $limit }.
event-merchant_sent = { $seat_name } отправляет корабль торговца с пределом { $limit } в гавань { $harbour_name }, ячейка { $space } (значение { $value }).
event-merchant_waits = { $seat_name } оставляет корабль торговца с пределом { $limit } на колоде.
event-merchant_stuck = { $seat_name } не может отправить корабль торговца с пределом { $limit }: сейчас ему нет места.
event-merchant_gone = Кораблю торговца с пределом { $limit } нигде нет места, он выбывает из игры.
event-vasco = Тайл Васко: начальный номер { $start }, изменение { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, суммы { $upper } и { $lower }.
event-top = { $project_name } — верхний тайл своей колоды.
event-laid_gabriel = { $project_name } — это тайл «Сан-Габриель».
event-laid_out = На продажу выставлен проект { $project_name }.
event-round = Раунд { $round }: маркер стоит на номере { $number }, суммы реалов — { $upper } и { $lower }; начинает { $player_name }.
event-placed = { $seat_name } кладёт номер { $number } в { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}.
event-kept = { $seat_name } оставляет дополнительный диск у себя.
event-marker = Первый бесплатный номер — { $number }.
event-called = Номер { $number }, { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}: { $seat_name }.
event-acts = { $seat_name } совершает действие в области { $area ->
    [recruiting] найма
    [characters] персонажей
    [projects] покупки проектов
   *[navigation] мореплавания
}{ $coins ->
    [0] { "" }
    [one] , плата — { $coins } реал
    [few] , плата — { $coins } реала
   *[many] , плата — { $coins } реалов
}.
event-passed = { $coins ->
    [0] { $seat_name } пасует с номером { $number }.
    [one] { $seat_name } пасует с номером { $number } и получает { $coins } реал.
    [few] { $seat_name } пасует с номером { $number } и получает { $coins } реала.
   *[many] { $seat_name } пасует с номером { $number } и получает { $coins } реалов.
}
event-bought = { $seat_name } покупает { $project_name } за { $coins ->
    [one] { $coins } реал.
    [few] { $coins } реала.
   *[many] { $coins } реалов.
}
event-bought_gabriel = { $seat_name } покупает { $project_name } как «Сан-Габриель» за { $coins ->
    [one] { $coins } реал.
    [few] { $coins } реала.
   *[many] { $coins } реалов.
}
event-boards = { $colour ->
    [white] На борт { $project_name } поднимается миссионер ({ $seat_name }).
   *[other] На борт { $project_name } поднимается { $colour_name } матрос ({ $seat_name }).
}
event-launched = { $seat_name } спускает на воду { $project_name }.
event-hired = { $seat_name } нанимает { $count ->
    [one] { $count } { $colour ->
        [lightblue] голубого
        [purple] фиолетового
        [grey] серого
       *[orange] оранжевого
    } матроса
   *[other] { $count } { $colour ->
        [lightblue] голубых
        [purple] фиолетовых
        [grey] серых
       *[orange] оранжевых
    } матросов
} из секции { $section } за { $coins ->
    [one] { $coins } реал.
    [few] { $coins } реала.
   *[many] { $coins } реалов.
}
event-hired_captain = { $coins ->
    [0] { $seat_name } нанимает капитана бесплатно.
    [one] { $seat_name } нанимает капитана за { $coins } реал.
    [few] { $seat_name } нанимает капитана за { $coins } реала.
   *[many] { $seat_name } нанимает капитана за { $coins } реалов.
}
event-sailed = { $seat_name } отправляет { $ship_name } в гавань { $harbour_name }, ячейка { $space } (значение { $value }), и получает { $points } ПО.
event-bonus_reals = { $coins ->
    [one] { $seat_name } получает { $coins } реал в гавани { $harbour_name }.
    [few] { $seat_name } получает { $coins } реала в гавани { $harbour_name }.
   *[many] { $seat_name } получает { $coins } реалов в гавани { $harbour_name }.
}
event-bonus_captain = { $seat_name } получает капитана в гавани { $harbour_name }.
event-bonus_project = { $seat_name } получает проект { $project_name }.
event-bonus_sailor = { $seat_name } получает { $colour ->
    [lightblue] голубого
    [purple] фиолетового
    [grey] серого
   *[orange] оранжевого
} матроса из секции { $section }.
event-bonus_from_bag = { $seat_name } получает { $colour ->
    [lightblue] голубого
    [purple] фиолетового
    [grey] серого
   *[orange] оранжевого
} матроса из мешочка.
event-no_bonus = В гавани { $harbour_name } взять больше нечего: { $seat_name } остаётся без бонуса.
event-took_sum = { $coins ->
    [one] { $seat_name } берёт { $coins } реал.
    [few] { $seat_name } берёт { $coins } реала.
   *[many] { $seat_name } берёт { $coins } реалов.
}
event-took_character = { $seat_name } берёт { $character ->
    [manuel] Мануэла I
    [dias] Бартоломеу Диаша
    [alvares] Франсиско Альвареса
   *[sernigi] Джироламо Серниджи
}.
event-took_from = { $seat_name } берёт { $character ->
    [manuel] Мануэла I
    [dias] Бартоломеу Диаша
    [alvares] Франсиско Альвареса
   *[sernigi] Джироламо Серниджи
} (прежний владелец — { $player_name }).
event-income = { $ship_name } приносит доход ({ $seat_name }): { $coins ->
    [0] { "" }
    [one] { $coins } реал
    [few] { $coins } реала
   *[many] { $coins } реалов
}{ $points ->
    [0] { "" }
   *[other] { $coins ->
        [0] { $points } ПО
       *[other] { " " }и { $points } ПО
    }
}.
event-complete = Гавань { $harbour_name } заполнена.
event-completion = { $seat_name } получает { $points } ПО за { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
} в гавани { $harbour_name }.
event-moved = { $ship_name } ({ $seat_name }) плывёт дальше: { $origin_name } → { $harbour_name }, ячейка { $space } (значение { $value }).
event-moved_merchant = Корабль торговца с пределом { $limit } плывёт дальше: { $origin_name } → { $harbour_name }, ячейка { $space } (значение { $value }).
event-lost = { $ship_name } ({ $seat_name }) покидает гавань { $harbour_name } и выбывает из игры; капитан возвращается.
event-lost_merchant = Корабль торговца с пределом { $limit } покидает гавань { $harbour_name } и выбывает из игры.
event-unsold = { $count ->
    [0] Все проекты раунда проданы.
    [one] Из игры выбывает { $count } непроданный проект.
    [few] Из игры выбывают { $count } непроданных проекта.
   *[many] Из игры выбывают { $count } непроданных проектов.
}
event-over = Последний раунд окончен.

## Why not

why-above_limit = { $ship_name }: предел { $limit }, ячейка со значением { $value } не подходит.
why-above_merchant_limit = У корабля торговца предел { $limit }, ячейка со значением { $value } не подходит.
why-act_first = Сначала решите совершить действие с номером { $number } в области { $area ->
    [recruiting] найма
    [characters] персонажей
    [projects] покупки проектов
   *[navigation] мореплавания
}.
why-alike = На тайле { $project_name } те же значения; сначала спустите на воду его.
why-all_taken = Все персонажи и обе суммы в этом раунде уже взяты.
why-area_full = В области { $area ->
    [recruiting] найма
    [characters] персонажей
    [projects] покупки проектов
   *[navigation] мореплавания
} нет свободных ячеек действия.
why-bag_is_empty = Мешочек пуст.
why-character_taken = { $character ->
    [manuel] Мануэл I
    [dias] Бартоломеу Диаш
    [alvares] Франсиско Альварес
   *[sernigi] Джироламо Серниджи
} в этом раунде уже взят ({ $player_name }).
why-colour_hired = { $colour ->
    [lightblue] Голубые
    [purple] Фиолетовые
    [grey] Серые
   *[orange] Оранжевые
} матросы в этом действии уже наняты, их число выбирают один раз.
why-colour_is_chosen = За этим столом матроса из мешочка выбирают по цвету, а не тянут вслепую.
why-colour_missing = У вас нет { $colour ->
    [lightblue] голубого матроса
    [purple] фиолетового матроса
    [grey] серого матроса
    [orange] оранжевого матроса
   *[white] миссионера
}.
why-colour_on_board = { $colour ->
    [white] Миссионер в экипаже может быть только один.
   *[other] На борту уже есть { $colour_name } матрос, а все цвета должны быть разными.
}
why-draw_is_blind = Матросов из мешочка тянут вслепую.
why-fee_too_high = Плата за действие — { $fee ->
    [one] { $fee } реал
    [few] { $fee } реала
   *[many] { $fee } реалов
}, а { $money ->
    [0] денег у вас нет.
   *[other] у вас только { $money }.
}
why-gabriel_alone = «Сан-Габриель» нельзя купить вместе с другими проектами.
why-game_over = Игра окончена.
why-harbour_first = Сначала выберите гавань.
why-is_gabriel = { $project_name } — это тайл «Сан-Габриель», он лежит не на верхней клетке.
why-launch_first = Ни один ваш корабль на воде не подходит ни к одной свободной ячейке; сначала спустите на воду { $project_name }.
why-launch_later = Спускать на воду можно, когда назван ваш номер, до действия или паса, и после фазы 3.
why-launched_already = { $project_name } уже на воде.
why-limits_too_low = Наименьшее значение свободной ячейки — { $value }, а лучший ваш предел — { $limit }.
why-merchant_now = Корабль торговца нужно отправить сейчас.
why-must_place = В фазе 1 нужно разместить все диски, какие можно.
why-no_captain = У вас в резерве нет капитана для экспедиции.
why-no_captain_there = Ваших капитанов в области найма больше нет.
why-no_extra_disc = Сейчас у вас нет дополнительного диска, который можно разместить.
why-no_money = Это стоит { $price ->
    [one] { $price } реал
    [few] { $price } реала
   *[many] { $price } реалов
}, а { $money ->
    [0] денег у вас нет.
   *[other] у вас только { $money }.
}
why-no_ship = У вас в резерве нет корабля, спущенного на воду.
why-no_ship_fits = В гавани { $harbour_name } нет свободной ячейки для ваших кораблей; лучший ваш предел — { $limit }.
why-nobody_to_hire = Нанимать некого: секции пусты, и ваших капитанов в области найма нет.
why-not_asked = Сейчас нужно решить другое.
why-not_gabriel = { $project_name } лежит на верхней клетке, это не тайл «Сан-Габриель».
why-not_in_bag = В мешочке нет { $colour ->
    [lightblue] голубых
    [purple] фиолетовых
    [grey] серых
   *[orange] оранжевых
} матросов.
why-not_launched = { $ship_name } — пока проект; плывут только корабли, спущенные на воду до экспедиции.
why-not_on_offer = { $project_name } не лежит в области покупки проектов.
why-not_your_project = Среди ваших проектов нет { $project_name }.
why-not_your_ship = Среди кораблей в вашем резерве нет { $ship_name }.
why-nothing_possible = После платы у вас { $money ->
    [0] не останется реалов
    [one] останется { $money } реал
    [few] останется { $money } реала
   *[many] останется { $money } реалов
}, и в области { $area ->
    [recruiting] найма
    [characters] персонажей
    [projects] покупки проектов
   *[navigation] мореплавания
} вам ни на что не хватит.
why-number_chosen = Номер { $number } уже выбран; теперь выберите область.
why-number_first = Сначала выберите номер.
why-number_taken = Номер { $number } уже занят ({ $player_name }).
why-one_harbour = Все корабли этой экспедиции плывут в гавань { $harbour_name }.
why-one_section = Все матросы этого действия — из секции { $section }.
why-only_extra_left = Остался только дополнительный диск, а на него кладут номер 21 или 22.
why-section_closed = Секция { $section } при таком числе игроков закрыта.
why-section_empty = Секция { $section } пуста.
why-section_first = Сначала выберите секцию.
why-sold_out = Тайлов проектов в этом раунде больше нет.
why-something_first = В этом действии нужно сделать хотя бы что-то одно.
why-space_taken = Гавань { $harbour_name }: ячейка { $space } (значение { $value }) занята.
why-spaces_full = Все ячейки гаваней заняты.
why-sum_taken = { $sum ->
    [upper] Верхняя сумма в этом раунде уже взята.
   *[lower] Нижняя сумма в этом раунде уже взята.
}
why-too_few_colours = { $project_name }: для экипажа { $crew ->
    [one] нужен { $crew } цвет
    [few] нужны { $crew } разных цвета
   *[many] нужно { $crew } разных цветов
}, а у вас { $colours ->
    [0] нет ни одного
   *[other] только { $colours }
}.
why-too_few_sailors = В секции { $section } { $colour ->
    [lightblue] голубых
    [purple] фиолетовых
    [grey] серых
   *[orange] оранжевых
} матросов { $sailors ->
    [0] нет
   *[other] только { $sailors }
}.
why-wrong_area = Номер { $number } лежит в области { $area ->
    [recruiting] найма
    [characters] персонажей
    [projects] покупки проектов
   *[navigation] мореплавания
}, а это делают в области { $place ->
    [recruiting] найма
    [characters] персонажей
    [projects] покупки проектов
   *[navigation] мореплавания
}.

## What is asked

ask-start = Кто первый игрок?
ask-vasco = Какой тайл Васко следующий?
ask-merchant = Какой корабль торговца следующий?
ask-reveal = Какой проект в колоде следующий?
ask-refill = Какой матрос приходит в секцию { $section }?
ask-draw = Какой матрос приходит из мешочка?
ask-number = { $discs ->
    [one] { $seat_name }: возьмите номер; остался { $discs } диск.
    [few] { $seat_name }: возьмите номер; осталось { $discs } диска.
   *[many] { $seat_name }: возьмите номер; осталось { $discs } дисков.
}
ask-extra_number = { $seat_name }: разместите дополнительный диск с номером 21 или 22.
ask-area = { $seat_name }: в какую область положить номер { $number }?
ask-call = { $seat_name }: номер { $number }, { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}. Действие { $fee ->
    [0] бесплатно
    [one] стоит { $fee } реал
    [few] стоит { $fee } реала
   *[many] стоит { $fee } реалов
}, пас { $coins ->
    [0] не приносит ничего.
    [one] приносит { $coins } реал.
    [few] приносит { $coins } реала.
   *[many] приносит { $coins } реалов.
}
ask-call_launch = { $seat_name }: номер { $number }, { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}. Действовать нельзя, но можно спустить проект на воду; пас { $coins ->
    [0] не приносит ничего.
    [one] приносит { $coins } реал.
    [few] приносит { $coins } реала.
   *[many] приносит { $coins } реалов.
}
ask-call_pass = { $seat_name }: номер { $number }, { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}. Действовать нельзя; пас { $coins ->
    [0] не приносит ничего.
    [one] приносит { $coins } реал.
    [few] приносит { $coins } реала.
   *[many] приносит { $coins } реалов.
}
ask-crew = { $count ->
    [one] { $seat_name }: выберите ещё { $count } члена экипажа для { $project_name }.
   *[other] { $seat_name }: выберите ещё { $count } членов экипажа для { $project_name }.
}
ask-buy = { $seat_name }: купите проект с верхней клетки за { $price ->
    [one] { $price } реал
    [few] { $price } реала
   *[many] { $price } реалов
} или «Сан-Габриель» за { $gabriel_price }.
ask-buy_upper = { $seat_name }: купите проект с верхней клетки за { $price ->
    [one] { $price } реал.
    [few] { $price } реала.
   *[many] { $price } реалов.
}
ask-buy_gabriel = { $seat_name }: купите «Сан-Габриель» за { $gabriel_price ->
    [one] { $gabriel_price } реал.
    [few] { $gabriel_price } реала.
   *[many] { $gabriel_price } реалов.
}
ask-buy_second = { $seat_name }: второй проект ещё за { $price ->
    [one] { $price } реал?
    [few] { $price } реала?
   *[many] { $price } реалов?
}
ask-section = { $seat_name }: нанимайте из секции или возьмите только капитана, тогда он бесплатный.
ask-section_only = { $seat_name }: нанимайте из секции.
ask-captain_only = { $seat_name }: возьмите капитана, он бесплатный.
ask-hire = { $seat_name }: секция { $section }. Следующий цвет стоит { $price ->
    [one] { $price } реал.
    [few] { $price } реала.
   *[many] { $price } реалов.
}
ask-hire_more = { $seat_name }: секция { $section }. Следующий цвет стоит { $price ->
    [one] { $price } реал
    [few] { $price } реала
   *[many] { $price } реалов
}, капитан стоит { $captain_price }.
ask-hire_captain = { $seat_name }: секция { $section }. Нанять капитана за { $captain_price ->
    [one] { $captain_price } реал?
    [few] { $captain_price } реала?
   *[many] { $captain_price } реалов?
}
ask-harbour = { $captains ->
    [one] { $seat_name }: какая гавань? У вас { $captains } капитан.
    [few] { $seat_name }: какая гавань? У вас { $captains } капитана.
   *[many] { $seat_name }: какая гавань? У вас { $captains } капитанов.
}
ask-sail = { $captains ->
    [one] { $seat_name }: отправьте корабль в гавань { $harbour_name }; остался { $captains } капитан.
    [few] { $seat_name }: отправляйте корабли в гавань { $harbour_name }; осталось { $captains } капитана.
   *[many] { $seat_name }: отправляйте корабли в гавань { $harbour_name }; осталось { $captains } капитанов.
}
ask-character = { $seat_name }: возьмите персонажа или сумму реалов.
ask-character_only = { $seat_name }: возьмите персонажа; сумм реалов больше нет.
ask-sum_only = { $seat_name }: возьмите сумму реалов; все персонажи уже взяты.
ask-extra = { $seat_name }: разместите дополнительный диск.
ask-send = { $seat_name }: отправьте корабль торговца с пределом { $limit }.
ask-natal = { $seat_name }: возьмите проект.
ask-terra = { $seat_name }: возьмите матроса.
ask-window = { $seat_name }: спустить проект на воду?
ask-over = Игра окончена.

## The score sheet

score-voyages = Плавания
score-completion = Заполненные гавани
score-ships = Корабли в море
score-dias = Бартоломеу Диаш
score-reals = Реалы
score-ready = Корабли с капитанами

end-last_round = Сыграно пять раундов.

tie-VDG-13-7 = Очков поровну: у победителя больше кораблей в области мореплавания.
tie-VDG-13-8 = Очков и кораблей поровну: у победителя больше матросов.
tie-VDG-13-9 = Равенство во всём: победу делят.

## Options

option-start = Первый игрок
option-start-drawn = по жребию
option-start-first = первое место за столом
option-strict_any_time = Все могут спускать проекты на воду и перед вытягиванием вслепую, и когда полагается матрос или миссионер, а их не осталось
option-extra_disc_optional = Владелец Мануэла может не размещать дополнительный диск в фазе 1
option-terra_draw_blind = Матросов из мешочка тянут вслепую (выкл.: цвет выбирают)
option-merchant_at_once = Взявший Серниджи обязан сразу отправить корабль торговца (выкл.: можно ждать до фазы 3)
option-natal_in_setup = Корабль торговца, поставленный при подготовке, приносит в Натале проект

## The pieces, as a screen reader names them

piece-number = Номер { $number }
piece-hand = { $seat_name }: номер { $number }, сейчас будет размещён
piece-disc = { $seat_name }: номер { $number }, { $area ->
    [recruiting] область найма
    [characters] область персонажей
    [projects] область покупки проектов
   *[navigation] область мореплавания
}
piece-called = Названный номер: { $number }
piece-own_disc = { $seat_name }: диск действия
piece-extra = { $seat_name }: дополнительный диск в области персонажей
piece-own_extra = { $seat_name }: дополнительный диск
piece-marker = Маркер стоит на номере { $number }
piece-round = Раунд { $round }
piece-vasco_now = Тайл Васко этого раунда: начальный номер { $start }, изменение { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, суммы { $upper } и { $lower }
piece-vasco_next = Следующий тайл Васко: начальный номер { $start }, изменение { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, суммы { $upper } и { $lower }
piece-vasco_deck = Закрытые тайлы Васко: { $tiles }
piece-sailor = Секция { $section }: { $colour_name } матрос
piece-captains = { $seat_name }: капитанов можно нанять: { $captains }
piece-own_captain = { $seat_name }: капитан
piece-bag = Матросов в мешочке: { $sailors }
piece-crew = { $colour ->
    [white] { $seat_name }: миссионер
   *[other] { $seat_name }: { $colour_name } матрос
}
piece-closed_space = { $area ->
    [recruiting] Область найма
    [characters] Область персонажей
    [projects] Область покупки проектов
   *[navigation] Область мореплавания
}: ячейка закрыта при этом числе игроков
piece-closed_section = Секция { $section } закрыта при этом числе игроков
piece-character = { $character_name }: на поле
piece-own_character = { $seat_name }: { $character_name }
piece-owner = { $character_name }: владелец — { $seat_name }
piece-taker = { $character_name }: в этом раунде уже взят, { $seat_name }
piece-missionary = Миссионер в области персонажей
piece-sum = { $coins ->
    [one] { $sum_name }: { $coins } реал
    [few] { $sum_name }: { $coins } реала
   *[many] { $sum_name }: { $coins } реалов
}
piece-merchant = Корабль торговца: предел { $limit }
piece-merchant_deck = Закрытые корабли торговца: { $ships }
piece-merchant_at_sea = { $harbour_name }, ячейка { $space } (значение { $value }): корабль торговца, предел { $limit }
piece-project = На продажу: { $project_name }, предел { $limit }, экипаж { $crew }, реалы { $reals }, ПО { $points }
piece-gabriel = «Сан-Габриель»: { $project_name }, предел { $limit }, цена { $crew }, реалы { $reals }, ПО { $points }
piece-top = Верхний тайл колоды: { $project_name }, предел { $limit }, экипаж { $crew }, реалы { $reals }, ПО { $points }
piece-own_project = { $seat_name }: проект { $project_name }, предел { $limit }, экипаж { $crew }, реалы { $reals }, ПО { $points }
piece-own_ship = { $seat_name }: корабль { $ship_name }, предел { $limit }, реалы { $reals }, ПО { $points }
piece-ship_at_sea = { $harbour_name }, ячейка { $space } (значение { $value }): { $seat_name }, корабль { $ship_name }, предел { $limit }, реалы { $reals }, ПО { $points }
piece-money = { $money ->
    [one] { $seat_name }: { $money } реал
    [few] { $seat_name }: { $money } реала
   *[many] { $seat_name }: { $money } реалов
}
piece-first = { $seat_name }: первый игрок

## Words printed on the sheets, which have little room

sheet-numbers = Зона номеров
sheet-pass = Пас
sheet-now = Сейчас
sheet-next = Далее
sheet-round = Раунд
sheet-gabriel = «Сан-Габриель»
sheet-projects = Проекты
sheet-ships = Корабли

## The terminal's panels

panel-navigation = Мореплавание
panel-areas = Номера
panel-projects = Проекты: предел/экипаж
panel-recruiting = Наём
panel-characters = Персонажи
panel-vasco = Раунд
panel-seats = Игроки

# one letter each
short-project-i-01 = I-01
short-project-i-02 = I-02
short-project-i-03 = I-03
short-project-i-04 = I-04
short-project-i-05 = I-05
short-project-i-06 = I-06
short-project-i-07 = I-07
short-project-i-08 = I-08
short-project-i-09 = I-09
short-project-i-10 = I-10
short-project-i-11 = I-11
short-project-i-12 = I-12
short-project-i-13 = I-13
short-project-i-14 = I-14
short-project-ii-01 = II-01
short-project-ii-02 = II-02
short-project-ii-03 = II-03
short-project-ii-04 = II-04
short-project-ii-05 = II-05
short-project-ii-06 = II-06
short-project-ii-07 = II-07
short-project-ii-08 = II-08
short-project-ii-09 = II-09
short-project-ii-10 = II-10
short-project-ii-11 = II-11
short-project-ii-12 = II-12
short-project-ii-13 = II-13
short-project-ii-14 = II-14
short-project-iii-01 = III-01
short-project-iii-02 = III-02
short-project-iii-03 = III-03
short-project-iii-04 = III-04
short-project-iii-05 = III-05
short-project-iii-06 = III-06
short-project-iii-07 = III-07
short-seat-yellow = Ж
short-seat-red = К
short-seat-black = Ч
short-seat-blue = С
short-merchant = Т
short-colour-lightblue = Г
short-colour-purple = Ф
short-colour-grey = Е
short-colour-orange = О
short-colour-white = М
# up to 10 letters
short-harbour-terra = Терра
short-area-projects = Проекты
short-area-navigation = Плавание
# up to 8 letters
short-character-manuel = Мануэл
short-character-dias = Диаш
short-character-alvares = Альварес
short-character-sernigi = Серниджи
# behind a harbour, up to 9 letters
short-bonus-project = проект
short-bonus-sailor = матрос
short-bonus-captain = капитан
short-bonus-reals = { $count } р.
# reals and VP of a tile: 2 letters each
short-income-reals = { $count }р
short-income-points = { $count }о
# in front of the São Gabriel tile and of the visible tops of the decks, up to 9 letters
short-gabriel = Габриель
short-tops = дальше:
# the lines of the round, up to 28 letters
short-round = Раунд { $round } из { $rounds }
short-marker = маркер на { $number }
short-free = бесплатно с { $number }
short-next = дальше: { $start } ({ $upper }, { $lower })
short-bag = мешочек: { $count }
# in front of the tops of the other decks, up to 5 letters
short-decks = верх
# behind the characters, up to 15 letters
short-first = первый игрок
short-extra_numbers = { $numbers }
short-missionaries = миссионеров { $count }
short-merchant_ship = корабль { $limit }
short-no_merchant_ship = корабль уплыл
short-sums = суммы: { $upper }, { $lower }
# the heading above the players
short-points = ПО
short-reals = р.
short-captains = кап.
short-crew = экипаж
short-projects = проекты
short-ships = корабли
short-sea = в море

## Варианты, когда мало места

short-choice-number = Взять номер
short-choice-keep = Оставить диск
short-choice-area = Положить в
short-choice-launch = На воду
short-choice-crew = На борт
short-choice-act = Действовать
short-choice-buy = Купить
short-choice-gabriel = Купить Габриель
short-choice-section = Нанять из
short-choice-hire = Нанять
short-choice-harbour = Плыть в
short-choice-sail = Отправить
short-choice-character = Взять
short-choice-sum = Взять
short-choice-extra = Доп. диск
short-choice-send = Отправить торговца
short-choice-wait = Оставить торговца
short-choice-take = Взять
short-choice-sailor = Взять матроса
short-choice-bag = Тянуть вслепую
short-choice-bag_colour = Из мешочка

short-value-space = ячейка { $space }
short-value-section = секция { $section }

## Что значат панели

panel-navigation-legend = Гавани, Каликут дальше всех. [11]: свободная ячейка и предел, нужный кораблю; К7: корабль красного с пределом 7; Т7: корабль торговца. Затем бонус гавани и, с плюсом, ПО за её заполнение.
panel-areas-legend = Номера в каждой области с буквой владельца; ▶ назван сейчас, · свободное место.
panel-projects-legend = I-13 7/5 2о: предел 7, экипаж 5, в каждой фазе 3 приносит 2 ПО (1р: 1 реал). Сначала «Сан-Габриель» и тот, что за ним.
panel-vasco-legend = «маркер на 9»: маркер бесплатного действия до сдвига; «бесплатно с 8»: номера от 8 действуют бесплатно. «дальше»: начальный номер и суммы следующего раунда. «верх»: верхние тайлы старших колод.
panel-recruiting-legend = Матросы в секциях по цветам (Г2: двое голубых) и сколько осталось в мешочке.
panel-characters-legend = Чей каждый персонаж; ● взят в этом раунде. Рядом: дополнительные номера, сколько осталось миссионеров, предел корабля торговца и две суммы реалов.
panel-seats-legend = ▶ решает, * первый игрок. ПО, реалы (р.), капитаны + ещё не нанятые, экипаж по цветам (М: миссионер), проекты как предел/экипаж, корабли по пределу, корабли в море и что они приносят в фазе 3.

# Таблицы чисел: заголовки
table-players = По числу игроков
table-players-count = игроков
table-players-spaces = ячеек действия:
table-players-sections = активных секций найма
table-players-characters = персонажи по часовой стрелке от первого игрока
table-harbours = Гавани
table-harbours-harbour = гавань
table-harbours-spaces = значения ячеек слева направо
table-harbours-completion = ПО за каждый корабль в заполненной
table-harbours-bonus = бонус за каждый отправленный корабль
table-bonus-project = проектов:
table-bonus-sailor = матросов:
table-bonus-captain = капитанов:
table-bonus-reals = реалов:
table-compensation = Компенсация за пас
table-compensation-numbers = номера
table-reals = реалов
table-vp = ПО
table-tiles = Тайлы Васко
table-tiles-start = начальный номер
table-tiles-change = номер изменения
table-tiles-upper = верхняя сумма
table-tiles-lower = нижняя сумма
table-merchants = Корабли торговца
table-merchants-limits = их пределы
table-projects_i = Проекты колоды I
table-projects_ii = Проекты колоды II
table-projects_iii = Проекты колоды III
table-projects-project = проект
table-projects-limit = предел
table-projects-crew = экипаж
table-prices = Цены
table-prices-colours = матросы, по числу цветов:
table-prices-captain = капитан, за каждого матроса, нанятого вместе с ним
table-prices-project_one = один проект с верхних клеток
table-prices-project_two = два проекта с верхних клеток вместе
table-crew = Матросы и миссионеры
table-crew-colour = цвет
table-crew-pieces = фигурок
table-start = В начале игры
table-start-reals = реалов у игрока
table-start-captains = капитанов у игрока
table-start-captains_to_recruit = капитанов игрока, которых можно нанять
table-start-discs = дисков действия у игрока
table-start-sailors = матросов в каждой активной секции
table-start-missionaries = миссионеров у владельца Альвареса
table-other = Прочие числа
table-other-rounds = раундов
table-other-upper_cells = верхних клеток для проектов
table-other-capacity = матросов в секции, не больше
table-other-refill = матросов добавляется в секцию после раунда
table-other-dias = ПО за Диаша, каждый раз
table-other-missionaries = миссионеров за Альвареса, каждый раз
table-other-extra_discs = дополнительных дисков у игрока
table-other-reals_per_vp = реалов за 1 ПО в конце
table-other-captain_vp = ПО в конце за корабль с капитаном

## Что меняет ход: названия показателей и их изменения в нескольких буквах

gauge-money = Реалы
chip-money = { $sign }{ $by } { $by ->
    [one] реал
    [few] реала
   *[many] реалов
}
gauge-fees = Плата за ваши номера при нынешнем маркере
chip-fees = плата { $sign }{ $by }
gauge-discs = Диски
chip-discs = { $sign }{ $by } { $by ->
    [one] диск
    [few] диска
   *[many] дисков
}
gauge-captains = Капитаны
chip-captains = { $sign }{ $by } { $by ->
    [one] капитан
    [few] капитана
   *[many] капитанов
}
gauge-sailors = Матросы
chip-sailors = { $sign }{ $by } { $by ->
    [one] матрос
    [few] матроса
   *[many] матросов
}
gauge-missionaries = Миссионеры
chip-missionaries = { $sign }{ $by } { $by ->
    [one] миссионер
    [few] миссионера
   *[many] миссионеров
}
gauge-projects = Проекты
chip-projects = { $sign }{ $by } { $by ->
    [one] проект
    [few] проекта
   *[many] проектов
}
gauge-ships = Спущенные корабли в резерве
chip-ships = { $sign }{ $by } { $by ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
gauge-characters = Персонажи
chip-characters = { $sign }{ $by } { $by ->
    [one] персонаж
    [few] персонажа
   *[many] персонажей
}
gauge-points = Победные очки
chip-points = { $sign }{ $by } ПО
chip-draws-start = жребий
chip-draws-vasco = тайл Васко
chip-draws-merchant = корабль торговца
chip-draws-reveal = открывается проект
chip-draws-refill = матросы наугад
chip-draws-draw = наугад

# Что есть что на столе: см. caravela/core/about.py

about-number = В фазе 1 вы кладёте номер на каждый свой диск. В фазе 2 номера называют с наименьшего. Ниже первого бесплатного действие стоит 1 реал за каждый шаг.
    .name = Номер
    .rule = VDG-4.5
about-pass = Кто пасует на свой номер, получает реалы, указанные у линии этого номера.
    .name = Компенсация за пас
    .rule = VDG-5.10
about-disc = Их четыре на раунд: каждый с номером ложится в выбранную область и даёт одно действие или пас.
    .name = Диск действия
    .rule = VDG-4.11
about-numbered_disc = Когда называют номер, владелец действует в области, где лежит диск, или пасует за компенсацию.
    .name = Диск с номером
    .rule = VDG-5.5
about-extra_disc = Пятое действие для владельца Мануэла I. Получает номер 21 или 22, за которые платить не нужно.
    .name = Дополнительный диск
    .rule = VDG-4.13
about-marker = Стоит на первом бесплатном номере: от него и выше действие даром, ниже — 1 реал за шаг. В фазе 2 его ещё сдвинет следующий тайл Васко.
    .name = Маркер бесплатного действия
    .rule = VDG-5.2
about-called = Номер, который назван: его владелец действует или пасует.
    .name = Назван сейчас
    .rule = VDG-5.4
about-round = Игра длится ровно пять раундов.
    .name = Раунд
    .rule = VDG-3.1
about-vasco = Слева вверху — на сколько тайл сдвигает маркер, когда его открывают в фазе 2. Остальное — для следующего раунда: справа вверху начальный номер маркера, под ним две суммы реалов в области персонажей.
    .name = Тайл Васко
    .rule = VDG-1.4
about-sailor = Проект спускают на воду, отдав столько членов экипажа, сколько он требует, все разных цветов. Наём стоит по числу цветов: 1, 3, 6 или 10 реалов.
    .name = Матрос
    .rule = VDG-7.2
about-sailor_white = Пятый цвет: в экипаже может быть один. Приходят от Франсиско Альвареса. Проекту с экипажем 5 он необходим.
    .name = Миссионер
    .rule = VDG-7.3
about-crew = Ваши матросы по цветам и миссионеры. При спуске на воду вы выбираете, какие цвета отдать.
    .name = Ваш экипаж
    .rule = VDG-7.5
about-captain = Нужен каждому кораблю, который вы отправляете. В конце каждый ваш спущенный корабль с капитаном в резерве стоит 3 ПО. За действие найма можно взять одного.
    .name = Капитан
    .rule = VDG-9.2
about-captains = Один за действие найма: даром, если больше никого не берёте, иначе 1 реал за каждого нанятого с ним матроса.
    .name = Капитаны для найма
    .rule = VDG-8.5
about-bag = Матросы, которых нет больше нигде. В конце раунда каждая активная секция получает до 3.
    .name = Мешочек
    .rule = VDG-12.7
about-closed_space = При этом числе игроков не используется.
    .name = Закрытая ячейка действия
    .rule = VDG-4.6
about-closed_section = Активных секций столько, сколько игроков.
    .name = Закрытая секция
    .rule = VDG-2.5
about-section = Все матросы за одно действие найма — из одной секции: каждого оплаченного цвета сколько угодно. В конце раунда приходит до 3 новых.
    .name = Секция матросов
    .rule = VDG-8.4
about-recruiting = Сколько стоят вместе матросы одного, двух, трёх или четырёх цветов; капитан при них — 1 реал за каждого.
    .name = Цены матросов
    .rule = VDG-8.2
about-character-manuel = Кто его берёт, получает дополнительный диск и сразу размещает его с номером 21 или 22. У того, кто владеет Мануэлом в конце раунда, диск будет в следующей фазе 1.
    .name = Мануэл I, король
    .rule = VDG-10.9
about-character-dias = Сразу 2 ПО. Тот, кто владеет им в конце раунда, получает ещё 2 ПО и становится первым игроком.
    .name = Бартоломеу Диаш, командир
    .rule = VDG-10.15
about-character-alvares = Сразу миссионер и ещё один тому, кто владеет им в конце раунда.
    .name = Франсиско Альварес, священник
    .rule = VDG-10.17
about-character-sernigi = Кто его берёт, отправляет корабль торговца этого раунда в гавань и получает её бонус. Если не взял никто, корабль отправит владелец в фазе 3.
    .name = Джироламо Серниджи, торговец
    .rule = VDG-10.19
about-pennant = Тайл лежит у этого игрока. Другие могут забрать его, но раз за раунд.
    .name = Владелец персонажа
    .rule = VDG-10.3
about-owner = Вымпел здесь показывает, у кого персонаж.
    .name = Владелец персонажа
    .rule = VDG-10.3
about-taker = Диск здесь значит: персонажа уже взяли, и до следующего раунда его не взять.
    .name = Взят в этом раунде
    .rule = VDG-10.4
about-characters = Персонаж остаётся у вас, пока его не возьмут, и снова действует в конце раунда.
    .name = Ваши персонажи
    .rule = VDG-10.7
about-first = Начинает размещать диски в фазе 1. В конце раунда им становится владелец Бартоломеу Диаша.
    .name = Первый игрок
    .rule = VDG-4.4
about-coins = Деньги на плату за действия, проекты и матросов. Каждые полные 3 реала — 1 ПО в конце.
    .name = Реалы
    .rule = VDG-13.3
about-sum = Действием в области персонажей можно взять вместо персонажа одну из двух сумм, каждую раз за раунд.
    .name = Сумма реалов
    .rule = VDG-10.1
about-merchant = Один за раунд; его отправляет взявший Серниджи, а иначе его владелец. Занимает ячейку, помогает заполнить гавань и плывёт дальше, но ничего не зарабатывает; бонус гавани — отправителю.
    .name = Корабль торговца
    .rule = VDG-10.26
about-project = Спустите его на воду в любой момент, отдав столько членов экипажа разных цветов, сколько указано; он станет кораблём. Синее число — предел. Напечатанное внизу приносит в каждой фазе 3 в море.
    .name = Проект
    .now = Предел { $limit }, экипаж { $crew }.
    .rule = VDG-7.1
about-ship = С капитаном его можно отправить в ячейку гавани со значением не больше предела. Оставшись в резерве с капитаном, он стоит в конце 3 ПО.
    .name = Спущенный корабль
    .now = Предел { $limit }.
    .rule = VDG-9.4
about-ship-ship_at_sea = В каждой фазе 3 приносит напечатанное на нём и ПО за заполненную гавань. Из заполненной гавани плывёт дальше, если впереди есть ячейка по пределу; иначе выбывает из игры.
    .name = Корабль в море
    .now = Каждую фазу 3: реалы { $reals }, ПО { $points }. Предел { $limit }.
    .rule = VDG-11.2
about-projects = Их может быть сколько угодно. Пока не спущены на воду, не стоят ничего.
    .name = Ваши проекты
    .rule = VDG-6.7
about-ships = Спущенные корабли ждут капитана и экспедиции. В конце каждый с капитаном стоит 3 ПО.
    .name = Ваши корабли
    .rule = VDG-13.4
about-berth = Корабль может занять её, если предел не меньше значения. Отправивший корабль сразу получает столько ПО.
    .name = Ячейка в гавани
    .rule = VDG-9.7
about-harbour-natal = Каждый отправленный сюда корабль приносит проект с верхних клеток. Когда гавань заполнена, её корабли получают ПО со щита и плывут дальше.
    .name = Натал
    .rule = VDG-9.9
about-harbour-terra = Каждый отправленный сюда корабль приносит матроса: на выбор из секции или вслепую из мешочка. Заполненная гавань даёт ПО со щита, и корабли плывут дальше.
    .name = Терра-да-Боа-Женти
    .rule = VDG-9.10
about-harbour-mozambique = Каждый отправленный сюда корабль приносит капитана из области найма. Заполненная гавань даёт ПО со щита, и корабли плывут дальше.
    .name = Мозамбик
    .rule = VDG-9.11
about-harbour-mombasa = Каждый отправленный сюда корабль приносит 2 реала. Заполненная гавань даёт ПО со щита, и корабли плывут дальше.
    .name = Момбаса
    .rule = VDG-9.12
about-harbour-malindi = Каждый отправленный сюда корабль приносит 1 реал. Заполненная гавань даёт ПО со щита, и корабли плывут дальше.
    .name = Малинди
    .rule = VDG-9.13
about-harbour-calicut = Конец пути: высшие значения, без бонуса. Заполненная гавань даёт ПО со щита, корабли выбывают из игры, а капитаны возвращаются.
    .name = Каликут
    .rule = VDG-9.14
about-space = Здесь помещается один диск с номером. Все ячейки области одинаковы.
    .name = Ячейка действия
    .rule = VDG-4.5
about-area-recruiting = Наймите матросов из одной секции, или одного капитана, или и то и другое.
    .name = Наём
    .rule = VDG-8.1
about-area-characters = Возьмите одного персонажа или одну из двух сумм реалов.
    .name = Персонажи
    .rule = VDG-10.1
about-area-projects = Купите один проект с верхних клеток за 1 реал, два за 4 или тайл «Сан-Габриель» за столько реалов, каков его экипаж.
    .name = Покупка проектов
    .rule = VDG-6.1
about-area-navigation = Отправьте один или несколько спущенных кораблей с капитанами в одну гавань: получите ПО по значениям ячеек и бонус за каждый.
    .name = Мореплавание
    .rule = VDG-9.1
about-cell = Проект на продажу: один за 1 реал, два за 4. В конце раунда выкладывают шесть новых.
    .name = Верхняя клетка
    .rule = VDG-6.1
about-deck = Виден только верхний тайл. Следующие семь берут из младшей непустой колоды; видимый станет тайлом «Сан-Габриель».
    .name = Колода проектов
    .rule = VDG-12.2
about-gabriel = Этот тайл покупают за столько реалов, каков его экипаж, и он сразу спущен на воду, без матросов.
    .name = «Сан-Габриель»
    .rule = VDG-6.5
about-points = Набранные очки и очки конца игры: 1 ПО за каждые полные 3 реала, 3 ПО за каждый спущенный корабль в резерве с капитаном.
    .name = Очки сейчас
    .now = Сейчас { $points } ПО.
    .rule = VDG-13.6
