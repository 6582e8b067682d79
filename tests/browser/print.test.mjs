// On paper: no heading is left alone at the foot of a sheet, and no short record is cut over two sheets.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { lines, printed } from './lib/pdf.mjs';
import { address, catalogue, languages, largest, rulesheet, sheetPage, site } from './lib/site.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** A record up to this length, its children included, stands on one sheet. */
const SHORT = 4;

/**
 * Sets a word of its own at the beginning and at the end of each heading and record, so that they can be found in
 * the printed page: `BEGIN12`, `END12`. They take no room. Returns what each number stands for.
 */
function mark() {
  const word = (text) => {
    const element = document.createElement('span');
    element.textContent = ` ${text} `;
    element.style.cssText =
      'position:absolute;font:1px sans-serif;letter-spacing:normal;text-transform:none;color:#fefefe;white-space:pre';
    return element;
  };
  const hasOwn = (element) => element.checkVisibility();
  // Behind a block a word could come to stand on the next sheet, although the block ends on this one.
  const isBlock = (element) => element && /^(block|list-item|flex)$/.test(getComputedStyle(element).display);
  const innermost = (element, side) => (isBlock(element[side]) ? innermost(element[side], side) : element);
  const headings = [...document.querySelectorAll('main h1, main h2, main h3, main h4')];
  const records = [...document.querySelectorAll('main li[id]')];
  const things = [...headings, ...records].filter(hasOwn);
  return things.map((element, number) => {
    innermost(element, 'firstElementChild').prepend(word(`BEGIN${number}`));
    innermost(element, 'lastElementChild').append(word(`END${number}`));
    return { number, heading: headings.includes(element), name: element.id || element.textContent.trim() };
  });
}

const isMark = ({ text }) => /^(BEGIN|END)\d+$/.test(text);
const follows = (a, b) => a.page > b.page || (a.page === b.page && a.bottom > b.bottom + 2);
const place = (words, text) => words.find((word) => word.text === text);

/** Faults of a printed page, in words. */
function faults(words, things) {
  const text = words.filter((word) => !isMark(word));
  return things.flatMap(({ number, heading, name }) => {
    const begin = place(words, `BEGIN${number}`);
    const end = place(words, `END${number}`);
    if (!begin || !end) return [`${name} is not printed`];
    if (heading) {
      const below = text.some((word) => word.page === end.page && follows(word, end));
      return below ? [] : [`the heading ${name} stands at the foot of sheet ${end.page + 1}`];
    }
    if (begin.page === end.page) return [];
    const inside = text.filter((word) => !follows(begin, word) && !follows(word, end));
    return lines(inside) <= SHORT ? [`${name} is cut after sheet ${begin.page + 1}`] : [];
  });
}

for (const language of languages()) {
  for (const format of ['A4', 'Letter']) {
    test(`${language}, ${format}`, () => withPage(browser, {}, async (page) => {
      await page.goto(address(site, sheetPage(language, largest)));
      await page.emulateMedia({ media: 'print' });
      const things = await page.evaluate(mark);
      assert.ok(things.length > 100, 'the page has records');
      const words = await printed(page, `${language}-${format}`, format);
      assert.deepEqual(faults(words, things), []);
    }));
  }
}

test('navigation is not printed, and what lies on the table is', () => withPage(browser, {}, async (page) => {
  await page.goto(address(site, sheetPage('en', largest)));
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() => [...document.querySelectorAll('nav')].filter((nav) => nav.checkVisibility()).length);
  assert.equal(shown, 0);
}));

test('paper is white and ink is black, also for those who see the screen in dark colours', () =>
  withPage(browser, { colorScheme: 'dark' }, async (page) => {
    await page.goto(address(site, sheetPage('en', largest)));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const [paper, ink] = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      return [backgroundColor, getComputedStyle(document.querySelector('main li[id]')).color];
    });
    assert.match(paper, /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/);
    assert.equal(ink, 'rgb(0, 0, 0)');
  }));

test('marks and badges are words, so that they are there without colours and backgrounds', () =>
  withPage(browser, {}, async (page) => {
    const preset = catalogue.presets.find(({ selection }) => selection.startsWith('c1: ') && selection.includes('abbot')) ??
      catalogue.presets.find(({ id }) => id === largest);
    const sheet = JSON.parse(rulesheet('sheet', '--preset', preset.id, '--format', 'json'));
    await page.goto(address(site, sheetPage('en', preset.id)));
    await page.emulateMedia({ media: 'print' });
    for (const { id, adapted, deviation, signals } of sheet.items) {
      if (!adapted && !deviation && signals.length === 0) continue;
      const marked = await page.evaluate((id) => document.getElementById(id)?.innerText.length ?? 0, id);
      assert.ok(marked > 0, id);
    }
  }));
