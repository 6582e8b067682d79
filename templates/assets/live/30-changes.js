// Showing another selection: what comes and goes, and saying so.

/** @typedef {{ element: HTMLElement, chain: number[], inner: number[], step: Element | null }} Rule */

/** The conditions of an element and of all that it stands in. @param {Element | null} element @returns {number[]} */
function chainOf(element) {
  if (!element) return [];
  const own = element instanceof HTMLElement && element.dataset.when !== undefined ? [conditionOf(element)] : [];
  return [...own, ...chainOf(element.parentElement)];
}

/** @type {Rule[]} */
const rules = all(".rules .record", HTMLElement).map((element) => ({
  element,
  chain: chainOf(element),
  inner: all(":scope > .say [data-when]", HTMLElement, element).map(conditionOf),
  step: element.closest(".step"),
}));

/** @param {Rule} rule @param {Values} values */
const shows = (rule, values) => rule.chain.every((when) => values[when]);

/** Rules by what becomes of them. @param {Values} before @param {Values} after */
function compareRules(before, after) {
  const came = rules.filter((rule) => shows(rule, after) && !shows(rule, before));
  const went = rules.filter((rule) => shows(rule, before) && !shows(rule, after));
  const stay = rules.filter((rule) => shows(rule, before) && shows(rule, after));
  const changed = stay.filter(({ inner }) => inner.some((when) => before[when] !== after[when]));
  return { came, went, changed };
}

const said = get("_said", HTMLElement);
/** So long is seen what came or went, in milliseconds. */
const moment = 1800;
/** Beyond so many rules, marking them would say nothing. */
const many = 40;
/** What is still to be done when the moment is over. */
let finish = () => {};

/** The values that the page shows. */
let current = evaluate(readLink(opening).selection);

/** @param {Values} next @param {boolean} [quietly] without marking what changes */
function show(next, quietly = false) {
  finish();
  const { came, went, changed } = compareRules(current, next);
  const marks = !quietly && came.length + went.length <= many;
  /** @type {HTMLElement[]} */
  const leaving = [];
  for (const { element, when } of regions) {
    if (next[when] === current[when]) continue;
    if (marks && !next[when] && element.matches(".rules :is(.record, .records, .step)")) leaving.push(element);
    else element.hidden = !next[when];
  }
  for (const { element, when } of adaptations) {
    if (next[when] !== current[when]) element.classList.toggle("adapted", next[when]);
  }
  current = next;
  numberNotes();
  if (!quietly) {
    say(came, went, changed);
    if (marks) mark(came.map((rule) => rule.element), leaving);
  }
}

/** Marks what comes, and lets what goes be seen for a moment. @param {HTMLElement[]} came @param {HTMLElement[]} went */
function mark(came, went) {
  for (const element of came) element.classList.add("came");
  for (const element of went) element.classList.add("went");
  const timer = setTimeout(() => finish(), moment);
  finish = () => {
    finish = () => {};
    clearTimeout(timer);
    for (const element of came) element.classList.remove("came");
    for (const element of went) {
      element.classList.remove("went");
      element.hidden = true;
    }
  };
}

/** @param {Rule[]} came @param {Rule[]} went @param {Rule[]} changed */
function say(came, went, changed) {
  const steps = new Set([...came, ...went, ...changed].map((rule) => rule.step));
  const { steps: stepsWord, came: cameWord, went: wentWord } = said.dataset;
  said.textContent = `${stepsWord}${steps.size} · ${cameWord}${came.length} · ${wentWord}${went.length}`;
}
