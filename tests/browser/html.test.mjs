// Every page is valid HTML, by the checker of the W3C.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { artefacts, languages, largest, pagesOf, published, rulesheet, site } from './lib/site.mjs';

const jar = String(createRequire(import.meta.url)('vnu-jar'));

/**
 * To the checker no source of a policy fits a file on disk; the browser's tests show that the style sheet is used. And
 * it does not know container queries, which all browsers have.
 */
const isBlind = (message) => /^Resource violates Content Security Policy|^CSS: (“container”: Property|Unrecognized at-rule “@container”)/.test(message);

/** What the checker finds in the files of these folders, in one run of the machine that it needs. */
function faults(...folders) {
  const words = ['-jar', jar, '--format', 'json', '--skip-non-html', ...folders];
  const { stderr, error } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw error;
  return JSON.parse(stderr).messages.filter(({ message }) => !isBlind(message)).map(({ url, lastLine, type, message }) => `${url}:${lastLine}: ${type}: ${message}`);
}

test('the whole site is valid', () => {
  assert.ok(pagesOf(site).length > 3);
  assert.deepEqual(faults(site, published).slice(0, 20), []);
});

test('sheets are valid', () => {
  const folder = join(artefacts, 'sheets');
  mkdirSync(folder, { recursive: true });
  for (const language of languages()) {
    const sheet = rulesheet('sheet', '--lang', language, '--preset', largest);
    writeFileSync(join(folder, `${language}.html`), sheet);
  }
  assert.deepEqual(faults(folder).slice(0, 20), []);
});

test('pages of the languages that nobody speaks are valid', () => {
  const folder = join(artefacts, 'pseudo-html');
  rulesheet('build', '--pseudo', '--out', folder, '--lang', 'en-XA', '--lang', 'ar-XB', '--preset', largest);
  assert.deepEqual(['en-XA', 'ar-XB'].map((language) => pagesOf(folder).filter((name) => name.startsWith(language)).length > 1), [true, true]);
  // The checker guesses what language it reads.
  const own = faults(folder).filter((fault) => !fault.includes('appears to be written in'));
  assert.deepEqual(own.slice(0, 20), []);
});
