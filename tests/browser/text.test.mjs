// What a sheet says as text, as JSON and as Markdown is what a reader sees of it as a page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { selections } from './lib/random.mjs';
import { languages, rulesheet } from './lib/site.mjs';
import { bare, difference, withoutListMarkers } from './lib/text.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const sheet = (language, selection, format) =>
  rulesheet('sheet', '--lang', language, '--select', selection, '--format', format);

for (const language of languages()) {
  for (const selection of selections(8, language.length + language.codePointAt(0))) {
    test(`${language}, ${selection.slice(0, 60)}`, () => withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.setContent(sheet(language, selection, 'html'));
      await page.emulateMedia({ media: 'print' });
      const shown = await page.locator('body').innerText();
      const text = sheet(language, selection, 'text');
      assert.deepEqual(difference(bare(shown), bare(withoutListMarkers(text))), undefined);

      const { items } = JSON.parse(sheet(language, selection, 'json'));
      let rest = bare(text);
      for (const item of items) {
        const at = rest.indexOf(bare(item.text));
        assert.ok(at >= 0, `${item.id} comes in its turn: ${item.text}`);
        rest = rest.slice(at + bare(item.text).length);
      }
    }));
  }
}
