# Co mówią lekcje: w każdym kroku, co zrobić i dlaczego.

first-title = Runda od pierwszego dysku po otwarte morze
first-money = Najpierw planujesz dyskami, a działasz później, w kolejności numerów. Weź numer 8 i połóż go w Postaciach: pieniądze przyjdą, zanim będą potrzebne.
first-plans = Statek zaczyna się od projektu. Weź numer 9 do Projektów: zaraz po pieniądzach i zanim czerwone 11 wybierze najlepsze.
first-crew = Statek potrzebuje załogi. Weź numer 10 do Werbunku, póki w obu sekcjach jest pełno marynarzy.
first-late = Żegluga na końcu, gdy statek i załoga są gotowe. Weź numer 16 do Żeglugi: wysokie numery działają późno, ale zawsze za darmo.
first-fee = Kafelek przesunął znacznik z 7 na 9. Twoja ósemka jest o jeden niżej, więc akcja kosztuje 1 real. Mimo to działaj: czeka siedem reali.
first-sum = Weź górną sumę. W obszarze Postaci dostaje się albo pieniądze, albo postać, a pieniądze przydadzą się do wszystkiego, co nastąpi.
first-project = Numer 9 jest już darmowy. Działaj i kup Santa Cruz: limit 6, więc może zająć miejsca do 6, a załoga liczy tylko dwóch.
first-second = Drugi kafelek kosztuje jeszcze 3 reale. Kup Andorinha: z jednoosobową załogą najłatwiej ją zwodować, a dwa statki razem zapełnią port.
first-section = Działaj i wybierz sekcję 2: wszyscy marynarze jednej akcji pochodzą z jednej sekcji, a tu jest dwóch szarych.
first-grey = Płacisz za kolory, nie za głowy: obaj szarzy marynarze kosztują razem 1 real.
first-orange = Załoga musi mieć różne kolory. Zwerbuj pomarańczowego za 2 reale, a załoga Santa Cruz będzie gotowa.
first-captain = Każdy wysłany statek potrzebuje kapitana, a masz jednego. Zwerbuj teraz drugiego: po 1 realu za każdego zwerbowanego z nim marynarza.
first-launch = Czerwony skończył, wywołano twój numer 16. Najpierw zwoduj: na Santa Cruz wchodzą szary i pomarańczowy. Wodowanie jest zawsze darmowe.
first-launch-two = Zwoduj też Andorinha, z drugim szarym marynarzem.
first-harbour = Teraz działaj i płyń do Terra da Boa Gente. Są tam tylko dwa miejsca, a ty masz dwa statki: zapełnisz port w pojedynkę.
first-space = Santa Cruz zajmuje miejsce za 5, niedostępne dla Andorinha z limitem 4. Wartość miejsca dostajesz od razu.
first-complete = Andorinha zajmuje drugie miejsce. Port jest zapełniony: w fazie żeglugi da po 1 PZ za każdy statek, a oba popłyną dalej, do Mozambiku.
first-bonus = Każdy statek przynosi premię portu, tutaj marynarza. Weź fioletowego: najcenniejsze są kolory, których nie masz.
first-round = I jasnoniebieskiego, czwarty kolor. Potem Czerwony pasuje za 4 reale, statki płyną dalej i zaczyna się nowa runda.
first-done = Plan, pieniądze, załoga, wodowanie, żegluga: to cała runda, a jest ich pięć. Małe statki zarabiają wcześnie, Kalikat wymaga limitu od 7.
