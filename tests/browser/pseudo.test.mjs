// Languages that nobody speaks: what is not translated, too narrow, or the wrong way round shows in them.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { tooWide } from './lib/layout.mjs';
import { address, artefacts, catalogue, filesOf, largest, livePages, pagesOf, read, rulesheet, site } from './lib/site.mjs';

const both = join(artefacts, 'pseudo');
const mirrored = join(artefacts, 'mirrored');
const presets = ['--preset', catalogue.presets[0].id, '--preset', largest];
rulesheet('build', '--pseudo', '--out', both, '--lang', 'en-XA', '--lang', 'ar-XB', ...presets);
rulesheet('build', '--pseudo', '--out', mirrored, '--lang', 'ar-XB', ...presets);

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const pages = pagesOf(both);
const phone = { viewport: { width: 360, height: 640 } };

/**
 * All that is read on a page: its texts, and the attributes that are read aloud. Not what stands for itself: commands,
 * ids and files, the languages' names for themselves, the name of the licence.
 */
function texts() {
  const own = 'noscript, pre, code, bdi, [hreflang], table th[lang], a[rel=license]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title, document.querySelector('meta[name=description]').content];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest(own)) found.push(walker.currentNode.data);
  }
  for (const name of ['aria-label', 'alt', 'title']) {
    found.push(...[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));
  }
  return found;
}

// What no message says: a language's name for itself, and the words of CLDR between the items of a list.
const known = /English \(Pseudo-Accents\)|\b(?:or|and)\b/g;
const turned = /\u202E[^\u202C]*\u202C/g;
const isEnglish = (text) => /[A-Za-z]{2}/.test(text.replace(turned, '').replace(known, ''));

test('there is a page of each kind', () => {
  const ids = livePages('en').map((name) => name.split('/')[1]);
  const sheets = [catalogue.presets[0].id, largest].flatMap((preset) => ids.map((id) => `${preset}/${id}/index.html`));
  const kinds = ['index.html', 'translation/index.html', ...ids.map((id) => `${id}/index.html`), ...sheets];
  const expected = ['en-XA', 'ar-XB'].flatMap((language) => kinds.map((kind) => `${language}/${kind}`));
  assert.deepEqual(pages, ['404.html', 'index.html', ...expected].sort());
});

for (const name of pages) {
  test(`${name} says nothing that is not translated, and fits a phone`, () => withPage(browser, phone, async (page) => {
    await page.goto(address(both, name));
    const read = await page.evaluate(texts);
    assert.ok(read.length > 4);
    assert.deepEqual(read.filter(isEnglish), []);
    assert.deepEqual(await page.evaluate(tooWide), { document: 0, elements: [] });
  }));
}

test('sentences are longer, and in brackets', () => withPage(browser, {}, async (page) => {
  await page.goto(address(both, `en-XA/${largest}/order-of-play/index.html`));
  const sentences = await page.evaluate(() => [...document.querySelectorAll('.record .words')].map((words) => words.textContent));
  assert.ok(sentences.length > 100);
  assert.deepEqual(sentences.filter((sentence) => !/^\[.*\]$/s.test(sentence.trim())), []);
}));

/** What runs from left to right, though its place runs the other way. */
function notMirrored() {
  const others = '[dir=ltr], pre, bdi, svg, head';
  const all = [document.documentElement, ...document.body.querySelectorAll('*')].filter((element) => !element.closest(others));
  return all.filter((element) => getComputedStyle(element).direction !== 'rtl').map((element) => element.outerHTML.slice(0, 200));
}

for (const name of pagesOf(mirrored)) {
  for (const media of ['screen', 'print']) {
    test(`${name} runs from right to left on ${media}`, () => withPage(browser, phone, async (page) => {
      await page.emulateMedia({ media });
      await page.goto(address(mirrored, name));
      assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
      assert.deepEqual(await page.evaluate(notMirrored), []);
    }));
  }
}

const physical = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)/,
  /@(?:top|bottom)-(?:left|right)/,
  /\bto (?:left|right)\b/,
  /translateX\(/,
];

/** Shorthands of four sides whose second and fourth are not the same. */
function lopsided(line) {
  const [, sides] = /^\s*(?:margin|padding|inset|border-width|border-style|border-color)\s*:\s*([^;]+)/.exec(line) ?? [];
  const parts = (sides ?? '').match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

test('style sheets name no left and no right', () => {
  for (const name of filesOf(site).filter((name) => name.endsWith('.css'))) {
    const bare = read(site, name).replace(/\/\*[\s\S]*?\*\//g, '');
    const wrong = bare.split('\n').filter((line) => lopsided(line) || physical.some((side) => side.test(line)));
    assert.deepEqual(wrong, []);
  }
});
