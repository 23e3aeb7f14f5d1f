/**
 * QR codes (ISO/IEC 18004) in byte mode with error correction level L, versions 1 to 15: enough for the address of an authenticator app on
 * a screen.
 */
import { qrWords } from './qr-words.ts';

/** The format bits of level L. */
const levelBits = 1;

const sizeOf = (version: number): number => version * 4 + 17;

type Grid = (boolean | undefined)[][];

const alignmentOf = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
};

const set = (grid: Grid, x: number, y: number, isDark: boolean): void => {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = isDark;
};

/** Rings around a centre, dark by their distance. */
function square(grid: Grid, x: number, y: number, radius: number, darkAt: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1) set(grid, x + dx, y + dy, darkAt.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** A value with its check bits by division. */
function withCheck(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  const bits = withCheck((levelBits << 3) | mask, 0x537, 10) ^ 0x5412;
  const size = grid.length;
  const bit = (index: number): boolean => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 6; index += 1) set(grid, 8, index, bit(index));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) set(grid, 14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) set(grid, size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) set(grid, 8, size - 15 + index, bit(index));
  set(grid, 8, size - 8, true);
}

function functionPatterns(version: number): Grid {
  const size = sizeOf(version);
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let index = 0; index < size; index += 1) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4, [0, 1, 3]);
  const places = alignmentOf(version);
  const last = places.length - 1;
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      const isFinder = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!isFinder) square(grid, x, y, 2, [0, 2]);
    }),
  );
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let index = 0; index < 18; index += 1) {
      const [a, b, isDark] = [size - 11 + (index % 3), Math.floor(index / 3), ((bits >>> index) & 1) === 1];
      set(grid, a, b, isDark);
      set(grid, b, a, isDark);
    }
  }
  drawFormat(grid, 0);
  return grid;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Free places of the grid, in the order of the data: upwards and downwards in columns of two. */
function* placesOf(grid: Grid): Generator<[x: number, y: number]> {
  const size = grid.length;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step;
        if (grid[y]?.[x] === undefined) yield [x, y];
      }
    isUp = !isUp;
  }
}

/** How much a picture resembles patterns that confuse readers, by the rules of the standard. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  const lines = [...grid, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=10111010000)|(?=00001011101)/g)].length;
  }
  const size = grid.length;
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const isDark = grid[y]?.[x];
      if (isDark === grid[y]?.[x - 1] && isDark === grid[y - 1]?.[x] && isDark === grid[y - 1]?.[x - 1]) penalty += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
}

/** @returns rows of modules, true for dark ones; null for a text that is too long */
export function qrModules(text: string): boolean[][] | null {
  const coded = qrWords(text);
  if (coded === null) return null;
  const { version, words } = coded;
  const patterns = functionPatterns(version);
  const places = [...placesOf(patterns)];
  const pictures = masks.map((isMasked, mask) => {
    const grid = patterns.map((row) => [...row]);
    places.forEach(([x, y], index) => {
      const isDark = (((words[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
      set(grid, x, y, isDark !== isMasked(x, y));
    });
    drawFormat(grid, mask);
    return grid.map((row) => row.map((isDark) => isDark === true));
  });
  return pictures.reduce((best, picture) => (penaltyOf(picture) < penaltyOf(best) ? picture : best));
}
