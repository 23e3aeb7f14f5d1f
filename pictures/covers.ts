import { hash, seeded, type Random } from './kit/random.ts';
import { at, box, cycle, disc, p, repeat, ring, shape, stroke } from './kit/svg.ts';
import type { Drawing } from './marks.ts';

export const COVER_WIDTH = 1260;
export const COVER_HEIGHT = 490;
/** Area of the patterns. */
const FIELD_WIDTH = 1800;
const FIELD_HEIGHT = 700;

/** Background, and three colours on it from quiet to strong. */
type Scheme = readonly [ground: string, quiet: string, middle: string, strong: string];
const schemes: readonly Scheme[] = [
  ['#1f474d', '#29565b', '#5fa3a1', '#d9b98a'],
  ['#22394a', '#2d485b', '#6f93a6', '#d9a441'],
  ['#5b2f2a', '#6c3a33', '#b5654a', '#e3c77e'],
  ['#e6dac4', '#d9c9ab', '#b58a52', '#7a2f2a'],
  ['#d3dcd6', '#bfcdc5', '#6f8f7e', '#38502f'],
  ['#ecdcd0', '#dfc7b7', '#b5805f', '#5b4038'],
  ['#4b5238', '#596044', '#97a068', '#e6dac4'],
  ['#d5dde2', '#bfccd4', '#6f8a9c', '#22394a'],
];

const rows = (count: number, draw: (index: number) => string): string => repeat(count, draw);

/** Warp and weft in a basket weave, a few coloured threads among them. */
function weave([, quiet, middle, strong]: Scheme, random: Random): string {
  const size = 50;
  const column = Array.from({ length: 37 }, () => random.next());
  return rows(14, (line) =>
    repeat(36, (place) => {
      const isOver = (line + place) % 2 === 0;
      const chance = isOver ? (column[place] ?? 1) : (column[line + 20] ?? 1);
      const fill = chance < 0.12 ? strong : chance < 0.34 ? middle : quiet;
      return isOver ? box(place * size + 5, line * size, 40, size, fill, 6) : box(place * size, line * size + 5, size, 40, fill, 6);
    }),
  );
}

/** Lines of equal height, cell by cell where the surface crosses them: they encircle the summits and never intersect. */
function contours([, quiet, middle, strong]: Scheme, random: Random): string {
  const hills = Array.from(
    { length: 9 },
    () => [random.between(0, FIELD_WIDTH), random.between(0, FIELD_HEIGHT), random.between(160, 330), random.between(0.5, 1)] as const,
  );
  const cell = 18,
    across = Math.ceil(FIELD_WIDTH / cell) + 1;
  const heights = Array.from({ length: across * (Math.ceil(FIELD_HEIGHT / cell) + 1) }, (_, index) => {
    const x = (index % across) * cell,
      y = Math.floor(index / across) * cell;
    return hills.reduce(
      (sum, [left, top, reach, most]) => sum + most * Math.exp(-((x - left) ** 2 + ((y - top) * 1.4) ** 2) / reach ** 2),
      0,
    );
  });
  const height = (x: number, y: number): number => heights[Math.round(y / cell) * across + Math.round(x / cell)] ?? 0;
  const line = (level: number): string => {
    let d = '';
    for (let y = 0; y < FIELD_HEIGHT; y += cell)
      for (let x = 0; x < FIELD_WIDTH; x += cell) {
        const corners = [
          [x, y],
          [x + cell, y],
          [x + cell, y + cell],
          [x, y + cell],
        ] as const;
        const cuts = corners.flatMap(([left, top], index) => {
          const [right, low] = corners[(index + 1) % 4] ?? [left, top];
          const here = height(left, top) - level,
            there = height(right, low) - level;
          const part = here / (here - there);
          return here > 0 === there > 0 ? [] : [[left + (right - left) * part, top + (low - top) * part] as const];
        });
        for (let pair = 0; pair + 1 < cuts.length; pair += 2)
          d += p`M${cuts[pair]?.[0] ?? 0} ${cuts[pair]?.[1] ?? 0}L${cuts[pair + 1]?.[0] ?? 0} ${cuts[pair + 1]?.[1] ?? 0}`;
      }
    return d;
  };
  return repeat(12, (index) =>
    stroke(line(0.08 + index * 0.11), index === 9 ? strong : index % 3 === 0 ? middle : quiet, index % 3 === 0 ? 5 : 3),
  );
}

/** A container yard from above, with free places. */
function yard(scheme: Scheme, random: Random): string {
  const [, quiet, middle, strong] = scheme;
  return rows(9, (line) =>
    repeat(11, (place) => {
      const chance = random.next(),
        x = 12 + place * 164 + (place > 4 ? 24 : 0),
        y = 10 + line * 78 + (line > 4 ? 6 : 0);
      if (chance < 0.14) return stroke(p`M${x} ${y}h150v58h-150z`, quiet, 3);
      const fill = chance > 0.94 ? strong : chance > 0.72 ? middle : quiet;
      return box(x, y, 150, 58, fill) + box(x + 10, y + 10, 130, 6, scheme[0]) + box(x + 10, y + 42, 130, 6, scheme[0]);
    }),
  );
}

