### Draft, not yet reviewed by a native speaker.
### The site's own words: what stands around the rules. Every language has all of them.

# In the corner of every page; leads to the home page.
ui-site-name = Přehledy pravidel pro Carcassonne
# For keyboards and screen readers: jumps over the navigation.
ui-skip = Přejít k přehledu
# Names the list of languages for screen readers.
ui-languages = Jazyky
# Between a label and what it labels; a space follows.
ui-colon = :

## On a sheet

# What search engines show below the title and the name of the selection.
ui-description = Tah ve hře Carcassonne krok za krokem, s pravidly právě těchto rozšíření.
# Heading over what was selected.
ui-table = Na stole
# Before the name of the edition: where editions differ, its rules and words are used.
ui-edition = Hlavní edice
ui-expansions = Rozšíření
ui-base-only = žádná, jen základní hra
ui-variants = Varianty pravidel
ui-contents = Obsah
ui-to-contents = Na obsah
# A step in which nothing can happen with this selection.
ui-empty-step = V tomto kroku není co dělat.
# Badge on a rule that comes from another edition than the preferred one.
ui-adapted = upraveno
# Badge on a rule that only one publisher prints; the publisher's name follows after a colon.
ui-deviation = odchylka
# Heading over the explanation of all badges.
ui-marks = Značky v tomto přehledu
ui-adapted-help = Pravidlo z jiné než hlavní edice. Ve větě je část, která z ní pochází, podtržena čárkovaně.
# The publisher’s name and a full stop stand before it.
ui-deviation-help = Pravidlo tohoto vydavatele, které se liší od oficiálního.
ui-footnotes = Poznámky pod čarou
# For screen readers; the footnote's number follows.
ui-footnote = Poznámka pod čarou
# For screen readers, at the link from a footnote back to the rule; the step follows.
ui-back = Zpět ke kroku
# The name of a selection that is none of the ready ones.
ui-own-selection = Vlastní výběr
# Heading over the command that makes such a sheet.
ui-own-sheet = Vlastní přehled
# The command follows.
ui-own-sheet-how = Tento přehled vytvoří následující příkaz. Uprav seznam podle toho, co leží na tvém stole:
ui-unofficial = Tyto stránky jsou neoficiální. Carcassonne je ochranná známka svého vlastníka, který s nimi nemá nic společného. Není zde použita žádná grafika vydavatelů.
# The name of the licence follows.
ui-licence = Texty lze používat pod licencí

## Na stránce, kde lze vše vybrat

ui-live = Vybrat rozšíření
ui-live-text = Zaškrtni, co leží na stole. Přehled se hned přizpůsobí.
ui-live-without-script = Bez skriptů se tato stránka nemůže řídit tvou volbou. Ukazuje výběr uvedený výše.
ui-pages = Stránky
ui-select = Vyber, co leží na stole
ui-choose = Rozšíření
ui-chosen = Vybráno
ui-remove = Odebrat
ui-find = Najít rozšíření
ui-find-none = Žádné rozšíření se tak nejmenuje.
ui-quick = Hotové výběry
ui-everything = Všechno
ui-nothing = Nic
ui-filters = Co se zobrazuje
ui-editions-shown = Zobrazené edice
ui-mark-adaptations = Označovat úpravy
ui-parts = Části
ui-select-help = Jak vybírat
ui-select-help-tick = Zaškrtni, co leží na stole. Hraješ-li jen s částí rozšíření, rozbal ho a zaškrtni tuto část.
ui-select-help-edition = Kde se edice liší, rozhoduje hlavní edice. Co vzniklo pro jinou, je označeno jako upravené.
ui-select-help-compare = Tlačítko ± ukáže, co rozšíření do přehledu přidá, co z něj odebere a co v něm změní.
ui-select-help-keep = Tvůj výběr je v adrese stránky: ulož si ji nebo ji předej dál a otevře se stejný přehled.
ui-steps-changed = Změněné kroky
ui-rules-added = Přidaná pravidla
ui-rules-removed = Odebraná pravidla
ui-rules-changed = Změněná pravidla
ui-compare = Co se změní
ui-compare-nothing = Na této stránce se nic nemění.
ui-close = Zavřít
ui-share = Sdílet
ui-share-text = Naskenuj kód nebo předej odkaz: otevře tuto stránku s tímto výběrem.
ui-share-code = QR kód odkazu
ui-share-too-long = Odkaz je na kód čitelný telefonem příliš dlouhý.
ui-share-link = Odkaz
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-print = Tisk
ui-download = Stáhnout
ui-play = Hrát po krocích
ui-on-turn = Na tahu, hráč
ui-players = Počet hráčů
ui-next = Další krok
ui-next-player = Další hráč
ui-previous = Předchozí krok
ui-unknown-parts = Některé části odkazu tato stránka nezná
ui-not-shown = Pravidlo, na které odkaz vede, do tohoto výběru nepatří.

