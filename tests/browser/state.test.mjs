// What is chosen on a live page stands in its address, and goes along wherever the reader goes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { address, catalogue, languages, livePages, read, rulesheet, site } from './lib/site.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const [first] = livePages('en');
const open = (page, hash = '', name = first) => page.goto(address(site, name) + hash);
/** What is chosen is written down after it has been painted. */
const hash = (page) => page.evaluate(() => new Promise((done) => {
  setTimeout(() => done(decodeURIComponent(location.hash)));
}));
const chosen = (page) => page.evaluate(() => [...document.querySelectorAll('[name=component]:checked')].map((box) => box.value));
const box = (page, value) => page.locator(`#_choices input[value="${value}"]:not([name=shown])`);
const expansion = catalogue.expansions.find(({ components }) => components.length > 2);
const [part, ...others] = expansion.components;

const live = (name, run, options = {}) => test(name, () => withPage(browser, { viewport: { width: 1280, height: 900 }, ...options }, run));

live('the address of a selection is pinned', async (page) => {
  await open(page);
  assert.equal(await hash(page), '', 'a page that nothing was chosen on keeps its address');
  await box(page, expansion.id).check();
  assert.equal(await hash(page), `#v1=c2,${expansion.id}`);
  await page.click('.quick > summary');
  await page.click('[data-words="everything"]');
  assert.equal(await hash(page), '#v1=c2,everything');
  await page.click('[data-words=""]');
  assert.equal(await hash(page), '#v1=c2');
  await box(page, 'c1').check();
  assert.equal(await hash(page), '#v1=c1');
});

live('every ready selection leads to the address that the program writes', async (page) => {
  await open(page);
  await page.click('.quick > summary');
  for (const button of await page.locator('[data-link]').all()) {
    await button.click();
    assert.equal(await hash(page), `#${await button.getAttribute('data-link')}`);
    const alike = page.locator(`[data-link="${await button.getAttribute('data-link')}"] .name`);
    assert.ok((await alike.allInnerTexts()).includes(await page.locator('#_name').innerText()));
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
  }
});

live('an expansion has three states, and its parts are counted', async (page) => {
  await open(page, `#v1=c2,${part}`);
  const whole = box(page, expansion.id);
  assert.equal(await whole.evaluate((input) => input.indeterminate), true);
  const count = page.locator(`.expansion[data-id="${expansion.id}"]`).locator('summary .count');
  assert.equal(await count.innerText(), `(1/${expansion.components.length})`);
  await whole.check();
  assert.deepEqual(await chosen(page), expansion.components);
  assert.equal(await whole.evaluate((input) => input.indeterminate), false);
  await whole.uncheck();
  assert.deepEqual(await chosen(page), []);
});

live('what is chosen is listed, and can be taken away there', async (page) => {
  await open(page, `#v1=c2,${part},${others[0]}`);
  assert.equal(await page.locator('#_chosen button:visible').count(), 1);
  await page.locator('#_chosen button:visible').click();
  assert.deepEqual(await chosen(page), []);
  assert.equal(await page.evaluate(() => document.activeElement.id), '_find', 'the focus does not get lost');
});

live('an expansion is found by each of its names, in any language, without accents', async (page) => {
  await open(page);
  const all = await page.locator('.expansion').evaluateAll((items) =>
    items.map((item) => ({ id: item.dataset.id, names: item.dataset.names.split(' · ') })));
  for (const { id, names } of all) {
    for (const name of [...names, names.at(-1).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()]) {
      await page.locator('#_find').evaluate((field, name) => { field.value = name; field.dispatchEvent(new Event('input')); }, name);
      const found = await page.locator(`.expansion[data-id="${id}"]`).evaluate((item) => !item.closest('[hidden]'));
      assert.ok(found, `${id} by ${name}`);
    }
  }
  await page.fill('#_find', 'qqqq');
  assert.notEqual(await page.locator('#_unfound').innerText(), '');
  await page.fill('#_find', '');
  assert.equal(await page.locator('#_unfound').innerText(), '');
});

live('at least one edition is shown, and the preferred one is among them', async (page) => {
  await open(page);
  await page.click('.filters > summary');
  await page.locator('[name=shown][value=we]').uncheck();
  await page.locator('[name=shown][value=c2]').uncheck();
  assert.equal(await hash(page), '#v1=c1');
  assert.ok(await page.locator('[name=shown][value=c1]').isDisabled());
  assert.deepEqual(await page.locator('label[data-edition]:visible').evaluateAll((labels) => labels.map((label) => label.dataset.edition)), ['c1']);
  const offered = await page.locator('[name=component]').evaluateAll((boxes) =>
    boxes.filter((box) => !box.closest('[hidden]')).every((box) => box.dataset.editions.split(' ').includes('c1')));
  assert.ok(offered, 'only what was published for it is offered');
});

