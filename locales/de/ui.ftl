### Draft, not yet reviewed by a native speaker.
### The site's own words: what stands around the rules. Every language has all of them.

# In the corner of every page; leads to the home page.
ui-site-name = Regelblätter für Carcassonne
# For keyboards and screen readers: jumps over the navigation.
ui-skip = Zum Regelblatt springen
# Names the list of languages for screen readers.
ui-languages = Sprachen
# Between a label and what it labels; a space follows.
ui-colon = :

## On a sheet

# What search engines show below the title and the name of the selection.
ui-description = Ein Zug in Carcassonne, Schritt für Schritt, mit den Regeln genau dieser Erweiterungen.
# Heading over what was selected.
ui-table = Auf dem Tisch
# Before the name of the edition: where editions differ, its rules and words are used.
ui-edition = Bevorzugte Edition
ui-expansions = Erweiterungen
ui-base-only = keine, nur das Grundspiel
ui-variants = Regelvarianten
# For screen readers: names the list of the pages about the same table.
ui-pages = Seiten
ui-contents = Inhalt
ui-to-contents = Zum Inhalt
# A step in which nothing can happen with this selection.
ui-empty-step = In diesem Schritt ist nichts zu tun.
# Badge on a rule that comes from another edition than the preferred one.
ui-adapted = angepasst
# Badge on a rule that only one publisher prints; the publisher's name follows after a colon.
ui-deviation = Abweichung
# Heading over the explanation of all badges.
ui-marks = Zeichen auf diesem Blatt
ui-adapted-help = Eine Regel aus einer anderen als der bevorzugten Edition. In einem Satz ist der Teil, der daher stammt, gestrichelt unterstrichen.
# The publisher’s name and a full stop stand before it.
ui-deviation-help = Eine Regel dieses Verlags, die von der offiziellen abweicht.
ui-footnotes = Fußnoten
# For screen readers; the footnote's number follows.
ui-footnote = Fußnote
# For screen readers, at the link from a footnote back to the rule; the step follows.
ui-back = Zurück zu
# At a rule that brings points: a link to what is scored. One word.
ui-points = Punkte
# Before the steps of the order of play in which something is scored; a colon follows.
ui-in-turn = Im Ablauf eines Zuges
# At the foot of a sum of points.
ui-total = Summe
# Tag at points after which a player may have less than nothing.
ui-below-zero = darf unter null fallen
# The name of a selection that is none of the ready ones.
ui-own-selection = Eigene Auswahl
# Heading over the command that makes such a sheet.
ui-own-sheet = Ein eigenes Blatt
# The command follows.
ui-own-sheet-how = Dieser Befehl erzeugt dieses Blatt. Ändere die Liste so, dass sie zu eurem Tisch passt:
ui-unofficial = Diese Seite ist nicht offiziell. Carcassonne ist eine Marke ihres Inhabers, der mit dieser Seite nichts zu tun hat. Bilder der Verlage werden nicht verwendet.
# The name of the licence follows.
ui-licence = Für die Texte gilt die Lizenz

## Auf einer Seite, auf der alles wählbar ist

ui-live = Erweiterungen selbst wählen
ui-live-text = Kreuze an, was auf eurem Tisch liegt. Das Blatt richtet sich sofort danach.
ui-live-without-script = Ohne Skript kann diese Seite deiner Auswahl nicht folgen. Sie zeigt die Auswahl, die oben steht.
ui-select = Wähle, was auf dem Tisch liegt
ui-choose = Erweiterungen
ui-chosen = Gewählt
ui-remove = Entfernen
ui-find = Erweiterung suchen
ui-find-none = Keine Erweiterung heißt so.
ui-quick = Fertige Zusammenstellungen
ui-everything = Alles
ui-nothing = Nichts
ui-filters = Was angezeigt wird
ui-editions-shown = Angezeigte Editionen
ui-mark-adaptations = Anpassungen markieren
ui-parts = Teile
ui-select-help = So wählst du
ui-select-help-tick = Kreuze an, was auf dem Tisch liegt. Spielt ihr nur mit einem Teil einer Erweiterung, dann klappe sie auf und kreuze diesen Teil an.
ui-select-help-edition = Wo sich Editionen unterscheiden, entscheidet die bevorzugte Edition. Was für eine andere gemacht wurde, ist als angepasst gekennzeichnet.
ui-select-help-compare = Die Schaltfläche ± zeigt, was eine Erweiterung zu diesem Blatt hinzufügt, was sie daraus entfernt und was sie darin ändert.
ui-select-help-keep = Deine Auswahl steht in der Adresse der Seite: Bewahre sie auf oder gib sie weiter, und dasselbe Blatt öffnet sich wieder.
ui-steps-changed = Geänderte Schritte
ui-rules-added = Neue Regeln
ui-rules-removed = Entfallene Regeln
ui-rules-changed = Geänderte Regeln
ui-compare = Was sich ändert
ui-compare-nothing = Auf dieser Seite ändert sich nichts.
ui-close = Schließen
ui-share = Teilen
ui-share-text = Scanne den Code oder gib den Link weiter: Er öffnet diese Seite mit dieser Auswahl.
ui-share-code = QR-Code des Links
ui-share-too-long = Der Link ist zu lang für einen Code, den ein Handy lesen kann.
ui-share-link = Link
ui-copy = Kopieren
ui-copied = Kopiert
ui-print = Drucken
ui-download = Herunterladen
ui-play = Mitspielen
ui-on-turn = Am Zug, Spieler
ui-players = Spielerzahl
ui-next = Nächster Schritt
ui-next-player = Nächster Spieler
ui-previous = Voriger Schritt
ui-unknown-parts = Diese Seite kennt einige Teile des Links nicht
ui-not-shown = Die Regel, zu der der Link führt, gehört nicht zu dieser Auswahl.

