# «Серениссима» по-русски. Для чего нужна каждая группа сообщений, сказано в caravela/core/words.py.
# Названия портов и зон стоят в именительном падеже после слова «порт» или в кавычках, поэтому не склоняются.

## Названия

game-title = Серениссима
game-pitch = Водите галеры между портами Средиземноморья: торгуйте, чтобы их наполнить, и сражайтесь, чтобы удержать.

seat-blue = Синий
seat-red = Красный
seat-orange = Оранжевый
seat-black = Чёрный
seat-chance = Случай

port-valencia = Валенсия
port-genova = Генуя
port-venezia = Венеция
port-constantinopoli = Константинополь
port-alexandria = Александрия
port-alger = Алжир
port-marseille = Марсель
port-sardegna = Сардиния
port-napoli = Неаполь
port-tunis = Тунис
port-sicilia = Сицилия
port-tripoli = Триполи
port-ragusa = Рагуза
port-corfu = Корфу
port-modon = Модон
port-creta = Крит
port-cyrenaica = Киренаика
port-antalya = Анталья
port-acre = Акра

zone-valencia = Валенсия
zone-genova = Генуя
zone-venezia = Венеция
zone-constantinopoli = Константинополь
zone-alexandria = Александрия
zone-alger = Алжир
zone-marseille = Марсель
zone-sardegna = Сардиния
zone-napoli = Неаполь
zone-tunis = Тунис
zone-sicilia = Сицилия
zone-tripoli = Триполи
zone-ragusa = Рагуза
zone-corfu = Корфу
zone-modon = Модон
zone-creta = Крит
zone-cyrenaica = Киренаика
zone-antalya = Анталья
zone-acre = Акра
zone-ionio = Ионическое море

good-wood = дерево
good-stone = камень
good-marble = мрамор
good-wine = вино
good-gold = золото
good-spice = специи

item-sailor = матрос
item-wood = дерево
item-stone = камень
item-marble = мрамор
item-wine = вино
item-gold = золото
item-spice = специи

card-wine = вино
card-hourglass = одни песочные часы
card-two_hourglasses = двое песочных часов
card-arrows = двое песочных часов со стрелками

building-fort = форт
building-basilica = базилика

step-loading = погрузка
step-movement = перемещение
step-arrival = продажа или сражение
step-sale = продажа
step-combat = сражение
step-investment = инвестиции

## Действия: предложение для каждого и вид действия как пункт меню

action-start = Начинает { $player_name }
choice-start = Первый игрок
action-close = Закрыть порт { $port_name }
choice-close = Закрыть порт
action-settle = Начать в порту { $port_name }
choice-settle = Выбрать начальный порт
action-doge = На карте дожа { $card_name }
choice-doge = Карта дожа
action-dice = Черепа: у нападающего { $attacker }, у защитника { $defender }
choice-dice = Кости
action-volley = { $skulls ->
    [0] Форт не выбрасывает черепов
    [one] Форт выбрасывает { $skulls } череп
    [few] Форт выбрасывает { $skulls } черепа
   *[other] Форт выбрасывает { $skulls } черепов
}
choice-volley = Залп форта
action-activate = Активировать галеру
choice-activate = Активировать галеру
action-invest = Сделать инвестиции
choice-invest = Сделать инвестиции
action-load = Погрузить { $good_name }
choice-load = Погрузить товар
action-embark = Взять на борт матроса из порта
choice-embark = Взять на борт матроса из порта
action-take = { $item ->
    [sailor] Взять матроса с галеры { $number }
   *[other] Взять { $item_name } с галеры { $number }
}
choice-take = Взять с другой галеры
action-strip = Забрать последнего матроса с галеры { $number }, и она тонет
choice-strip = Забрать последнего матроса с другой галеры
action-jettison = Сбросить за борт { $good_name }
choice-jettison = Сбросить товар за борт
action-disembark = Высадить матроса в свой порт
choice-disembark = Высадить матроса в свой порт
action-abandon_ashore = Высадить в порт последнего матроса, и галера тонет
choice-abandon_ashore = Высадить в порт последнего матроса
action-give = { $item ->
    [sailor] Передать матроса на галеру { $number }
   *[other] Передать { $item_name } на галеру { $number }
}
choice-give = Передать на другую галеру
action-abandon = Отправить последнего матроса на галеру { $number }, и эта галера тонет
choice-abandon = Отправить последнего матроса на другую галеру
action-swap = Отдать { $item ->
    [sailor] матроса
   *[other] { $item_name }
} и взамен взять { $wanted ->
    [sailor] матроса
   *[other] { $wanted_name }
} с галеры { $number }
choice-swap = Обменяться с другой галерой
action-scuttle = Затопить эту галеру
choice-scuttle = Затопить эту галеру
action-scuttle_galley = Затопить галеру { $number }
choice-scuttle_galley = Затопить другую галеру
action-sail = Плыть в зону «{ $zone_name }»
choice-sail = Плыть
action-trade = Объявить продажу
choice-trade = Продать товары
action-sell = Продать { $good_name }
choice-sell = Продать кубик
action-attack = Напасть на галеру { $number }
choice-attack = Напасть на галеру
action-assault = Напасть на порт
choice-assault = Напасть на порт
action-claim = Захватить нейтральный порт
choice-claim = Захватить нейтральный порт
action-land = { $count ->
    [0] Никого не высаживать
    [one] Высадить { $count } матроса
   *[other] Высадить { $count } матросов
}
choice-land = Высадить матросов
action-fight_on = Продолжить сражение
choice-fight_on = Продолжить сражение
action-loot = Взять как добычу { $good_name }
choice-loot = Взять добычу
action-blockade = Объявить блокаду
choice-blockade = Объявить блокаду
action-allow = Не мешать
choice-allow = Не мешать
action-galley = Выбрать галеру { $number }
choice-galley = Новая галера
action-place = Поставить галеру в зону порта { $port_name }
choice-place = Поставить галеру
action-crew = { $count ->
    [0] Больше никого не нанимать
    [one] Нанять на неё ещё { $count } матроса
   *[other] Нанять на неё ещё { $count } матросов
}
choice-crew = Нанять матросов на новую галеру
action-fort = Построить форт в порту { $port_name }
choice-fort = Построить форт
action-basilica = Построить базилику в порту { $port_name }
choice-basilica = Построить базилику
action-hire_port = Нанять матроса в порт { $port_name }
choice-hire_port = Нанять матроса в порт
action-hire_galley = Нанять матроса на галеру { $number }
choice-hire_galley = Нанять матроса на галеру
action-stop = Остановиться
choice-stop = Остановиться
action-end = Закончить активацию
choice-end = Закончить активацию
action-done = Готово
choice-done = Готово

