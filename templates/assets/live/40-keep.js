// The selection stands in the address (`#v1=c2,fairy&some-rule`), and is kept for the next visit where that is allowed.

const store = "rulesheet";
const note = get("_note", HTMLElement);

/** What the address says. */
function readAddress() {
  const parts = location.hash.slice(1).split("&").map(decode);
  const link = parts.find((part) => /^v\d+=/.test(part));
  return { link, anchor: parts.find((part) => part !== link) ?? "" };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @typedef {{ link?: string, marked?: boolean, shown?: string[] }} Kept */

/** @returns {Kept} */
function readStore() {
  try {
    const kept = JSON.parse(localStorage.getItem(store) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** @param {Kept} kept */
function writeStore(kept) {
  try {
    localStorage.setItem(store, JSON.stringify({ ...readStore(), ...kept }));
  } catch {
    // Nothing is kept, then.
  }
}

/** The rule or step that the reader was sent to. */
let place = "";

/** @param {string} link */
const addressOf = (link) => `#${link}${place ? `&${place}` : ""}`;

/** What is still to be put into the address. */
let unwritten = "";

/** Puts the selection into the address, without a step for the back button; not before the page has been painted. @param {string} link */
function writeAddress(link) {
  if (!unwritten) setTimeout(writeNow);
  unwritten = link;
}

function writeNow() {
  const link = unwritten;
  unwritten = "";
  if (!link) return;
  if (location.hash !== addressOf(link)) history.replaceState(null, "", addressOf(link));
  writeStore({ link });
}
addEventListener("pagehide", writeNow);

/** What is said on top of the page, or nothing. @param {string} text */
function tell(text) {
  note.textContent = text;
  note.hidden = text === "";
}

/** Scrolls to a place of the page; tells, if it does not show. @param {string} id @param {ScrollBehavior} [behavior] */
function goTo(id, behavior) {
  const target = document.getElementById(id);
  for (const old of all(".target", HTMLElement)) old.classList.remove("target");
  place = target ? id : "";
  if (!target) return;
  if (target.closest("[hidden]")) return tell(note.dataset.notShown ?? "");
  target.classList.add("target");
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior });
}

/** The step at the top of the window: where the reader is. */
function stepInView() {
  if (scrollY < 200) return "";
  return all(".rules .step", HTMLElement).find((step) => step.getBoundingClientRect().bottom > 80)?.id ?? "";
}

/** Links to this page in other languages, and to other live pages, also from within a sentence. */
const ways = ".languages a, .pages a, main a[href^='../']:not([href^='../..'])";

/** Such a link takes the selection along, and the place: its own, or where the reader is. @param {Event} event */
function follow({ target }) {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!anchor?.matches(ways)) return;
  const [page, hash = ""] = anchor.href.split("#");
  const own = hash.split("&").find((part) => !/^v\d+=/.test(part)) ?? "";
  const to = anchor.closest(".languages") ? stepInView() || place : own;
  anchor.href = `${page}#${writeLink(selection)}${to ? `&${to}` : ""}`;
}
for (const kind of ["pointerdown", "focusin", "click", "contextmenu"]) document.addEventListener(kind, follow);

document.addEventListener("click", (event) => {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  const href = anchor?.getAttribute("href") ?? "";
  if (href.startsWith("#") && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    writeNow();
    goTo(href.slice(1));
    history.pushState(null, "", addressOf(writeLink(selection)));
  }
});
