// No page scrolls sideways: on small phones, on a desk, or enlarged fourfold (1280 px / 4 = 320 px).
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { address, samples, site } from './lib/site.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** What reaches beyond the window's right or left side, unless it scrolls by itself. */
function tooWide() {
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

for (const name of samples()) {
  for (const width of [320, 360, 1280]) {
    test(`${name}, ${width} px`, () => withPage(browser, { viewport: { width, height: 640 } }, async (page) => {
      await page.goto(address(site, name));
      assert.deepEqual(await page.evaluate(tooWide), { document: 0, elements: [] });
    }));
  }
}