## Вопрос меню, которое уточняет выбор

pick-player = Какой игрок?
pick-port = Какой порт?
pick-card = Какая карта?
pick-attacker = Сколько черепов у нападающего?
pick-defender = Сколько черепов у защитника?
pick-skulls = Сколько черепов?
pick-good = Какой товар?
pick-number = Какая галера?
pick-item = Что?
pick-wanted = На что?
pick-zone = Куда?
pick-count = Сколько?

## Журнал

event-starts = Первый игрок — { $player_name }.
event-closed = Порт { $port_name } закрыт.
event-settled = { $seat_name } начинает в порту { $port_name }; матросов там: { $count }.
event-fitted_out = { $seat_name } снаряжает галеру { $number } в порту { $port_name }; матросов на ней: { $count }.
event-turn = Начинается ход { $turn }.
event-activates = { $seat_name } активирует галеру { $number } в зоне «{ $zone_name }».
event-invests = { $seat_name } делает инвестиции вместо активации галеры { $number }.
event-loaded = { $ducats ->
    [0] { $seat_name } бесплатно грузит { $good_name } на галеру { $number }.
    [one] { $seat_name } грузит { $good_name } на галеру { $number } за { $ducats } дукат.
    [few] { $seat_name } грузит { $good_name } на галеру { $number } за { $ducats } дуката.
   *[other] { $seat_name } грузит { $good_name } на галеру { $number } за { $ducats } дукатов.
}
event-fee = { $ducats ->
    [one] { $seat_name } получает за это { $ducats } дукат как хозяин порта { $port_name }.
    [few] { $seat_name } получает за это { $ducats } дуката как хозяин порта { $port_name }.
   *[other] { $seat_name } получает за это { $ducats } дукатов как хозяин порта { $port_name }.
}
event-took = { $seat_name } { $item ->
    [sailor] переводит матроса
   *[other] перекладывает { $item_name }
} с галеры { $other } на галеру { $number }.
event-gave = { $seat_name } { $item ->
    [sailor] переводит матроса
   *[other] перекладывает { $item_name }
} с галеры { $number } на галеру { $other }.
event-swapped = { $seat_name } отдаёт { $item ->
    [sailor] матроса
   *[other] { $item_name }
} с галеры { $number } и берёт { $wanted ->
    [sailor] матроса
   *[other] { $wanted_name }
} с галеры { $other }.
event-embarked = { $seat_name } берёт матроса из порта { $port_name } на галеру { $number }.
event-disembarked = { $seat_name } высаживает матроса с галеры { $number } в порт { $port_name }.
event-jettisoned = { $seat_name } сбрасывает за борт { $good_name } с галеры { $number }.
event-scuttled = { $seat_name } топит свою галеру { $number }.
event-sunk = Галера { $number } тонет ({ $seat_name }).
event-sailed = { $seat_name } ведёт галеру { $number } в зону «{ $zone_name }».
event-blockaded_move = { $seat_name } объявляет блокаду: галера { $number } должна остановиться.
event-blockaded_sale = { $seat_name } объявляет блокаду: галера { $number } не может продавать.
event-blockaded_capture = { $seat_name } объявляет блокаду: галера { $number } не может захватить порт.
event-allowed = { $seat_name } не объявляет блокаду галере { $number }.
event-announced_sale = { $seat_name } объявляет продажу с галеры { $number } в порту { $port_name }.
event-sold = { $ducats ->
    [0] { $seat_name } кладёт { $good_name } на склад своего порта { $port_name }.
    [one] { $seat_name } продаёт { $good_name } в порту { $port_name } за { $ducats } дукат.
    [few] { $seat_name } продаёт { $good_name } в порту { $port_name } за { $ducats } дуката.
   *[other] { $seat_name } продаёт { $good_name } в порту { $port_name } за { $ducats } дукатов.
}
event-grapes = В порту { $port_name } теперь есть вино.
event-attacked = { $seat_name } нападает галерой { $number } на галеру { $other } ({ $owner_name }); военная мощь { $strength }.
event-assaulted = { $seat_name } нападает галерой { $number } на порт { $port_name } ({ $owner_name }); военная мощь { $strength }.
event-volley = { $lost ->
    [0] Форт в порту { $port_name } не попадает в галеру { $number }.
    [one] Форт в порту { $port_name } попадает: галера { $number } теряет { $lost } матроса.
   *[other] Форт в порту { $port_name } попадает: галера { $number } теряет { $lost } матросов.
}
event-round = Черепа { $skulls } : { $enemy_skulls }, кости { $dice } : { $enemy_dice }. Нападающий теряет { $lost }, защитник { $won }.
event-broke_off = { $seat_name } прекращает сражение.
event-looted = { $seat_name } берёт на галеру { $number } добычу: { $good_name }.
event-announced_capture = { $seat_name } хочет захватить порт { $port_name } галерой { $number }.
event-port_lost = { $seat_name } теряет весь гарнизон порта { $port_name }.
event-captured = { $count ->
    [one] { $seat_name } захватывает порт { $port_name } и высаживает { $count } матроса.
   *[other] { $seat_name } захватывает порт { $port_name } и высаживает { $count } матросов.
}
event-left_neutral = { $seat_name } никого не высаживает: порт { $port_name } становится нейтральным.
event-hired_port = { $ducats ->
    [one] { $seat_name } нанимает матроса в порт { $port_name } за { $ducats } дукат.
    [few] { $seat_name } нанимает матроса в порт { $port_name } за { $ducats } дуката.
   *[other] { $seat_name } нанимает матроса в порт { $port_name } за { $ducats } дукатов.
}
event-hired_galley = { $seat_name } нанимает { $count ->
    [one] { $count } матроса
   *[other] { $count } матросов
} на галеру { $number } за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
event-bought_galley = { $ducats ->
    [0] { $seat_name } даром получает галеру { $number } в порту { $port_name }.
    [one] { $seat_name } покупает галеру { $number } в порту { $port_name } за { $ducats } дукат.
    [few] { $seat_name } покупает галеру { $number } в порту { $port_name } за { $ducats } дуката.
   *[other] { $seat_name } покупает галеру { $number } в порту { $port_name } за { $ducats } дукатов.
}
event-built = { $seat_name } строит { $building ->
    [basilica] базилику
   *[other] { $building_name }
} в порту { $port_name } за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
event-doge = { $advance ->
    [0] На карте дожа { $card_name }; белая фишка остаётся на месте.
    [one] На карте дожа { $card_name }; белая фишка идёт на { $advance } клетку.
    [few] На карте дожа { $card_name }; белая фишка идёт на { $advance } клетки.
   *[other] На карте дожа { $card_name }; белая фишка идёт на { $advance } клеток.
}
event-wine_income = { $seat_name } получает { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
} за { $count ->
    [one] { $count } порт с вином
    [few] { $count } порта с вином
   *[other] { $count } портов с вином
}.
event-scoring = Подсчёт { $count }.
event-income = { $ducats ->
    [0] { $seat_name }: порты не приносят ничего.
    [one] { $seat_name }: порты приносят { $ducats } дукат.
    [few] { $seat_name }: порты приносят { $ducats } дуката.
   *[other] { $seat_name }: порты приносят { $ducats } дукатов.
}

