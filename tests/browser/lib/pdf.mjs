// Where the words of a printed page stand.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { artefacts } from './site.mjs';

const attributes = (text) => Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, Number(value)]));

/** Prints the page that is open; returns a list of `{ page, top, bottom, left, text }`, one a word. */
export async function printed(page, name, format) {
  mkdirSync(artefacts, { recursive: true });
  const path = join(artefacts, `${name}.pdf`);
  await page.pdf({ path, format });
  const xml = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return xml.split('<page ').slice(1).flatMap((sheet, index) =>
    [...sheet.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, place, text]) => {
      const { xMin, yMin, yMax } = attributes(place);
      return { page: index, top: yMin, bottom: yMax, left: xMin, text };
    }));
}

/** The number of lines that these words stand on. */
export function lines(words) {
  const sorted = [...words].sort((a, b) => a.page - b.page || a.bottom - b.bottom);
  return sorted.filter((word, index) => {
    const last = sorted[index - 1];
    return !last || last.page !== word.page || word.bottom - last.bottom > 4;
  }).length;
}
