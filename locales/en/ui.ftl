### The site's own words: what stands around the rules. Every language has all of them.

# In the corner of every page; leads to the home page.
ui-site-name = Carcassonne rule sheets
# For keyboards and screen readers: jumps over the navigation.
ui-skip = Skip to the sheet
# Names the list of languages for screen readers.
ui-languages = Languages
# Between a label and what it labels; a space follows.
ui-colon = :

## On a sheet

# What search engines show below the title and the name of the selection.
ui-description = A turn of Carcassonne step by step, with the rules of exactly these expansions.
# Heading over what was selected.
ui-table = On the table
# Before the name of the edition: where editions differ, its rules and words are used.
ui-edition = Preferred edition
ui-expansions = Expansions
ui-base-only = none, just the base game
ui-variants = Rule variants
# For screen readers: names the list of the pages about the same table.
ui-pages = Pages
ui-contents = Contents
ui-to-contents = To the contents
# A step in which nothing can happen with this selection.
ui-empty-step = Nothing to do in this step.
# Badge on a rule that comes from another edition than the preferred one.
ui-adapted = adapted
# Badge on a rule that only one publisher prints; the publisher's name follows after a colon.
ui-deviation = deviation
# Heading over the explanation of all badges.
ui-marks = Marks on this sheet
ui-adapted-help = A rule from another edition than the preferred one. In a sentence, the part that comes from it is underlined with dashes.
# The publisher’s name and a full stop stand before it.
ui-deviation-help = A rule of this publisher that differs from the official one.
ui-footnotes = Footnotes
# For screen readers; the footnote's number follows.
ui-footnote = Footnote
# For screen readers, at the link from a footnote back to the rule; the step follows.
ui-back = Back to
# At a rule that brings points: a link to what is scored. One word.
ui-points = points
# Before the steps of the order of play in which something is scored; a colon follows.
ui-in-turn = In the order of play
# At the foot of a sum of points.
ui-total = Total
# Tag at points after which a player may have less than nothing.
ui-below-zero = may fall below zero
# The name of a selection that is none of the ready ones.
ui-own-selection = Own selection
# Heading over the command that makes such a sheet.
ui-own-sheet = A sheet of your own
# The command follows.
ui-own-sheet-how = This command makes this sheet. Change the list to what lies on your table:
ui-unofficial = This site is unofficial. Carcassonne is a trademark of its owner, who has nothing to do with it. No artwork of the publishers is used.
# The name of the licence follows.
ui-licence = The texts may be used under the licence

## On a live page

# A link from a ready sheet and from the home page to the page on which everything can be chosen.
ui-live = Choose expansions yourself
# On the home page, below that link.
ui-live-text = Tick what lies on your table. The sheet follows at once.
# Shown where the browser runs no script.
ui-live-without-script = Without script this page cannot follow your choice. It shows the selection that is named above.
# Names the place where the reader chooses what is played with.
ui-select = Choose what lies on the table
# A button that opens that place; a number follows: how many expansions are chosen.
ui-choose = Expansions
# Heading over the list of expansions that are chosen.
ui-chosen = Chosen
# For screen readers, at a button; the name of an expansion follows after a colon.
ui-remove = Remove
# Label of a field for searching.
ui-find = Find an expansion
ui-find-none = No expansion has such a name.
# Heading over buttons with ready selections.
ui-quick = Ready selections
# A button: all expansions.
ui-everything = Everything
# A button: no expansion.
ui-nothing = Nothing
# Heading over what is to be seen.
ui-filters = What is shown
# Label of a group of boxes: expansions for other editions are not offered.
ui-editions-shown = Editions shown
# Label of a box.
ui-mark-adaptations = Mark adaptations
# For screen readers, at what unfolds the parts of an expansion; its name follows after a colon.
ui-parts = Parts
# Heading over an explanation.
ui-select-help = How to choose
ui-select-help-tick = Tick what lies on the table. If you play with a part of an expansion only, unfold the expansion and tick that part.
ui-select-help-edition = The preferred edition decides where editions differ. What was made for another one is marked as adapted.
ui-select-help-compare = The button ± tells what an expansion adds to this sheet, takes from it and changes in it.
ui-select-help-keep = Your choice stands in the address of the page: keep the address or pass it on, and the same sheet opens again.
# Followed by a colon and a number, like the two below.
ui-steps-changed = Steps changed
ui-rules-added = Rules added
ui-rules-removed = Rules removed
# Heading.
ui-rules-changed = Rules changed
# A button and a heading: what an expansion adds to the sheet, takes from it and changes; the name of the expansion follows after a colon.
ui-compare = What it changes
ui-compare-nothing = Nothing changes on this page.
# A button.
ui-close = Close
# A button and a heading.
ui-share = Share
ui-share-text = Scan the code or pass on the link: it opens this page with this selection.
# Names the picture for screen readers.
ui-share-code = QR code of the link
ui-share-too-long = The link is too long for a code that a phone can read.
# Names a field for screen readers.
ui-share-link = Link
# A button.
ui-copy = Copy
# The button after it was pressed.
ui-copied = Copied
# A button.
ui-print = Print
# A button: the sheet as a file.
ui-download = Download
# A button: one step at a time, in large letters, for use at the table.
ui-play = Play along
# The player's number follows after a colon.
ui-on-turn = On turn, player
# Label of a field: how many players there are.
ui-players = Players
# A button.
ui-next = Next step
# The same button at the last step.
ui-next-player = Next player
# A button: to the step before.
ui-previous = Previous step
# Before parts of a link that mean nothing.
ui-unknown-parts = This page does not know some parts of the link
# Where a link leads to a rule that the present selection does not have.
ui-not-shown = The rule that the link leads to is not part of this selection.

