import { accents, grounds, tone } from './palette.ts';
import { hash, seeded, type Random } from './random.ts';
import { at, box, cycle, disc, INK, oval, p, shape } from './svg.ts';

/** A thing that stands on (0, 0) and grows upwards. */
export interface Item {
  width: number;
  height: number;
  svg: string;
  shadow?: number;
}

export interface Scene {
  variant: number;
  random: Random;
  wall: string;
  floor: string;
  /** The colour of the n-th thing; every variant starts elsewhere in the palette. */
  colour(index: number): string;
}

export type Motif = (scene: Scene) => string;

export const WIDTH = 800;
export const HEIGHT = 600;
const HORIZON = 446;
const BASE = 520;

export function sceneFor(goods: string, variant: number): Scene {
  const [wall, floor] = cycle(grounds, hash(goods) + variant * 2);
  const start = hash(goods) % 8;
  return {
    variant,
    random: seeded(`${goods}/${variant}`),
    wall,
    floor,
    colour: (index) => cycle(accents, start + variant * 3 + index),
  };
}

/** One of several by variant: 1 takes the first. */
export const choose = <T>(scene: Scene, list: readonly T[]): T => cycle(list, scene.variant - 1);

/** Wall, floor and, in half of the variants, a quiet disc or arch behind the goods. */
export function room(scene: Scene, horizon = HORIZON): string {
  const backs = [
    '',
    disc(400, 280, 210, tone.white, 0.26),
    '',
    shape(p`M190 ${horizon}V270a210 210 0 0 1 420 0V${horizon}z`, tone.white, 0.22),
  ];
  return box(0, 0, WIDTH, HEIGHT, scene.wall) + cycle(backs, scene.variant) + box(0, horizon, WIDTH, HEIGHT - horizon, scene.floor);
}

/** Open air: sky, a far ridge and ground. */
export function outdoors(scene: Scene, land: string = tone.leaf, sun = true): string {
  const skies = ['#c9d9dd', '#e3d6bf', '#bfd3d4', '#e5cfc0', '#d6dccb'];
  const x = cycle([620, 170, 480, 300], scene.variant);
  return (
    box(0, 0, WIDTH, HEIGHT, cycle(skies, scene.variant)) +
    (sun ? disc(x, 186, 56, cycle([tone.cream, tone.saffron, tone.cream, '#d98f5a'], scene.variant)) : '') +
    shape('M0 420C120 340 210 350 330 392S560 320 660 350S760 380 800 366V600H0z', INK, 0.12) +
    box(0, 430, WIDTH, 170, land) +
    box(0, 520, WIDTH, 80, INK, 0, 0.1)
  );
}

export interface Layout {
  gap?: number;
  width?: number;
  height?: number;
  most?: number;
  base?: number;
  keepOrder?: boolean;
}

/** Puts things side by side, scaled together so that they fill the picture's middle. */
export function row(scene: Scene, items: readonly Item[], layout: Layout = {}): string {
  const { gap = 34, width = 620, height = 390, most = 1.7, base = BASE } = layout;
  const list = !layout.keepOrder && scene.variant % 2 === 0 ? [...items].reverse() : items;
  const total = list.reduce((sum, item) => sum + item.width, 0) + gap * (list.length - 1);
  const scale = Math.min(width / total, height / Math.max(...list.map((item) => item.height)), most);
  let x = WIDTH / 2 - (total * scale) / 2;
  let out = '';
  list.forEach((item, index) => {
    const middle = x + (item.width * scale) / 2;
    const y = base + (list.length > 2 && index % 2 === 1 ? 10 : 0);
    out += oval(middle, y, item.width * scale * (item.shadow ?? 0.54), 10, INK, 0.16) + at(middle, y, item.svg, scale);
    x += (item.width + gap) * scale;
  });
  return out;
}

/** A still life: room and one row of things. */
export function still(scene: Scene, items: readonly Item[], layout: Layout = {}): string {
  const { gap = 34, width = 620, height = 390, most = 1.7 } = layout;
  const total = items.reduce((sum, one) => sum + one.width, 0) + gap * (items.length - 1);
  const tallest = Math.max(...items.map((one) => one.height));
  // Low goods stand further back, so that they do not sit at the foot of an empty wall.
  const rise = Math.max(0, 250 - tallest * Math.min(width / total, height / tallest, most)) * 0.5;
  return room(scene, HORIZON - rise) + row(scene, items, { ...layout, base: (layout.base ?? BASE) - rise });
}

/** Equal round things in a pyramid of `rows` rows; `draw` gets the centre and a running number. */
export function pyramid(
  rows: number,
  radius: number,
  draw: (x: number, y: number, index: number) => string,
  base = BASE,
  middle = WIDTH / 2,
): string {
  let out = oval(middle, base, rows * radius * 1.06, 12, INK, 0.16);
  let index = 0;
  for (let level = 0; level < rows; level += 1) {
    const count = rows - level;
    for (let place = 0; place < count; place += 1, index += 1) {
      out += draw(middle + (place - (count - 1) / 2) * radius * 2, base - radius - level * radius * 1.74, index);
    }
  }
  return out;
}

/** A heap of small things in the shape of a hill: centres from the back to the front. */
export function heap(
  random: Random,
  width: number,
  height: number,
  count: number,
  draw: (x: number, y: number, index: number) => string,
): string {
  const points = Array.from({ length: count }, () => {
    const x = random.between(-1, 1);
    return [(x * width) / 2, -random.next() * height * (1 - x * x)] as const;
  }).sort((one, other) => one[1] - other[1]);
  return points.map(([x, y], index) => draw(x, y, index)).join('');
}

export const item = (width: number, height: number, svg: string, shadow?: number): Item => ({
  width,
  height,
  svg,
  ...(shadow === undefined ? {} : { shadow }),
});

/** Several things as one, given their places. */
export function together(width: number, height: number, ...parts: (readonly [number, number, Item, number?])[]): Item {
  return item(width, height, parts.map(([x, y, part, scale]) => at(x, y, part.svg, scale ?? 1)).join(''));
}
