# Co mówią lekcje: w każdym kroku, co zrobić i dlaczego.

first-title = Dwie rundy młodego imperium
first-start = Wybierz pierwszy budynek. Weź Dom Kolonisty: pozwala zajmować miasta, a Europa jest odkryta od początku.
first-build = W każdej rundzie stawiasz jeden budynek. Weź Stocznię: to dodatkowa żegluga, a jej symbol kultury przybliża cię do większej liczby dysków w rundzie.
first-salary = Przybyły ci dwa dyski. Płace zwracają z budynków jeszcze jeden: weź go, bo budynku z dyskiem nie można użyć.
first-shipyard = W porcie są trzy dyski. Aktywuj Stocznię: jeden dysk za nią płaci, następny płynie.
first-ship = Popłyń na tor Karaibów: na pierwszym polu leży żeton żegluga/dobranie, wart całej akcji.
first-token = Żółty popłynął do Afryki. Wydaj żeton teraz: nie wymaga budynku ani dysku na aktywację.
first-card = Dobierz kartę Karaibów. Masz tam jeden dysk, więc wolno ci wziąć kartę o wartości 1: wpływy +2 i dodatkowy dysk do portu.
first-house = Żółty spasował, a tobie dzięki temu dyskowi zostały akurat dwa. Aktywuj Dom Kolonisty.
first-city = Zajmij Bordeaux: teraz żeton przemysłu, na koniec 1 punkt chwały, a do tego początek kilku tras.
first-pass = Dyski się skończyły. Spasuj: runda się kończy, a karta zostaje u ciebie, bo pozwalają na to wpływy.
first-workshop = Nowa runda. Zbuduj Warsztat: nie ma akcji, ale z przemysłem 3 od następnej rundy możesz budować poziom 2.
first-choice = Przy bogactwie 0 wraca tylko jeden dysk. Zabierz go z Domu Kolonisty, bo myślisz już o kolejnym mieście.
first-again = Żółty płynie za tobą na Karaiby. Aktywuj Dom Kolonisty.
first-route = Zajmij Wenecję. Dostajesz jej żeton kultury, a ponieważ masz teraz oba końce trasy z Bordeaux, także żeton trasy.
first-end = Został jeden dysk, a wszystkie budynki z akcjami są zajęte. Spasuj: dysk w porcie poczeka do następnej rundy.
first-done = Kultura 3, przemysł 3: trzy dyski na rundę i lepsze budynki. Rozwijaj wszystkie cztery tory, łącz miasta trasami i odkryj region, mając tam najwięcej dysków, a zdobędziesz gubernatora.
