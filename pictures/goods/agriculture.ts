import { emblem, openSack, sack } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, heap, item, outdoors, row, still, type Item, type Motif } from '../kit/scene.ts';
import { crate } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';

const fruits: ((index: number) => string)[] = [
  (index) =>
    disc(0, 0, 34, index % 2 ? '#e08a2c' : '#d97b22') + disc(-10, -11, 8, '#fff', 0.35) + shape('M0-32Q12-46 26-42Q18-28 0-32z', tone.moss),
  (index) =>
    shape('M-34 0C-34-28-14-34 0-28C14-34 34-28 34 0C32 22 16 32 0 30C-16 32-32 22-34 0z', index % 2 ? '#b53c2c' : '#a8472a') +
    disc(-12, -10, 7, '#fff', 0.3) +
    stroke('M0-28Q0-38 6-42', tone.woodDark, 4),
  (index) => oval(0, 0, 38, 29, index % 2 ? '#e4c13f' : '#d9b234') + shape('M34-8L48 0L34 8z', '#d9b234') + disc(-12, -9, 7, '#fff', 0.4),
  (index) =>
    disc(0, 0, 34, index % 2 ? '#bf4a34' : '#cc5a3f') +
    shape('M0-34L-6-26L-20-28L-9-20L0-16L9-20L20-28L6-26z', tone.moss) +
    disc(-12, -8, 7, '#fff', 0.35),
  (index) =>
    shape('M-10-34C10-38 18-14 26 4C34 24 16 34 0 34S-34 24-26 4C-20-12-22-30-10-34z', index % 2 ? '#9aa24a' : '#8a9440') +
    stroke('M-6-34L0-46', tone.woodDark, 4) +
    disc(-12, 2, 7, '#fff', 0.3),
  () =>
    repeat(9, (index) =>
      disc(-22 + (index % 3) * 20 + Math.floor(index / 3) * 4, -20 + Math.floor(index / 3) * 18, 13, index % 2 ? '#6d4a5c' : '#5a3a50'),
    ) + shape('M0-28Q14-50 32-40Q20-26 0-28z', tone.olive),
];

const produceCrate = (kind: number, width = 420): Item => {
  const fruit = cycle(fruits, kind);
  const filling = repeat(18, (index) => {
    const level = index < 5 ? 2 : index < 11 ? 1 : 0;
    const place = level === 2 ? index : level === 1 ? index - 5 : index - 11;
    const count = [7, 6, 5][level] ?? 5;
    return at((place - (count - 1) / 2) * width * 0.137, -170 - level * 44, fruit(index));
  });
  return crate(width, 170, filling);
};

const ear = (x: number, y: number, size: number, turn: number): string =>
  at(
    x,
    y,
    stroke('M0 0V-120', tone.amber, 4) +
      repeat(5, (index) => oval(-9, -70 - index * 15, 7, 12, tone.saffron) + oval(9, -70 - index * 15, 7, 12, tone.amber)) +
      oval(0, -150, 7, 13, tone.saffron),
    size,
    turn,
  );
const sheaf: Item = item(
  150,
  230,
  repeat(9, (index) => ear(0, 0, 1.3, -24 + index * 6)) +
    shape('M-26-70Q0-54 26-70V-46Q0-34-26-46z', tone.rust) +
    shape('M-20-50L-34 0H34L20-50z', tone.amber),
);

const cow = (fill: string, patch: string): Item =>
  item(
    300,
    200,
    stroke('M-128-140Q-150-110-138-70', fill, 7) +
      repeat(
        4,
        (index) =>
          box([-104, -70, 50, 84][index] ?? 0, -80, 24, 80, index % 2 ? fill : patch, 4) +
          box([-104, -70, 50, 84][index] ?? 0, -12, 24, 12, tone.black),
      ) +
      shape('M-130-150H90Q130-150 126-110L112-64H-110Q-130-64-130-90z', fill) +
      shape('M-90-150H-20Q-20-100-60-98T-90-150zM20-64Q30-110 66-104T96-64z', patch) +
      shape('M84-176Q92-190 128-186H150Q166-150 172-120Q170-102 148-104Q118-110 100-130z', fill) +
      shape('M150-104Q176-100 172-126L160-140Q146-128 150-104z', tone.rose) +
      shape('M88-178L66-186Q70-164 92-160z', patch) +
      disc(136, -156, 5, tone.black) +
      stroke('M100-186Q98-204 110-210M134-188Q142-200 138-210', tone.bone, 7),
  );
