// Where the words of a printed page stand.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { artefacts } from './site.mjs';

const attributes = (text) => Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, Number(value)]));

/**
 * Prints the page that is open; returns the number of its sheets, and a list of `{ page, column, bottom, text }`, one a
 * word. A sheet has two columns, 0 and 1; what goes right across begins in the first.
 */
export async function printed(page, name, format) {
  mkdirSync(artefacts, { recursive: true });
  const path = join(artefacts, `${name}.pdf`);
  await page.pdf({ path, format });
  const xml = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const sheets = xml.split('<page ').slice(1);
  const words = sheets.flatMap((sheet, index) => {
    const { width } = attributes(sheet.slice(0, sheet.indexOf('>')));
    return [...sheet.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, place, text]) => {
      const { xMin, yMax } = attributes(place);
      return { page: index, column: xMin < width / 2 ? 0 : 1, bottom: yMax, text };
    });
  });
  return { sheets: sheets.length, words };
}

const order = (a, b) => a.page - b.page || a.column - b.column || a.bottom - b.bottom;

/** Whether one word stands on a later line than the other. */
export const follows = (a, b) =>
  a.page === b.page && a.column === b.column ? a.bottom > b.bottom + 2 : order(a, b) > 0;

/** The number of lines that these words stand on. */
export const lines = (words) =>
  [...words].sort(order).filter((word, index, sorted) => index === 0 || follows(word, sorted[index - 1])).length;
