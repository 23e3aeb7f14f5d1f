import { cells, flood } from '../kit/ground.ts';
import { alone, item, surface, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const mesh = (): string =>
  stroke(
    repeat(20, (index) => p`M${index * 40} 0V600M0 ${index * 40}H800`),
    '#8a7a3c',
    6,
    0.7,
  );
/** A rug with its border; the field is 600 x 400 around its middle. */
const rug = (ground: string, border: string, field: string): Item =>
  item(
    560,
    400,
    at(
      0,
      -200,
      stroke(
        repeat(20, (index) => p`M-280 ${-186 + index * 19.5}h-18M280 ${-186 + index * 19.5}h18`),
        tone.cream,
        4,
      ) +
        box(-280, -200, 560, 400, border) +
        box(-262, -182, 524, 364, tone.straw) +
        box(-254, -174, 508, 348, border) +
        repeat(12, (index) =>
          shape(p`M${-246 + index * 41} -150l20-18l20 18l-20 18zM${-246 + index * 41} 150l20-18l20 18l-20 18z`, tone.straw),
        ) +
        box(-222, -126, 444, 252, ground) +
        field,
    ),
  );
const medallion = (one: string, two: string): string =>
  shape('M0-112C50-100 90-60 150 0C90 60 50 100 0 112C-50 100-90 60-150 0C-90-60-50-100 0-112z', one) +
  shape('M0-78C34-66 60-40 100 0C60 40 34 66 0 78C-34 66-60 40-100 0C-60-40-34-66 0-78z', two) +
  repeat(8, (index) => at(0, 0, oval(0, -36, 11, 22, one), 1, index * 45)) +
  disc(0, 0, 16, tone.cream) +
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([x = 0, y = 0]) => shape(p`M${x * 222} ${y * 126}v${-y * 80}Q${x * 160} ${y * 60} ${x * 130} ${y * 126}z`, one))
    .join('');
const rugs = alone(
  rug('#8e3a34', '#22394a', medallion('#22394a', '#d8c29a')),
  rug('#21515a', '#8e4432', medallion('#8e4432', '#e3c77e')),
  rug('#d8c29a', '#5b3a3a', medallion('#5b3a3a', '#a9763f')),
);
const plainRug = (fill: string): Item =>
  item(
    560,
    400,
    at(
      0,
      -200,
      box(-280, -200, 560, 400, fill, 10) +
        box(-262, -182, 524, 364, '#fff', 8, 0.14) +
        stroke(
          repeat(15, (index) => p`M-252 ${-168 + index * 24}q18-12 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0`),
          INK,
          4,
          0.12,
        ),
    ),
  );
const prayer = (): string =>
  flood('#23555a') +
  repeat(4, (index) =>
    at(
      index * 200 + 100,
      0,
      box(-94, 0, 188, 600, '#2b6a6c') +
        shape('M-76 600V220C-76 140-30 120 0 70C30 120 76 140 76 220V600z', '#8e3a34') +
        shape('M-58 600V226C-58 160-24 140 0 104C24 140 58 160 58 226V600z', '#a34a3f') +
        stroke('M0 150V260', tone.straw, 5) +
        disc(0, 280, 18, tone.straw) +
        box(-94, 560, 188, 14, tone.straw),
    ),
  );
const corridor = (): string =>
  flood('#2d4250') +
  cells(160, 150, (_, line) =>
    at(
      line % 2 ? 0 : 80,
      75,
      shape('M0-60L72 0L0 60L-72 0z', '#3d5868') + shape('M0-34L40 0L0 34L-40 0z', '#c9963a', 0.8) + disc(0, 0, 7, '#2d4250'),
    ),
  );
const tiles = (tint: number): string =>
  cells(
    200,
    200,
    (column, line) =>
      box(0, 0, 200, 200, cycle(['#5d707d', '#4f626f', '#6d808c'], column + line * 2 + tint)) +
      at(
        100,
        100,
        stroke(
          repeat(9, (index) => p`M-84 ${-80 + index * 20}H84`),
          '#fff',
          5,
          0.12,
        ),
        1,
        ((column + line) % 2) * 90,
      ) +
      box(0, 0, 200, 3, INK, 0, 0.3) +
      box(0, 0, 3, 200, INK, 0, 0.3),
  );
const folded = (fills: readonly string[], width: number, over: string): Item =>
  item(
    width,
    fills.length * 62,
    fills
      .map((fill, index) =>
        at(
          0,
          -index * 62,
          box(-width / 2, -60, width, 58, fill, 27) +
            box(-width / 2 + 12, -34, width - 12, 5, INK, 2, 0.12) +
            over +
            box(-width / 2, -20, width, 18, INK, 12, 0.07),
        ),
      )
      .join(''),
  );
