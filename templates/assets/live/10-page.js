// A live page: everything that it can say stands in it, and what fits the selection is shown.
// The files of this folder are put together, in the order of their names, to one script that runs when the page is
// there. A selection is a set of words: `c2:` (the preferred edition), `fairy` (a component), `+variant`.
"use strict";

/** @typedef {Set<string>} Choice */
/** @typedef {boolean[]} Values The value of every condition, by its number. */
/** @typedef {{ sign: string, name: string, parts: number[] }} Condition A condition in terms of those before it. */

/**
 * The element with this id; the page is made so that it is there.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function get(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`no ${id}`);
}

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} [within]
 * @returns {T[]}
 */
function all(selector, kind, within = document) {
  return /** @type {T[]} */ ([...within.querySelectorAll(selector)].filter((found) => found instanceof kind));
}

/** What a reader sees of an element: without the words of other selections. @param {Element} element */
function words(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
  return (copy.textContent ?? "").trim();
}

const selector = get("_selector", HTMLElement);
const { root = "", opening = "", lang = "en" } = selector.dataset;

/** @type {Condition[]} The form is described in src/site/live/conditions.rs. */
const conditions = (selector.dataset.conditions ?? "").split(" ").map((text) => {
  const rest = text.slice(1);
  return { sign: text[0], name: rest, parts: text[0] === "=" ? [] : rest.split(",").map(Number) };
});

/** @param {Choice} selection @returns {Values} */
function evaluate(selection) {
  /** @type {Values} */
  const values = [];
  for (const { sign, name, parts } of conditions) {
    if (sign === "=") values.push(selection.has(name));
    else if (sign === "!") values.push(!values[parts[0]]);
    else if (sign === "&") values.push(parts.every((part) => values[part]));
    else if (sign === "|") values.push(parts.some((part) => values[part]));
    else values.push(sign === "1");
  }
  return values;
}

/** The number of the condition that an element bears. @param {HTMLElement} element */
const conditionOf = (element) => Number(element.dataset.when);

/** All that depends on the selection. */
const regions = all("[data-when]", HTMLElement).map((element) => ({ element, when: conditionOf(element) }));
/** Words that are an adaptation in some selections. */
const adaptations = all("[data-adapted]", HTMLElement)
  .map((element) => ({ element, when: Number(element.dataset.adapted) }));
/** Footnotes in their order, and all places that name the number of one. */
const notes = all(".footnotes li", HTMLElement).map((element) => {
  const number = element.querySelector("[data-note]")?.getAttribute("data-note");
  return { element, places: all(`[data-note="${number}"]`, HTMLElement) };
});

/** Footnotes are numbered as they show. */
function numberNotes() {
  let number = 0;
  for (const { element, places } of notes) {
    if (element.hidden) continue;
    number += 1;
    for (const place of places) if (place.textContent !== String(number)) place.textContent = String(number);
  }
}