/** Soundings, depth contours and rhumb lines of a sea chart. */
function chart([, quiet, middle, strong]: Scheme, random: Random): string {
  const x = random.between(1050, 1500),
    y = random.between(220, 480);
  const depth = (index: number): string =>
    p`M-20 ${120 + index * 92}C${300} ${40 + index * 92 + random.between(-30, 30)} ${620} ${260 + index * 80} ${960} ${150 + index * 90}S${1500} ${60 + index * 100} 1820 ${170 + index * 90}`;
  return (
    repeat(16, (index) => at(x, y, stroke('M0 0V-1900', quiet, 2), 1, index * 22.5)) +
    rows(6, (index) => stroke(depth(index), index % 2 ? middle : quiet, index % 2 ? 4 : 8, index % 2 ? 0.9 : 1)) +
    repeat(34, (index) => disc(40 + ((index * 397) % 1740), 30 + ((index * 211) % 640), 4, middle)) +
    ring(x, y, 112, middle, 4) +
    ring(x, y, 78, strong, 3) +
    repeat(8, (index) =>
      at(x, y, shape(index % 2 ? 'M0-70L9-9L0 0L-9-9z' : 'M0-108L14-14L0 0L-14-14z', index % 2 ? middle : strong), 1, index * 45),
    )
  );
}

/** Stepped lozenges of a flat-woven rug, in bands. */
function kilim([, quiet, middle, strong]: Scheme, random: Random): string {
  const shift = random.whole(0, 2);
  return rows(5, (line) => {
    const colours = [quiet, middle, strong];
    const outer = cycle(colours, line % 2 ? 0 : shift),
      inner = cycle(colours, line % 2 ? shift + 1 : 1);
    return (
      repeat(13, (place) =>
        at(
          place * 150 + (line % 2) * 75 - 60,
          line * 175,
          shape('M0-78H15V-58H30V-38H45V-18H60V18H45V38H30V58H15V78H-15V58H-30V38H-45V18H-60V-18H-45V-38H-30V-58H-15V-78z', outer) +
            shape('M0-40H12V-24H24V-10H36V10H24V24H12V40H-12V24H-24V10H-36V-10H-24V-24H-12V-40z', inner) +
            box(-9, -9, 18, 18, outer),
        ),
      ) + box(0, line * 175 + 86, FIELD_WIDTH, 3, quiet)
    );
  });
}

/** Cut ends of bars and tubes, as they are stacked in store. */
function stock([, quiet, middle, strong]: Scheme, random: Random): string {
  return rows(8, (line) =>
    repeat(20, (place) => {
      const chance = random.next();
      const fill = chance > 0.95 ? strong : chance > 0.66 ? middle : quiet;
      const x = place * 96 + (line % 2) * 48 - 10,
        y = 30 + line * 92;
      return chance > 0.5 ? ring(x, y, 36, fill, 13) : disc(x, y, 41, fill);
    }),
  );
}

const onField = (ground: string, pattern: string): string =>
  at(0, 0, box(0, 0, FIELD_WIDTH, FIELD_HEIGHT, ground) + pattern, COVER_WIDTH / FIELD_WIDTH);

const patterns = { weave, contours, yard, chart, kilim, stock } as const;

/** Patterns that suit the trades of each category. */
const byCategory: Record<string, readonly (keyof typeof patterns)[]> = {
  food: ['contours', 'kilim'],
  agriculture: ['contours'],
  textiles: ['weave', 'kilim'],
  apparel: ['weave'],
  building: ['contours', 'stock'],
  metals: ['stock'],
  machinery: ['stock', 'contours'],
  electrical: ['stock'],
  automotive: ['stock'],
  chemicals: ['chart', 'stock'],
  plastics: ['stock', 'yard'],
  furniture: ['kilim', 'weave'],
  health: ['weave'],
  cosmetics: ['kilim', 'contours'],
  energy: ['contours'],
  consumer: ['yard'],
  logistics: ['yard', 'chart'],
};

/** A company's cover: a pattern of its trade, seeded by its name. Undefined for an unknown category. */
export function cover(category: string, name: string): Drawing | undefined {
  const choice = Object.hasOwn(byCategory, category) ? byCategory[category] : undefined;
  if (!choice || name === '') return undefined;
  const code = hash(`cover ${name}`),
    scheme = cycle(schemes, code >>> 4),
    pattern = cycle(choice, code);
  return {
    background: scheme[0],
    isCrisp: pattern === 'weave' || pattern === 'kilim' || pattern === 'yard',
    svg: onField(scheme[0], patterns[pattern](scheme, seeded(`cover ${name}`))),
  };
}

/** The sea chart only, on paper. */
export const seaLanes = (): string => {
  const scheme: Scheme = ['#dfe5e3', '#cbd7d6', '#8fb0b0', '#2b6469'];
  return onField(scheme[0], chart(scheme, seeded('sea lanes')));
};
