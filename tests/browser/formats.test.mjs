// What translators' own tools say of our files.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { artefacts, here, languages, root, rulesheet } from './lib/site.mjs';

const translations = languages().filter((language) => language !== 'en');
const folder = join(artefacts, 'formats');
mkdirSync(folder, { recursive: true });

function run(program, ...words) {
  const { stdout, stderr, status, error } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw error;
  return { said: stdout + stderr, status };
}

/** What compare-locales counts as errors: broken entries, attributes and values that English has or has not. */
function errors(language) {
  const config = join(folder, 'l10n.toml');
  const quoted = JSON.stringify(root);
  const paths = '[[paths]]\nreference = "locales/en/**/*.ftl"\nl10n = "locales/{locale}/**/*.ftl"\n';
  writeFileSync(config, `basepath = ${quoted}\nlocales = ${JSON.stringify(translations)}\n${paths}`);
  const program = join(here, 'python', 'bin', 'compare-locales');
  const { said } = run(program, config, join(root, 'locales'), language);
  assert.match(said, /^changed +\d+$/m, 'it has compared something');
  return said.split('\n').filter((line) => /ERROR/.test(line) || /^errors /.test(line));
}

for (const language of translations) {
  test(`compare-locales has nothing against ${language}`, () => {
    assert.deepEqual(errors(language), []);
  });

  test(`msgfmt accepts the PO file of ${language}`, () => {
    const po = join(folder, `${language}.po`);
    writeFileSync(po, rulesheet('locales', 'export', language, '--format', 'po'));
    const { said, status } = run('msgfmt', '--check', '--statistics', '-o', join(folder, `${language}.mo`), po);
    assert.equal(status, 0, said);
    assert.match(said, /^\d{3,} translated messages/m, said);
  });

  test(`a translators' toolkit reads and writes the XLIFF file of ${language}`, () => {
    const [made, again, edited] = ['xlf', 'again.xlf', 'edited.xlf'].map((ending) => join(folder, `${language}.${ending}`));
    writeFileSync(made, rulesheet('locales', 'export', language, '--format', 'xliff'));
    const script = join(here, 'lib', 'xliff.py');
    const { said, status } = run(join(here, 'python', 'bin', 'python'), script, made, again, edited, 'fairy-point');
    assert.equal(status, 0, said);
    const units = JSON.parse(said);
    const [{ total: { messages } }] = JSON.parse(rulesheet('locales', 'status', '--lang', language, '--format', 'json'));
    const { translated, draft, outdated, missing, broken } = messages;
    assert.equal(units.length, translated + draft + outdated + missing + broken);
    assert.deepEqual(units.filter(({ source }) => source === ''), []);
    assert.equal(units.filter(({ target }) => target !== '').length, translated + draft + outdated);
    const wouldTake = (file) => Number(/^Would take (\d+) message/m.exec(rulesheet('locales', 'import', language, file, '--dry-run'))[1]);
    assert.deepEqual([made, again, edited].map(wouldTake), [0, 0, 1]);
  });
}