## Почему нельзя

why-active_galley = Галера { $number } и есть активная.
why-built_already = В порту { $port_name } { $building ->
    [basilica] уже есть базилика
   *[other] уже есть форт
}.
why-capture_refused = Захват порта { $port_name } запрещён; повторить попытку можно только после того, как потоплена какая-нибудь галера.
why-enough_galleys = Особые инвестиции позволяют довести число галер только до { $count }.
why-galley_abroad = Галера { $number } стоит не в зоне вашего порта.
why-galley_full = На галере { $number } нет места.
why-galley_not_here = Галеры { $number } нет в этой зоне.
why-galley_too_dear = Галера стоит { $price ->
    [0] 0 дукатов
    [one] { $price } дукат
    [few] { $price } дуката
   *[other] { $price } дукатов
}, матрос для неё — { $sailor_price ->
    [one] { $sailor_price } дукат
    [few] { $sailor_price } дуката
   *[other] { $sailor_price } дукатов
}, а у вас { $money ->
    [0] денег нет.
   *[other] только { $money }.
}
why-game_over = Игра окончена.
why-garrison_full = { $size ->
    [one] В порту { $port_name } помещается только { $size } матрос.
    [few] В порту { $port_name } помещается только { $size } матроса.
   *[other] В порту { $port_name } помещается только { $size } матросов.
}
why-good_missing = Для { $building ->
    [basilica] базилики
   *[other] форта
} { $good ->
    [wood] нужно дерево
    [gold] нужно золото
    [wine] нужно вино
    [stone] нужен камень
    [marble] нужен мрамор
   *[spice] нужны специи
}, но порт { $port_name } { $good ->
    [spice] их не производит, и на складе их нет
   *[other] его не производит, и на складе его нет
}.
why-guarded = Сначала потопите все галеры хозяина порта { $port_name } ({ $owner_name }) в этой зоне, в том числе галеру { $number }.
why-keeps_sailor = При обмене на каждой галере остаётся матрос, а на галере { $number } он один.
why-land_somebody = Чтобы захватить порт { $port_name }, высадите хотя бы одного матроса.
why-last_aboard = Это последний матрос галеры { $number }, без него она утонет; для этого есть отдельное действие.
why-last_in_port = Последний матрос должен остаться в порту { $port_name }.
why-loading_too_long = { $steps ->
    [one] Вы уже сделали { $steps } шаг погрузки; переходите дальше.
    [few] Вы уже сделали { $steps } шага погрузки; переходите дальше.
   *[other] Вы уже сделали { $steps } шагов погрузки; переходите дальше.
}
why-mode_first = Сначала выберите: активировать галеру { $number } или сделать инвестиции.
why-no_cube_left = Все ваши кубики галер ({ $count }) уже на колесе.
why-no_goods = На галере { $number } нет товаров.
why-no_money = Это стоит { $price ->
    [one] { $price } дукат
    [few] { $price } дуката
   *[other] { $price } дукатов
}, а { $money ->
    [0] денег у вас нет.
   *[other] у вас только { $money }.
}
why-sale_refused = Продажу запретили, и до конца этой активации продавать нельзя.
why-sale_after_combat = После сражения продавать нельзя.
why-sale_after_refused_capture = Захват порта запретили, и после этого в этой активации продавать нельзя.
why-no_scuttling = Затопить можно только активную галеру и только при погрузке.
why-no_strength = Матросы слишком устали: матросов { $sailors }, пройдено зон { $moved }, военной мощи не осталось.
why-no_such_booty = На потопленной галере больше нет { $good ->
    [wood] дерева
    [stone] камня
    [marble] мрамора
    [wine] вина
    [gold] золота
   *[spice] специй
}.
why-not_aboard = На галере { $number } нет { $item ->
    [sailor] матросов
    [wood] дерева
    [stone] камня
    [marble] мрамора
    [wine] вина
    [gold] золота
   *[spice] специй
}.
why-not_adjacent = Зоны «{ $origin_name }» и «{ $zone_name }» не соседние.
why-not_asked = Сейчас нужно решить другое.
why-not_last_aboard = На галере { $number } больше одного матроса, она не утонет.
why-not_your_galley = Галера { $number } не ваша.
why-not_your_port = Порт { $port_name } не ваш.
why-nothing_to_sell = В порту { $port_name } продать нечего: эти товары он производит сам или они там уже есть.
why-number_in_play = Галера { $number } уже в игре.
why-number_not_in_game = При таком числе игроков участвуют только галеры от 1 до { $highest }, галеры { $number } в игре нет.
why-one_galley = За одни инвестиции можно купить только одну галеру, и вы уже купили галеру { $number }.
why-only_new_galleys = При особых инвестициях матросов ставят только на галеры, купленные сейчас; строить ничего нельзя.
why-only_port = У своего хозяина ({ $owner_name }) порт { $port_name } единственный, нападать на него нельзя.
why-open_sea = В этой зоне нет порта.
why-other_good_first = Сейчас закрывают порт с { $good ->
    [wood] деревом
    [stone] камнем
    [marble] мрамором
    [wine] вином
    [gold] золотом
   *[spice] специями
}.
why-other_product = Порт { $port_name } производит { $good_name }, погрузить можно только это.
why-own_galley = Галера { $number } ваша.
why-own_port = Порт { $port_name } ваш.
why-port_closed = Порт { $port_name } закрыт.
why-port_held = Порт { $port_name } занят ({ $owner_name }): взять его можно только с боем.
why-port_makes_it = Порт { $port_name } сам производит { $good_name }.
why-port_neutral = Порт { $port_name } нейтрален: его захватывают без боя.
why-port_too_small = { $size ->
    [one] В порту { $port_name } помещается только { $size } матрос.
    [few] В порту { $port_name } помещается только { $size } матроса.
   *[other] В порту { $port_name } помещается только { $size } матросов.
}
why-reserve_empty = В вашем резерве не хватает матросов.
why-room_for_both = Галеры { $number } и { $other } заполнены не обе: вместо обмена отдайте и возьмите.
why-sailors_stay = Вне своих портов матросов с галеры { $number } брать нельзя, можно только отдавать.
why-sell_first = Продажу никто не запретил, поэтому нужно продать хотя бы один кубик.
why-start_port_taken = Порт { $port_name } уже занят.
why-start_ports_needed = Если закрыть порт { $port_name }, начальных портов не хватит на всех игроков (их { $players }).
why-stored_already = В порту { $port_name } уже есть { $good_name }.
why-supply_empty = В общем запасе больше нет { $good ->
    [wood] дерева
    [stone] камня
    [marble] мрамора
    [wine] вина
    [gold] золота
   *[spice] специй
}.
why-takes_back = Это только отменило бы предыдущий шаг.
why-tokens_used_up = { $building ->
    [basilica] Все базилики уже построены.
   *[other] Все форты уже построены.
}
why-too_few_sailors = { $sailors ->
    [one] На галере { $number } только { $sailors } матрос.
    [few] На галере { $number } только { $sailors } матроса.
   *[other] На галере { $number } только { $sailors } матросов.
}
why-warehouse_full = Склад порта { $port_name } полон.
why-wrong_step = Это не относится к текущему шагу: { $step_name }.