## On the home page

ui-home-title = Regelblätter für Carcassonne
# What search engines show below the title.
ui-home-description = Regelblätter für Carcassonne, Schritt für Schritt, für genau die Erweiterungen auf eurem Tisch.
ui-home-lead = Liegen viele Erweiterungen auf dem Tisch, weiß niemand mehr, was zuerst kommt. Wähle, womit ihr spielt: Das Blatt nennt jeden Schritt eines Zuges und nichts, was ihr nicht braucht.
# Heading over the three explanations that follow.
ui-home-how = So funktionieren die Blätter
ui-home-edition = Eine Edition gibt den Ton an
ui-home-edition-text = Jedes Blatt hat eine bevorzugte Edition. Wo sich die Editionen unterscheiden, gelten ihre Regeln und ihre Begriffe. Regeln, die für eine andere Edition gemacht sind, sind als angepasst gekennzeichnet.
ui-home-badges = Signale erinnern euch
ui-home-badges-text = Manche Erweiterungen verlangen immer wieder, etwas zu prüfen. An jeder Regel, bei der es so weit ist, steht ein Signal. Eine Regel, die nur ein Verlag abdruckt, nennt diesen Verlag.
ui-home-paper = Für Handy und Papier
ui-home-paper-text = Die Blätter lassen sich gut auf dem Handy lesen, funktionieren ohne Netz und passen beim Drucken auf A4.
# Heading over the lists of ready selections.
ui-home-choose = Was liegt auf eurem Tisch?
# The tags of the editions and their names follow: C1 First edition, …
ui-home-tags = Das Kürzel bei jedem Namen sagt, welche Edition den Ton angibt:
# Above a command line.
ui-home-own-text = Für jede andere Zusammenstellung genügt ein Befehl. Nenne die Edition, dann die Erweiterungen oder deren Teile:

## On the page for unknown addresses

ui-not-found = Diese Seite gibt es nicht.

## On translations

# In brackets behind a sentence whose English original has changed since it was translated.
ui-outdated = veraltet
# On top of a sheet whose translation is not finished.
ui-draft-notice = Diese Übersetzung ist ein Entwurf: Noch hat kein Muttersprachler sie ganz durchgesehen.
# On top of a sheet, where sentences bear the mark “outdated”.
ui-outdated-notice = Bei den als veraltet gekennzeichneten Sätzen hat sich das Original seit der Übersetzung geändert.
# A link, and the heading of the page that it leads to.
ui-translation = Stand der Übersetzung
# Below the heading.
ui-translation-lead = Wie weit jede Sprache ist und was in dieser noch zu tun bleibt.
# On the page of the source language in place of what is left to do.
ui-translation-source = Alle Sprachen werden aus dieser übersetzt.
# Heading of a list of names.
ui-translators = Übersetzer
# Heading over the table of all languages.
ui-all-languages = Alle Sprachen
# Heading over the table of the files of one language.
ui-all-files = Nach Dateien
# Heads of tables.
ui-language = Sprache
ui-file = Datei
ui-messages = Texte
# How many messages say what the original says.
ui-current = Aktuell
ui-words = Wörter
# States of a message: heads of tables, and headings over lists of messages.
ui-state-translated = Durchgesehen
ui-state-draft = Entwürfe
ui-state-outdated = Veraltet
ui-state-missing = Fehlend
ui-state-broken = Fehlerhaft
ui-state-superfluous = Überflüssig
# In place of a list of what is left to do.
ui-nothing-to-do = Nichts fehlt, nichts ist veraltet oder fehlerhaft.
# Before the place where a message shows.
ui-shows-in = Zu sehen in
# Before a text that the message has in this language.
ui-own-text = Übersetzung
ui-source-text = Original
