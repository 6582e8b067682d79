// QR codes (ISO/IEC 18004): bytes, error correction level M, versions 1 to 25. Larger ones are hard to read from a
// screen.

/** By version: bytes of error correction in a block, and the number of blocks. */
const repairs = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21];

/** Powers and logarithms of the field with 256 elements. */
const power = new Uint8Array(512);
const logarithm = new Uint8Array(256);
for (let n = 0, value = 1; n < 255; n++) {
  power[n] = power[n + 255] = value;
  logarithm[value] = n;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}

/** @param {number} a @param {number} b */
const times = (a, b) => (a && b ? power[logarithm[a] + logarithm[b]] : 0);

/** The bytes that repair a block. @param {number[]} data @param {number} length */
function repair(data, length) {
  let divisor = [1];
  for (let n = 0; n < length; n++) {
    divisor = [...divisor, 0].map((value, i) => value ^ times(divisor[i - 1] ?? 0, power[n]));
  }
  const rest = [...data, ...new Array(length).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at];
    divisor.forEach((value, i) => { rest[at + i] ^= times(value, factor); });
  });
  return rest.slice(data.length);
}

/** Where the small squares stand. @param {number} version */
function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, n) => version * 4 + 10 - (count - 2 - n) * step)];
}

/** The bytes that a version holds, repairs included. @param {number} version */
function bytesOf(version) {
  const squares = alignments(version).length;
  const fixed = squares === 0 ? 0 : (25 * squares - 10) * squares - 55 + (version > 6 ? 36 : 0);
  return Math.floor(((16 * version + 128) * version + 64 - fixed) / 8);
}

/** A check word behind a number. @param {number} number @param {number} bits @param {number} divisor */
function checked(number, bits, divisor) {
  let rest = number;
  for (let n = 0; n < bits; n++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (number << bits) | rest;
}

/** The bytes of a code, blocks interleaved. @param {Uint8Array} text @param {number} version */
function codeBytes(text, version) {
  const [length, blocks] = [repairs[version - 1], blockCounts[version - 1]];
  const capacity = bytesOf(version) - length * blocks;
  const { length: size } = text;
  // The kind of the code, bytes, and how many of them: by four bits.
  const head = [4, ...(version < 10 ? [] : [size >> 12, (size >> 8) & 15]), (size >> 4) & 15, size & 15];
  const bits = [
    ...head.flatMap((value) => binary(value, 4)),
    ...[...text].flatMap((value) => binary(value, 8)), 0, 0, 0, 0,
  ].slice(0, capacity * 8);
  const data = Array.from({ length: capacity }, (_, n) =>
    n * 8 < bits.length ? parseInt(bits.slice(n * 8, n * 8 + 8).join("").padEnd(8, "0"), 2) : 0);
  const used = Math.ceil(bits.length / 8);
  for (let n = used; n < capacity; n++) data[n] = (n - used) % 2 ? 0x11 : 0xec;
  const short = Math.floor(capacity / blocks);
  const longFrom = blocks - (capacity % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, n) => data.slice(at, at += short + (n >= longFrom ? 1 : 0)));
  const mended = parts.map((part) => repair(part, length));
  /** @param {number[][]} rows @param {number} width */
  const woven = (rows, width) => Array.from({ length: width }, (_, n) => rows.flatMap((row) => row[n] ?? [])).flat();
  return [...woven(parts, short + 1), ...woven(mended, length)];
}

/** @param {number} value @param {number} length */
const binary = (value, length) => Array.from({ length }, (_, n) => (value >> (length - 1 - n)) & 1);

/** Which modules are turned over, by the number of the mask. @type {((x: number, y: number) => boolean)[]} */
const masks = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
];

/**
 * The dark modules, row by row; nothing for a text that is too long.
 * @param {string} text
 * @returns {boolean[][] | undefined}
 */
function qr(text) {
  const bytes = new TextEncoder().encode(text);
  const fits = (/** @type {number} */ n) =>
    bytes.length + (n < 10 ? 2 : 3) <= bytesOf(n) - repairs[n - 1] * blockCounts[n - 1];
  const version = repairs.map((_, n) => n + 1).find(fits);
  if (!version) return undefined;
  const data = codeBytes(bytes, version).flatMap((value) => binary(value, 8));
  const drawn = masks.map((mask, n) => draw(version, data, mask, n));
  return drawn.reduce((best, next) => (unrest(next) < unrest(best) ? next : best));
}

/**
 * @param {number} version
 * @param {number[]} data
 * @param {(x: number, y: number) => boolean} mask
 * @param {number} maskNumber
 */
function draw(version, data, mask, maskNumber) {
  const size = version * 4 + 17;
  /** @type {(boolean | undefined)[][]} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(undefined));
  /** @param {number} x @param {number} y @param {number} reach @param {(ring: number) => boolean} dark */
  const square = (x, y, reach, dark) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const row = grid[y + dy];
        if (row && x + dx >= 0 && x + dx < size) row[x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
      }
    }
  };
  for (let n = 0; n < size; n++) grid[6][n] = grid[n][6] = n % 2 === 0;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const places = alignments(version);
  const last = places.length - 1;
  places.forEach((x, i) => places.forEach((y, j) => {
    const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
    if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
  }));
  const format = checked(maskNumber, 10, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const dark = ((format >> n) & 1) === 1;
    grid[n < 6 ? n : n < 8 ? n + 1 : size - 15 + n][8] = dark;
    grid[8][n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n] = dark;
  }
  grid[size - 8][8] = true;
  for (let n = 0; version > 6 && n < 18; n++) {
    const dark = ((checked(version, 12, 0x1f25) >> n) & 1) === 1;
    const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
    grid[a][b] = grid[b][a] = dark;
  }
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (grid[y][x] === undefined) grid[y][x] = (data[bit++] === 1) !== mask(x, y);
      }
    }
  }
  return /** @type {boolean[][]} */ (grid);
}

/** How hard a code is to read: long runs and squares of one colour. @param {boolean[][]} grid */
function unrest(grid) {
  let sum = 0;
  grid.forEach((row, y) => row.forEach((dark, x) => {
    if (dark === grid[y - 1]?.[x] && dark === row[x - 1] && dark === grid[y - 1]?.[x - 1]) sum += 3;
    for (const run of [[1, 2, 3, 4].map((n) => row[x - n]), [1, 2, 3, 4].map((n) => grid[y - n]?.[x])]) {
      if (run.every((other) => other === dark)) sum += 1;
    }
  }));
  return sum;
}

/** A code as a picture. @param {boolean[][]} grid */
function picture(grid) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const size = grid.length + 8;
  svg.setAttribute("viewBox", `-4 -4 ${size} ${size}`);
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join(""));
  svg.append(path);
  return svg;
}
