// The code that is shown to be scanned, the link that is copied, and the sheet on paper and as a file.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import jsqr from 'jsqr';
import { launch, withPage } from './lib/browser.mjs';
import { address, artefacts, catalogue, livePages, rulesheet, site } from './lib/site.mjs';
import { bare, difference, withoutListMarkers } from './lib/text.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const [first] = livePages('en');
const pageId = first.split('/')[1];
const scan = jsqr.default ?? jsqr;

/** What a reader of codes makes of the code on the page: its modules as pixels. */
async function scanned(page) {
  const { size, pixels } = await page.evaluate(() => {
    const svg = document.querySelector('#_code svg');
    const size = Number(svg.getAttribute('viewBox').split(' ')[2]);
    const scale = 4;
    const pixels = new Array(size * size * scale * scale).fill(255);
    for (const [, x, y] of svg.querySelector('path').getAttribute('d').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let dy = 0; dy < scale; dy++) for (let dx = 0; dx < scale; dx++) {
        pixels[((Number(y) + 4) * scale + dy) * size * scale + (Number(x) + 4) * scale + dx] = 0;
      }
    }
    return { size: size * scale, pixels };
  });
  const image = Uint8ClampedArray.from(pixels.flatMap((value) => [value, value, value, 255]));
  return scan(image, size, size)?.data;
}

/** Ever more components: codes of every size. */
const steps = [0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 35, 40, 45];
const scattered = (count) => catalogue.components.map(({ id }) => id).filter((_, n) => n % 2 === 0).slice(0, count);

test('the code leads to the same address, however long it is', () => withPage(browser, {}, async (page) => {
  for (const count of steps) {
    await page.goto(address(site, first) + `#v1=c2,${scattered(count).join(',')}`);
    await page.reload();
    await page.click('#_share');
    const wanted = await page.inputValue('#_address');
    assert.equal(wanted, page.url());
    if (await page.locator('#_too-long').isVisible()) {
      assert.ok(wanted.length > 900, 'only what is long is too long');
      continue;
    }
    assert.equal(await scanned(page), wanted);
  }
}));

test('a link that is copied is the one that is shown', () => withPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
  await page.goto(address(site, first) + '#v1=c2,fairy');
  await page.click('#_share');
  const before = await page.locator('#_copy').innerText();
  await page.click('#_copy');
  await page.waitForFunction((before) => document.querySelector('#_copy').innerText !== before, before);
  assert.equal(await page.evaluate(() => getSelection().toString() || document.querySelector('#_address').value), page.url());
}));

const preset = catalogue.presets.find(({ selection }) => selection.includes('princess') && selection.includes('inns'));
const link = (selection) => `v1=${selection.replace(': ', ',').replaceAll(' ', ',')}`;

test('paper shows the sheet and no more', () => withPage(browser, {}, async (page) => {
  await page.goto(`${address(site, first)}#${link(preset.selection)}`);
  await page.evaluate(() => { window.print = () => { window.printed = true; }; });
  await page.locator('#_choices [name=component]:checked').first().evaluate((box) => { box.click(); box.click(); });
  await page.click('#_print');
  assert.ok(await page.evaluate(() => window.printed));
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.selector').isVisible(), false);
  const text = rulesheet('sheet', '--page', pageId, '--preset', preset.id, '--format', 'text');
  assert.deepEqual(difference(bare(await page.locator('body').innerText()), bare(withoutListMarkers(text))), undefined);
}));

test('the file that is downloaded needs no other, and says the same', () => withPage(browser, {}, async (page, outside) => {
  await page.goto(`${address(site, first)}#${link(preset.selection)}`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#_download')]);
  assert.equal(download.suggestedFilename(), `${pageId}-en.html`);
  const html = readFileSync(await download.path(), 'utf8');
  const left = html.replace(/<style>[^]*?<\/style>/, '').match(/<script|<link|data-|\shidden|src=|style=/);
  assert.equal(left?.input.slice(left.index, left.index + 80), undefined, 'nothing of the live page is left');
  const name = join(artefacts, 'downloaded.html');
  writeFileSync(name, html);
  await page.goto(address(artefacts, 'downloaded.html'));
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'its style is in it');
  await page.emulateMedia({ media: 'print' });
  const text = rulesheet('sheet', '--page', pageId, '--preset', preset.id, '--format', 'text');
  assert.deepEqual(difference(bare(await page.locator('body').innerText()), bare(withoutListMarkers(text))), undefined);
  assert.deepEqual(outside, []);
}));
