import { cells, flood, HEIGHT, WIDTH } from '../kit/ground.ts';
import { alone, item, surface, things, type Draw, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { rollEnd } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const stripes = (...bands: readonly (readonly [width: number, fill: string])[]): string => {
  const total = bands.reduce((sum, [width]) => sum + width, 0);
  return repeat(Math.ceil(WIDTH / total), (index) => {
    let x = index * total;
    return bands.map(([width, fill]) => box((x += width) - width, 0, width, HEIGHT, fill)).join('');
  });
};
const lines = (step: number, colour: string, width: number, opacity: number): string =>
  stroke(
    repeat(Math.ceil(HEIGHT / step), (index) => p`M0 ${index * step}H${WIDTH}`),
    colour,
    width,
    opacity,
  );
const sample = (fills: readonly string[], over: (fill: string) => string): Draw =>
  surface((_, tint) => flood(cycle(fills, tint)) + over(cycle(fills, tint)), 'pinked');
const terry = (): string =>
  cells(40, 34, (_, line) => stroke(line % 2 ? 'M4 10q8-12 16 0q8 12 16 0' : 'M-16 10q8-12 16 0q8 12 16 0q4 6 8 0', '#fff', 5, 0.3));
const waffle = (): string => cells(50, 50, () => box(7, 7, 36, 36, INK, 3, 0.1) + box(12, 12, 26, 26, INK, 2, 0.1));
const twill = (): string =>
  stroke(
    repeat(48, (index) => p`M${index * 30 - 620} 600L${index * 30} 0`),
    INK,
    7,
    0.12,
  );
const rib = (): string =>
  stroke(
    repeat(27, (index) => p`M${index * 30 + 12} 0V600`),
    INK,
    12,
    0.13,
  ) +
  stroke(
    repeat(27, (index) => p`M${index * 30 + 24} 0V600`),
    '#fff',
    4,
    0.2,
  );
const knit = (): string => cells(40, 34, () => stroke('M4 4L19 26L34 4', '#fff', 7, 0.26) + stroke('M4 12L19 34L34 12', INK, 3, 0.1));
const pique = (): string =>
  cells(40, 40, (column, line) => shape('M20 4L36 20L20 36L4 20z', (column + line) % 2 ? '#fff' : INK, (column + line) % 2 ? 0.3 : 0.1));
const damask = (fill: string): string =>
  cells(200, 200, (_, line) =>
    at(
      line % 2 ? 200 : 100,
      100,
      repeat(8, (index) => at(0, 0, shape('M0-12C22-40 16-66 0-84C-16-66-22-40 0-12z', '#fff', 0.24), 1, index * 45)) +
        disc(0, 0, 14, fill) +
        disc(0, 0, 9, '#fff', 0.4),
    ),
  );
const nonwoven = (): string =>
  cells(40, 40, (column, line) => oval(20, 20, 8, 5, (column + line) % 2 ? '#fff' : INK, (column + line) % 2 ? 0.35 : 0.08));
const cone = (fill: string): Item =>
  item(
    130,
    230,
    shape('M-20-230H20L26-206H-26z', tone.kraft) +
      shape('M-30-206H30L62-26Q62-10 50-10H-50Q-62-10-62-26z', fill) +
      stroke(
        repeat(8, (index) => p`M${-32 - index * 3.7} ${-186 + index * 21}L${34 + index * 3.7} ${-196 + index * 21}`),
        INK,
        3,
        0.14,
      ) +
      shape('M14-206H30L62-26Q62-10 50-10H24z', INK, 0.1) +
      box(-54, -12, 108, 12, tone.kraft, 4),
  );
const rolls = (fills: readonly string[]): Item =>
  item(
    330,
    300,
    [
      [-110, -55],
      [0, -55],
      [110, -55],
      [-55, -150],
      [55, -150],
      [0, -245],
    ]
      .map(([x = 0, y = 0], index) => rollEnd(x, y, 54, cycle(fills, index)))
      .join(''),
  );
/** Yarn and cloth. */
export const cloth: Record<string, Motif> = {
  'yarn-cone': motif('yarn', 'textiles', things(cone('#f2ead9'), cone('#efe3cb'), cone('#f5efe2')), true),
  'dyed-cone': motif('dyed yarn, reactive-dyed stock yarn', 'textiles', things(cone(tone.rust), cone(tone.tealMid), cone(tone.saffron))),
  'melange-cone': motif('mélange', 'textiles', things(cone('#98a0a3'), cone('#858d91'), cone('#a9b0b2'))),
  'raw-cotton': motif(
    'raw cotton',
    'textiles',
    alone(
      item(
        320,
        230,
        box(-160, -230, 320, 230, '#efe8d8', 14) +
          repeat(18, (index) => disc(-130 + (index % 6) * 52, -196 + Math.floor(index / 6) * 80, 30, index % 2 ? '#fbf8f0' : '#e4dac4')) +
          repeat(4, (index) => box(-126 + index * 80, -230, 8, 230, tone.steelDark)),
      ),
    ),
    true,
  ),
  'terry-swatch': motif('terry', 'textiles', sample(['#7fa3a0', '#c9897a', '#d9b98a', '#6f7fa0', '#b5654a'], terry)),
  'waffle-cloth': motif('waffle', 'textiles', sample(['#e4d6bd', '#b9c7c4', '#d3b2a4'], waffle)),
  'jacquard-cloth': motif('jacquard', 'textiles', sample(['#8e4a4a', '#3d6076', '#7f8750'], damask)),
  'upholstery-cloth': motif('upholstery fabric', 'textiles', sample(['#3f5f63', '#8a6a4c', '#6d4a5c'], twill)),
  'fr-cloth': motif('FR cotton fabric', 'textiles', sample(['#23364f', '#2b4260', '#1d2c42'], twill)),
  'sheer-cloth': motif(
    'sheer curtain fabric',
    'textiles',
    sample(
      ['#e9e4d8', '#dfe5e4', '#ece0d6'],
      () =>
        stroke(
          repeat(20, (index) => p`M${index * 42 + 8} 0Q${index * 42 + 30} 300 ${index * 42 + 8} 600`),
          '#fff',
          16,
          0.5,
        ) +
        stroke(
          repeat(20, (index) => p`M${index * 42 + 30} 0Q${index * 42 + 8} 300 ${index * 42 + 30} 600`),
          INK,
          4,
          0.08,
        ),
    ),
    true,
  ),
  'pique-cloth': motif('piqué fabric', 'textiles', sample(['#e6dcc8', '#ccd6d4', '#dcc6ba'], pique), true),
  peshtemal: motif(
    'peshtemal',
    'textiles',
    surface(
      (_, tint) =>
        stripes(
          [90, tone.cream],
          [14, cycle(['#1c7176', '#a04f36', '#22394a'], tint)],
          [10, tone.cream],
          [40, cycle(['#1c7176', '#a04f36', '#22394a'], tint)],
          [10, tone.cream],
          [14, cycle(['#1c7176', '#a04f36', '#22394a'], tint)],
        ) + lines(20, INK, 2, 0.07),
    ),
  ),
  'striped-towel': motif(
    'striped beach towel',
    'textiles',
    surface((_, tint) => stripes([70, cycle(['#2f6f8f', '#c4694a', '#7f8750'], tint)], [70, tone.white]) + terry()),
  ),
  'rib-cloth': motif('rib fabric, rib', 'textiles', sample(['#9a6a72', '#5d7d86', '#a08a5c'], rib)),
  'jersey-cloth': motif('single jersey', 'textiles', sample(['#b5654a', '#3f7379', '#8a8f5c'], knit)),
  'nonwoven-cloth': motif('nonwoven, spunlace', 'textiles', sample(['#9fbfd3', '#b3ccd9', '#8fb2c9'], nonwoven)),
  'reflective-tape': motif(
    'reflective tape',
    'textiles',
    alone(
      item(
        300,
        300,
        rollEnd(0, -150, 146, '#c3ced5', tone.straw) + shape('M0-6H190V-40H90z', '#c3ced5') + box(20, -30, 170, 5, '#fff', 0, 0.5),
      ),
    ),
  ),
  'fabric-roll': motif('fabric in rolls', 'textiles', alone(rolls(['#e6dcc8', '#c9d4d1', '#d9b9a8']))),
};