const band = box(40, -60, 14, 58, INK, 0, 0.1) + box(62, -60, 6, 58, INK, 0, 0.1);
const robe: Item = item(
  260,
  330,
  stroke('M0-330V-318Q10-312 0-304', tone.iron, 5) +
    shape('M-40-300L0-288L40-300L96-270L130-110L92-98L74-180V0H-74V-180L-92-98L-130-110L-96-270z', '#f5f0e6') +
    shape('M-40-300L-10-170H10L40-300L0-270z', '#d9cfbc') +
    box(-74, -166, 148, 22, '#e3d9c6') +
    shape('M-10-150L-26-70L-14-68L0-146L14-68L26-70L10-150z', '#d9cfbc') +
    stroke('M0-140V0', INK, 3, 0.12) +
    shape('M40-180L74-180V0H44z', INK, 0.05),
);
const slipper = (x: number): string =>
  at(
    x,
    0,
    oval(0, -100, 54, 100, '#efe7d8') +
      oval(0, -96, 44, 88, '#d9cdb6') +
      shape('M-54-120C-54-190-30-204 0-204S54-190 54-120Q0-90-54-120z', '#f7f2e8') +
      stroke('M-48-122Q0-94 48-122', INK, 3, 0.14),
  );
const curtain = (fill: string): Item =>
  item(
    340,
    330,
    box(-180, -330, 360, 12, tone.woodDark, 6) +
      disc(-184, -324, 12, tone.woodDark) +
      disc(184, -324, 12, tone.woodDark) +
      [-1, 1]
        .map(
          (side) =>
            repeat(
              5,
              (index) =>
                box(side < 0 ? -164 + index * 28 : 24 + index * 28, -316, 28, 316, fill, 6) +
                box(side < 0 ? -150 + index * 28 : 38 + index * 28, -316, 14, 316, INK, 6, 0.12),
            ) + box(side < 0 ? -168 : 22, -130, 148, 14, tone.straw),
        )
        .join(''),
  );
const pillow = (x: number, y: number, fill: string): string =>
  at(x, y, shape('M-90-40Q-60-56 0-54Q60-56 90-40Q100 0 90 40Q60 56 0 54Q-60 56-90 40Q-100 0-90-40z', fill));
const linen: Item = item(
  360,
  250,
  folded([tone.white, '#f3ece0', tone.white], 320, stroke('M-150-46H150M-150-28H150', '#d9cdb6', 3)).svg +
    pillow(-80, -214, '#fbf7ee') +
    pillow(80, -214, '#efe7d8'),
);
const duvet: Item = item(
  420,
  270,
  box(-210, -270, 420, 270, '#f7f3ea', 40) +
    stroke('M-70-262V-8M70-262V-8M-204-180H204M-204-90H204', '#cfc6b4', 4) +
    shape('M210-230V-40Q210 0 170 0H100L210-110z', INK, 0.06),
);
const cushion: Item = item(
  300,
  300,
  at(
    0,
    -150,
    shape('M-140-140Q0-120 140-140Q120 0 140 140Q0 120-140 140Q-120 0-140-140z', '#8e4432') +
      shape('M0-104L104 0L0 104L-104 0z', '#22394a') +
      shape('M0-70L70 0L0 70L-70 0z', '#d9a441') +
      shape('M0-36L36 0L0 36L-36 0z', tone.cream) +
      repeat(5, (index) => shape(p`M${-120 + index * 48} -124l24 22l24-22zM${-120 + index * 48} 124l24-22l24 22z`, tone.bone)),
  ),
);

/** Carpets and home textiles. */
export const carpets: Record<string, Motif> = {
  'terry-towel': motif(
    'towel, towels, terry',
    'textiles',
    alone(
      folded([tone.white, '#d8cfbd', '#9fb3ad', '#c7a08e'], 320, band),
      folded(['#2b6469', '#5fa3a1', tone.white], 300, band),
      folded([tone.white, tone.bone, tone.white], 300, band),
    ),
  ),
  'bath-robe': motif('bathrobe, bathrobes', 'textiles', alone(robe), true),
  'hotel-slippers': motif('slippers', 'textiles', alone(item(250, 210, slipper(-66) + slipper(66))), true),
  'bed-linen': motif('bed linen, duvet set', 'textiles', alone(linen), true),
  duvet: motif('duvet inner', 'textiles', alone(duvet), true),
  rug: motif('rug, rugs, acrylic carpet', 'textiles', rugs),
  'soft-rug': motif('bath rug, bath rugs, viscose rug', 'textiles', alone(plainRug('#a9b7a2'))),
  'door-mat': motif('door mat', 'textiles', alone(plainRug('#7d6a50'))),
  'corridor-carpet': motif('corridor carpet, hotel corridors', 'textiles', surface(corridor)),
  'mosque-carpet': motif('mosque carpet', 'textiles', surface(prayer)),
  'carpet-tile': motif(
    'carpet tiles',
    'textiles',
    surface((_, tint) => tiles(tint)),
  ),
  'kilim-cushion': motif('kilim cushion', 'furniture', alone(cushion)),
  curtain: motif('curtains, drapery', 'textiles furniture', alone(curtain('#5b6f7a'), curtain('#8a5a4a'), curtain('#7f8750'))),
  'linen-curtain': motif('linen curtains', 'furniture', alone(curtain('#d8c7a6'))),
  'sieve-cloth': motif(
    'sieve cloth',
    'machinery',
    surface(() => flood('#efe4b8') + mesh()),
  ),
};
