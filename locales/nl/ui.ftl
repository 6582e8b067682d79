### De eigen woorden van de site: wat er om de regels heen staat. Elke taal heeft ze allemaal.

# In de hoek van elke pagina; leidt naar de startpagina.
ui-site-name = Spelregelbladen voor Carcassonne
# Voor toetsenbord en schermlezer: slaat de navigatie over.
ui-skip = Naar het blad
# Benoemt de lijst met talen voor schermlezers.
ui-languages = Talen
# Between a label and what it labels; a space follows.
ui-colon = :

## Op een blad

# Wat zoekmachines tonen onder de titel en de naam van de selectie.
ui-description = Een beurt van Carcassonne, stap voor stap, met de regels van precies deze uitbreidingen.
# Kop boven wat gekozen is.
ui-table = Op tafel
# Voor de naam van de editie: waar edities verschillen, gelden haar regels en woorden.
ui-edition = Voorkeurseditie
ui-expansions = Uitbreidingen
ui-base-only = geen, alleen het basisspel
ui-variants = Regelvarianten
# Voor schermlezers: benoemt de lijst met de bladen over dezelfde tafel.
ui-pages = Pagina’s
ui-contents = Inhoud
ui-to-contents = Naar de inhoud
# Een stap waarin met deze selectie niets kan gebeuren.
ui-empty-step = In deze stap is niets te doen.
# Merkteken bij een regel uit een andere editie dan de voorkeurseditie.
ui-adapted = aangepast
# Merkteken bij een regel die maar één uitgever zo geeft; na een dubbelepunt volgt de naam van de uitgever.
ui-deviation = afwijking
# Kop boven de uitleg van alle merktekens.
ui-marks = Merktekens op dit blad
ui-adapted-help = Een regel uit een andere editie dan de voorkeurseditie. Binnen een zin is het deel dat daaruit komt met streepjes onderstreept.
# De naam van de uitgever en een punt staan ervoor.
ui-deviation-help = Een regel van deze uitgever die afwijkt van de officiële.
ui-footnotes = Voetnoten
# Voor schermlezers; het nummer van de voetnoot volgt.
ui-footnote = Voetnoot
# Voor schermlezers, bij de link van een voetnoot terug naar de regel; de stap volgt.
ui-back = Terug naar
# Bij een regel die punten oplevert: een link naar wat er wordt geteld. Eén woord.
ui-points = punten
# Voor de stappen van het spelverloop waarin iets wordt geteld; een dubbelepunt volgt.
ui-in-turn = In het spelverloop
# Onder een som van punten.
ui-total = Totaal
# Label bij punten waardoor een speler minder dan niets kan hebben.
ui-below-zero = kan onder nul komen
# De naam van een selectie die niet een van de kant-en-klare is.
ui-own-selection = Eigen selectie
# Kop boven de opdracht die zo'n blad maakt.
ui-own-sheet = Een eigen blad
# De opdracht volgt.
ui-own-sheet-how = Deze opdracht maakt dit blad. Verander de lijst in wat er bij jullie op tafel ligt:
ui-unofficial = Deze site is niet officieel. Carcassonne is een merk van zijn eigenaar, die er niets mee te maken heeft. Er zijn geen illustraties van de uitgevers gebruikt.
# De naam van de licentie volgt.
ui-licence = De teksten mogen worden gebruikt onder de licentie

## Op een pagina waar alles te kiezen is

ui-live = Zelf uitbreidingen kiezen
ui-live-text = Kruis aan wat er op tafel ligt. Het blad past zich meteen aan.
ui-live-without-script = Zonder script kan deze pagina je keuze niet volgen. Ze toont de selectie die hierboven staat.
ui-select = Kies wat er op tafel ligt
ui-choose = Uitbreidingen
ui-chosen = Gekozen
ui-remove = Verwijderen
ui-find = Een uitbreiding zoeken
ui-find-none = Geen enkele uitbreiding heet zo.
ui-quick = Kant-en-klare selecties
ui-everything = Alles
ui-nothing = Niets
ui-filters = Wat er te zien is
ui-editions-shown = Getoonde edities
ui-mark-adaptations = Aanpassingen markeren
ui-parts = Onderdelen
ui-select-help = Zo kies je
ui-select-help-tick = Kruis aan wat er op tafel ligt. Spelen jullie maar met een deel van een uitbreiding, vouw de uitbreiding dan uit en kruis dat deel aan.
ui-select-help-edition = Waar edities verschillen, beslist de voorkeurseditie. Wat voor een andere editie is gemaakt, is als aangepast gemarkeerd.
ui-select-help-compare = De knop ± vertelt wat een uitbreiding aan dit blad toevoegt, eruit weghaalt en erin verandert.
ui-select-help-keep = Je keuze staat in het adres van de pagina: bewaar het of geef het door, en hetzelfde blad opent opnieuw.
ui-steps-changed = Gewijzigde stappen
ui-rules-added = Regels erbij
ui-rules-removed = Regels eraf
ui-rules-changed = Gewijzigde regels
ui-compare = Wat er verandert
ui-compare-nothing = Op deze pagina verandert niets.
ui-close = Sluiten
ui-share = Delen
ui-share-text = Scan de code of geef de link door: daarmee opent deze pagina met deze selectie.
ui-share-code = QR-code van de link
ui-share-too-long = De link is te lang voor een code die een telefoon kan lezen.
ui-share-link = Link
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-print = Afdrukken
ui-download = Downloaden
ui-play = Meespelen
ui-on-turn = Aan de beurt, speler
ui-players = Spelers
ui-next = Volgende stap
ui-next-player = Volgende speler
ui-previous = Vorige stap
ui-unknown-parts = Sommige delen van de link kent deze pagina niet
ui-not-shown = De regel waar de link naartoe gaat, hoort niet bij deze selectie.

