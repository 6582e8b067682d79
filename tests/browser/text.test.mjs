// What a sheet says as text, as JSON and as Markdown is what a reader sees of it as a page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { selections } from './lib/random.mjs';
import { languages, rulesheet } from './lib/site.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** The letters and digits of a text, in their order: what is left if layout and list markers are taken away. */
const bare = (text) => text.normalize('NFC').toUpperCase().toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();

const sheet = (language, selection, format) =>
  rulesheet('sheet', '--lang', language, '--select', selection, '--format', format);

/** The numbers that lists have on a page are the browser's, and no text of it. */
const withoutListMarkers = (text) => text.replace(/^\s*(\d+\.|[-•])\s+/gm, '');

/** Where two texts part, with what stands around; nothing for equal ones. */
function difference(one, other) {
  if (one === other) return undefined;
  const at = one.split('').findIndex((letter, n) => letter !== other[n]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 60);
  return { page: one.slice(from, from + 120), text: other.slice(from, from + 120) };
}

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