## Что спрашивается

ask-start = Кто начинает?
ask-closing = Какой порт с { $good ->
    [wood] деревом
    [stone] камнем
    [marble] мрамором
    [wine] вином
    [gold] золотом
   *[spice] специями
} закрыт?
ask-close = { $seat_name }: закройте порт с { $good ->
    [wood] деревом
    [stone] камнем
    [marble] мрамором
    [wine] вином
    [gold] золотом
   *[spice] специями
}.
ask-settle = { $seat_name }: выберите начальный порт.
ask-galley = { $seat_name }: выберите галеру.
ask-mode = { $seat_name }: активировать галеру { $number } ({ $zone_name }) или сделать инвестиции?
ask-load = { $seat_name }: погрузка, галера { $number } ({ $zone_name }).
ask-move = { $moves ->
    [one] { $seat_name }: перемещение, галера { $number } ({ $zone_name }); остался { $moves } переход.
    [few] { $seat_name }: перемещение, галера { $number } ({ $zone_name }); осталось { $moves } перехода.
   *[other] { $seat_name }: перемещение, галера { $number } ({ $zone_name }); осталось { $moves } переходов.
}
ask-blockade_move = { $seat_name }: { $player_name } входит галерой { $number } в зону «{ $zone_name }». Остановить?
ask-act = { $seat_name }: что делает галера { $number } ({ $zone_name })? Или завершите активацию.
ask-act_end = { $seat_name }: галера { $number } ({ $zone_name }) не может здесь ни продать, ни сражаться, ни захватить порт; завершите активацию.
ask-blockade_sale = { $seat_name }: { $player_name } хочет продавать с галеры { $number } ({ $zone_name }). Запретить?
ask-sell = { $seat_name }: продажа с галеры { $number } в порту { $port_name }.
ask-dice = Кости: у нападающего { $attacker }, у защитника { $defender }.
ask-round = { $seat_name }: продолжить сражение? Матросов на борту: { $sailors }, врагов: { $enemies }.
ask-loot = { $seat_name }: добыча для галеры { $number }.
ask-blockade_claim = { $seat_name }: { $player_name } хочет захватить порт галерой { $number } ({ $zone_name }). Запретить?
ask-volley = Форт в порту { $port_name } бросает кости.
ask-land = { $sailors ->
    [one] { $seat_name }: сколько матросов высадить в порт { $port_name }? Если высадить единственного, галера утонет.
   *[other] { $seat_name }: сколько матросов высадить в порт { $port_name }? Если высадить всех ({ $sailors }), галера утонет.
}
ask-land_some = { $seat_name }: сколько матросов высадить в порт { $port_name }? В нём помещается { $size }.
ask-invest = { $seat_name }: инвестиции.
ask-place = { $seat_name }: куда поставить галеру { $number }?
ask-doge = Карта дожа хода { $turn }.
ask-special = { $seat_name }: особые инвестиции, пока галер не станет две.
ask-crew = { $seat_name }: сколько ещё матросов нанять на галеру { $number }?
ask-over = Игра окончена.