const sheep = (face: string): Item =>
  item(
    200,
    160,
    [-56, -30, 30, 54].map((x) => box(x, -50, 14, 50, face)).join('') +
      repeat(10, (index) => disc(Math.cos(index * 0.63) * 66, -88 + Math.sin(index * 0.63) * 34, 32, tone.cream)) +
      oval(0, -88, 74, 44, tone.cream) +
      repeat(5, (index) => stroke(p`M${-54 + index * 24} -88q8 10 16 0`, tone.sand, 4)) +
      shape('M66-138Q98-142 106-104Q102-82 88-84Q62-96 60-124z', face) +
      shape('M64-132L44-128Q50-112 66-116z', face) +
      disc(88, -116, 4, tone.cream) +
      disc(66, -138, 18, tone.cream),
  );
const hen = (fill: string): Item =>
  item(
    130,
    140,
    stroke('M-8-30V0M14-30V0', tone.saffron, 6) +
      shape('M-66-110Q-40-96-20-90Q0-130 22-134Q46-134 46-106Q60-40 10-26Q-50-24-66-110z', fill) +
      shape('M-30-84Q10-90 16-56Q-14-40-34-60z', INK, 0.14) +
      shape('M14-132Q16-148 24-142Q30-152 36-142Q46-144 42-130z', tone.red) +
      shape('M46-118L62-110L46-104z', tone.saffron) +
      disc(32, -116, 4, tone.black) +
      shape('M44-104Q52-90 44-86Q38-92 44-104z', tone.red),
  );
const bale: Item = item(
  200,
  200,
  disc(0, -100, 100, tone.straw) +
    repeat(4, (index) => `<circle cx="0" cy="-100" r="${84 - index * 22}" fill="none" stroke="${tone.amber}" stroke-width="5"/>`) +
    stroke('M-70-160A92 92 0 0 1 0-192', '#fff', 5, 0.5),
);
const bigBag = (fill: string, mark: string): Item =>
  item(
    230,
    270,
    stroke('M-96-220Q-96-280-66-230M96-220Q96-280 66-230', tone.iron, 12) +
      shape('M-104-226H104Q120-110 108-6Q0 6-108-6Q-120-110-104-226z', fill) +
      box(-64, -176, 128, 116, mark, 6) +
      emblem('leaf', 0, -116, 70, tone.cream) +
      shape('M60-226H104Q120-110 108-6L70-2Q88-110 60-226z', INK, 0.1) +
      stroke('M-104-206H104', INK, 4, 0.2),
  );
const sprout: Item = item(
  130,
  120,
  shape('M-60 0Q-50-34 0-36T60 0z', '#6b4f3a') +
    stroke('M0-30V-80', tone.moss, 7) +
    shape('M0-64C-40-64-50-90-48-110C-16-108-2-90 0-64zM0-74C34-74 46-98 44-118C16-116 2-100 0-74z', tone.olive),
);

const fields = (first: string, second: string): string =>
  repeat(9, (index) =>
    shape(
      p`M${400 + (index - 4.5) * 60} 430L${400 + (index - 4.5) * 330} 600H${400 + (index - 3.9) * 330}L${400 + (index - 3.9) * 60} 430z`,
      index % 2 ? first : second,
    ),
  );