## On the home page

ui-home-title = Rule sheets for Carcassonne
# What search engines show below the title.
ui-home-description = Step-by-step rule sheets for Carcassonne, for exactly the expansions on your table.
ui-home-lead = With many expansions on the table, nobody remembers what comes first. Choose what you play with: the sheet lists every step of a turn, and nothing that you do not need.
# Heading over the three explanations that follow.
ui-home-how = How the sheets work
ui-home-edition = One edition leads
ui-home-edition-text = Each sheet has a preferred edition. Where editions differ, its rules and its words apply. Rules that were made for another edition are marked as adapted.
ui-home-badges = Badges remind you
ui-home-badges-text = Some expansions ask you to check something again and again. A badge stands at every rule where it is time to check. A rule that only one publisher prints names that publisher.
ui-home-paper = For phone and paper
ui-home-paper-text = The sheets read well on a phone, work without a network, and print on A4.
# Heading over the lists of ready selections.
ui-home-choose = What lies on your table?
# The tags of the editions and their names follow: C1 First edition, …
ui-home-tags = The tag at each name tells which edition leads:
# Above a command line.
ui-home-own-text = Any other combination is one command away. Name the edition, then the expansions or their parts:

## On the page for unknown addresses

ui-not-found = This page does not exist.

## On translations

# In brackets behind a sentence whose English original has changed since it was translated.
ui-outdated = outdated
# On top of a sheet whose translation is not finished.
ui-draft-notice = This translation is a draft: no native speaker has reviewed all of it yet.
# On top of a sheet, where sentences bear the mark “outdated”.
ui-outdated-notice = The original of the sentences marked as outdated has changed since they were translated.
# A link, and the heading of the page that it leads to.
ui-translation = State of the translation
# Below the heading.
ui-translation-lead = How far each language is, and what is left to do in this one.
# On the page of the source language in place of what is left to do.
ui-translation-source = All languages are translated from this one.
# Heading of a list of names.
ui-translators = Translators
# Heading over the table of all languages.
ui-all-languages = All languages
# Heading over the table of the files of one language.
ui-all-files = By file
# Heads of tables.
ui-language = Language
ui-file = File
ui-messages = Messages
# How many messages say what the original says.
ui-current = Up to date
ui-words = Words
# States of a message: heads of tables, and headings over lists of messages.
ui-state-translated = Reviewed
ui-state-draft = Drafts
ui-state-outdated = Outdated
ui-state-missing = Missing
ui-state-broken = Faulty
ui-state-superfluous = Superfluous
# In place of a list of what is left to do.
ui-nothing-to-do = Nothing is missing, outdated or faulty.
# Before the place where a message shows.
ui-shows-in = Shows in
# Before a text that the message has in this language.
ui-own-text = Translation
ui-source-text = Original
