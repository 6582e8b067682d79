### Draft, not yet reviewed by a native speaker.
### The site's own words: what stands around the rules. Every language has all of them.

# In the corner of every page; leads to the home page.
ui-site-name = Fiches de règles Carcassonne
# For keyboards and screen readers: jumps over the navigation.
ui-skip = Aller à la fiche
# Names the list of languages for screen readers.
ui-languages = Langues
# Between a label and what it labels; a space follows.
ui-colon = { " " }:

## On a sheet

# What search engines show below the title and the name of the selection.
ui-description = Un tour de Carcassonne pas à pas, avec les règles de ces extensions et d’aucune autre.
# Heading over what was selected.
ui-table = Sur la table
# Before the name of the edition: where editions differ, its rules and words are used.
ui-edition = Édition préférée
ui-expansions = Extensions
ui-base-only = aucune, seulement le jeu de base
ui-variants = Variantes de règles
ui-contents = Sommaire
ui-to-contents = Vers le sommaire
# A step in which nothing can happen with this selection.
ui-empty-step = Rien à faire à cette étape.
# Badge on a rule that comes from another edition than the preferred one. A noun: it agrees with nothing.
ui-adapted = adaptation
# Badge on a rule that only one publisher prints; the publisher's name follows after a colon.
ui-deviation = écart
# Heading over the explanation of all badges.
ui-marks = Marques de cette fiche
ui-adapted-help = Une règle d’une autre édition que l’édition préférée. Dans une phrase, la partie qui en vient est soulignée en tirets.
# The publisher’s name and a full stop stand before it.
ui-deviation-help = Une règle de cet éditeur qui diffère de la règle officielle.
ui-footnotes = Notes
# For screen readers; the footnote's number follows.
ui-footnote = Note
# For screen readers, at the link from a footnote back to the rule; the step follows.
ui-back = Retour à
# The name of a selection that is none of the ready ones.
ui-own-selection = Sélection personnelle
# Heading over the command that makes such a sheet.
ui-own-sheet = Votre propre fiche
# The command follows.
ui-own-sheet-how = Cette commande produit cette fiche. Adaptez la liste à ce qui se trouve sur votre table :
ui-unofficial = Ce site n’est pas officiel. Carcassonne est une marque de son propriétaire, qui n’a aucun lien avec ce site. Aucune illustration des éditeurs n’est utilisée.
# The name of the licence follows.
ui-licence = Les textes peuvent être utilisés sous la licence

## Sur une page où tout se choisit

ui-live = Choisir soi-même les extensions
ui-live-text = Cochez ce qui se trouve sur votre table. La fiche suit aussitôt.
ui-live-without-script = Sans script, cette page ne peut pas suivre vos choix. Elle montre la sélection indiquée ci-dessus.
ui-pages = Pages
ui-select = Choisissez ce qui est sur la table
ui-choose = Extensions
ui-chosen = Choisies
ui-remove = Retirer
ui-find = Chercher une extension
ui-find-none = Aucune extension ne porte ce nom.
ui-quick = Sélections toutes prêtes
ui-everything = Tout
ui-nothing = Rien
ui-filters = Ce qui est affiché
ui-editions-shown = Éditions affichées
ui-mark-adaptations = Marquer les adaptations
ui-parts = Parties
ui-select-help = Comment choisir
ui-select-help-tick = Cochez ce qui se trouve sur la table. Si vous ne jouez qu’avec une partie d’une extension, dépliez l’extension et cochez cette partie.
ui-select-help-edition = Là où les éditions diffèrent, l’édition préférée décide. Ce qui a été conçu pour une autre est marqué comme adaptation.
ui-select-help-compare = Le bouton ± montre ce qu’une extension ajoute à cette fiche, en retire et y modifie.
ui-select-help-keep = Vos choix figurent dans l’adresse de la page : gardez-la ou transmettez-la, et la même fiche s’ouvrira de nouveau.
ui-steps-changed = Étapes modifiées
ui-rules-added = Règles ajoutées
ui-rules-removed = Règles retirées
ui-rules-changed = Règles modifiées
ui-compare = Ce qui change
ui-compare-nothing = Rien ne change sur cette page.
ui-close = Fermer
ui-share = Partager
ui-share-text = Scannez le code ou transmettez le lien : il ouvre cette page avec cette sélection.
ui-share-code = Code QR du lien
ui-share-too-long = Le lien est trop long pour un code lisible par un téléphone.
ui-share-link = Lien
ui-copy = Copier
ui-copied = Copié
ui-print = Imprimer
ui-download = Télécharger
ui-play = Suivre la partie
ui-on-turn = C’est le tour du joueur
ui-players = Nombre de joueurs
ui-next = Étape suivante
ui-next-player = Joueur suivant
ui-previous = Étape précédente
ui-unknown-parts = Cette page ne connaît pas certaines parties du lien
ui-not-shown = La règle visée par le lien ne fait pas partie de cette sélection.

