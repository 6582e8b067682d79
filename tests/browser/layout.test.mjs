// No page scrolls sideways: on small phones, on a desk, or enlarged fourfold (1280 px / 4 = 320 px).
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { tooWide } from './lib/layout.mjs';
import { address, samples, site } from './lib/site.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const name of samples()) {
  for (const width of [320, 360, 1280]) {
    test(`${name}, ${width} px`, () => withPage(browser, { viewport: { width, height: 640 } }, async (page) => {
      await page.goto(address(site, name));
      assert.deepEqual(await page.evaluate(tooWide), { document: 0, elements: [] });
    }));
  }
}
