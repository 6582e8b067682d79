//! The codes of all diagnostics, each with a text that explains it.

use std::fmt;

/// A stable name of a kind of fault: it names the fault, not the remedy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

macro_rules! codes {
    ($($name:ident = $code:literal: $help:literal;)*) => {
        impl Code {
            $(#[doc = $help] pub const $name: Self = Self($code);)*
            /// Every code with its explanation, in the order of the codes.
            pub const ALL: &'static [(Self, &'static str)] = &[$((Self($code), $help)),*];
        }
    };
}

// Sorted by code. A module that reports a new kind of fault adds it here.
codes! {
    ACTION_WITHOUT_RECORD = "action-without-record": "The engine has an action that no record of the page does, so that players would not be told of it. Example: the engine's step `draw-tile` has `show-tile`; a record with `id = \"show-tile\"`, or another one with `does = \"show-tile\"`, has to stand in that step of the page.";
    ALWAYS_SHOWN = "always-shown": "A select pretends that its words depend on something, but wherever the message is shown, it chooses the same variant. Example: `{ $fairy -> [yes] the fairy *[no] { \"\" } }` in a record with `when = \"fairy\"`: write the words without the select.";
    AVOIDED_WORD = "avoided-word": "A message uses a word for which the language's glossary has another, so that one thing would have two names. Example: `[[term]] word = \"field\" avoid = [\"meadow\"]` in glossary.toml, and a message says \"meadow\". Messages that may say it are named in `unless`.";
    BAD_ARGUMENT = "bad-argument": "A function or a term of a message is called with arguments that it does not take. `STEP` takes the id of a step, `LIST` the id of a list and a `case`, `NUMBER` a number and a `type`; all of them written out, never a variable.";
    BAD_CONDITION = "bad-condition": "The text of a condition does not follow its grammar: names joined by `&`, `|`, `!` and parentheses.";
    BAD_EXCHANGE_FILE = "bad-exchange-file": "A file for translators (PO or XLIFF) cannot be read at this place. A PO entry with a fault is left out and all others are read; of an XLIFF file that is no XML nothing can be read. Example: the line `msgstr \"Trek een tegel.` lacks its closing quotation mark.";
    BAD_FILE_NAME = "bad-file-name": "The name of a file is not UTF-8, or holds a backslash or an invisible character. The file is not read, since nothing could refer to it.";
    BAD_FLUENT = "bad-fluent": "A message does not follow Fluent's syntax. It is left out; the other messages of the file work.";
    BAD_FORMULA = "bad-formula": "The text of a formula does not follow its grammar: numbers, quantities and `value`, joined by `+`, `-`, `*` and parentheses, and `half-up(a)`, `half-down(a)`, `min(a; b)`, `max(a; b)`, `table(a; 3, 6, 10+)`, `if(condition; a; b)`. Example: `during = \"2 * tiles + 2 * pennants\"`.";
    BAD_ID = "bad-id": "Ids are lower-case letters a to z, digits and hyphens, begin with a letter and have at most 100 characters: they become addresses and the names of messages.";
    BAD_LABEL = "bad-label": "A label is what is printed for a phase or a step: one to eight letters, digits and hyphens.";
    BAD_LANGUAGE_TAG = "bad-language-tag": "A folder in `locales` is not named by a language tag in its usual spelling, such as `nl`, `pt-BR` or `zh-Hant`. It is left out.";
    BAD_LOCK = "bad-lock": "A line of a lock file (`locales/<language>/translations.lock`, `locales/sources.lock`) is not as `rulesheet locales` writes it. Messages whose lines cannot be read are shown in the source language, since nobody knows whether their translations are current.";
    BAD_RANGE = "bad-range": "A repeat goes from one step to a later one or the same, and two repeats lie beside each other or one within the other.";
    BAD_REPLAY = "bad-replay": "A recorded game cannot be read at this place: it is no JSON, lacks something, or names what nobody knows. Example: a message of type `PLACE_TLE`. All other faults of the file are reported in the same run.";
    BAD_TEMPLATE = "bad-template": "A template cannot be parsed, or names something that it does not get: a variable, a field, a filter, a component, another template.";
    BAD_TILE = "bad-tile": "A file of tiles cannot be read at this place, a tile has half sides that belong to nothing or to two of its parts, or the tiles of a set are more or fewer than the set says. A tile with a fault is left out, and all others are read. Example: `\"road N X\"`, where `X` is no side.";
    BAD_TOML = "bad-toml": "The file is not TOML. The rest of the file is read as far as possible.";
    BAD_UTF_8 = "bad-utf-8": "The file holds bytes that are no UTF-8 text. Most editors can save a file as UTF-8.";
    BROKEN_LAW = "broken-law": "In a game that was played at random, something does not hold that has to hold at every step: a figure is lost, points are not the sum of what was given, somebody stands in a feature that was scored, something occurs that is no action of the turn or comes too late, or a decision that is taken back leaves a trace. The engine or the tiles are wrong. `rulesheet engine play --games 3` plays the same games and tells what lay on the table.";
    BROKEN_TAG = "broken-tag": "A tag of a wiki's page is not written as tags are: its `>` or a quotation mark is missing or there twice, or its name has capital letters. Example: `</span<span class=\"showC2\">`. It is read as it was most likely meant.";
    CHOOSER_DIFFERS = "chooser-differs": "Who chooses or acts is another one by the record than by the engine. Without `chooser` it is the player whose turn it is; `owner` is whoever owns or holds the figure, `each` every player concerned. Example: the meeple's owner chooses the bathhouse, so `move-to-bathhouse` has `chooser = \"owner\"`.";
    CIRCULAR_CONDITION = "circular-condition": "A named condition is needed to find out its own meaning. One of the conditions in the circle has to be written without the others.";
    CONDITION_DIFFERS = "condition-differs": "A record, with all that stands above it, shows in other selections than those in which the engine has the action; or a step does. The report names the smallest selection in which they differ, and both conditions. Example: `when = \"fairy\"` at `move-fairy`; with `when = \"fairy & dragon\"` the page would not show it in `c1: fairy`, where the engine has it. Look the rule up, and mend the side that is wrong.";
    CROSSING_MARKUP = "crossing-markup": "Bold or italics begin inside of a variant and end outside of it, or the other way round, so they would be torn apart. The message is shown without them.";
    CYCLIC_REFERENCE = "cyclic-reference": "A message, term or list refers to itself, directly or by way of others, so it would never end.";
    DIGITS_DIFFER = "digits-differ": "A translation has a number in digits that the source language has not, or lacks one. Numbers of a rule are data, which messages receive: `{ $points }`. What stands in digits in both, such as the year in a name, is left alone.";
    DUPLICATE_ACTION = "duplicate-action": "Two records do the same action of the engine, so that players would do it twice. Example: `fairy-point` and a second record with `does = \"fairy-point\"`. Alternatives of one sentence are one record, with selects in its words.";
    DUPLICATE_ARGUMENT = "duplicate-argument": "A template of a wiki's page is given an argument twice; the wiki takes the last one.";
    DUPLICATE_ID = "duplicate-id": "Two things have the same id. An id names a message and an anchor, so it can stand for one thing only.";
    DUPLICATE_MESSAGE = "duplicate-message": "A language has two messages of the same name. The first counts.";
    EDITIONS_DIFFER = "editions-differ": "A component, a record or an item of a list is said to belong to other editions than in the engine, so that adaptations would be marked wrongly. Example: `editions = [\"c1\"]` at a component that was published for the new edition as well.";
    EMPTY_GROUP = "empty-group": "A group is a heading over its children, and a repeat says that its children are repeated: without children neither means anything.";
    EMPTY_MESSAGE = "empty-message": "A message or an attribute has no text, or none is left of it under some selection under which it is shown.";
    EQUAL_CONDITIONS = "equal-conditions": "Two named conditions hold in the same selections, whatever their texts. One of the names is enough; if both are wanted, one of them is probably wrong.";
    FAILED_STATEMENT = "failed-statement": "A recorded game was played to its end, and a statement about it does not hold: the report shows what was found instead.";
    FILE_TOO_LARGE = "file-too-large": "A file is longer than any file of rules or words has reason to be, or all files together are. It is not read.";
    FORBIDDEN_CHARACTER = "forbidden-character": "A message holds a control character, a private-use character or one that turns the direction of the text. Nobody sees them, and they could hide or reorder words.";
    FOREIGN_WORDS = "foreign-words": "Words of the source language were left in a translated page of a wiki: known to the project's English sentences, and to none in the language of the page. Example: `or` in a Dutch sentence. Words that both languages have can be named in `shared-words` of content/import/wica.toml.";
    FORMAT_FAILS = "format-fails": "A message cannot be formatted, although nothing in it is wrong by itself: what it inserts is missing.";
    FORMULA_DIFFERS = "formula-differs": "The formula of a row gives another number of points than the engine for some feature. The report draws the smallest one that shows it: what was counted, and both results. Example: `during = \"2 * tiles\"` for a road, where the engine counts one point for each tile. Look the rule up, and mend the side that is wrong.";
    HTML_IN_MESSAGE = "html-in-message": "A message holds HTML. Messages know only **bold** and *italics*; all else is shown as it was typed.";
    IDLE_PART = "idle-part": "A part of an alternative `a | b` changes nothing: wherever the record could show because of it, another part holds as well, or a condition further up (its parents', the step's) forbids it.";
    IDLE_VARIANT = "idle-variant": "The preset names a variant, but not the components without which the variant changes nothing.";
    IMPOSSIBLE_VARIANT = "impossible-variant": "A select has a variant for a value that the variable never has.";
    INVERTED_SELECT = "inverted-select": "The variants of a select stand in another order than in all other messages: `[yes]` and then `*[no]`, the editions in the catalogue's order with the asterisk at the last. Another order works, but is read wrongly, and a negation by mistake looks just like it.";
    INVISIBLE_CHARACTER = "invisible-character": "A message holds a character without a shape, such as a zero-width space, which the language's script does not need. It breaks words for search and for screen readers.";
    LINK_IN_MESSAGE = "link-in-message": "A message holds a link, an image or an anchor. Anchors are ids of the content, and messages link only to steps, by `STEP`.";
    LINK_OUTSIDE = "link-outside": "A symbolic link leads out of the project's folder. It is not followed, so that a project shows nothing but what lies in it.";
    LOST_REFERENCE = "lost-reference": "The source language's message links to a step, or inserts a list, a badge or another name, and the translation does not. Example: `{ STEP(\"draw-tile\") }` became the typed words \"step 1A\", which would not follow when steps are moved.";
    MARKUP_DIFFERS = "markup-differs": "A translation has more or fewer bold or italic passages than the source language under the same selection. Example: **trade goods** became trade goods.";
    MERGE_CONFLICT = "merge-conflict": "Version control could not merge two versions of a file and left both in it, between `<<<<<<<` and `>>>>>>>`. Make one of the two, and delete the marks. In a lock file keep one line for each message, and accept what was translated in both versions after comparing it with the source; until then the messages of these lines are shown in the source language.";
    MISLEADING_CLASS = "misleading-class": "A conditional class of a wiki's page stands for something else than its words say. Example: `showAOrBAndC` for what shows with any of the three.";
    MISNAMED_FILE = "misnamed-file": "The file of a page or a section is called as its id.";
    MISPLACED_KEY = "misplaced-key": "The key means nothing for this kind of record.";
    MISPLACED_RECORD = "misplaced-record": "Records stand in the order of the page: a child behind its parent or another child of it, at most twelve deep.";
    MISPLACED_SUBJECT = "misplaced-subject": "Something that is scored is not in its place on a page: what has rows during the game stands in one `[[features]]` of content/scoring.toml and names the records of the turn that give its points, what has rows after the game stands in one `[[final]]`, and nothing else does.";
    MISSING_CASE = "missing-case": "A list or a term is asked for in a grammatical case that it, or one of its items, does not have. The word is shown without it.";
    MISSING_FILE = "missing-file": "A file that the project cannot do without is missing or empty.";
    MISSING_KEY = "missing-key": "The table lacks a key that it must have.";
    MISSING_LEGEND = "missing-legend": "A page marks rules of other editions or of single publishers, and none of its records explains the mark. Example: the order of play has a note with `legend = \"adaptation\"`, which shows wherever the page shows an adaptation.";
    MISSING_MESSAGE = "missing-message": "A language lacks a message that a record, a name of the catalogue or a template needs. In a translation the page shows the source language's, marked as such; where that lacks it as well, nothing.";
    MISSING_PLURAL = "missing-plural": "A select on a number lacks a variant that the language needs, so that some numbers would get the wrong form. Which are needed follows from CLDR for whole numbers: `[one]` and `[other]` in English, `[one]`, `[few]` and `[many]` in Polish. The variant with the asterisk may stand for one of them.";
    NEEDLESS_EDITION_OVERRIDE = "needless-edition-override": "`editions` is written at a record or an item of a list, but the same editions follow from its condition in every selection. Example: `editions = [\"c1\", \"c2\"]` at `when = \"fairy\"`, where the fairy was published for just these.";
    NESTED_TERM = "nested-term": "A term that takes arguments refers to another term. Fluent then loses the arguments of the outer one.";
    NEVER_SHOWN = "never-shown": "No selection at all shows the record, or the variant of a select in words: its condition contradicts itself, or those of its parents or of the step. Example: `{ $dragon -> [yes] … *[no] … }` in a record with `when = \"dragon\"`, where the words of `[no]` never show.";
    NUMBER_DIFFERS = "number-differs": "A number of a record is not the engine's number of this name, or the engine has none of this name. Numbers of the engine that the words do not tell may be left out. Example: `numbers.points = 2` at `fairy-point`, which brings one point.";
    ORDER_DIFFERS = "order-differs": "Two records that show together in some selection stand in another order than the engine's actions, or two steps do. Example: the tile is shown after it was drawn, so `show-tile` stands behind `draw-random-tile`.";
    OUTDATED_MESSAGE = "outdated-message": "The source language says something else than when this message was translated. The report shows what was taken out as `[-old-]` and what was put in as `{+new+}`, and names the `chooser` of the record where somebody else chooses by now. Edit the translation; or, if it is still right, run `rulesheet locales accept`. Until then pages mark the sentence as outdated, or show it in the source language if little is left of the former one.";
    PLACE_DIFFERS = "place-differs": "A record stands in another step than the engine's action, or under another action, or a step has another label. Explanations between a record and the action above it do not count, but a group directly above it has to be the one to which the engine counts it. Example: `capture-meeple` stands under `build-tower`, since only who builds a tower captures.";
    POINTS_WITHOUT_ROW = "points-without-row": "A record of the turn awards points, and nothing in content/scoring names it, so that readers find no way from it to how many. Example: `fairy-point` is named in the `records` of what the fairy brings.";
    POSITIONAL_ARGUMENT = "positional-argument": "A term is given an argument without a name, which Fluent ignores without a word.";
    PRINTED_SELECTION = "printed-selection": "A message prints a variable that stands for what lies on the table. Such a variable can only be selected on.";
    PUBLISHER_DIFFERS = "publisher-differs": "The publishers that print a rule are others in the engine. Example: in the first edition `dragon-moves-after-scoring` is a rule of `rgg` alone.";
    QUANTITY_DIFFERS = "quantity-differs": "Something that formulas count is unknown to the engine, is counted at other tables there, or is one that there is or is not (`flag = true`) in only one of the two. Example: there is at most one `inn` that matters, so it is a flag.";
    RECORD_DIFFERS = "record-differs": "A step of a wiki's page has something that shows under another condition than the project's own record of the same rule. One of both is wrong; the report names the smallest selection in which they differ.";
    RECORD_WITHOUT_ACTION = "record-without-action": "A record does something that the engine does not know. Example: `id = \"spin-weel\"` where the engine's action is `spin-wheel-of-fortune`: correct the id, name the action with `does = \"spin-wheel-of-fortune\"`, or write `kind = \"note\"` if it only explains.";
    REFERENCE_TO_HIDDEN = "reference-to-hidden": "Words refer to a step that is not on the page in some selection in which the words are. Example: `{ STEP(\"dragon\") }` in a record that shows without the dragon, too. Put it into a variant: `{ $dragon -> [yes] … *[no] … }`.";
    REFUSED_MOVE = "refused-move": "A message of a recorded game is something that the rules do not allow at this moment. What follows it in the file is not played. Example: a figure is placed in a city that another one holds.";
    REFUSED_TRANSLATION = "refused-translation": "An import does not take a translation: the source language has no such message, its text does not follow Fluent's syntax or has a fault that would keep it off the pages, or the project's own words were changed since the file was exported. All others are taken.";
    REPEATED_BLOCK = "repeated-block": "On a wiki's page, two parts of one step have nearly the same words, and some selection shows both. Most often one was pasted twice, or a condition was forgotten. Example: a list that begins anew because the end of the first was overwritten.";
    RESERVED_ID = "reserved-id": "The id has a meaning of its own in conditions, messages or addresses.";
    ROW_CONDITION_DIFFERS = "row-condition-differs": "A row of points shows in other selections than those in which the engine has it, during the game or after it. The report names the smallest selection in which they differ, and both conditions. Example: `when = \"inns\"` at `road-inn`.";
    ROW_DIFFERS = "row-differs": "A row of points has another stage, kind, receiver or other triggers than in the engine, or only one of the two lets it fall below zero. Example: `receives = \"owner\"` at `road-fairy`, since the fairy's points go to the owner of the meeple.";
    ROW_ORDER_DIFFERS = "row-order-differs": "Two rows of one sum that show together stand in another order than that in which the engine adds them up. Example: the witch halves what the mage has brought, so `road-witch` stands behind `road-mage`.";
    ROW_PLACE_DIFFERS = "row-place-differs": "The records that give the points of something stand in other steps of the turn than those in which the engine scores it. Example: roads are scored in the step `score-feature`, so the `records` of road.toml name records of that step.";
    ROW_WITHOUT_SCORE = "row-without-score": "A row tells of points that the engine does not know. Example: `id = \"road-in\"` where the engine has `road-inn`.";
    SCORE_WITHOUT_ROW = "score-without-row": "The engine has points that no row tells of, so that they would be missing on the pages. Example: the engine's `road-inn` needs a `[[row]]` with this id in content/scoring/road.toml.";
    SELECTION_IN_TERM = "selection-in-term": "A term depends on what lies on the table, which terms cannot see. A message can.";
    SELECTS_DIFFER = "selects-differ": "A translation depends on other components, conditions or variants than the source language, so that it says something that the other does not, or leaves it out. Which words an edition uses (`$edition`) is a matter of each language. Example: en selects on `$ghosts` and nl does not, so that Dutch players are not told of the ghosts.";
    SIGNAL_DIFFERS = "signal-differs": "A record raises other signals than the engine's action, or a signal of the catalogue means something under another condition than in the engine. Example: an action that brings points raises `robbers` by `awards = true`; without it the page would forget the robbers there.";
    STRAY_END_TAG = "stray-end-tag": "An end tag or braces of a wiki's page close nothing, or something else than what should end there. Example: `</span>` at the end of an item that `<li>` began. Such a tag may end something further out, so that a whole part stands under other conditions than it was meant to.";
    STRAY_FILE = "stray-file": "Nothing reads this file; most likely its name is mistyped.";
    STRAY_MARKUP = "stray-markup": "A message holds a character of Markdown that marks nothing, such as a single asterisk.";
    STRAY_SPACE = "stray-space": "Under some selection a message begins or ends with a space, has two side by side, one before a full stop, or in French one that could break the line before a punctuation mark. Most often a variant brings a space that already stands outside of it.";
    SUPERFLUOUS_SIGNAL = "superfluous-signal": "The signal follows by itself, or would not be raised anyway.";
    TOO_DEEP = "too-deep": "Conditions of a wiki's page lie so deep inside each other that it cannot be meant; the innermost are not looked at.";
    TOO_LONG = "too-long": "A name is longer than its badge can hold on a small phone, where it would stick out of the page.";
    TOO_MANY = "too-many": "There are more things of one kind than 4,096: most likely a mistake.";
    TOO_MANY_PLACEABLES = "too-many-placeables": "A message holds more placeables than Fluent formats, together with those of the messages that it refers to.";
    TOTAL_DIFFERS = "total-differs": "The rows of a feature, added up in the order of the page, give another total than the engine, in a selection with everything. As a rule a row, its condition or its place differs as well, and is reported.";
    TRANSLATED_REFERENCE = "translated-reference": "The name of a variable, a message or a term in braces was translated. Names are the same in every language.";
    TYPED_LABEL = "typed-label": "A title or a sentence begins with the label of a step or a number of its own. Labels stand in the page's file, so that they are the same in every language, follow when steps are moved, and stand on the right side in languages that are written from right to left.";
    UNCLOSED_BOLD = "unclosed-bold": "Bold or italics of a wiki's page begin and do not end in the same paragraph, or end with another number of apostrophes.";
    UNCLOSED_TAG = "unclosed-tag": "An element, template or link of a wiki's page is never closed. What follows may stand inside of it, and so be shown under its condition only. It is read as if it ended where it was most likely meant to.";
    UNKNOWN_ATTRIBUTE = "unknown-attribute": "A message refers to an attribute that the other message or term does not have.";
    UNKNOWN_CLASS = "unknown-class": "A class of a wiki's page is no condition, no mark and no class that is known. Conditions begin with `show` and name components (`showFairyAndNotTower_ForC1`), marks are `markC1`, `markC2` and `markWE`. A misspelt one is passed over by the wiki, so that the text always shows or is never highlighted. Other names can be added to content/import/wica.toml.";
    UNKNOWN_COMPONENT = "unknown-component": "The catalogue has no such component and no condition of this name. Conditions speak of components (`fairy`), editions (`edition:c1`), their rules (`rules:c1`), variants (`variant:…`) and the conditions in conditions.toml.";
    UNKNOWN_EDITION = "unknown-edition": "The catalogue's editions.toml has no such edition, or it cannot be followed.";
    UNKNOWN_EXPANSION = "unknown-expansion": "The catalogue has no such expansion.";
    UNKNOWN_FOOTNOTE = "unknown-footnote": "The page has no such footnote.";
    UNKNOWN_FUNCTION = "unknown-function": "A message calls a function that does not exist. There are `STEP`, `LIST` and `NUMBER`.";
    UNKNOWN_KEY = "unknown-key": "Nothing reads this key here; most likely it is mistyped or stands in the wrong table.";
    UNKNOWN_LIST = "unknown-list": "A message inserts a list that the content does not define.";
    UNKNOWN_MESSAGE = "unknown-message": "A message refers to a message or term that does not exist.";
    UNKNOWN_PAGE = "unknown-page": "There is no such page in content/pages.";
    UNKNOWN_PUBLISHER = "unknown-publisher": "The catalogue's publishers.toml has no such publisher.";
    UNKNOWN_QUANTITY = "unknown-quantity": "A formula names something that content/scoring/quantities.toml does not have. There is also `value`: what the feature is worth so far.";
    UNKNOWN_RECORD = "unknown-record": "There is no such record earlier in the step.";
    UNKNOWN_REPEAT = "unknown-repeat": "The page's file has no such repeat.";
    UNKNOWN_ROUND = "unknown-round": "The signal is raised in rounds, and this is none of them; or it has none.";
    UNKNOWN_SECTION = "unknown-section": "The page's folder has no file of this name.";
    UNKNOWN_SIGNAL = "unknown-signal": "The catalogue's signals.toml has no such signal.";
    UNKNOWN_SOURCE = "unknown-source": "content/scoring/sources.toml has no such source.";
    UNKNOWN_STEP = "unknown-step": "No page has a step with this id.";
    UNKNOWN_SUBJECT = "unknown-subject": "The folder content/scoring has no file of this name.";
    UNKNOWN_TEMPLATE = "unknown-template": "A template of a wiki's page is not known, so that all that it is given is taken for text. What it shows can be said in content/import/wica.toml.";
    UNKNOWN_VALUE = "unknown-value": "The key allows only a few words, and this is none of them.";
    UNKNOWN_VARIABLE = "unknown-variable": "A message uses a variable that is neither a number of its record nor something to select on.";
    UNKNOWN_VARIANT = "unknown-variant": "The catalogue's variants.toml has no such variant.";
    UNRAISED_SIGNAL = "unraised-signal": "No record raises a signal of the catalogue in any selection in which the signal means something, so that its badge is explained and never seen. Example: `hans-statue-half` after the last record with `signals = [\"hans-statue-half\"]` was removed.";
    UNREACHABLE_VARIANT = "unreachable-variant": "A select has two variants for the same value; the second is never shown.";
    UNREADABLE_FILE = "unreadable-file": "A file or folder cannot be read: it is gone, the rights are missing, a link leads nowhere or in a circle, or it is no regular file.";
    UNSTABLE_MARKUP = "unstable-markup": "Whether an asterisk begins or ends bold depends on the characters next to it, and here they change with the selection, so the words are bold under one selection and not under another.";
    UNTOLD_RULE = "untold-rule": "The engine knows of something to be told beside the actions - a feature, the strength of a figure, an exception where two expansions meet - and no record, footnote or item of a list of this name tells it. Example: `fairy-point-acrobats` says at `fairy-point` what holds for acrobats.";
    UNTRANSLATED_MESSAGE = "untranslated-message": "A translation of three words or more reads just as the source language. Left out, it would be shown as English and marked. Names are not reported; what is right as it is can be named in `same` of the language's glossary.toml.";
    UNUSED = "unused": "Nothing refers to it.";
    UNUSED_CONDITION = "unused-condition": "No condition and no message speaks of a named condition. Example: `[condition.tiles-in-supply]` after the last record with it was changed. Remove it, or use it where its text is written out.";
    UNUSED_MESSAGE = "unused-message": "Nothing uses the message: it is left over, or its name is misspelled.";
    UNUSED_NUMBER = "unused-number": "A translation does not tell a number that the source language tells.";
    VERSIONS_DIFFER = "versions-differ": "Two pages of a wiki that were checked together are the same page in two languages or states, and differ in what is not a matter of words: an item that only one has, another condition, another mark, another number. One of them is older, or something was lost in translation.";
    WORDS_RUN_TOGETHER = "words-run-together": "On a wiki's page, something conditional begins with a capital letter right behind a word, so that both run together where it shows. Example: `put it aside<span class=\"showB\">Then`: a full stop and a space are missing.";
    WRONG_DASH = "wrong-dash": "A hyphen stands for a dash, or the dash is not the one of the language.";
    WRONG_EMPTY_NOTE = "wrong-empty-note": "On a wiki's page, the note that nothing is to be done in a step shows together with something to do, or neither of them shows. Decided over all selections; the report names the smallest. Example: the class of the note of step 3C is `showNotCircusAndNotGoldmines`, and the step also has an item with `showBets`: add `AndNotBets`.";
    WRONG_MARK = "wrong-mark": "A mark of a wiki's page (`markC1`, `markC2`, `markWE`) does not fit the editions that the components were published for: it highlights for the edition that the thing belongs to, or is missing for one that it does not belong to. The editions stand in `content/catalogue/expansions/`.";
    WRONG_QUOTES = "wrong-quotes": "A quotation mark is that of a typewriter or of another language. Which marks a language has follows from CLDR.";
    WRONG_TYPE = "wrong-type": "The value is of another kind than the key expects: a number where a string is expected, for example.";
}
