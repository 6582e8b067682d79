// A live page shows what the program writes for the same selection, whatever is chosen.
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
const sheet = (language, page, selection) => rulesheet('sheet', '--page', page, '--lang', language, '--format', 'text',
  ...(preset(selection) ? ['--preset', preset(selection).id] : ['--select', selection]));

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
      for (const selection of selections(share, language.codePointAt(0) + n)) {
        await page.evaluate((hash) => { location.hash = hash; }, link(selection));
        const text = bare(withoutListMarkers(sheet(language, id, selection)));
        assert.deepEqual(difference(await shown(page), text), undefined, selection);
      }
    }));

    test(`${name} shows its opening without script, and says so`, () =>
      withPage(browser, { javaScriptEnabled: false }, async (page) => {
        await page.goto(address(site, name));
        assert.ok(await page.locator('noscript').first().isVisible());
        assert.equal(await page.locator('.selector').isVisible(), false);
        const opening = read(site, name).match(/data-opening="v1=([^"]*)"/)[1];
        const text = bare(withoutListMarkers(sheet(language, id, `${opening}:`)));
        await page.emulateMedia({ media: 'print' });
        const all = bare(await page.locator('body').innerText());
        const noticed = bare(await page.locator('noscript').first().innerText());
        assert.deepEqual(difference(all.replace(`${noticed} `, ''), text), undefined);
      }));
  }
}
