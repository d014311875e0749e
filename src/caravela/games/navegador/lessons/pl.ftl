# Co mówią lekcje: w każdym kroku, co zrobić i dlaczego.

first-title = Sześć tur na rondlu
first-stone = Twój znacznik na rondlu wybiera akcję. W pierwszej turze wolno stanąć na dowolnym polu: połóż go na Żegludze, bo odkrycia dają pieniądze, punkty i ziemię pod kolonie.
first-discover = Nieznane regiony graniczą z Portugalią. Odkryj Gwineę: to kraina złota, a złoto jest droższe od cukru.
first-fleet = Odkrycie wymaga dwóch statków, a jeden z nich ginie. Wyślij oba: region się otworzy, a bank zapłaci ci cenę najtańszej jego kolonii.
first-anchored = Dysk odkrywcy jest twój, wart co najmniej 4 punkty na koniec, a z nim 60 cr. Nie masz już czym płynąć: zakończ żeglugę.
first-clockwise = Znacznik chodzi tylko zgodnie z ruchem wskazówek. Do trzech pól za darmo, każde następne kosztuje statek. Przejdź trzy, na Kolonię: twój statek stoi już w Gwinei.
first-colony = Kolonia wymaga statku w regionie i dwóch robotników; zostają u ciebie, płacisz tylko cenę. Załóż najtańszą: da złoto na każdym rynku.
first-market = Zielony właśnie przetworzył złoto i podbił jego cenę do 70. Trzy pola dalej jest Rynek: idź tam, zanim cena spadnie.
first-sell = Sprzedaj złoto. Kolonia zostaje u ciebie, ale każda sprzedana jednostka obniża cenę o jeden rząd.
first-process = Manufaktura-joker zamienia dowolny towar w pieniądze, w tym rzędzie 30 cr. Weź cukier, bo towaru właśnie sprzedanego przetwarzać nie wolno.
first-buildings = Następne pole to Budynki. Idź tam teraz, póki pierwszy budynek każdego rzędu jest tani.
first-factory = Manufaktura wymaga trzech robotników i tylu masz. Zbuduj manufakturę cukru: podwoi zysk z cukru i nie ruszy twojego złota.
first-workers = Więcej robotników to więcej kolonii i budynków w jednej akcji. Robotnicy są trzy pola dalej: idź tam.
first-hire = Kościół pozwala zatrudnić jednego robotnika za 50; następni kosztują teraz 100, a później więcej. Zatrudnij dwóch: pięciu zbuduje nawet kościół.
first-gallery = Przywileje podnoszą wartość tego, co zbierasz. Trzy pola dalej jest Przywilej, a w galerii leży tylko po jednym z każdego rodzaju: zdąż przed innymi.
first-privilege = Kosztuje robotnika i od razu płaci za całą kolumnę: po 30 cr za każdą z dwóch manufaktur, a każda będzie na koniec warta o punkt więcej.
first-done = Znasz już cały cykl: żegluj, osiedlaj się, handluj, buduj i wieńcz to przywilejami. Zielony użył karty Navegadora i przekazał ją tobie: to dodatkowa żegluga przed ruchem znacznika.
