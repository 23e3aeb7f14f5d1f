import { tone } from '../kit/palette.ts';
import { choose, item, pyramid, room, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { rollEnd, uprightRoll } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';

const soft = [
  tone.terracotta,
  tone.cream,
  tone.tealMid,
  tone.saffron,
  tone.olive,
  tone.rose,
  tone.teal,
  tone.bone,
  tone.rust,
  tone.sky,
] as const;

const cone = (fill: string, height = 260): Item =>
  item(
    130,
    height + 22,
    box(-15, -height - 20, 30, 26, tone.cream, 4) +
      shape(p`M-26 ${-height}H26L65-12Q0 6-65-12z`, fill) +
      repeat(Math.floor(height / 28), (index) => {
        const y = -height + 22 + index * 28;
        const half = 28 + ((index + 1) * 36) / (height / 28);
        return stroke(p`M${-half} ${y}Q0 ${y + 14} ${half} ${y - 2}`, '#fff', 3, 0.32);
      }) +
      shape(p`M10 ${-height}H26L65-12Q50-4 34-4z`, INK, 0.14),
  );
const ball = (fill: string): Item =>
  item(
    150,
    150,
    disc(0, -74, 74, fill) +
      stroke('M-66-100Q0-150 62-112M-72-72Q0-124 70-84M-62-38Q-10-90 60-46M-40-14Q-10-110-20-142M0-2Q40-70 30-140', '#fff', 4, 0.35) +
      stroke('M40-12Q90 6 130-4', fill, 6),
  );

const plaid = (x: number, y: number, width: number, height: number, fill: string, one: string, two: string): string => {
  let out = box(x, y, width, height, fill);
  for (let place = 0; place < width; place += 56)
    out +=
      box(x + place + 8, y, Math.min(18, width - place - 8), height, one, 0, 0.45) +
      (place + 44 < width ? box(x + place + 38, y, 5, height, two, 0, 0.7) : '');
  for (let place = 0; place < height; place += 56)
    out +=
      (place + 26 < height ? box(x, y + place + 8, width, 18, one, 0, 0.45) : '') +
      (place + 44 < height ? box(x, y + place + 38, width, 5, two, 0, 0.7) : '');
  return out;
};
const bolt = (index: number, scene: Scene): string =>
  at(
    0,
    -index * 62,
    box(-190, -56, 380, 56, cycle(soft, index + scene.variant), 26) +
      (index % 2 ? repeat(9, (line) => box(-150 + line * 36, -56, 8, 56, cycle(soft, index + scene.variant + 4), 0, 0.6)) : '') +
      oval(-176, -28, 14, 27, '#fff', 0.3) +
      oval(-176, -28, 6, 12, tone.kraft) +
      box(-190, -16, 380, 16, INK, 12, 0.12),
  );

const stitches = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  colour: (row: number, column: number) => string,
): string => {
  const paths = new Map<string, string>();
  for (let line = 0; line < rows; line += 1)
    for (let column = 0; column < columns; column += 1) {
      const fill = colour(line, column),
        left = x + column * size,
        top = y + line * size * 0.74;
      paths.set(
        fill,
        (paths.get(fill) ?? '') +
          p`M${left} ${top}L${left + size / 2} ${top + size / 2}L${left + size} ${top}V${top + size * 0.5}L${left + size / 2} ${top + size}L${left} ${top + size * 0.5}z`,
      );
    }
  return [...paths].map(([fill, d]) => shape(d, fill)).join('');
};

const towels = (scene: Scene, count: number): Item =>
  item(
    330,
    count * 56,
    repeat(count, (index) =>
      at(
        (index % 3) * 8 - 8,
        -index * 56,
        shape('M-160-54H140A27 27 0 0 1 140 0H-160z', cycle(soft, scene.variant * 2 + index * 3)) +
          stroke('M-150-28H132', INK, 2.5, 0.16) +
          box(-128, -54, 10, 54, '#fff', 0, 0.5) +
          box(-110, -54, 5, 54, '#fff', 0, 0.5) +
          box(-160, -10, 310, 10, INK, 0, 0.08),
      ),
    ),
  );
const bed = (scene: Scene): Item =>
  item(
    460,
    230,
    box(-230, -230, 460, 130, tone.woodDark, 12) +
      [-110, 110]
        .map((x) =>
          shape(
            p`M${x - 90} -186Q${x} -200 ${x + 90} -186Q${x + 98} -140 ${x + 90} -104H${x - 90}Q${x - 98} -140 ${x - 90} -186z`,
            tone.white,
          ),
        )
        .join('') +
      shape('M-52-160Q0-168 52-160Q58-130 52-100H-52Q-58-130-52-160z', scene.colour(1)) +
      box(-226, -112, 452, 40, tone.cream, 12) +
      box(-226, -84, 452, 76, scene.colour(0), 8) +
      repeat(6, (index) => box(-190 + index * 72, -84, 4, 76, '#fff', 0, 0.15)) +
      box(-226, -84, 452, 12, '#fff', 0, 0.22) +
      box(-210, -8, 20, 8, tone.black) +
      box(190, -8, 20, 8, tone.black),
  );

/** A stepped diamond, as in a kilim. */
const diamond = (x: number, y: number, size: number, fills: readonly string[], step = 11): string =>
  fills
    .map((fill, ring) => {
      const reach = Math.round(size * (1 - ring / fills.length));
      let d = '';
      for (let line = -reach; line <= reach; line += 1) {
        const half = (reach - Math.abs(line)) * step + step / 2;
        d += p`M${x - half} ${y + line * step - step / 2}h${half * 2}v${step + 0.5}h${-half * 2}z`;
      }
      return shape(d, fill);
    })
    .join('');

