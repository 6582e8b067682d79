// Opening the page, and coming back to it.

/** Shows what the address says; what was kept, where it says nothing. */
function openPage() {
  const { link, anchor } = readAddress();
  const kept = readStore().link;
  const { selection: wanted, unknown } = link?.startsWith(version)
    ? readLink(link)
    : { ...readLink(typeof kept === "string" && kept.startsWith(version) ? kept : opening), unknown: link ? [link] : [] };
  place = anchor;
  choose(wanted, true);
  tell(unknown.length > 0 ? `${note.dataset.unknown}${unknown.join(", ")}` : "");
  if (anchor) goTo(anchor, "instant");
}

{
  const { shown, marked } = readStore();
  if (Array.isArray(shown) && shownBoxes.some((box) => shown.includes(box.value))) {
    for (const box of shownBoxes) box.checked = shown.includes(box.value);
  }
  markedBox.checked = marked !== false;
  document.documentElement.classList.remove("pending");
  openPage();
  showEditions();
  offer();
}
addEventListener("popstate", openPage);
