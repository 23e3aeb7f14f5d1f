import { hash, seeded, type Random } from './random.ts';
import { at, box, cycle, p, repeat, stroke } from './svg.ts';

export const WIDTH = 800;
export const HEIGHT = 600;

/** What a picture of goods may depend on: its number in the gallery, its random generator, whether its goods are pale. */
export interface View {
  number: number;
  random: Random;
  ground: Ground;
}

/** Colours of the threads of a cloth: warp and weft. */
export type Ground = readonly [warp: string, weft: string];

const light: readonly Ground[] = [
  ['#e8dcc5', '#e4d7bd'],
  ['#d8dfd4', '#d2dace'],
  ['#d2dce0', '#ccd7dc'],
  ['#e8d6cb', '#e3cec2'],
  ['#cddcd9', '#c6d7d4'],
  ['#e0d9cc', '#dad2c4'],
];
const deep: readonly Ground[] = [
  ['#1f474d', '#1c4248'],
  ['#2b4552', '#28404d'],
  ['#5b4038', '#563c34'],
  ['#4b5238', '#464e35'],
];

export function viewOf(name: string, number: number, isPale: boolean): View {
  const grounds = isPale ? deep : light;
  return { number, random: seeded(`${name}/${number}`), ground: cycle(grounds, hash(name) + number) };
}

/** A plain cloth with hems: the background of pictures of goods. */
export const hemmed = ([warp, weft]: Ground): string =>
  box(0, 0, WIDTH, HEIGHT, warp) +
  [22, 34, HEIGHT - 38, HEIGHT - 26].map((y, index) => box(0, y, WIDTH, index % 3 === 0 ? 8 : 4, weft)).join('') +
  stroke(p`M0 26H${WIDTH}M0 ${HEIGHT - 22}H${WIDTH}`, '#0b1a22', 8, 0.06, '2 14');

/** A basket weave over the whole picture: the background of tiles. */
export function weave([warp, weft]: Ground, width = WIDTH, height = HEIGHT, cell = 40): string {
  const half = cell / 2;
  return (
    p`<defs><pattern id="weave" width="${cell * 2}" height="${cell * 2}" patternUnits="userSpaceOnUse">` +
    box(0, 0, cell * 2, cell * 2, warp) +
    box(0, 0, cell, cell, weft) +
    box(cell, cell, cell, cell, weft) +
    p`<path d="M${half} 0v${cell}M${cell} ${half}h${cell}M0 ${cell + half}h${cell}M${cell + half} ${cell}v${cell}" stroke="#0b1a22" stroke-opacity=".07" stroke-width="3"/></pattern></defs>` +
    box(0, 0, width, height, 'url(#weave)')
  );
}

/** The whole picture in one colour. */
export const flood = (fill: string): string => box(0, 0, WIDTH, HEIGHT, fill);

/** Repeats `draw` in cells of this size. */
export const cells = (width: number, height: number, draw: (column: number, line: number) => string): string =>
  repeat(Math.ceil(HEIGHT / height), (line) =>
    repeat(Math.ceil(WIDTH / width), (column) => at(column * width, line * height, draw(column, line))),
  );
