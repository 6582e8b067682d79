// The automatic part of accessibility, in light and in dark colours, on a phone and on a desk.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { address, samples, site } from './lib/site.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const views = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 360, height: 640 } },
];

for (const name of samples()) {
  for (const view of views) {
    test(`${name}, ${view.colorScheme}, ${view.viewport.width} px`, () => withPage(browser, view, async (page) => {
      await page.goto(address(site, name));
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
      const told = violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html} ${node.failureSummary}`));
      assert.deepEqual(told, []);
    }));
  }
}
