import { HEIGHT, hemmed, WIDTH, type View } from './ground.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape } from './svg.ts';

/** An object that stands on (0, 0) and extends upwards. */
export interface Item {
  width: number;
  height: number;
  svg: string;
}
/** A picture of goods by view: 1 shows them best, the others closer, in numbers, or arranged otherwise. */
export type Draw = (view: View) => string;

export const item = (width: number, height: number, svg: string): Item => ({ width, height, svg });

const middleX = WIDTH / 2;

const placed = (one: Item, x: number, y: number, scale: number): string =>
  oval(x + 6, y, one.width * scale * 0.54, 9, INK, 0.18) + at(x, y, one.svg, scale);

/** Items side by side in the middle, scaled together. */
function row(items: readonly Item[], width: number, height: number): string {
  const gap = 26,
    total = items.reduce((sum, one) => sum + one.width, 0) + gap * (items.length - 1),
    tallest = Math.max(...items.map((one) => one.height)),
    scale = Math.min(width / total, height / tallest, 3);
  let x = middleX - (total * scale) / 2;
  return items
    .map((one) => {
      const place = x + (one.width * scale) / 2;
      x += (one.width + gap) * scale;
      return placed(one, place, HEIGHT / 2 + (tallest * scale) / 2, scale);
    })
    .join('');
}

/** Upright objects: one, three, and many in rows. */
export const things =
  (...items: readonly [Item, ...Item[]]): Draw =>
  ({ number, ground }) => {
    const [first] = items;
    if (number % 3 === 1) return hemmed(ground) + row(items.length > 1 ? items : [first], 560, 420);
    if (number % 3 === 2) return hemmed(ground) + row([first, cycle(items, 1), cycle(items, 2)], 700, 400);
    const scale = Math.min(166 / first.width, 220 / first.height);
    return (
      hemmed(ground) + repeat(8, (index) => placed(cycle(items, index), 103 + (index % 4) * 198, 264 + Math.floor(index / 4) * 272, scale))
    );
  };

/** Wide objects: one as a whole, a close view, the next one. */
export const alone =
  (...items: readonly [Item, ...Item[]]): Draw =>
  ({ number, ground }) => {
    const one = cycle(items, items.length > 1 ? number - 1 : 0),
      isNear = items.length === 1 && number % 2 === 0,
      scale = Math.min(600 / one.width, 440 / one.height) * (isNear ? 1.9 : 1);
    return hemmed(ground) + placed(one, middleX, HEIGHT / 2 + (one.height * scale) / 2, scale);
  };

/** Points of a jittered honeycomb in a rectangle, from back to front. */
function places({ random }: View, width: number, height: number, step: number): (readonly [number, number])[] {
  const rows = Math.ceil(height / (step * 0.8)) + 1,
    columns = Math.ceil(width / step) + 1;
  return Array.from({ length: rows * columns }, (_, index) => {
    const line = Math.floor(index / columns);
    return [
      ((index % columns) + (line % 2) / 2 + random.between(-0.22, 0.22)) * step,
      (line + random.between(-0.22, 0.22)) * step * 0.8,
    ] as const;
  });
}

const dishes = ['#f5eee0', '#b3654a', '#2b6469', '#d9b98a'] as const;

function dish(
  view: View,
  x: number,
  y: number,
  radius: number,
  step: number,
  bed: string,
  grain: (index: number) => string,
  rim: string,
): string {
  const inner = radius * 0.86,
    side = inner * 2;
  return (
    disc(x + 8, y + 12, radius, INK, 0.2) +
    disc(x, y, radius, rim) +
    disc(x, y, radius * 0.93, INK, 0.1) +
    disc(x, y, inner, bed) +
    places(view, side, side, step)
      .map(([left, top], index) => [left - inner, top - inner, index] as const)
      .filter(([left, top]) => Math.hypot(left, top) < inner - step * 0.45)
      .map(([left, top, index]) => at(x + left, y + top, grain(index), step / 40, (index * 77) % 360))
      .join('')
  );
}

/** Small goods as samples: in a dish, from close by, in three dishes. `grain` is drawn about 40 wide. */
export const loose =
  (step: number, bed: string, grain: (index: number) => string): Draw =>
  (view) => {
    const rim = cycle(dishes, view.random.whole(0, 3)),
      near = step * 1.25;
    if (view.number % 3 === 2)
      return (
        box(0, 0, WIDTH, HEIGHT, bed) +
        places(view, WIDTH + near * 4, HEIGHT + near * 4, near * 3.4)
          .map(([x, y], index) => at(x, y, grain(index), near / 12, (index * 77) % 360))
          .join('')
      );
    if (view.number % 3 === 0)
      return (
        hemmed(view.ground) +
        [170, 400, 630]
          .map((x, index) => dish(view, x, 300 + (index % 2 ? -70 : 70), 150, near, bed, grain, cycle(dishes, index + 2)))
          .join('')
      );
    return hemmed(view.ground) + dish(view, middleX, HEIGHT / 2, 252, near * 1.1, bed, grain, rim);
  };

