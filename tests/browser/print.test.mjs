// On paper: no heading is left alone at the foot of a sheet, no short record is cut over two sheets, and no sheet is
// printed for next to nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { follows, lines, printed } from './lib/pdf.mjs';
import { address, catalogue, languages, largest, rulesheet, sheetPage, site } from './lib/site.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** A record up to this length, its children included, stands on one sheet. */
const SHORT = 4;

/**
 * Sets a word of its own at the beginning and at the end of each heading and paragraph, so that they can be found in
 * the printed page: `BEGIN12`, `END12`. They take no room. Returns the headings and records, with the numbers of the
 * first and the last of these that they hold.
 */
function mark() {
  const word = (text) => {
    const element = document.createElement('span');
    element.textContent = ` ${text} `;
    element.style.cssText =
      'position:absolute;font:1px sans-serif;letter-spacing:normal;text-transform:none;color:#fefefe;white-space:pre';
    return element;
  };
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const headings = visible('main :is(h1, h2, h3, h4)');
  const marked = [...headings, ...visible('main li[id] p, main li[id] > .words')];
  marked.forEach((element, number) => {
    element.prepend(word(`BEGIN${number}`));
    const end = word(`END${number}`);
    if (!headings.includes(element)) end.style.translate = '-100%'; // a full line leaves no room behind it
    element.append(end);
  });
  const thing = (element, heading) => {
    const inside = marked.filter((other) => element.contains(other)).map((other) => marked.indexOf(other));
    return { heading, name: element.id || element.textContent.trim(), begin: inside[0], end: inside.at(-1) };
  };
  return [...headings.map((heading) => thing(heading, true)), ...visible('main li[id]').map((record) => thing(record, false))];
}

const isMark = ({ text }) => /^(BEGIN|END)\d+$/.test(text);
const place = (words, text) => words.find((word) => word.text === text);

/** Faults of a printed page, in words. */
function faults(words, things) {
  const text = words.filter((word) => !isMark(word));
  return things.flatMap(({ heading, name, ...marks }) => {
    const begin = place(words, `BEGIN${marks.begin}`);
    const end = place(words, `END${marks.end}`);
    if (!begin || !end) return [`${name} is not printed`];
    if (heading) {
      const inColumn = text.filter((word) => word.page === end.page && word.column === end.column);
      return inColumn.some((word) => follows(word, end)) ? [] : [`the heading ${name} stands at the foot of sheet ${end.page + 1}`];
    }
    if (begin.page === end.page) return [];
    const inside = text.filter((word) => !follows(begin, word) && !follows(word, end));
    return lines(inside) <= SHORT ? [`${name} is cut after sheet ${begin.page + 1}`] : [];
  });
}

/** Sheets with fewer lines than a short record could have: blank ones, and a last one for what just did not fit. */
function wasted(words, sheets) {
  const text = words.filter((word) => !isMark(word));
  const held = Array.from({ length: sheets }, (_, sheet) => lines(text.filter(({ page }) => page === sheet)));
  return held.flatMap((count, sheet) => (count > SHORT ? [] : [`sheet ${sheet + 1} of ${sheets} holds ${count} lines`]));
}

for (const language of languages()) {
  for (const format of ['A4', 'Letter']) {
    test(`${language}, ${format}`, () => withPage(browser, {}, async (page) => {
      await page.goto(address(site, sheetPage(language, largest)));
      await page.emulateMedia({ media: 'print' });
      const things = await page.evaluate(mark);
      assert.ok(things.length > 100, 'the page has records');
      const { sheets, words } = await printed(page, `${language}-${format}`, format);
      assert.deepEqual(faults(words, things), []);
      assert.ok(sheets > 1, 'the page is long');
      assert.deepEqual(wasted(words, sheets), []);
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
