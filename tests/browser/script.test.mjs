// The scripts are checked by TypeScript, from the types in their comments.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { here } from './lib/site.mjs';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const check = (...words) => spawnSync(process.execPath, [compiler, '--project', 'jsconfig.json', ...words], { cwd: here, encoding: 'utf8' });

test('the scripts have no fault of types', () => {
  const { status, stdout } = check();
  assert.equal(stdout, '');
  assert.equal(status, 0);
});

test('the checker reads all of them', () => {
  const { stdout } = check('--listFilesOnly');
  for (const name of ['early.js', 'language.js', 'live/10-page.js', 'live/90-start.js']) assert.ok(stdout.includes(`assets/${name}`), name);
});