live('a choice survives a reload, another visit, and the way to every language and back', async (page) => {
  await open(page, '#v1=c2,fairy');
  await box(page, expansion.id).check();
  const wanted = await chosen(page);
  await page.reload();
  assert.deepEqual(await chosen(page), wanted);
  await open(page);
  assert.deepEqual(await chosen(page), wanted, 'kept for the next visit');
  const start = page.url();
  for (const language of [...languages().filter((language) => language !== 'en'), 'en']) {
    await page.click(`.languages a[hreflang="${language}"]`);
    await page.waitForURL(`**/${language}/**`);
    assert.deepEqual(await chosen(page), wanted, language);
  }
  assert.equal(page.url(), start);
});

live('the language switch keeps the place', async (page) => {
  await open(page, '#v1=c2');
  await page.locator('.contents ol ol a').last().click();
  const place = (await hash(page)).split('&')[1];
  await page.click('.languages a[hreflang="nl"]');
  await page.waitForURL('**/nl/**');
  assert.equal(await hash(page), `#v1=c2&${place}`);
  assert.ok(await page.evaluate(() => scrollY) > 200);
});

live('links to the other live pages take the choice along, and keep their place', async (page) => {
  for (const name of livePages('en')) {
    await open(page, '#v1=c2,everything', name);
    const links = await page.locator('main a[href^="../"]:not([href^="../.."])').evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => {
        const before = link.hash.slice(1);
        link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        return { before, after: decodeURIComponent(link.hash) };
      }));
    assert.ok(links.length > 0 || livePages('en').length === 1, name);
    for (const { before, after } of links) assert.equal(after, `#v1=c2,everything${before ? `&${before}` : ''}`);
  }
});

live('choosing makes no step for the back button, going to a rule does', async (page) => {
  await open(page);
  await page.goto(address(site, `en/index.html`));
  await page.locator('.freely a').first().click();
  await box(page, expansion.id).check();
  await page.locator('.contents a').nth(3).click();
  const there = await hash(page);
  assert.match(there, /^#v1=c2,[^&]*&[a-z0-9_-]+$/);
  await page.goBack();
  assert.equal(await hash(page), `#v1=c2,${expansion.id}`);
  assert.deepEqual(await chosen(page), expansion.components);
  await page.goBack();
  assert.match(page.url(), /en\/index\.html$/);
});

live('a link to a rule shows it; to one that does not show, it says so', async (page) => {
  await open(page, '#v1=c2,fairy&fairy-point');
  assert.ok(await page.locator('#fairy-point').isVisible());
  assert.equal(await page.evaluate(() => document.activeElement.id), 'fairy-point');
  assert.equal(await page.locator('#_note').isVisible(), false);
  await open(page, '#v1=c2&fairy-point');
  await page.reload();
  assert.ok(await page.locator('#_note').isVisible());
});

live('what is unknown in a link is named, and the rest holds; nothing in it is code', async (page) => {
  const hostile = '<img src=x onerror=alert(1)>';
  await open(page, `#v1=c2,fairy,no-such-thing,${encodeURIComponent(hostile)}`);
  assert.deepEqual(await chosen(page), ['fairy']);
  const note = await page.locator('#_note').innerText();
  assert.ok(note.includes('no-such-thing') && note.includes(hostile), note);
  for (const strange of ['#v1=', '#v1=c9,fairy', '#v7=c2', '#v1=,,,-', '#%', '#v1=c2,%E0%A4%A', '#__proto__', '#v1=c2,constructor,__proto__']) {
    await open(page, strange);
    await page.reload();
    assert.ok(await page.locator('h1').isVisible(), strange);
  }
});

live('what was kept can be anything', async (page) => {
  await open(page);
  for (const kept of ['', '{', 'null', '[]', '{"link":5,"shown":7}', '{"link":"v1=c9,<b>","shown":["x"],"marked":"no"}']) {
    await page.evaluate((kept) => localStorage.setItem('rulesheet', kept), kept);
    await open(page);
    await page.reload();
    assert.equal(await page.evaluate(() => document.documentElement.className), 'live', kept);
  }
});

live('the command on the page writes the same sheet', async (page) => {
  await open(page, '#v1=c1,everything,-fairy');
  const command = await page.locator('#_command').innerText();
  const words = command.match(/--select "([^"]*)"/)[1];
  assert.equal(rulesheet('sheet', '--select', words, '--format', 'text'),
    rulesheet('sheet', '--select', 'v1=c1,everything,-fairy', '--format', 'text'));
});

test('every fixed page leads to the live page with its own selection', () => {
  for (const { id, selection } of catalogue.presets) {
    for (const name of livePages('en')) {
      const page = name.split('/')[1];
      const link = read(site, `en/${id}/${page}/index.html`).match(/index\.html#(v1=[^"]*)"/)[1];
      const written = rulesheet('sheet', '--page', page, '--select', link, '--format', 'text');
      assert.equal(written, rulesheet('sheet', '--page', page, '--select', selection, '--format', 'text'));
    }
  }
});
