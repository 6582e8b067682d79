// A live page shows what the program writes for the same selection, whatever is chosen: as text, or, where lines are
// sums, as a page, since the text has the marks of a sum in other places.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { selections } from './lib/random.mjs';
import { address, catalogue, languages, livePages, read, rulesheet, site } from './lib/site.mjs';
import { bare, difference, withoutListMarkers } from './lib/text.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const count = Number(process.env.SELECTIONS ?? 200);
const preset = (selection) => catalogue.presets.find((preset) => preset.selection === selection);

/** What the program writes; a selection that is ready has a name of its own. */
const sheet = (language, page, selection, format) => rulesheet('sheet', '--page', page, '--lang', language, '--format', format,
  ...(preset(selection) ? ['--preset', preset(selection).id] : ['--select', selection]));

/** The same as words; `other` is a page of the browser for it. */
async function said(other, language, page, selection) {
  if (page === 'order-of-play') return bare(withoutListMarkers(sheet(language, page, selection, 'text')));
  await other.setContent(sheet(language, page, selection, 'html'));
  return shown(other);
}

/** The address of a selection: every component by its name, which is a longer way than the page's own. */
const link = (selection) => `v1=${selection.replace(': ', ',').replace(/:$/, '').replaceAll(' ', ',')}`;

/** What a reader of the printed page sees. */
async function shown(page) {
  await page.emulateMedia({ media: 'print' });
  return bare(await page.locator('body').innerText());
}

for (const language of languages()) {
  for (const [n, name] of livePages(language).entries()) {
    const id = name.split('/')[1];
    const share = Math.ceil(count / livePages(language).length);
    test(`${name} says what the sheets of ${share} selections say`, () => withPage(browser, {}, async (page) => {
      await page.goto(address(site, name));
      const other = await page.context().newPage();
      for (const selection of selections(share, language.codePointAt(0) + n)) {
        await page.evaluate((hash) => { location.hash = hash; }, link(selection));
        const text = await said(other, language, id, selection);
        assert.deepEqual(difference(await shown(page), text), undefined, selection);
      }
    }));

    test(`${name} shows its opening without script, and says so`, () =>
      withPage(browser, { javaScriptEnabled: false }, async (page) => {
        await page.goto(address(site, name));
        assert.ok(await page.locator('noscript').first().isVisible());
        assert.equal(await page.locator('.selector').isVisible(), false);
        const opening = read(site, name).match(/data-opening="v1=([^"]*)"/)[1];
        const text = await said(await page.context().newPage(), language, id, `${opening}:`);
        const all = await shown(page);
        const noticed = bare(await page.locator('noscript').first().innerText());
        assert.deepEqual(difference(all.replace(`${noticed} `, ''), text), undefined);
      }));
  }
}