/** Fruit and the like, about 120 wide around (0, 0): three, a crate from above, many. */
export const fresh =
  (fruit: (index: number) => string): Draw =>
  ({ number, ground }) => {
    if (number % 3 === 2)
      return (
        hemmed(ground) +
        box(78, 78, 660, 460, INK, 10, 0.2) +
        box(70, 66, 660, 460, '#c99a5c', 10) +
        box(90, 86, 620, 420, '#8a6238', 4) +
        repeat(15, (index) => at(166 + (index % 5) * 117, 166 + Math.floor(index / 5) * 130, fruit(index), 1, ((index * 37) % 50) - 25)) +
        box(70, 66, 660, 22, '#dfb981', 8) +
        box(70, 504, 660, 22, '#b58348', 8)
      );
    if (number % 3 === 0)
      return (
        hemmed(ground) +
        repeat(12, (index) =>
          at(125 + (index % 4) * 184, 118 + Math.floor(index / 4) * 184, disc(8, 12, 58, INK, 0.14) + fruit(index), 1.1),
        )
      );
    return (
      hemmed(ground) +
      [
        [290, 270, 2.1],
        [530, 300, 2],
        [400, 420, 2.1],
      ]
        .map(([x = 0, y = 0, size = 1], index) => at(x, y, oval(10, 50, 60, 22, INK, 0.16) + fruit(index), size))
        .join('')
    );
  };

/** Cloth, stone and sheet: a sample with its edge, the whole surface, three samples fanned. `draw` fills 800 x 600. */
export const surface =
  (draw: (view: View, tint: number) => string, edge: 'pinked' | 'plain' = 'plain'): Draw =>
  (view) => {
    // Later views show further colours.
    const shift = view.number > 3 ? view.number : 0;
    const sample = (name: string, tint: number, width: number, height: number): string => {
      const left = middleX - width / 2,
        top = HEIGHT / 2 - height / 2;
      const teeth = edge === 'pinked' ? 20 : 0;
      const outline = teeth
        ? p`M${left} ${top}${'h0'}` +
          repeat(width / teeth, () => p`l${teeth / 2} -8l${teeth / 2} 8`) +
          p`V${top + height}` +
          repeat(width / teeth, () => p`l${-teeth / 2} 8l${-teeth / 2} -8`) +
          'z'
        : p`M${left} ${top}h${width}v${height}h${-width}z`;
      return (
        `<clipPath id="${name}"><path d="${outline}"/></clipPath>` +
        at(9, 13, shape(outline, INK, 0.2)) +
        `<g clip-path="url(#${name})">${draw(view, tint + shift)}</g>`
      );
    };
    if (view.number % 3 === 2) return draw(view, shift);
    if (view.number % 3 === 0)
      return (
        hemmed(view.ground) +
        [2, 1, 0]
          .map((tint) => `<g transform="rotate(${tint * 9 - 9} 400 900)">${at((tint - 1) * 90, 0, sample(`s${tint}`, tint, 360, 400))}</g>`)
          .join('')
      );
    return hemmed(view.ground) + `<g transform="rotate(-4 400 300)">${sample('s', 0, 520, 400)}</g>`;
  };

/**
 * Bars, pipes and the like from their ends: stacked across the picture, a bundle, and a full picture. `draw` is 100 wide around (0,
 * 0).
 */
export const ends =
  (draw: (index: number) => string, step = 104, lift = 0.88): Draw =>
  ({ number, ground }) => {
    const many = (size: number, rows: number, bottom: number, narrowing: boolean): string =>
      repeat(rows, (line) => {
        const count = Math.floor(WIDTH / size) + (narrowing ? -line - 1 : 2);
        return repeat(Math.max(0, count), (place) =>
          at(
            middleX + (place - (count - 1) / 2 + (narrowing ? 0 : (line % 2) / 2)) * size,
            bottom - line * size * lift,
            draw(line * 7 + place),
            size / step,
          ),
        );
      });
    if (number % 3 === 2) return box(0, 0, WIDTH, HEIGHT, '#1c2a33') + many(100, 8, HEIGHT - 20, false);
    const size = number % 3 === 1 ? 128 : 92;
    const rows = number % 3 === 1 ? 4 : 5;
    return hemmed(ground) + oval(middleX, 520, 330, 14, INK, 0.2) + many(size, rows, 520 - size / 2, true);
  };
