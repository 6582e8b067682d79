// The selector: boxes, counts, what is chosen, search and filters.

/** What lies on the table. @type {Choice} */
let selection = readLink(opening).selection;

const choices = get("_choices", HTMLFormElement);
const search = get("_find", HTMLInputElement);
const markedBox = get("_marked", HTMLInputElement);
const shownBoxes = all("input[name=shown]", HTMLInputElement, choices);
const presets = all("[data-link]", HTMLButtonElement, choices);
const chosenList = get("_chosen", HTMLElement);
const groups = all("details.group", HTMLDetailsElement, choices);

/** Everything follows from the selection. @param {Choice} next @param {boolean} [quietly] */
function choose(next, quietly) {
  selection = withoutIdle(next);
  show(evaluate(selection), quietly);
  const link = writeLink(selection);
  if (!quietly) tell("");
  if (!quietly || link !== opening) writeAddress(link);
  showChoice(link);
}

/** @param {string} link */
function showChoice(link) {
  for (const box of boxes) box.checked = selection.has(box.value);
  for (const box of variantBoxes) box.checked = selection.has(`+${box.value}`);
  for (const box of editionBoxes) box.checked = selection.has(`${box.value}:`);
  for (const { whole, parts } of expansions) {
    const count = chosenOf(parts).length;
    if (whole) Object.assign(whole, { checked: count === parts.length, indeterminate: count > 0 && count < parts.length });
  }
  const preset = presets.find((button) => button.dataset.link === link);
  write(get("_name", HTMLElement), preset ? words(preset.querySelector(".name") ?? preset) : note.dataset.own ?? "");
  for (const button of presets) {
    const pressed = String(button === preset || button.dataset.link === link);
    if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
  }
  write(get("_command", HTMLElement),
    `rulesheet sheet --page ${selector.dataset.page} --lang ${lang} --select "${writeText(selection)}"`);
  listChosen();
  offer();
}

/** What stays as it is costs no time. @param {Element} place @param {string} text */
function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** @param {HTMLElement} element @param {boolean} hidden */
function hide(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** @param {Part[]} parts */
const chosenOf = (parts) => parts.filter(({ box }) => box.checked);

/** @param {Expansion} expansion */
const nameOf = ({ item }) => words(item.querySelector(".name") ?? item);

/** What the list of chosen expansions says: what each entry was made from, and the entry. */
const chips = expansions.map((expansion) => {
  const entry = document.createElement("li");
  entry.hidden = true;
  return { expansion, state: "", entry };
});
chosenList.append(...chips.map(({ entry }) => entry));

/** The expansions that are on the table, each with a button that takes it away. */
function listChosen() {
  let total = 0;
  for (const chip of chips) {
    const chosen = chosenOf(chip.expansion.parts);
    const state = chosen.length > 0 ? `${editionOf(selection)} ${valuesOf(chosen).join(" ")}` : "";
    if (state && state !== chip.state) chip.entry.replaceChildren(chipButton(chip.expansion, chosen));
    hide(chip.entry, !state);
    if (state) {
      chip.state = state;
      total += 1;
    }
  }
  hide(get("_none", HTMLElement), total > 0);
  write(get("_total", HTMLElement), String(total));
}

/** @param {Expansion} expansion @param {Part[]} chosen */
function chipButton(expansion, chosen) {
  const names = chosen.map(({ box }) => words(box.closest("label")?.querySelector(".name") ?? box));
  const whole = chosen.length === expansion.parts.length;
  const name = whole ? nameOf(expansion) : `${nameOf(expansion)} (${names.join(", ")})`;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: name, className: "chip" });
  button.dataset.without = expansion.id;
  button.setAttribute("aria-label", `${chosenList.dataset.remove}${name}`);
  return button;
}

/** Letters alone, without accents, so that a name is found however it is typed. @param {string} text */
const fold = (text) => text.normalize("NFD").toLowerCase().replace(/[^\p{L}\p{N}\s]+/gu, "");

/** What can be searched, by expansion. */
const searched = expansions.map(({ item }) => fold(item.dataset.names ?? ""));

