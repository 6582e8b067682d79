// Measuring a page; these functions run in the browser.

/** What reaches beyond the window's right or left side, unless it scrolls by itself. */
export function tooWide() {
  const width = document.documentElement.clientWidth;
  const scrolls = (element) => element && (/(auto|scroll|hidden)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const beyond = (box) => box.width > 1 && (box.right > width + 0.5 || box.left < -0.5);
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position !== 'absolute')
    .filter((element) => beyond(element.getBoundingClientRect()) && !scrolls(element.parentElement));
  return {
    document: document.documentElement.scrollWidth - width,
    elements: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 200)),
  };
}
