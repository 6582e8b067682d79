// Selections as the end of an address, as src/catalogue/selection_link.rs writes them: `v1=c2,fairy,+variant`.
// This form may never change: people keep such addresses.

const version = "v1=";

/** The boxes of all components, in the order of the catalogue. */
const boxes = all("input[name=component]", HTMLInputElement, selector);
const variantBoxes = all("input[name=variant]", HTMLInputElement, selector);
const editionBoxes = all("input[name=edition]", HTMLInputElement, selector);

/**
 * An expansion of the selector; `whole` is the box of one with several parts.
 * @typedef {{ box: HTMLInputElement, entry: HTMLElement | null, editions: string[] }} Part
 * @typedef {{ item: HTMLElement, id: string, whole: HTMLInputElement | null, parts: Part[] }} Expansion
 */

/** @type {Expansion[]} */
const expansions = all(".expansion", HTMLElement, selector).map((item) => ({
  item,
  id: item.dataset.id ?? "",
  whole: item.querySelector("input[name=expansion]"),
  parts: all("input[name=component]", HTMLInputElement, item)
    .map((box) => ({ box, entry: box.closest("li"), editions: (box.dataset.editions ?? "").split(" ") })),
}));

/** @param {Part[]} parts */
const valuesOf = (parts) => parts.map(({ box }) => box.value);

const ids = new Set(boxes.map((box) => box.value));
/** What each word of an address stands for. @type {Map<string, string[]>} */
const meanings = new Map([
  ["everything", [...ids]],
  ...expansions.map(({ id, parts }) => /** @type {[string, string[]]} */ ([id, valuesOf(parts)])),
  ...[...ids].map((id) => /** @type {[string, string[]]} */ ([id, [id]])),
]);

/**
 * @param {string} link
 * @returns {{ selection: Choice, unknown: string[] }} with the words that mean nothing
 */
function readLink(link) {
  const [edition, ...rest] = link.slice(version.length).split(",").filter((word) => word !== "");
  const known = editionBoxes.find((box) => box.value === edition);
  /** @type {Choice} */
  const selection = new Set([`${(known ?? editionBoxes[0]).value}:`]);
  const unknown = known ? [] : [edition ?? ""];
  for (const word of rest) {
    const parts = meanings.get(word.replace(/^-/, ""));
    if (variantBoxes.some((box) => word === `+${box.value}`)) selection.add(word);
    else if (parts) for (const part of parts) word.startsWith("-") ? selection.delete(part) : selection.add(part);
    else unknown.push(word);
  }
  return { selection: withoutIdle(selection), unknown };
}

/** Variants that mean nothing without something that is not there are not chosen. @param {Choice} selection */
function withoutIdle(selection) {
  const values = evaluate(selection);
  for (const box of variantBoxes) {
    const needs = box.closest("li")?.dataset.when;
    if (needs !== undefined && !values[Number(needs)]) selection.delete(`+${box.value}`);
  }
  return selection;
}

/** @param {Choice} selection */
function editionOf(selection) {
  return editionBoxes.find((box) => selection.has(`${box.value}:`))?.value ?? "";
}

/** The shortest way to say it. @param {Choice} selection */
function writeLink(selection) {
  const mostly = boxes.filter((box) => selection.has(box.value)).length * 2 > boxes.length;
  const sign = mostly ? "-" : "";
  const named = expansions.flatMap(({ id, parts }) => {
    const found = valuesOf(parts).filter((part) => selection.has(part) !== mostly);
    return found.length === parts.length && parts.length > 1 && !ids.has(id) ? [id] : found;
  });
  const variants = variantBoxes.map((box) => `+${box.value}`).filter((word) => selection.has(word));
  const list = [editionOf(selection), ...(mostly ? ["everything"] : []), ...named.map((id) => sign + id), ...variants];
  return version + list.join(",");
}

/** As the command line takes it. @param {Choice} selection */
function writeText(selection) {
  const chosen = boxes.map((box) => box.value).filter((id) => selection.has(id));
  const variants = variantBoxes.map((box) => `+${box.value}`).filter((word) => selection.has(word));
  return [`${editionOf(selection)}:`, ...chosen, ...variants].join(" ");
}