/** Shows what fits the filters and the search, and counts it. What is chosen is always offered. */
function offer() {
  const shown = shownBoxes.filter((box) => box.checked).map((box) => box.value);
  const wanted = fold(search.value).split(/\s+/);
  let found = 0;
  const tallies = new Map(groups.map((group) => [group, { chosen: 0, offered: 0, expansions: 0 }]));
  expansions.forEach(({ item, whole, parts }, n) => {
    const offered = parts.filter(({ box, editions }) => box.checked || editions.some((edition) => shown.includes(edition)));
    if (whole) for (const part of parts) if (part.entry) hide(part.entry, !offered.includes(part));
    const hidden = offered.length === 0 || !wanted.every((word) => searched[n].includes(word));
    hide(item, hidden);
    if (whole) count(item, chosenOf(offered).length, offered.length);
    const tally = tallies.get(/** @type {HTMLDetailsElement} */ (item.closest("details")));
    if (hidden || !tally) return;
    found += 1;
    tally.expansions += 1;
    tally.chosen += chosenOf(offered).length;
    tally.offered += offered.length;
  });
  for (const [group, tally] of tallies) {
    count(group, tally.chosen, tally.offered);
    hide(group, tally.expansions === 0);
  }
  const unfound = get("_unfound", HTMLElement);
  write(unfound, found === 0 ? unfound.dataset.text ?? "" : "");
}

/** "(2/3)": so many of these are chosen. @param {HTMLElement} within @param {number} chosen @param {number} offered */
function count(within, chosen, offered) {
  const place = within.querySelector("summary > .count");
  if (place) write(place, `(${chosen}/${offered})`);
}

/** At least one edition is shown, and the preferred one is among them. */
function showEditions() {
  const shown = shownBoxes.filter((box) => box.checked);
  for (const box of shownBoxes) box.disabled = shown.length === 1 && box.checked;
  for (const box of editionBoxes) {
    const label = box.closest("label");
    if (label) label.hidden = !shown.some(({ value }) => value === box.value);
  }
  writeStore({ shown: shown.map(({ value }) => value), marked: markedBox.checked });
  document.documentElement.classList.toggle("unmarked", !markedBox.checked);
  if (!shown.some(({ value }) => value === editionOf(selection))) prefer(shown[0].value);
}

/** @param {string} edition */
function prefer(edition) {
  const rest = [...selection].filter((word) => !word.endsWith(":"));
  choose(new Set([`${edition}:`, ...rest]));
}

/** @param {string[]} some @param {boolean} there */
function put(some, there) {
  const next = new Set(selection);
  for (const word of some) there ? next.add(word) : next.delete(word);
  choose(next);
}

choices.addEventListener("submit", (event) => event.preventDefault());
choices.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { name, value, checked } = target;
  if (name === "edition") prefer(value);
  if (name === "component") put([value], checked);
  if (name === "variant") put([`+${value}`], checked);
  if (name === "expansion") put(meanings.get(value) ?? [], checked);
  if (name === "shown" || target === markedBox) {
    showEditions();
    offer();
  }
});
choices.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  const { link, words: list, without } = button?.dataset ?? {};
  if (link !== undefined) choose(readLink(link).selection);
  if (list !== undefined) choose(readLink(`${version}${editionOf(selection)},${list}`).selection);
  if (without !== undefined) {
    const shown = all("li:not([hidden]) > button", HTMLButtonElement, chosenList);
    const at = shown.findIndex((other) => other === button);
    put(meanings.get(without) ?? [], false);
    (shown[at + 1] ?? shown[at - 1] ?? search).focus();
  }
});

/** Groups that the reader has opened, while a search opens all of them. @type {HTMLDetailsElement[]} */
let openGroups = [];
let isSearching = false;
search.addEventListener("input", () => {
  const searching = search.value.trim() !== "";
  if (searching && !isSearching) openGroups = groups.filter((group) => group.open);
  if (searching !== isSearching) for (const group of groups) group.open = searching || openGroups.includes(group);
  isSearching = searching;
  offer();
});

const openButton = get("_open", HTMLButtonElement);
openButton.addEventListener("click", () => {
  const isOpen = selector.classList.toggle("is-open");
  openButton.setAttribute("aria-expanded", String(isOpen));
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && selector.classList.contains("is-open") && !document.querySelector("dialog[open]")) {
    openButton.click();
    openButton.focus();
  }
});
