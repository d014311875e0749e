# Co mówią lekcje: w każdym kroku, co zrobić i dlaczego.

first-title = Pierwsze dwie tury
first-roll = Rzuć kostką: to, co wypadnie, trafia do puli, jeśli tylko nie jest to jedynka.
first-again = W puli jest pięć punktów. Rzuć jeszcze raz: pięć razy na sześć pula rośnie.
first-more = Ryzykujesz jedenaście punktów, ale rzut wciąż średnio daje więcej, niż zabiera. Rzuć jeszcze raz.
first-hold = Piętnaście punktów. Zatrzymaj się: stracić nie można tylko tego, co zapisano.
first-luck = Zielony był zachłanny, wyrzucił jedynkę i stracił pulę sześciu punktów. Znów twoja kolej: zacznij nową pulę.
first-done = Na tym polega cała gra: waż następny rzut i pulę. Wielu graczy zatrzymuje się mniej więcej przy dwudziestu.
