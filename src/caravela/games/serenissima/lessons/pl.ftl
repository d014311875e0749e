# Co mówią lekcje: w każdym kroku, co zrobić i dlaczego.

first-title = Pierwsza tura z Wenecji
first-activate = Masz Wenecję i trzy galery. Galera 2 ma najniższy numer, więc działa pierwsza. Aktywuj ją: załadunek, ruch, potem handel albo podbój.
first-load = Wenecja wytwarza wino, a we własnym porcie pierwsza kostka jest darmowa. Załaduj ją przed wypłynięciem, choćby na później, i zakończ załadunek.
first-sail = Galera płynie przez tyle stref, ilu ma marynarzy. Przepłyń jedną, do Raguzy, i zatrzymaj się: ten port jest jeszcze niczyj.
first-claim = Zajmij Raguzę przed Czerwonym. Każdy twój port zarabia przy podliczeniach, a jej drewno posłuży do budowy fortów.
first-land = Port, którego nikt nie atakuje, utrzyma jeden marynarz. Pozostałych zatrzymaj na pokładzie: marynarze to także szybkość.
first-merchant = Czerwony tak samo zajął Modon. Galera 5 ma handlować: aktywuj ją, załaduj darmowe wino i zakończ załadunek.
first-farther = Port kupuje tylko to, czego nie wytwarza ani nie przechowuje, a własny nic nie płaci. Miń Raguzę, popłyń na neutralne Korfu i zatrzymaj się.
first-trade = Ogłoś sprzedaż. Zabronić jej mógłby tylko przeciwnik mający tu więcej marynarzy niż twoja galera, a nikogo tu nie ma.
first-sell = Sprzedaj wino. Zajmie najtańsze wolne miejsce, za 2 dukaty; następna kostka przyniesie tu więcej.
first-invest = Czerwony od razu skorzystał i sprzedał za 3. Masz 7 dukatów: niech galera 8 nie płynie, lecz inwestuje, bo więcej galer to więcej działań.
first-galley = Nowa galera kosztuje tyle dukatów, ile masz galer, czyli 3. Wybierz numer 10: jest wyższy niż 8 pod pionkiem, więc zagra jeszcze w tej turze. Postaw ją w Wenecji.
first-hire = Jeden marynarz już na niej jest. Zwerbuj dwóch kolejnych po dukacie, bo bez załogi galera nigdzie nie popłynie, i zakończ.
first-new-galley = Pionek doszedł do nowej galery. Aktywuj ją, załaduj darmowe wino i zakończ załadunek.
first-home-waters = Popłyń do Raguzy, swojego portu, i zatrzymaj się tam.
first-store = Ogłoś sprzedaż i złóż wino w magazynie. Własny port teraz nie płaci, ale każda kostka w magazynie płaci przy każdym podliczeniu, a port z winem także wtedy, gdy karta doży pokaże wino.
first-done = Karta doży pokazała wino: po 3 dukaty za Wenecję i Raguzę. Tak jest dalej: sprzedawaj w obcych portach, zapełniaj własne na trzy podliczenia i strzeż ich.
