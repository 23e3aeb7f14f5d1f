import { tone } from '../kit/palette.ts';
import { hash, seeded, type Random } from '../kit/random.ts';
import { at, box, cycle, disc, p, repeat, ring, shape, stroke } from '../kit/svg.ts';

const grounds = [
  '#0b5c63',
  '#8e4432',
  '#626a3a',
  '#2f6f8f',
  '#22394a',
  '#b0651f',
  '#6d4a5c',
  '#17434a',
  '#3b4c58',
  '#7a5a2e',
  '#a04f36',
  '#4a5f4c',
] as const;
const second = [tone.saffron, '#e0a08a', tone.leaf, tone.sky, tone.straw] as const;

type Mark = (paint: string, other: string, random: Random) => string;

/** Letter-free marks on a 64-unit field around (0, 0). */
const marks: readonly Mark[] = [
  (paint, other, random) =>
    repeat(random.whole(3, 5), (index) =>
      box(-18 + index * 3, -18 + index * 9.5, 36 - index * (random.next() > 0.5 ? 6 : 3), 6, index === 1 ? other : paint),
    ),
  (paint, other) => shape('M0-20L8-8L20 0L8 8L0 20L-8 8L-20 0L-8-8z', paint) + disc(0, 0, 6, other),
  (paint, other, random) => {
    const y = random.whole(-6, 0);
    return (
      stroke(p`M-20 ${y - 6}c7-7 13-7 20 0s13 7 20 0M-20 ${y + 6}c7-7 13-7 20 0s13 7 20 0`, paint, 5) +
      stroke(p`M-20 ${y + 18}c7-7 13-7 20 0s13 7 20 0`, other, 5)
    );
  },
  (paint, other) =>
    shape('M0 20V-4M0 4C-14 4-18-6-18-16C-6-16 0-8 0 4zM0 12C14 12 18 2 18-8C6-8 0 0 0 12z', paint) +
    stroke('M0 20V-4', paint, 3.5) +
    disc(0, -18, 4, other),
  (paint, other, random) => {
    const count = random.whole(5, 9);
    return (
      repeat(count, (index) => at(0, 0, shape('M-4-7L0-22L4-7z', index % 2 ? other : paint), 1, (360 / count) * index)) +
      disc(0, 0, 6.5, paint)
    );
  },
  (paint, other) =>
    `<path d="M0-19L18 14H-18z" fill="none" stroke="${paint}" stroke-width="5" stroke-linejoin="round"/>` + box(-18, 18.5, 36, 4, other),
  (paint, other, random) =>
    [0, 1, 2, 3]
      .map((index) => {
        const x = index % 2 ? 1 : -20,
          y = index > 1 ? 1 : -20;
        return cycle(
          [
            box(x, y, 19, 19, index === 3 ? other : paint, 2),
            disc(x + 9.5, y + 9.5, 9.5, index === 0 ? other : paint),
            shape(p`M${x} ${y}H${x + 19}A19 19 0 0 1 ${x} ${y + 19}z`, paint),
          ],
          index + random.whole(0, 2),
        );
      })
      .join(''),
  (paint, other, random) => repeat(3, (index) => ring(0, 0, 20 - index * 7, index === random.whole(0, 2) ? other : paint, 3.6)),
  (paint, other) => shape('M-22 18V4L-9-9V18zM-5 18V-13L0-18L5-13V18zM22 18V4L9-9V18z', paint) + box(-22, 20.5, 44, 3, other),
  (paint, other, random) =>
    at(
      0,
      0,
      shape('M0-22L19-11V11L0 22L-19 11V-11z', paint) +
        shape('M0 0L19-11V11L0 22z', other) +
        shape('M0 0L0 22L-19 11V-11z', '#0b1a22', 0.22),
      1,
      random.pick([0, 60, 180]),
    ),
  (paint, other) => shape('M-20 0A20 20 0 0 1 20 0z', paint) + shape('M-20 4H20A20 20 0 0 1 12 19H-12A20 20 0 0 1-20 4z', other),
  (paint, other, random) => {
    const turn = random.pick([0, 90, 180, 270]);
    return at(
      0,
      0,
      shape('M-20-20H20A40 40 0 0 1-20 20z', paint) + shape('M-20-20H0A20 20 0 0 1-20 0z', other) + disc(14, 14, 5, paint),
      1,
      turn,
    );
  },
  (paint, other) =>
    repeat(9, (index) => {
      const x = (index % 3) * 15 - 15,
        y = Math.floor(index / 3) * 15 - 15;
      return shape(p`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}z`, index % 2 ? other : paint);
    }),
  (paint, other, random) => {
    const count = random.whole(4, 6);
    return repeat(count, (index) =>
      at(0, 0, shape('M0-4C-9-9-8-19 0-23C8-19 9-9 0-4z', index === 0 ? other : paint), 1, (360 / count) * index),
    );
  },
  (paint, other) => shape('M-22 6H22L15 18H-15z', paint) + shape('M-2-20V2H-18zM3-14V2H14z', other),
  (paint, other, random) => {
    const heights = random.pick([
      [14, 22, 30, 38],
      [38, 30, 22, 14],
      [22, 36, 28, 16],
      [16, 30, 20, 38],
    ]);
    return (
      heights.map((height, index) => box(-20 + index * 11, 16 - height, 7.5, height, index === 2 ? other : paint, 1)).join('') +
      box(-20, 18.5, 40.5, 3, paint)
    );
  },
  (paint, other) =>
    stroke('M-20 0A10 10 0 0 1 0 0A10 10 0 0 0 20 0', paint, 6) + stroke('M-20 0A10 10 0 0 0 0 0A10 10 0 0 1 20 0', other, 6),
  (paint, other) => shape('M-20-20H-6L14 0L-6 20H-20L0 0z', paint) + shape('M4-20H10L24-6V6L10 20H4L18 0z', other),
];

/** A company's mark, always the same for the same key. */
export function logo(name: string): { svg: string; background: string } {
  const code = hash(`mark ${name}`),
    random = seeded(`logo ${name}`);
  const ground = cycle(grounds, Math.floor(code / 32)),
    inverted = code % 5 === 0;
  const background = inverted ? tone.cream : ground;
  const paint = inverted ? ground : tone.cream;
  const other = inverted
    ? cycle(['#c4694a', '#b0651f', '#1c7176', '#7f8750'], Math.floor(code / 700))
    : cycle(second, Math.floor(code / 500));
  const mark = cycle(marks, Math.floor(code / 7))(paint, other === paint ? tone.saffron : other, random);
  return { svg: box(0, 0, 500, 500, background) + at(250, 250, mark, 6.6 + (code % 3) * 0.5), background };
}
