# Co mówią lekcje: w każdym kroku, co zrobić i dlaczego.

first-title = Pierwsze dwie tury
first-roll = Rzuć kostką: to, co wypadnie, trafia do puli, byle nie była to jedynka.
first-again = W puli jest pięć punktów. Rzuć jeszcze raz: w pięciu przypadkach na sześć pula rośnie.
first-more = Ryzykujesz jedenaście punktów, ale rzut wciąż średnio daje więcej, niż zabiera. Rzuć jeszcze raz.
first-hold = Piętnaście punktów. Zatrzymaj pulę: tylko zatrzymanych punktów nie można już stracić.
first-luck = Zielony był zachłanny, wyrzucił jedynkę i stracił pulę sześciu punktów. Znów twoja kolej: zacznij nową pulę.
first-done = Na tym polega cała gra: zważ, co da następny rzut, a co stracisz z pulą. Wielu graczy zatrzymuje pulę mniej więcej przy dwudziestu.
