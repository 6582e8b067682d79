// Random selections that are the same in every run.
import { catalogue } from './site.mjs';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Selections with few, some and nearly all components, in every edition. */
export function selections(count, seed) {
  const next = random(seed);
  return Array.from({ length: count }, (_, n) => {
    const edition = catalogue.editions[n % catalogue.editions.length];
    const share = next();
    const chosen = catalogue.components.map(({ id }) => id).filter(() => next() < share * share);
    return `${edition}: ${chosen.join(' ')}`.trimEnd();
  });
}
