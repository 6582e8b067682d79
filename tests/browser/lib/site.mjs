// The built site as files, and the program that builds it.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const here = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = join(here, '..', '..');
export const artefacts = join(here, 'artefacts');
/** The whole site, without a base URL. */
export const site = join(artefacts, 'site');
/** The whole site, built to be published under `baseUrl`. */
export const published = join(artefacts, 'published');
export const baseUrl = 'https://example.org/docu/';

const program = process.env.RULESHEET ?? join(root, 'target', 'release', 'rulesheet');

/** What the program writes to its standard output; throws if it fails. */
export function rulesheet(...words) {
  return execFileSync(program, ['--root', root, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** How a command ends that may fail. */
export function tries(...words) {
  const { status, stdout, stderr } = spawnSync(program, ['--root', root, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

export function buildSites() {
  rmSync(artefacts, { recursive: true, force: true });
  rulesheet('build', '--out', site);
  rulesheet('build', '--out', published, '--base-url', baseUrl);
}

/** Paths of all files below a folder, `/` between the parts, sorted. */
export function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
}

export const pagesOf = (folder) => filesOf(folder).filter((name) => name.endsWith('.html'));
export const read = (folder, name) => readFileSync(join(folder, name), 'utf8');
export const address = (folder, name) => pathToFileURL(join(folder, name)).href;

export const catalogue = JSON.parse(rulesheet('catalogue', '--format', 'json'));

/** The languages that were built: the folders that hold a home page. */
export const languages = () =>
  pagesOf(site).filter((name) => /^[^/]+\/index\.html$/.test(name)).map((name) => name.split('/')[0]);

/** The preset with the most components, whose pages are the longest. */
export const largest = catalogue.presets.reduce((most, preset) =>
  preset.selection.length > most.selection.length ? preset : most).id;

export const sheetPage = (language, preset) => `${language}/${preset}/order-of-play/index.html`;

/** The live pages of a language: those that have a selector. */
export const livePages = (language) =>
  filesOf(join(site, language)).map((name) => `${language}/${name}`)
    .filter((name) => /^[^/]+\/[^/]+\/index\.html$/.test(name) && read(site, name).includes('id="_selector"'));

/** One page of each kind. */
export const samples = () => [
  'index.html',
  '404.html',
  ...languages().flatMap((language) => [`${language}/index.html`, sheetPage(language, largest), ...livePages(language)]),
];
