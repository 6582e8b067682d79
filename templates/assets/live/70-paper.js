// The sheet on paper, and as a file that needs no other.

/** What belongs to the page, but not to the sheet. */
const around = "[hidden], script, link, noscript, .selector, .site-bar, .pages, .own, #_note, .notice .more, meta[http-equiv]";

/** The sheet alone, with the style in it. @param {string} style */
function sheetAlone(style) {
  finish();
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  for (const part of copy.querySelectorAll(around)) part.remove();
  for (const part of all("[data-when], [data-adapted], [data-note]", HTMLElement, copy)) {
    for (const name of ["data-when", "data-adapted", "data-note"]) part.removeAttribute(name);
  }
  copy.classList.remove("live");
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
  const sheet = document.createElement("style");
  sheet.textContent = style;
  copy.querySelector("meta[charset]")?.after(policy, sheet);
  const title = copy.querySelector("title");
  if (title) title.textContent = [words(document.querySelector("h1") ?? copy), words(get("_name", HTMLElement))].join(" · ");
  return `<!doctype html>\n${copy.outerHTML}\n`;
}

/** The style sheet as text. From the disk nothing can be read, but a script can be run. @returns {Promise<string>} */
function style() {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${root}assets/style.js`;
    script.onload = () => resolve(String(Reflect.get(window, "rulesheetStyle")));
    script.onerror = reject;
    document.head.append(script);
    script.remove();
  });
}

get("_print", HTMLElement).addEventListener("click", () => {
  finish();
  print();
});
get("_download", HTMLElement).addEventListener("click", async () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([sheetAlone(await style())], { type: "text/html" }));
  link.download = `${selector.dataset.page}-${lang}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), moment);
});