## Подведение итогов

score-start = В начале
score-sales = Продажи
score-fees = Погрузка других в ваших портах
score-wine = Карты с вином
score-scoring_1 = Первый подсчёт
score-scoring_2 = Второй подсчёт
score-scoring_3 = Третий подсчёт
score-goods = Погрузка товаров
score-sailors = Наём матросов
score-galleys = Покупка галер
score-buildings = Постройки

end-third_scoring = Состоялся третий подсчёт.

tie-SER-11-4 = Денег поровну: решает число портов, а если равны и порты, место делят.

## Опции

option-start = Первый игрок
option-start-drawn = по жребию
option-start-first = первое место за столом
option-money_open = Деньги открыты (выключено: скрыты)
option-closing = Закрытые порты при игре вдвоём и втроём
option-closing-random = по жребию
option-closing-choose = выбирает первый игрок
option-closing-list = по уговору, как указано ниже
option-closed_wood = Закрытый порт с деревом, если уговорились
option-closed_wood-valencia = Валенсия
option-closed_wood-sardegna = Сардиния
option-closed_wood-ragusa = Рагуза
option-closed_wood-antalya = Анталья
option-closed_wine = Закрытый порт с вином, если уговорились
option-closed_wine-venezia = Венеция
option-closed_wine-sicilia = Сицилия
option-closed_wine-modon = Модон
option-closed_wine-creta = Крит
option-closed_stone = Закрытый порт с камнем, если уговорились
option-closed_stone-genova = Генуя
option-closed_stone-marseille = Марсель
option-closed_stone-corfu = Корфу
option-closed_stone-acre = Акра
option-closed_marble = Закрытый порт с мрамором, если уговорились
option-closed_marble-alexandria = Александрия
option-closed_marble-napoli = Неаполь
option-closed_marble-tunis = Тунис
option-foreign_zone_sailor_transfer = Передача матросов между своими галерами вне своих портов
option-foreign_zone_sailor_transfer-out_only = только с активной галеры
option-foreign_zone_sailor_transfer-both = в обе стороны
option-sale_blockade_without_move = Галере, которая не двигалась, можно запретить продажу и захват порта
option-attack_needs_strength_1 = Для нападения нужна военная мощь не меньше 1
option-loot_for_attacker_only = Добычу берёт только победивший нападающий
option-capture_ends_activation = Захват порта заканчивает активацию
option-special_investment_sailors_only_on_new = Матросы особых инвестиций идут только на новые галеры
option-start_zone_reentry_blockade = Галеру, которая вернулась в зону, откуда вышла, можно там остановить
option-full_port_always_pays_20 = Полный склад приносит 20 дукатов в порту любой вместимости
option-scuttle_any_time = В свой ход можно в любой момент затопить любую свою галеру (выкл.: активную, при погрузке)
option-strength_after_volley = Начальную военную мощь считают после залпа форта (выкл.: до него)

## Фишки: как их называет программа чтения с экрана