export const agriculture: Record<string, Motif> = {
  'fresh-produce': (scene) =>
    scene.variant % 3 === 0
      ? still(scene, [produceCrate(scene.variant, 320), produceCrate(scene.variant + 2, 320)], {
          gap: 20,
          width: 680,
        })
      : still(scene, [produceCrate(scene.variant - 1)], { most: 1.25 }),
  grains: (scene) => {
    const grain = choose(scene, [
      [tone.straw, tone.amber, tone.saffron],
      ['#d8bd86', '#c2a063'],
      ['#f0e6cd', '#e0d2b0'],
      ['#e3b13e', '#c9963a'],
    ]);
    const bag = openSack(scene.random, 200, 240, tone.sand, grain, 8, {
      fill: scene.colour(0),
      mark: 'wheat',
    });
    return scene.variant % 2
      ? still(scene, [bag, sheaf])
      : outdoors(scene, tone.straw) +
          fields(tone.straw, tone.amber) +
          row(scene, [bag, openSack(scene.random, 170, 200, tone.bone, grain, 8, { fill: scene.colour(1), mark: 'sun' })]);
  },
  'nuts-pulses': (scene) => {
    const kinds = [
      ['#a9643a', '#8f4f2c', '#b97747'],
      ['#9aa24a', '#7f8750', '#b4b866'],
      ['#c4694a', '#b3573a', '#d07f5e'],
      ['#e6d3a8', '#d8c29a', '#cbb183'],
      ['#5a3a34', '#6e4a40', '#4b302b'],
      ['#d9b070', '#c9984f', '#e2c08a'],
    ];
    const bag = (index: number, size: number): Item =>
      openSack(scene.random, size, size * 1.12, cycle([tone.sand, tone.bone, tone.kraft], index), cycle(kinds, scene.variant + index), 10, {
        fill: scene.colour(index),
        mark: 'mark',
      });
    return still(
      scene,
      choose(scene, [
        [bag(0, 210), bag(1, 180)],
        [bag(0, 190), bag(1, 210), bag(2, 170)],
        [bag(0, 220), bag(3, 160), bag(4, 160)],
      ]),
    );
  },
  livestock: (scene) =>
    outdoors(scene, cycle([tone.leaf, '#a8b183', '#b6b27c'], scene.variant)) +
    repeat(9, (index) => box(index * 100 - 10, 396, 12, 66, tone.woodDark, 2)) +
    box(0, 408, 800, 8, tone.wood) +
    box(0, 434, 800, 8, tone.wood) +
    row(
      scene,
      choose(scene, [
        [cow(tone.cream, '#5a3a34'), cow('#a9643a', tone.bone)],
        [sheep(tone.black), sheep('#6b4f3a'), sheep(tone.black)],
        [hen(tone.terracotta), hen(tone.cream), hen('#8a5a3a'), hen(tone.cream)],
        [cow('#6b4436', tone.cream), sheep(tone.black)],
      ]),
      { base: 540, height: 260 },
    ),
  feed: (scene) => {
    const pellets = item(
      190,
      70,
      heap(scene.random, 180, 60, 110, (x, y, index) =>
        at(x, y - 8, box(-9, -5, 18, 10, cycle([tone.woodDark, tone.kraftDark, tone.wood], index), 5), 1, (index * 37) % 120),
      ),
    );
    const bag = (index: number, mark: 'wheat' | 'flower' | 'leaf'): Item =>
      sack(180, 270, cycle([tone.bone, tone.cream, tone.straw], index), { fill: scene.colour(index), mark });
    return still(
      scene,
      choose(scene, [
        [bag(0, 'wheat'), bag(1, 'flower'), pellets],
        [bale, bag(0, 'leaf')],
        [pellets, bag(2, 'wheat'), bag(1, 'leaf')],
      ]),
      { gap: 20 },
    );
  },
  fertiliser: (scene) =>
    still(
      scene,
      choose(scene, [
        [bigBag(tone.cream, scene.colour(0)), sprout],
        [bigBag(tone.white, scene.colour(0)), bigBag(tone.bone, scene.colour(1))],
        [
          sack(180, 260, tone.cream, { fill: scene.colour(0), mark: 'leaf' }),
          sack(180, 260, tone.bone, { fill: scene.colour(1), mark: 'sun' }),
          sprout,
        ],
      ]),
    ),
};
