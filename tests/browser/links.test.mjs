// The site works from a folder and under any address: every link ends in a file and at a place that exist.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, withPage } from './lib/browser.mjs';
import { ids, references, tags } from './lib/html.mjs';
import { address, baseUrl, filesOf, languages, largest, livePages as livePagesOf, pagesOf, published, read, samples, sheetPage, site } from './lib/site.mjs';

const pages = new Map(pagesOf(site).map((name) => [name, tags(read(site, name))]));
const files = new Set(filesOf(site));
const live = new Map(languages().map((language) => [language, livePagesOf(language)]));
const livePages = (language) => live.get(language) ?? [];
const isOutside = (to) => /^(https?|mailto):/.test(to);

/** Why a reference of a page leads nowhere, or nothing. */
function fault(from, { tag, name, to }) {
  if (isOutside(to)) return tag === 'a' && name === 'href' ? undefined : 'is asked of the network';
  if (/^[a-z]+:/i.test(to)) return to.startsWith('data:image/') ? undefined : 'has a strange scheme';
  if (to.startsWith('/')) return 'begins with a slash';
  const [path, anchor] = to.split('#');
  const target = path === '' ? from : posix.join(posix.dirname(from), decodeURIComponent(path));
  if (!files.has(target)) return 'is no file';
  if (anchor === undefined || anchor === '') return undefined;
  if (anchor.startsWith('v1=')) return livePages(target.split('/')[0]).includes(target) ? undefined : 'is no live page';
  return ids(pages.get(target) ?? []).includes(decodeURIComponent(anchor)) ? undefined : 'is no place in that file';
}

test('every link of every page ends in a file and at a place that exist', () => {
  const faults = [...pages].flatMap(([from, page]) => references(page)
    .map((reference) => [from, reference.to, fault(from, reference)]).filter(([, , why]) => why));
  assert.deepEqual(faults.slice(0, 20), []);
});

test('no page has a base or two equal ids', () => {
  for (const [name, page] of pages) {
    assert.ok(page.every(({ tag }) => tag !== 'base'), name);
    const all = ids(page);
    assert.equal(new Set(all).size, all.length, name);
  }
});

test('style sheets ask for nothing from outside', () => {
  for (const name of filesOf(site).filter((name) => name.endsWith('.css'))) {
    assert.doesNotMatch(read(site, name), /url\(\s*['"]?(?!data:image\/|#)|@import/, name);
  }
});

test('no file shows the syntax of a template or a message', () => {
  for (const name of filesOf(site).filter((name) => /\.(html|xml|css|js|svg)$/.test(name))) {
    const text = name.endsWith('.css') ? '' : read(site, name);
    assert.doesNotMatch(text, /\{\{|\}\}|\{%|\{\s*\$|\[yes\]|\[no\]|[\u{F0000}-\u{10FFFF}]/u, name);
  }
});

test('pages hold the same anchors in every language', () => {
  const [first, ...others] = languages().map((language) => ids(pages.get(sheetPage(language, largest))));
  for (const other of others) assert.deepEqual(other, first);
});

test('with a base URL every page names the same alternates, absolute, itself included', () => {
  const all = new Map(pagesOf(published).map((name) => [name, tags(read(published, name))]));
  const alternates = (name) => Object.fromEntries(all.get(name)
    .filter(({ tag, attributes }) => tag === 'link' && attributes.hreflang)
    .map(({ attributes }) => [attributes.hreflang, attributes.href]));
  for (const name of [...all.keys()].filter((name) => languages().includes(name.split('/')[0]))) {
    const own = alternates(name);
    assert.deepEqual(Object.keys(own).sort(), [...languages(), 'x-default'].sort(), name);
    assert.equal(own[name.split('/')[0]], baseUrl + name);
    for (const to of Object.values(own)) {
      assert.ok(to.startsWith(baseUrl) && all.has(to.slice(baseUrl.length)), `${name}: ${to}`);
    }
    for (const language of languages()) {
      assert.deepEqual(alternates(own[language].slice(baseUrl.length)), own, `${name} and its ${language} version`);
    }
    const html = all.get(name).find(({ tag }) => tag === 'html');
    assert.equal(html.attributes.lang, name.split('/')[0]);
  }
});

test('the sitemap names exactly the pages that were built', () => {
  const named = [...read(published, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, to]) => to);
  const built = pagesOf(published).filter((name) => languages().includes(name.split('/')[0]));
  assert.deepEqual(named.filter((to) => to !== `${baseUrl}index.html`).sort(), built.map((name) => baseUrl + name).sort());
  assert.ok(!files.has('sitemap.xml'), 'there is none without a base URL');
});

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test('no page asks for anything outside of its folder', () => withPage(browser, {}, async (page, outside) => {
  for (const name of samples()) await page.goto(address(site, name), { waitUntil: 'load' });
  assert.deepEqual(outside, []);
}));

test('changing the language all round ends at the first address', () =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    const first = address(site, sheetPage('en', largest));
    await page.goto(first);
    for (const language of ['nl', 'ru', 'en']) {
      await page.click(`a[hreflang="${language}"]`);
      assert.equal(page.url().split('#')[0], address(site, sheetPage(language, largest)));
      assert.equal(await page.getAttribute('html', 'lang'), language);
    }
    assert.equal(page.url().split('#')[0], first);
  }));