## Op de startpagina

ui-home-title = Spelregelbladen voor Carcassonne
# Wat zoekmachines onder de titel tonen.
ui-home-description = Spelregelbladen voor Carcassonne, stap voor stap, voor precies de uitbreidingen op jullie tafel.
ui-home-lead = Met veel uitbreidingen op tafel weet niemand meer wat er eerst komt. Kies waarmee jullie spelen: het blad noemt elke stap van een beurt, en niets wat je niet nodig hebt.
# Kop boven de drie uitleggen die volgen.
ui-home-how = Zo werken de bladen
ui-home-edition = Eén editie gaat voor
ui-home-edition-text = Elk blad heeft een voorkeurseditie. Waar edities verschillen, gelden haar regels en haar woorden. Regels die voor een andere editie zijn gemaakt, zijn gemerkt als aangepast.
ui-home-badges = Merktekens helpen onthouden
ui-home-badges-text = Bij sommige uitbreidingen moet je telkens weer iets nagaan. Bij elke regel waar dat nodig is, staat een merkteken. Een regel die maar één uitgever zo geeft, noemt die uitgever.
ui-home-paper = Voor telefoon en papier
ui-home-paper-text = De bladen lezen prettig op een telefoon, werken zonder netwerk en passen bij het afdrukken op A4.
# Kop boven de lijsten met kant-en-klare selecties.
ui-home-choose = Wat ligt er op tafel?
# De labels van de edities en hun namen volgen: C1 Eerste editie, …
ui-home-tags = Het label bij elke naam zegt welke editie voorgaat:
# Boven een opdrachtregel.
ui-home-own-text = Elke andere combinatie maak je met één opdracht. Noem de editie, en dan de uitbreidingen of delen ervan:

## Op de pagina voor onbekende adressen

ui-not-found = Deze pagina bestaat niet.

## Over vertalingen

# Tussen haken achter een zin waarvan het Engelse origineel sinds de vertaling is gewijzigd.
ui-outdated = verouderd
# Bovenaan een blad waarvan de vertaling niet af is.
ui-draft-notice = Deze vertaling is een concept: nog niet alles is door een moedertaalspreker nagekeken.
# Bovenaan een blad met zinnen die als verouderd zijn gemerkt.
ui-outdated-notice = Van de zinnen die als verouderd zijn gemerkt, is het origineel sinds de vertaling gewijzigd.
# Een link, en de kop van de pagina waarheen die leidt.
ui-translation = Stand van de vertaling
# Onder de kop.
ui-translation-lead = Hoe ver elke taal is, en wat er in deze taal nog te doen is.
# Op de pagina van de brontaal in plaats van wat er te doen is.
ui-translation-source = Alle talen worden uit deze taal vertaald.
# Kop boven een lijst namen.
ui-translators = Vertalers
# Kop boven de tabel met alle talen.
ui-all-languages = Alle talen
# Kop boven de tabel met de bestanden van één taal.
ui-all-files = Per bestand
# Koppen van tabellen.
ui-language = Taal
ui-file = Bestand
ui-messages = Berichten
# Hoeveel berichten zeggen wat het origineel zegt.
ui-current = Bijgewerkt
ui-words = Woorden
# Toestanden van een bericht: koppen van tabellen en van lijsten met berichten.
ui-state-translated = Nagekeken
ui-state-draft = Concept
ui-state-outdated = Verouderd
ui-state-missing = Ontbreekt
ui-state-broken = Fout
ui-state-superfluous = Overbodig
# In plaats van een lijst met wat er te doen is.
ui-nothing-to-do = Er ontbreekt niets, en niets is verouderd of fout.
# Voor de plaats waar een bericht te zien is.
ui-shows-in = Te zien in
# Voor de tekst die het bericht in deze taal heeft.
ui-own-text = Vertaling
ui-source-text = Origineel