## On the home page

ui-home-title = Přehledy pravidel pro Carcassonne
# What search engines show below the title.
ui-home-description = Přehledy pravidel Carcassonne krok za krokem, přesně pro rozšíření na tvém stole.
ui-home-lead = Leží-li na stole mnoho rozšíření, nikdo si nepamatuje, co je na řadě dřív. Vyber, s čím hraješ: přehled uvádí každý krok tahu a nic, co nepotřebuješ.
# Heading over the three explanations that follow.
ui-home-how = Jak přehledy fungují
ui-home-edition = Jedna edice má přednost
ui-home-edition-text = Každý přehled má hlavní edici. Kde se edice liší, platí její pravidla a její slova. Pravidla vytvořená pro jinou edici jsou označena jako upravená.
ui-home-badges = Štítky ti připomínají
ui-home-badges-text = Některá rozšíření chtějí, aby se něco stále znovu ověřovalo. Štítek stojí u každého pravidla, kde je čas na kontrolu. Pravidlo, které tiskne jen jeden vydavatel, uvádí jeho jméno.
ui-home-paper = Pro telefon i papír
ui-home-paper-text = Přehledy se dobře čtou na telefonu, fungují bez připojení a tisknou se na A4.
# Heading over the lists of ready selections.
ui-home-choose = Co leží na tvém stole?
# The tags of the editions and their names follow: C1 First edition, …
ui-home-tags = Štítek u každého názvu říká, která edice má přednost:
# Above a command line.
ui-home-own-text = Na každou jinou kombinaci stačí jeden příkaz. Uveď edici a pak rozšíření nebo jejich části:

## On the page for unknown addresses

ui-not-found = Tato stránka neexistuje.

## On translations

# In brackets behind a sentence whose English original has changed since it was translated.
ui-outdated = zastaralé
# On top of a sheet whose translation is not finished.
ui-draft-notice = Tento překlad je pracovní verze: rodilý mluvčí ho ještě celý nezkontroloval.
# On top of a sheet, where sentences bear the mark “outdated”.
ui-outdated-notice = Předloha vět označených jako zastaralé se od jejich překladu změnila.
# A link, and the heading of the page that it leads to.
ui-translation = Stav překladu
# Below the heading.
ui-translation-lead = Jak daleko je který jazyk a co v tomto ještě zbývá udělat.
# On the page of the source language in place of what is left to do.
ui-translation-source = Všechny ostatní jazyky se překládají z tohoto.
# Heading of a list of names.
ui-translators = Překladatelé
# Heading over the table of all languages.
ui-all-languages = Všechny jazyky
# Heading over the table of the files of one language.
ui-all-files = Podle souborů
# Heads of tables.
ui-language = Jazyk
ui-file = Soubor
ui-messages = Zprávy
# How many messages say what the original says.
ui-current = Aktuální
ui-words = Slova
# States of a message: heads of tables, and headings over lists of messages.
ui-state-translated = Zkontrolováno
ui-state-draft = Pracovní verze
ui-state-outdated = Zastaralé
ui-state-missing = Chybí
ui-state-broken = S chybou
ui-state-superfluous = Přebytečné
# In place of a list of what is left to do.
ui-nothing-to-do = Nic nechybí, nic není zastaralé ani chybné.
# Before the place where a message shows.
ui-shows-in = Zobrazuje se v
# Before a text that the message has in this language.
ui-own-text = Překlad
ui-source-text = Předloha
# At a rule that brings points: a link to what is scored. One word.
ui-points = body
# Before the steps of the order of play in which something is scored; a colon follows.
ui-in-turn = V průběhu tahu
# At the foot of a sum of points.
ui-total = Celkem
# Tag at points after which a player may have less than nothing.
ui-below-zero = smí klesnout pod nulu