## On the home page

ui-home-title = Fiches de règles pour Carcassonne
# What search engines show below the title.
ui-home-description = Des fiches de règles pas à pas pour Carcassonne, pour les extensions de votre table et aucune autre.
ui-home-lead = Avec beaucoup d’extensions sur la table, plus personne ne sait par quoi commencer. Choisissez avec quoi vous jouez : la fiche donne chaque étape d’un tour, et rien dont vous n’ayez besoin.
# Heading over the three explanations that follow.
ui-home-how = Comment marchent les fiches
ui-home-edition = Une édition fait foi
ui-home-edition-text = Chaque fiche a une édition préférée. Là où les éditions diffèrent, ses règles et ses mots s’appliquent. Les règles faites pour une autre édition portent la marque « adaptation ».
ui-home-badges = Des marques pour ne rien oublier
ui-home-badges-text = Certaines extensions demandent de vérifier sans cesse quelque chose. Une marque se trouve à chaque règle où c’est le moment. Une règle qu’un seul éditeur imprime nomme cet éditeur.
ui-home-paper = Sur téléphone et sur papier
ui-home-paper-text = Les fiches se lisent bien sur un téléphone, marchent sans réseau et s’impriment en A4.
# Heading over the lists of ready selections.
ui-home-choose = Qu’y a-t-il sur votre table ?
# The tags of the editions and their names follow: C1 First edition, …
ui-home-tags = L’étiquette à côté de chaque nom indique l’édition qui fait foi :
# Above a command line.
ui-home-own-text = Toute autre combinaison tient en une commande. Nommez l’édition, puis les extensions ou leurs parties :

## On the page for unknown addresses

ui-not-found = Cette page n’existe pas.

## On translations

# In brackets behind a sentence whose English original has changed since it was translated. It agrees with nothing.
ui-outdated = à mettre à jour
# On top of a sheet whose translation is not finished.
ui-draft-notice = Cette traduction est un brouillon : elle n’a pas encore été entièrement relue par une personne de langue maternelle française.
# On top of a sheet, where sentences bear the mark “outdated”.
ui-outdated-notice = Le texte d’origine des phrases marquées « à mettre à jour » a changé depuis leur traduction.
# A link, and the heading of the page that it leads to.
ui-translation = État de la traduction
# Below the heading.
ui-translation-lead = Où en est chaque langue, et ce qui reste à faire dans celle-ci.
# On the page of the source language in place of what is left to do.
ui-translation-source = Toutes les langues sont traduites à partir de celle-ci.
# Heading of a list of names.
ui-translators = Traduction
# Heading over the table of all languages.
ui-all-languages = Toutes les langues
# Heading over the table of the files of one language.
ui-all-files = Par fichier
# Heads of tables.
ui-language = Langue
ui-file = Fichier
ui-messages = Messages
# How many messages say what the original says.
ui-current = À jour
ui-words = Mots
# States of a message: heads of tables, and headings over lists of messages.
ui-state-translated = Relus
ui-state-draft = Brouillons
ui-state-outdated = À mettre à jour
ui-state-missing = Manquants
ui-state-broken = Fautifs
ui-state-superfluous = Superflus
# In place of a list of what is left to do.
ui-nothing-to-do = Il ne manque rien, et rien n’est fautif ni à mettre à jour.
# Before the place where a message shows.
ui-shows-in = Visible dans
# Before a text that the message has in this language.
ui-own-text = Traduction
ui-source-text = Texte d’origine
# At a rule that brings points: a link to what is scored. One word.
ui-points = points
# Before the steps of the order of play in which something is scored; a colon follows.
ui-in-turn = Dans le déroulement du tour
# At the foot of a sum of points.
ui-total = Total
# Tag at points after which a player may have less than nothing.
ui-below-zero = peut descendre sous zéro