piece-closed = { $port_name }: порт закрыт
piece-held = { $sailors ->
    [one] { $seat_name }: порт { $port_name }, в нём { $sailors } матрос
    [few] { $seat_name }: порт { $port_name }, в нём { $sailors } матроса
   *[other] { $seat_name }: порт { $port_name }, в нём { $sailors } матросов
}
piece-guard = { $seat_name }: матрос в порту { $port_name }
piece-port = Порт { $port_name } производит { $good_name }; кубиков на складе: { $cubes }{ $forts ->
    [0] {""}
   *[other] ; есть форт
}{ $basilicas ->
    [0] {""}
   *[other] ; есть базилика
}
piece-cube = Кубик: { $good_name }
piece-building = Постройка: { $building_name }
piece-galley = { $seat_name }: галера { $number }, { $zone_name }; матросов: { $sailors }, кубиков: { $cubes }
piece-aboard = { $seat_name }: { $item_name } на галере { $number }
piece-counter = { $seat_name }: галера { $number } на колесе
piece-out = Галера { $number } в этой партии не участвует
piece-pawn = Чёрная фишка: ход галеры { $number }
piece-pawn_doge = Чёрная фишка на секторе дожа
piece-scoring = Подсчёт на клетке { $space }
piece-white = Белая фишка на клетке { $space }
piece-card = Карта дожа ещё в колоде: { $card_name }
piece-card_played = Карта дожа сыграна: { $card_name }
piece-die = { $skulls ->
    [0] Кость без черепа
    [one] Кость с черепом ({ $skulls })
   *[other] Кость с черепами ({ $skulls })
}
piece-money = { $money ->
    [-1] { $seat_name }: деньги скрыты
    [one] { $seat_name }: { $money } дукат
    [few] { $seat_name }: { $money } дуката
   *[other] { $seat_name }: { $money } дукатов
}

## Слова на листах, где мало места

sheet-fight = Сражение
sheet-deck = В колоде
sheet-discard = Сыграны

## Панели терминала

panel-ports = Порты
panel-supply = Общий запас
panel-routes = Пути активной галеры
panel-galleys = Галеры
panel-seats = Игроки

## Короткие слова для панелей, где мало места

# одна буква, у каждого товара своя; строчная, чтобы не путать с буквами игроков
short-good-wood = д
short-good-stone = к
short-good-marble = м
short-good-wine = в
short-good-gold = з
short-good-spice = с
# одна буква, у каждого места своя
short-seat-blue = С
short-seat-red = К
short-seat-orange = О
short-seat-black = Ч
# по одной букве, после матросов порта
short-fort = ф
short-basilica = б
# 7 букв
short-closed = закрыт
# оставшиеся карты дожа, по 4 буквы
short-card-wine = вино
short-card-hourglass = +1
short-card-two_hourglasses = +2
short-card-arrows = +2↻
# таблица игроков: заголовок и строки
short-turn = Ход { $turn }, белая фишка: { $white }, подсчёты: { $spaces }; колода: { $cards }
short-means = дукаты { $money }  порты { $ports }  галеры { $galleys }  резерв { $reserve }  доход { $income }

## Варианты, когда мало места

short-choice-close = Закрыть
short-choice-settle = Начать в
short-choice-load = Погрузить
short-choice-embark = Матроса на борт
short-choice-take = Взять
short-choice-strip = Забрать последнего
short-choice-jettison = За борт
short-choice-disembark = Матроса на берег
short-choice-abandon_ashore = Последнего на берег
short-choice-give = Передать
short-choice-abandon = Последнего на
short-choice-swap = Обмен
short-choice-scuttle = Затопить
short-choice-scuttle_galley = Затопить
short-choice-sell = Продать
short-choice-attack = Напасть
short-choice-assault = Напасть на порт
short-choice-claim = Захватить порт
short-choice-land = Высадить
short-choice-loot = Добыча
short-choice-blockade = Блокада
short-choice-galley = Выбрать
short-choice-place = Поставить у
short-choice-crew = Нанять экипаж
short-choice-fort = Форт
short-choice-basilica = Базилика
short-choice-hire_port = Нанять в
short-choice-hire_galley = Нанять на

short-value-number = галера { $number }

## Что значат панели

panel-ports-legend = Алжир з:дм45 С3ф: даёт золото (з); на складе дерево и мрамор; следующие кубики принесут 4 и 5 дукатов; три синих матроса; ф форт, б базилика; – нейтральный.
panel-supply-legend = Сколько осталось кубиков каждого товара.
panel-routes-legend = Зона активной галеры и соседние с ней.
panel-galleys-legend = Номер галеры, буква владельца, где она стоит, её матросы и товары; > активна.
panel-seats-legend = Ход, белая фишка и клетки подсчёта на треке ходов; карты дожа, оставшиеся в колоде: вино платит за вино, +1 и +2 двигают белую фишку, ↻ ещё и перемешивает все карты. > решает. Затем дукаты, порты, галеры, матросы в резерве и что дал бы подсчёт сейчас.

# Таблицы чисел: заголовки
table-yes = да
table-players = По числу игроков
table-players-count = игроков
table-players-scoring = клетки подсчёта, считая от начальной клетки белой фишки
table-players-sailors = матросов у игрока
table-players-galleys = наибольший номер галеры в игре
table-players-start_galleys = галер у игрока в начале
table-players-closed = закрытые порты
table-income = Доход при подсчёте
table-income-port = за каждый свой порт
table-ducats = дукатов
table-income-cubes = кубиков на складе:
table-income-full = полный склад, только с опцией из SER-R23
table-income-basilica = базилика, сверх того
table-income-wine = вино в порту, если на карте дожа вино
table-doge = Карты дожа
table-doge-card = карта
table-doge-count = карт
table-doge-advance = клеток для белой фишки
table-doge-wine = вино приносит деньги
table-doge-reshuffle = новая колода
table-ports = Порты
table-ports-port = порт
table-ports-good = товар
table-ports-spaces = цены продажи на складе
table-ports-start = начальный порт
table-zones = Соседние зоны
table-zones-zone = зона
table-zones-adjacent = соседние зоны
table-goods = Кубики товаров
table-goods-cubes = кубиков в запасе
table-costs = Цены, в дукатах
table-costs-cube = погруженный кубик, если он не бесплатный
table-costs-sailor = матрос
table-costs-galley = галера, за каждую свою галеру в игре
table-costs-spice = доплата за проданный кубик специй
table-buildings = Форты и базилики
table-buildings-building = здание
table-buildings-price = дукатов
table-buildings-needs = нужны товары
table-buildings-tokens = всего в игре
table-dice = Кости
table-dice-skulls = черепов на шести гранях
table-dice-fort = костей у форта
table-start = В начале игры
table-start-ducats = дукатов у игрока
table-start-port_sailors = матросов в начальном порту
table-start-galley_sailors = матросов на каждой галере
table-agreed = Закрытые порты по уговору
table-other = Прочие числа
table-other-slots = мест на галере
table-other-galleys = галер игрока в игре, не больше
table-other-special = до скольких галер идут особые инвестиции
table-other-scorings = подсчётов за игру

