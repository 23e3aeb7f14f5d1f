import { tone } from '../kit/palette.ts';
import { hash, seeded, type Random } from '../kit/random.ts';
import { container } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, p, repeat, ring, shape, stroke } from '../kit/svg.ts';

const W = 1800,
  H = 700;
/** Ground first, then what is drawn on it. */
type Palette = readonly [string, string, string, string, string];
type Cover = (palette: Palette, random: Random) => string;

const ridge = (random: Random, base: number, swing: number, fill: string, opacity = 1): string => {
  let d = p`M0 ${H}V${base}`;
  for (let x = 0; x < W; x += 450)
    d += p`C${x + 150} ${base + random.between(-swing, swing)} ${x + 300} ${base + random.between(-swing, swing)} ${x + 450} ${base + random.between(-swing, swing) * 0.4}`;
  return shape(`${d}V${H}z`, fill, opacity);
};
const weave: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  repeat(38, (index) => box(index * 48, 0, cycle([14, 22, 32], index + random.whole(0, 2)), H, cycle(c, 1 + random.whole(0, 3)), 0, 0.55)) +
  repeat(
    4,
    (index) =>
      box(0, 110 + index * 180, W, 18, c[0]) +
      shape(
        repeat(18, (place) => p`M${place * 100} ${110 + index * 180}l50-70l50 70z`),
        cycle(c, 2 + index),
        0.9,
      ),
  );
const fields: Cover = (c, random) =>
  box(0, 0, W, H, '#e3d9c2') +
  disc(random.between(1100, 1500), 170, 84, tone.saffron, 0.85) +
  ridge(random, 300, 70, c[4], 0.5) +
  ridge(random, 350, 40, c[1], 0.8) +
  box(0, 400, W, 300, c[2]) +
  repeat(19, (index) =>
    shape(
      p`M${900 + (index - 9) * 90} 400L${900 + (index - 9) * 330} 700h165L${945 + (index - 9) * 90} 400z`,
      index % 2 ? c[3] : c[1],
      0.75,
    ),
  );
const hills: Cover = (c, random) =>
  box(0, 0, W, H, '#dfe0d6') +
  disc(random.between(300, 700), 190, 90, tone.cream) +
  ridge(random, 320, 110, c[4], 0.45) +
  ridge(random, 400, 90, c[3], 0.6) +
  ridge(random, 480, 80, c[2], 0.85) +
  ridge(random, 570, 50, c[1]) +
  ridge(random, 640, 30, c[0]);
const port: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  disc(1300, 270, 170, tone.saffron, 0.9) +
  ridge(random, 430, 60, INK, 0.2) +
  repeat(3, (index) =>
    at(
      240 + index * 430,
      520,
      stroke('M0 0V-330M110 0V-330M0-200H110M0 0L110-200M-60-330H380M0-330L60-420L380-330M60-420V-330', tone.bone, 12),
    ),
  ) +
  repeat(3, (level) =>
    repeat(21, (place) =>
      random.next() > 0.28 + level * 0.22 ? container(40 + place * 84, 470 - level * 52, 80, 50, cycle(c, 1 + random.whole(0, 3))) : '',
    ),
  ) +
  box(0, 520, W, 180, '#0a2027') +
  stroke('M80 580h240M520 620h320M980 570h200M1300 640h300M200 660h180', '#2c5a62', 6);
const mill: Cover = (c, random) =>
  box(0, 0, W, H, '#e2d5bf') +
  disc(420, 220, 110, tone.cream) +
  ridge(random, 420, 60, c[4], 0.4) +
  repeat(11, (index) => {
    const x = index * 170 - 20,
      high = random.between(140, 300),
      fill = cycle(c, index);
    return cycle(
      [
        box(x, 600 - high, 160, high, fill) +
          shape(
            repeat(4, (tooth) => p`M${x + tooth * 40} ${601 - high}v-44l40 44z`),
            fill,
          ) +
          repeat(3, (pane) => box(x + 20 + pane * 46, 640 - high, 28, 40, tone.straw, 0, 0.7)),
        box(x + 30, 260, 36, 340, fill) + box(x + 30, 280, 36, 22, tone.cream) + box(x + 90, 330, 30, 270, fill),
        shape(p`M${x} ${600 - high * 0.6}Q${x + 75} ${540 - high * 0.6} ${x + 150} ${600 - high * 0.6}V600H${x}z`, fill) +
          box(x, 560 - high * 0.2, 150, 12, '#fff', 0, 0.3),
      ],
      random.whole(0, 2),
    );
  }) +
  box(0, 600, W, 100, c[0]) +
  stroke('M0 640H1800', '#fff', 4, 0.15);
