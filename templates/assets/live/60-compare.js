// What an expansion adds to the present sheet, takes from it and changes in it.

const compareBox = get("_compare-box", HTMLDialogElement);

/** The sentence of a rule as it reads under these values. @param {Rule} rule @param {Values} values */
function sentence({ element }, values) {
  const copy = /** @type {HTMLElement} */ ((element.querySelector(".say") ?? element).cloneNode(true));
  for (const part of all("[data-when]", HTMLElement, copy)) values[conditionOf(part)] ? part.hidden = false : part.remove();
  for (const named of all("[id]", HTMLElement, copy)) named.removeAttribute("id");
  for (const link of all("a", HTMLAnchorElement, copy)) link.replaceWith(...link.childNodes);
  return copy;
}

/** @param {string} tag @param {HTMLElement} copy */
function wrap(tag, copy) {
  const element = document.createElement(tag);
  element.append(...copy.childNodes);
  return element;
}

/** @param {string} id @param {[Rule, ...HTMLElement[]][]} entries */
function list(id, entries) {
  const section = get(id, HTMLElement);
  section.hidden = entries.length === 0;
  section.querySelector("ul")?.replaceChildren(...entries.map(([rule, ...sentences]) => {
    const item = document.createElement("li");
    const label = rule.step?.querySelector("h3 .label")?.cloneNode(true);
    item.append(...(label ? [label, " "] : []), ...sentences.flatMap((sentence) => [sentence, " "]));
    return item;
  }));
}

/** @param {Expansion} expansion */
function compare(expansion) {
  const ids = valuesOf(expansion.parts);
  const there = ids.some((id) => selection.has(id));
  const without = evaluate(withoutIdle(new Set([...selection].filter((word) => !ids.includes(word)))));
  const having = there ? current : evaluate(new Set([...selection, ...ids]));
  const { came, went, changed } = compareRules(without, having);
  const reads = changed.map((rule) => ({ rule, old: sentence(rule, without), young: sentence(rule, having) }));
  const differs = reads.filter(({ old, young }) => old.textContent !== young.textContent);
  list("_adds", came.map((rule) => [rule, wrap("span", sentence(rule, having))]));
  list("_removes", went.map((rule) => [rule, wrap("span", sentence(rule, without))]));
  list("_changes", differs.map(({ rule, old, young }) => [rule, wrap("del", old), wrap("ins", young)]));
  get("_compared", HTMLElement).textContent = nameOf(expansion);
  get("_compare-none", HTMLElement).hidden = came.length + went.length + differs.length > 0;
  compareBox.showModal();
  compareBox.scrollTop = 0;
}

choices.addEventListener("click", ({ target }) => {
  const id = target instanceof HTMLElement ? target.dataset.compare : undefined;
  const expansion = expansions.find((expansion) => expansion.id === id);
  if (expansion) compare(expansion);
});
