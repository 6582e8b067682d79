// Handing the sheet round the table.

const address = get("_address", HTMLInputElement);
const copyButton = get("_copy", HTMLButtonElement);
const copyWord = copyButton.textContent;

get("_share", HTMLElement).addEventListener("click", () => {
  const link = writeLink(selection);
  writeAddress(link);
  writeNow();
  address.value = location.href.split("#")[0] + `#${link}`;
  const grid = qr(address.value);
  get("_code", HTMLElement).replaceChildren(...(grid ? [picture(grid)] : []));
  get("_code", HTMLElement).hidden = !grid;
  get("_too-long", HTMLElement).hidden = grid !== undefined;
  copyButton.textContent = copyWord;
  get("_share-box", HTMLDialogElement).showModal();
});

copyButton.addEventListener("click", async () => {
  address.select();
  try {
    await navigator.clipboard.writeText(address.value);
  } catch {
    // The old way, which works from the disk as well.
    document.execCommand("copy");
  }
  copyButton.textContent = copyButton.dataset.done ?? "";
});
