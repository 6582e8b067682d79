// Takes the pictures of the README from the site that the program builds.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, withPage } from './lib/browser.mjs';
import { address, buildSites, root, sheetPage, site } from './lib/site.mjs';

const pictures = [
  { name: 'desk', page: sheetPage('en', 'big-box-4'), view: { viewport: { width: 1100, height: 720 } }, at: '#_phase-place-tile' },
  {
    name: 'phone',
    page: sheetPage('nl', 'everything-by-c1'),
    view: { viewport: { width: 360, height: 640 }, colorScheme: 'dark' },
    at: '#_phase-place-tile',
  },
];

buildSites();
mkdirSync(join(root, 'docs'), { recursive: true });
const browser = await launch();
for (const { name, page: file, view, at } of pictures) {
  await withPage(browser, view, async (page) => {
    await page.goto(address(site, file));
    await page.evaluate((at) => {
      document.querySelector(at).scrollIntoView({ behavior: 'instant', block: 'start' });
      scrollBy({ top: -16, behavior: 'instant' });
    }, at);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(root, 'docs', `${name}.png`) });
  });
}
await browser.close();