## Что меняет ход: названия показателей и их изменения в нескольких буквах

gauge-money = Дукаты
chip-money = { $sign }{ $by } { $by ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}
gauge-galleys = Галеры
chip-galleys = { $sign }{ $by } { $by ->
    [one] галера
    [few] галеры
   *[many] галер
}
gauge-ports = Порты
chip-ports = { $sign }{ $by } { $by ->
    [one] порт
    [few] порта
   *[many] портов
}
gauge-crew = Матросы на галерах
chip-crew = { $sign }{ $by } на борту
gauge-garrison = Матросы в портах
chip-garrison = { $sign }{ $by } в порту
gauge-cargo-wood = На галерах: дерево
chip-cargo-wood = дерево { $sign }{ $by }
gauge-cargo-stone = На галерах: камень
chip-cargo-stone = камень { $sign }{ $by }
gauge-cargo-marble = На галерах: мрамор
chip-cargo-marble = мрамор { $sign }{ $by }
gauge-cargo-wine = На галерах: вино
chip-cargo-wine = вино { $sign }{ $by }
gauge-cargo-gold = На галерах: золото
chip-cargo-gold = золото { $sign }{ $by }
gauge-cargo-spice = На галерах: специи
chip-cargo-spice = специи { $sign }{ $by }
gauge-forts = Форты
chip-forts = { $sign }{ $by } { $by ->
    [one] форт
    [few] форта
   *[many] фортов
}
gauge-basilicas = Базилики
chip-basilicas = { $sign }{ $by } { $by ->
    [one] базилика
    [few] базилики
   *[many] базилик
}
gauge-income = Доход при подсчёте сейчас
chip-income = доход { $sign }{ $by }
chip-draws-start = жребий
chip-draws-closing = жребий
chip-draws-dice = бросок костей
chip-draws-volley = бросок костей
chip-draws-doge = карта дожа
chip-event-attacked = мощь { $strength }
chip-event-assaulted = мощь { $strength }
chip-event-sunk = галера { $number } тонет

# Что есть что на столе: см. caravela/core/about.py

about-galley = Когда чёрная фишка приходит на её номер, её активируют или вместо этого делают инвестиции. Везёт до 5 матросов и кубиков, хотя бы одного матроса; матросы — её скорость и военная мощь. Их число — на флаге.
    .name = Галера
    .rule = SER-5.1
about-hold = Место на 5 предметов: матросы и товары, хотя бы один матрос. Без матросов галера тонет.
    .name = Трюм
    .rule = SER-4.1
about-sailor = На галере гребёт и сражается, в порту удерживает его за вами. Нанимают за 1 дукат при инвестициях. Павшие возвращаются в резерв.
    .name = Матрос
    .rule = SER-4.4
about-reserve = Ваши матросы, которых нет на поле. С пустым резервом нанять никого нельзя.
    .name = Резерв
    .rule = SER-1.6
about-wood = Продаётся в портах, которые его не производят и не хранят. В порту, где есть дерево и камень, можно построить форт.
    .name = Дерево
    .rule = SER-9.5
about-stone = Продаётся в портах, которые его не производят и не хранят. В порту, где есть дерево и камень, можно построить форт.
    .name = Камень
    .rule = SER-9.5
about-marble = Продаётся в портах, которые его не производят и не хранят. В порту, где есть мрамор и золото, можно построить базилику.
    .name = Мрамор
    .rule = SER-9.6
about-gold = Продаётся в портах, которые его не производят и не хранят. В порту, где есть мрамор и золото, можно построить базилику.
    .name = Золото
    .rule = SER-9.6
about-wine = Вино есть в порту, который его производит или хранит. Когда выходит карта дожа с вином, каждый ваш такой порт платит 3 дуката.
    .name = Вино
    .rule = SER-10.2
about-spice = Каждый проданный кубик приносит на 2 дуката больше, чем указано на клетке, — даже в своём порту.
    .name = Специи
    .rule = SER-6.7
about-sign = Галеры в этой зоне могут грузить этот товар и никакой другой: в своём порту первый кубик даром, иначе 1 дукат за кубик. Здесь его не продают.
    .name = Что производит порт
    .rule = SER-4.10
about-port = Порт: вверху гарнизон, внизу склад. Число на клетке — сколько принесёт проданный туда кубик. При подсчёте хозяин получает деньги за кубики на складе: чем полнее, тем больше.
    .name = { $id_name }
    .rule = SER-11.1
about-store = Проданный кубик ложится на свободную клетку с наименьшим числом и приносит столько дукатов; в своём порту — ничего. По кубику каждого товара; забрать их нельзя.
    .name = Клетка склада
    .rule = SER-6.5