const tiles: Cover = (c, random) =>
  box(0, 0, W, H, tone.cream) +
  repeat(36, (index) => {
    const x = (index % 9) * 200,
      y = Math.floor(index / 9) * 180;
    return at(
      x + 100,
      y + 90,
      box(-75, -75, 150, 150, random.pick([tone.cream, tone.bone, c[0]])) +
        shape('M-75-75H75A150 150 0 0 1-75 75z', cycle(c, random.whole(0, 4))) +
        shape('M-75-75H0A75 75 0 0 1-75 0z', random.pick([tone.cream, c[2], c[3]])),
      1.34,
      random.whole(0, 3) * 90,
    );
  });
const circuit: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  repeat(26, (index) => {
    const y = 20 + index * 27,
      x = random.whole(2, 14) * 100,
      bend = random.pick([-54, 54]),
      fill = cycle(c, 1 + (index % 4));
    return (
      stroke(p`M${index % 2 ? W : 0} ${y}H${x}l${index % 2 ? -54 : 54} ${bend}`, fill, 6, 0.7) +
      disc(x + (index % 2 ? -54 : 54), y + bend, 13, fill) +
      disc(x + (index % 2 ? -54 : 54), y + bend, 6, c[0])
    );
  });
const sea: Cover = (c, random) =>
  box(0, 0, W, H, '#dccbb0') +
  disc(random.between(1000, 1400), 250, 130, tone.saffron, 0.85) +
  repeat(7, (index) => {
    const y = 310 + index * 58;
    let d = p`M0 ${H}V${y}`;
    for (let x = -((index % 2) * 75); x < W; x += 150) d += p`Q${x + 75} ${y - 44} ${x + 150} ${y}`;
    return shape(`${d}V${H}z`, cycle(c, index), index < 2 ? 0.8 : 1);
  });
const scallops: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  repeat(6, (line) =>
    repeat(9, (place) => {
      const x = place * 236 + (line % 2 ? 118 : 0) - 30,
        y = 720 - (5 - line) * 140;
      const fill = cycle(c, 1 + ((line + (random.next() > 0.8 ? 1 : 0)) % 4));
      return disc(x, y, 122, fill) + disc(x, y, 82, c[0], 0.3) + disc(x, y, 42, fill);
    }),
  );
const diamonds: Cover = (c) =>
  box(0, 0, W, H, c[0]) +
  repeat(9, (index) => {
    const x = index * 225;
    return [200, 150, 100, 50]
      .map((reach, ringIndex) =>
        shape(
          p`M${x} ${350 - reach * 1.4}L${x + reach * 0.56} 350L${x} ${350 + reach * 1.4}L${x - reach * 0.56} 350z`,
          cycle(c, 1 + ringIndex),
        ),
      )
      .join('');
  }) +
  [0, 610]
    .map(
      (y) =>
        box(0, y, W, 90, c[1]) +
        shape(
          repeat(30, (place) => p`M${place * 60} ${y + 80}l30-70l30 70z`),
          c[3],
        ),
    )
    .join('');
const stacks: Cover = (c, random) =>
  box(0, 0, W, H, INK) +
  repeat(66, (index) => container((index % 11) * 166 - 10, Math.floor(index / 11) * 118 - 2, 162, 114, cycle(c, random.whole(0, 4))));
const hexes: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  repeat(40, (index) => {
    const line = Math.floor(index / 10),
      x = (index % 10) * 208 + (line % 2 ? 104 : 0),
      y = line * 180 + 80;
    return random.next() > 0.3
      ? shape(
          p`M${x} ${y - 112}L${x + 97} ${y - 56}V${y + 56}L${x} ${y + 112}L${x - 97} ${y + 56}V${y - 56}z`,
          cycle(c, random.whole(1, 4)),
          random.pick([0.35, 0.6, 0.9]),
        )
      : ring(x, y, 30, c[2], 9, 0.6);
  });
const leaves: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  repeat(36, (index) =>
    at(
      (index % 9) * 215 + (Math.floor(index / 9) % 2) * 107,
      Math.floor(index / 9) * 200 + 60,
      shape('M0 62C-44 30-44-30 0-66C44-30 44 30 0 62z', cycle(c, random.whole(1, 4))) +
        shape('M0 62C44 30 44-30 0-66z', INK, 0.12) +
        stroke('M0 80V-30', c[0], 4),
      1.35,
      random.pick([-35, 35, 0, 145]),
    ),
  );
