// Playing along: one step at a time, in large letters, to be ticked off.

const playBox = get("_play-box", HTMLDialogElement);
const nextButton = get("_next", HTMLButtonElement);
const backButton = get("_back", HTMLButtonElement);
const players = get("_players", HTMLInputElement);
let player = 1;
let at = 0;
/** What has been ticked off in this turn. @type {Set<string>} */
const ticked = new Set();

/** The steps in which something can be done: those with a label, where there are any. */
function playedSteps() {
  const shown = all(".rules .step", HTMLElement)
    .filter((step) => !step.closest("[hidden]") && step.querySelector(".record:not([hidden])"))
    .filter((step) => !step.querySelector(":scope > .empty:not([hidden])"));
  const labelled = shown.filter((step) => step.querySelector("h3 .label"));
  return labelled.length > 0 ? labelled : shown;
}

/** The heading of a step, or of the section that it is. @param {HTMLElement} step */
function headOf(step) {
  const heads = all(".rules :is(h2.phase, h3)", HTMLElement);
  const own = step.querySelector("h3");
  return own ?? heads.filter((head) => head.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING).pop() ?? step;
}

/** A step to be ticked off. @param {HTMLElement} step */
function tickable(step) {
  const copy = /** @type {HTMLElement} */ (step.cloneNode(true));
  for (const part of copy.querySelectorAll("[hidden], :scope > h3, .ref")) part.remove();
  for (const record of all(".record:is(.action, .option, .group)", HTMLElement, copy)) {
    const box = document.createElement("input");
    const text = record.querySelector(":scope > .say")?.textContent ?? "";
    Object.assign(box, { type: "checkbox", checked: ticked.has(record.id), className: "tick" });
    box.setAttribute("aria-label", text.trim());
    const { id } = record;
    box.addEventListener("change", () => { box.checked ? ticked.add(id) : ticked.delete(id); });
    record.prepend(box);
  }
  for (const named of all("[id]", HTMLElement, copy)) named.removeAttribute("id");
  for (const link of all("a", HTMLAnchorElement, copy)) link.replaceWith(...link.childNodes);
  return [...copy.childNodes];
}

function showStep() {
  const steps = playedSteps();
  const step = steps[at];
  if (!step) return;
  get("_play-title", HTMLElement).replaceChildren(...all(":scope > *", HTMLElement, headOf(step)).flatMap((part) => [part.cloneNode(true), " "]));
  get("_play-rules", HTMLElement).replaceChildren(...tickable(step));
  const turn = get("_turn", HTMLElement);
  turn.textContent = `${turn.dataset.text}${player}`;
  get("_place", HTMLElement).textContent = `${at + 1} / ${steps.length}`;
  backButton.disabled = at === 0;
  nextButton.textContent = (at + 1 < steps.length ? nextButton.dataset.step : nextButton.dataset.player) ?? "";
  const body = playBox.querySelector(".play-step");
  if (body instanceof HTMLElement) {
    body.scrollTop = 0;
    body.focus();
  }
}

/** @param {number} by */
function go(by) {
  at += by;
  if (at >= playedSteps().length) {
    at = 0;
    ticked.clear();
    player = (player % Math.max(1, players.valueAsNumber || 1)) + 1;
  }
  at = Math.max(0, at);
  showStep();
}

/** The screen stays on while the dialog is open. @type {WakeLockSentinel | undefined} */
let awake;
async function stayAwake() {
  try {
    if (playBox.open && document.visibilityState === "visible") awake = await navigator.wakeLock?.request("screen");
  } catch {
    // The device may refuse; then the screen goes dark as always.
  }
}

get("_play", HTMLElement).addEventListener("click", () => {
  finish();
  at = Math.min(at, Math.max(0, playedSteps().length - 1));
  playBox.showModal();
  showStep();
  stayAwake();
});
playBox.addEventListener("close", () => awake?.release());
document.addEventListener("visibilitychange", stayAwake);
nextButton.addEventListener("click", () => go(1));
backButton.addEventListener("click", () => go(-1));
playBox.addEventListener("keydown", ({ key, target }) => {
  if (target instanceof HTMLInputElement) return;
  if (key === "ArrowRight" || key === "PageDown") go(1);
  if ((key === "ArrowLeft" || key === "PageUp") && at > 0) go(-1);
});