about-held = Матросы, которые держат порт. Чтобы взять его, нужно потопить здесь галеры хозяина и разбить гарнизон. На единственный порт игрока нападать нельзя.
    .name = Гарнизон
    .rule = SER-8.7
about-closed = При двух и трёх игроках четыре порта закрыты: ни торговли, ни высадки, ни построек. Проходить зону и сражаться в ней можно.
    .name = Закрытый порт
    .rule = SER-2.13
about-fort = Строится за 2 дуката в своём порту с деревом и камнем. Нападающего на порт сначала встречают две кости форта. Разрушить его нельзя. Всего их пять.
    .name = Форт
    .rule = SER-8.8
about-basilica = Строится за 2 дуката в своём порту с мрамором и золотом. При каждом подсчёте приносит хозяину порта ещё 5 дукатов. Всего их пять.
    .name = Базилика
    .rule = SER-9.6
about-zone = Морская зона. Галера идёт из зоны в зону, не дальше, чем у неё матросов. Соперник, у которого здесь на галерах матросов больше, может её остановить.
    .name = { $id_name }
    .rule = SER-5.1
about-sea = Здесь галера стоит в своей зоне. Галеры, на которых вместе больше матросов, чем на пришедшей, могут её остановить: это блокада.
    .name = Стоянка
    .rule = SER-5.3
about-counter = Показывает, чья галера под этим номером. Чёрная фишка обходит номера по возрастанию.
    .name = Кубик галеры
    .rule = SER-3.1
about-wheel = Порядок галер. Купленная галера с номером, до которого дело ещё не дошло, действует в этот же ход. На секторе дожа, где шапка, открывают карту дожа.
    .name = Колесо
    .rule = SER-3.1
about-black_pawn = Стоит на номере галеры, которая сейчас действует. На секторе дожа ход заканчивается картой дожа.
    .name = Чёрная фишка
    .rule = SER-1.11
about-white_pawn = Идёт вперёд по песочным часам на картах дожа. Дошла до клетки подсчёта или прошла её — порты платят. После третьего подсчёта игра кончается.
    .name = Белая фишка
    .rule = SER-10.3
about-scoring = Когда белая фишка доходит сюда или проходит мимо, каждый порт платит хозяину за кубики и ещё 5 дукатов за базилику. Третий подсчёт завершает игру.
    .name = Клетка подсчёта
    .rule = SER-10.5
about-track = По нему идёт белая фишка; монеты — три подсчёта.
    .name = Трек ходов
    .rule = SER-10.5
about-doge_wine = Белая фишка стоит; каждый получает 3 дуката за каждый свой порт, где есть вино.
    .name = Карта дожа: вино
    .rule = SER-10.2
about-doge_hourglass = Белая фишка идёт на 1 клетку вперёд.
    .name = Карта дожа: песочные часы
    .rule = SER-10.3
about-doge_two_hourglasses = Белая фишка идёт на 2 клетки вперёд.
    .name = Карта дожа: двое часов
    .rule = SER-10.3
about-doge_arrows = Белая фишка идёт на 2 клетки вперёд. Затем все пять карт замешиваются в новую колоду.
    .name = Карта дожа: двое часов и стрелки
    .rule = SER-10.4
about-deck = В конце каждого хода открывают одну из них. Какую — никто не знает.
    .name = Карты дожа в колоде
    .rule = SER-10.1
about-discard = Они возвращаются, когда выходит карта со стрелками.
    .name = Сыгранные карты дожа
    .rule = SER-10.2
about-die = В сражении стороны бросают столько костей, какова их военная мощь. Каждый череп убирает матроса противника.
    .name = Кость
    .rule = SER-7.5
about-fight = Слева нападающий, справа защитник. Военная мощь нападающего — матросы минус пройденные в эту активацию зоны; защитника — экипаж или гарнизон.
    .name = Сражение
    .rule = SER-7.2
about-booty = Товары потопленной галеры. Победитель берёт, сколько помещается; остальное уходит в общий запас.
    .name = Добыча
    .rule = SER-7.9
about-supply = То, что никем не занято. Если товар кончился, грузить его нельзя.
    .name = Общий запас
    .rule = SER-1.5
about-out = При двух и трёх игроках в игре только галеры 1–12.
    .name = Не участвует
    .rule = SER-2.4
about-money = Дукаты и есть очки: побеждает тот, у кого их больше после третьего подсчёта.
    .name = Деньги
    .rule = SER-11.3
about-income = Сколько каждый порт платит хозяину при подсчёте по числу кубиков на складе; ниже — сколько добавляет базилика, сколько платит карта с вином за порт с вином и сколько добавляют к продаже специи.
    .name = Доход при подсчёте
    .rule = SER-11.1
about-next_income = Сколько порты заплатили бы игроку, если бы подсчёт был сейчас; рядом — сколько дали прошлые подсчёты.
    .name = Следующий подсчёт
    .now = { $income ->
        [one] Сейчас { $income } дукат.
        [few] Сейчас { $income } дуката.
       *[other] Сейчас { $income } дукатов.
    }
    .rule = SER-11.1
about-ports = Сколько портов контролирует игрок. Они платят при подсчётах и решают ничью в конце.
    .name = Порты
    .rule = SER-8.1
about-invest = Вместо активации галеры можно сделать инвестиции: матросы по 1 дукату, одна галера за столько дукатов, сколько у вас галер, форт или базилика за 2. Ниже — погрузка и сколько дала бы карта с вином.
    .name = Цены
    .rule = SER-9.1
