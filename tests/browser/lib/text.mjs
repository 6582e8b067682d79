// Comparing what a reader sees of a page with what the program writes as text.

/** The letters and digits of a text, in their order: what is left if layout and list markers are taken away. */
export const bare = (text) => text.normalize('NFC').toUpperCase().toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();

/** The numbers that lists have on a page are the browser's, and no text of it. */
export const withoutListMarkers = (text) => text.replace(/^\s*(\d+\.|[-•])\s+/gm, '');

/** Where two texts part, with what stands around; nothing for equal ones. */
export function difference(one, other) {
  if (one === other) return undefined;
  const at = one.split('').findIndex((letter, n) => letter !== other[n]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 60);
  return { page: one.slice(from, from + 120), text: other.slice(from, from + 120) };
}