const kilim = (scene: Scene): string => {
  const [ground, band, one, two] = choose(scene, [
    ['#9c4a35', tone.teal, tone.saffron, tone.cream],
    [tone.teal, tone.brick, tone.cream, tone.saffron],
    [tone.navy, tone.terracotta, tone.saffron, tone.bone],
    ['#c9a27a', tone.brick, tone.teal, tone.cream],
    [tone.moss, tone.brick, tone.straw, tone.cream],
  ]);
  const count = choose(scene, [3, 2, 4]),
    wide = 800 / count;
  const border = (y: number): string =>
    box(0, y, 800, 54, band) +
    shape(
      repeat(20, (index) => p`M${index * 40} ${y + 48}L${index * 40 + 20} ${y + 8}L${index * 40 + 40} ${y + 48}z`),
      one,
    ) +
    shape(
      repeat(20, (index) => p`M${index * 40 + 10} ${y + 48}L${index * 40 + 20} ${y + 28}L${index * 40 + 30} ${y + 48}z`),
      ground,
    );
  return (
    box(0, 0, 800, 600, ground) +
    repeat(count + 1, (index) => diamond(index * wide, 130, 5, [two, band, one]) + diamond(index * wide, 470, 5, [two, band, one])) +
    repeat(count, (index) => diamond((index + 0.5) * wide, 300, Math.min(17, Math.round(wide / 24)), [INK, one, band, two, ground, one])) +
    border(0) +
    at(0, 600, `<g transform="scale(1 -1)">${border(0)}</g>`)
  );
};

export const textiles: Record<string, Motif> = {
  yarn: (scene) =>
    still(
      scene,
      choose(scene, [
        [cone(scene.colour(0)), cone(tone.cream, 300), cone(scene.colour(2), 240)],
        [cone(tone.cream), cone(tone.bone, 290), cone(tone.cream), cone(scene.colour(1), 250)],
        [ball(scene.colour(0)), cone(scene.colour(1)), ball(scene.colour(2))],
      ]),
    ),
  woven: (scene) =>
    choose(scene, [
      () =>
        room(scene) +
        pyramid(choose(scene, [4, 3]), scene.variant % 2 ? 66 : 84, (x, y, index) =>
          rollEnd(x, y, scene.variant % 2 ? 63 : 80, cycle(soft, index * 3 + scene.variant)),
        ),
      () =>
        room(scene) +
        oval(400, 520, 220, 12, INK, 0.16) +
        at(
          400,
          520,
          repeat(5, (index) => bolt(index, scene)),
        ),
      () =>
        plaid(0, 0, 800, 600, scene.colour(0), tone.cream, scene.colour(2)) +
        shape('M0 600V380C160 330 240 470 420 430S700 330 800 400V600z', INK, 0.12) +
        shape('M0 600V420C160 370 240 510 420 470S700 370 800 440V600z', scene.colour(1)) +
        shape('M0 420C160 370 240 510 420 470S700 370 800 440V456C700 386 580 446 420 486S160 386 0 436z', '#fff', 0.25),
    ])(),
  knitted: (scene) => {
    const ground = scene.colour(0),
      other = cycle([tone.cream, tone.bone, tone.straw], scene.variant),
      third = scene.colour(3);
    const pattern = choose(scene, [
      (line: number, column: number) => ((line + column) % 6 === 0 || (line - column) % 6 === 0 ? other : ground),
      (line: number, column: number) => (line % 7 < 2 ? other : line % 7 === 4 && column % 2 ? third : ground),
      (line: number, column: number) =>
        Math.abs((column % 10) - 5) + Math.abs((line % 10) - 5) < 3 ? other : line % 10 === 0 ? third : ground,
    ]);
    return box(0, 0, 800, 600, ground) + box(0, 0, 800, 600, INK, 0, 0.3) + stitches(0, -20, 20, 22, 40, pattern);
  },
  'home-textile': (scene) =>
    still(scene, choose(scene, [[towels(scene, 5)], [bed(scene)], [towels(scene, 3), towels(scene, 4)], [towels(scene, 6)]]), {
      most: 1.35,
    }),
  carpets: kilim,
  'technical-textile': (scene) => {
    const mesh = (fill: string): string =>
      shape('M0 0L150-70H560L410 0z', fill) +
      stroke(
        repeat(14, (index) => p`M${index * 30} 0l150-70`) + repeat(4, (index) => p`M${30 + index * 30} ${-14 - index * 14}h410`),
        '#fff',
        2.5,
        0.4,
      );
    return (
      room(scene) +
      choose(scene, [
        () =>
          at(130, 560, mesh(scene.colour(0))) +
          oval(520, 486, 60, 10, INK, 0.2) +
          at(
            300,
            500,
            box(-20, -120, 400, 120, scene.colour(0), 60) +
              stroke(
                repeat(10, (index) => p`M${30 + index * 34} -118V-2`),
                '#fff',
                2.5,
                0.35,
              ) +
              box(-20, -34, 400, 34, INK, 17, 0.15),
          ) +
          rollEnd(660, 440, 60, scene.colour(0)),
        () =>
          [0, 1, 2]
            .map(
              (index) =>
                oval(220 + index * 180, 516, 84, 10, INK, 0.16) +
                at(
                  220 + index * 180,
                  512,
                  uprightRoll(150, [330, 270, 300][index] ?? 300, cycle([tone.iron, tone.cream, scene.colour(1)], index + scene.variant))
                    .svg,
                ),
            )
            .join(''),
        () =>
          pyramid(3, 84, (x, y, index) => rollEnd(x, y, 80, cycle([tone.iron, tone.steel, tone.moss], index + scene.variant), tone.kraft)),
      ])()
    );
  },
};