const planks: Cover = (c, random) =>
  box(0, 0, W, H, c[1]) +
  repeat(13, (column) =>
    repeat(10, (line) =>
      at(
        column * 150,
        line * 106 - 120,
        shape(p`M0 0L150 ${column % 2 ? -100 : 100}V${column % 2 ? 0 : 200}L0 100z`, cycle(c, random.whole(0, 3))) +
          stroke(p`M0 0L150 ${column % 2 ? -100 : 100}`, INK, 3, 0.3),
      ),
    ),
  );
const rings: Cover = (c, random) =>
  box(0, 0, W, H, c[0]) +
  repeat(28, (index) => {
    const line = Math.floor(index / 7),
      x = (index % 7) * 290 + (line % 2 ? 145 : 0),
      y = line * 252 - 20,
      fill = cycle(c, random.whole(1, 4));
    return disc(x, y, 140, fill) + disc(x, y, 98, c[0]) + disc(x, y, 44, fill, 0.6);
  });
const roads: Cover = (c, random) =>
  box(0, 0, W, H, '#dccdb4') +
  disc(1340, 200, 100, tone.saffron, 0.9) +
  ridge(random, 320, 100, c[4], 0.5) +
  ridge(random, 400, 60, c[3], 0.7) +
  ridge(random, 450, 30, c[2]) +
  shape('M880 440H930C1000 500 1300 560 1500 700H300C560 600 800 520 880 440z', '#465057') +
  stroke('M905 450C930 520 920 600 900 700', tone.cream, 9, 0.8, '40 34');

/** Open country keeps natural colours, whatever the company's palette. */
const lands: readonly Palette[] = [
  ['#626a3a', '#9aa86a', '#c2ad6a', '#7f8750', '#8fa79a'],
  ['#7a5a2e', '#d9b45c', '#e3c77e', '#b98a3e', '#a9a37c'],
  ['#4f5f45', '#8a9a66', '#b9b07a', '#6f8052', '#a8b5a2'],
  ['#5d4a36', '#a98253', '#d3b98a', '#8f6f45', '#c4a58e'],
];
const waters: readonly Palette[] = [
  ['#5fa3a1', '#2b8688', '#1c7176', '#0d4b53', '#0d2930'],
  ['#8fb3bd', '#5d8fa3', '#2f6f8f', '#245673', '#22394a'],
];
const natural = new Map<Cover, readonly Palette[]>([
  [fields, lands],
  [hills, lands],
  [roads, lands],
  [sea, waters],
]);

const palettes: readonly Palette[] = [
  ['#17434a', '#1f5a60', '#c4694a', '#d9a441', '#8fa79a'],
  ['#8e4432', '#a9583f', '#d9a441', '#e6dac4', '#0d4b53'],
  ['#22394a', '#2f6f8f', '#8fa1ad', '#d9a441', '#c4694a'],
  ['#626a3a', '#7f8750', '#d9a441', '#e6dac4', '#a04f36'],
  ['#4a3a44', '#6d4a5c', '#d8a898', '#d9a441', '#5fa3a1'],
  ['#3b4c58', '#5d707d', '#c3ced5', '#c4694a', '#1c7176'],
];

const covers: Record<string, readonly Cover[]> = {
  food: [fields, scallops, leaves, hills],
  agriculture: [fields, hills, leaves, fields],
  textiles: [weave, diamonds, scallops, weave],
  apparel: [diamonds, weave, scallops, tiles],
  building: [tiles, mill, tiles, planks],
  metals: [mill, rings, hexes, mill],
  machinery: [mill, rings, circuit, hexes],
  electrical: [circuit, hexes, circuit, rings],
  automotive: [roads, rings, hills, roads],
  chemicals: [hexes, mill, sea, scallops],
  plastics: [rings, hexes, scallops, tiles],
  furniture: [planks, tiles, hills, weave],
  health: [hexes, sea, leaves, circuit],
  cosmetics: [leaves, scallops, sea, diamonds],
  energy: [hills, circuit, mill, sea],
  consumer: [scallops, tiles, diamonds, rings],
  logistics: [port, stacks, roads, sea],
};

/** A company's wide cover by category, four each. */
export function cover(category: string, variant: number): { svg: string; background: string } | undefined {
  const list = covers[category];
  if (!list || !Object.hasOwn(covers, category)) return undefined;
  const palette = cycle(palettes, hash(category) + variant * 5);
  const scene = cycle(list, variant - 1),
    land = natural.get(scene);
  return {
    svg: scene(land ? cycle(land, hash(category) + variant) : palette, seeded(`cover ${category} ${variant}`)),
    background: palette[0],
  };
}
