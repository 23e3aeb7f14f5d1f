import { tone } from '../kit/palette.ts';
import { choose, item, pyramid, room, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { coil, pipeEnd } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';

const beam = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    shape('M-50-50H50V-34H10V34H50V50H-50V34H-10V-34H-50z', fill) +
      shape('M-50-50H50V-44H-50z', '#fff', 0.35) +
      shape('M10-34H16V34H10zM-50 44H50V50H-50z', INK, 0.2),
    size / 100,
  );
const bars = (fill: string, count: number): Item =>
  item(
    520,
    40 + count * 26,
    repeat(count, (line) =>
      repeat(
        1,
        () =>
          box(-260 + (line % 2) * 18, -26 - line * 25, 520 - (line % 2) * 36, 20, fill, 10) +
          stroke(
            repeat(20, (mark) => p`M${-236 + mark * 24} ${-24 - line * 25}l8 16`),
            INK,
            3,
            0.28,
          ) +
          box(-250, -24 - line * 25, 490, 4, '#fff', 2, 0.35),
      ),
    ) +
      box(-150, -30 - count * 25, 12, 30 + count * 25, tone.saffron, 3) +
      box(140, -30 - count * 25, 12, 30 + count * 25, tone.saffron, 3),
  );
const ingot = (width: number, fill: string): Item =>
  item(
    width,
    54,
    shape(p`M${-width / 2} 0L${-width / 2 + 16} -40H${width / 2 - 16}L${width / 2} 0z`, fill) +
      shape(p`M${-width / 2 + 16} -40L${-width / 2 + 26} -52H${width / 2 - 26}L${width / 2 - 16} -40z`, '#fff', 0.5) +
      shape(p`M${-width / 2 + 16} -40L${-width / 2 + 26} -52H${width / 2 - 26}L${width / 2 - 16} -40z`, fill, 0.5) +
      shape(p`M${width / 2 - 40} -40H${width / 2 - 16}L${width / 2} 0H${width / 2 - 30}z`, INK, 0.16),
  );
const ingots = (rows: number, fill: string): Item =>
  item(
    rows * 138,
    rows * 56,
    repeat(rows, (level) => repeat(rows - level, (place) => at((place - (rows - level - 1) / 2) * 136, -level * 54, ingot(130, fill).svg))),
  );
const profiles: ((fill: string) => string)[] = [
  (fill) =>
    `<path fill-rule="evenodd" d="M-44-44H44V44H-44zM-30-30V-6H-6V-30zM6-30V-6H30V-30zM-30 6V30H-6V6zM6 6V30H30V6z" fill="${fill}"/>`,
  (fill) => shape('M-44-44H44V-28H-28V44H-44z', fill),
  (fill) => shape('M-44-44H-28V28H28V-44H44V44H-44z', fill),
  (fill) => shape('M-44-44H44V-28H8V28H44V44H-44V28H-8V-28H-44z', fill),
  (fill) => `<path fill-rule="evenodd" d="M-44-44H44V44H-44zM-30-30V30H30V-30z" fill="${fill}"/>`,
];
const profileWall = (scene: Scene, fill: string): string =>
  box(0, 0, 800, 600, scene.variant % 2 ? '#1a3138' : tone.iron) +
  repeat(35, (index) => {
    const x = 64 + (index % 7) * 112,
      y = 76 + Math.floor(index / 7) * 112;
    const kind = cycle(profiles, Math.floor(index / 7) + (scene.variant % 5));
    return (
      at(x + 5, y + 6, kind(INK), 1) + at(x, y, kind(cycle([fill, tone.steelLight, tone.steel], index * 2 + Math.floor(index / 7))), 1)
    );
  });

const cathodes = (count: number): Item =>
  item(
    380,
    count * 24,
    repeat(
      count,
      (index) =>
        box(-190 + (index % 2) * 8, -22 - index * 24, 372, 20, cycle(['#c4694a', '#b85c3e', '#d07f5e'], index), 3) +
        box(-190 + (index % 2) * 8, -8 - index * 24, 372, 6, INK, 0, 0.15),
    ) +
      box(-120, -count * 24 - 4, 14, count * 24 + 4, tone.iron) +
      box(100, -count * 24 - 4, 14, count * 24 + 4, tone.iron),
  );
const wireCoil = (radius: number, fill: string): Item =>
  item(
    radius * 2,
    radius * 2,
    disc(0, -radius, radius, fill) +
      repeat(
        7,
        (index) =>
          `<circle cx="0" cy="${-radius}" r="${radius * (0.94 - index * 0.08)}" fill="none" stroke="${index % 2 ? '#fff' : INK}" stroke-opacity="${index % 2 ? 0.4 : 0.22}" stroke-width="4"/>`,
      ) +
      disc(0, -radius, radius * 0.36, tone.black) +
      [30, 150, 270].map((turn) => at(0, -radius, box(-8, -radius, 16, radius * 0.66, tone.iron), 1, turn)).join(''),
  );

const rock = (x: number, y: number, size: number, fill: string, glint: string): string =>
  at(
    x,
    y,
    shape('M-50 20L-36-30L4-46L44-24L50 18L20 40H-30z', fill) +
      shape('M4-46L44-24L50 18L20 40L8-4z', INK, 0.18) +
      shape('M-36-30L4-46L8-4L-20-2z', '#fff', 0.2) +
      shape('M-20 6l10 8-6 10-12-6z', glint),
    size,
  );
const wagon = (scene: Scene, fill: string, glint: string): Item =>
  item(
    440,
    300,
    repeat(9, (index) =>
      rock(-150 + index * 38, -170 - [0, 30, 44, 56, 60, 52, 40, 26, 0][index]!, 0.9, index % 2 ? fill : tone.iron, glint),
    ) +
      repeat(5, (index) => rock(-110 + index * 56, -176, 0.8, index % 2 ? tone.steelDark : fill, glint)) +
      shape('M-210-176H210L160-56H-160z', scene.colour(0)) +
      shape('M-210-176H210L205-160H-205z', '#fff', 0.25) +
      stroke('M-110-150L-90-64M0-150V-64M110-150L90-64', INK, 7, 0.2) +
      box(-150, -60, 300, 14, tone.black) +
      disc(-100, -32, 32, tone.black) +
      disc(100, -32, 32, tone.black) +
      disc(-100, -32, 14, tone.steel) +
      disc(100, -32, 14, tone.steel) +
      box(-240, -6, 480, 8, tone.steelDark),
  );

const baleOf = (scene: Scene, size: number, fills: readonly string[]): Item =>
  item(
    size,
    size * 0.72,
    box(-size / 2, -size * 0.72, size, size * 0.72, fills[0] ?? tone.steel, 4) +
      repeat(16, (index) => {
        const x = -size * 0.45 + scene.random.next() * size * 0.66,
          y = -size * 0.66 + scene.random.next() * size * 0.5;
        return at(x, y, shape('M0 0L38-8L50 14L22 22L-6 14z', cycle(fills, index)), size / 190, scene.random.between(-30, 30));
      }) +
      [0.3, 0.7].map((part) => box(-size / 2, -size * 0.72 * part, size, 5, tone.black, 0, 0.6)).join('') +
      box(size * 0.36, -size * 0.72, size * 0.14, size * 0.72, INK, 0, 0.16),
  );

export const metals: Record<string, Motif> = {
  steel: (scene) =>
    room(scene) +
    choose(scene, [
      () => pyramid(2, 112, (x, y) => coil(x, y, 108, cycle([tone.steel, tone.steelLight], scene.variant), tone.saffron)),
      () => oval(400, 522, 290, 12, INK, 0.16) + at(400, 520, bars(cycle([tone.steelDark, '#8b6a5a'], scene.variant), 9).svg, 1.1),
      () =>
        oval(400, 516, 250, 12, INK, 0.16) +
        repeat(3, (level) =>
          repeat(3 - level, (place) =>
            beam(
              400 + (place - (2 - level) / 2) * 150,
              446 - level * 138,
              136,
              cycle([tone.terracotta, tone.steelDark, tone.rust], scene.variant),
            ),
          ),
        ),
      () => pyramid(3, 86, (x, y, index) => coil(x, y, 83, index % 2 ? tone.steel : tone.steelLight, tone.blue)),
    ])(),
  aluminium: (scene) =>
    choose(scene, [
      () => profileWall(scene, tone.cream),
      () => still(scene, [ingots(4, tone.steelLight)]),
      () => profileWall(scene, tone.saffron),
      () => still(scene, [ingots(3, tone.steelLight), wireCoil(110, tone.steelLight)]),
    ])(),
  copper: (scene) =>
    still(
      scene,
      choose(scene, [
        [wireCoil(130, '#c4694a'), cathodes(8)],
        [wireCoil(140, '#c4694a'), wireCoil(110, '#b85c3e')],
        [cathodes(12)],
        [wireCoil(100, '#d07f5e'), wireCoil(130, '#b85c3e'), wireCoil(100, '#c4694a')],
      ]),
    ),
  pipes: (scene) => {
    const fill = choose(scene, [tone.terracotta, tone.steel, tone.tealLight, tone.saffron, tone.steelDark]),
      radius = choose(scene, [56, 74, 48]);
    const columns = Math.ceil(800 / (radius * 2)) + 1;
    return (
      box(0, 0, 800, 600, choose(scene, ['#182c36', '#22394a', '#15343a'])) +
      repeat(Math.ceil(600 / (radius * 1.75)) + 1, (line) =>
        repeat(columns, (column) =>
          pipeEnd(
            column * radius * 2 + (line % 2 ? radius : 0),
            600 - line * radius * 1.75,
            radius * 0.96,
            fill,
            choose(scene, [0.26, 0.16, 0.34]),
          ),
        ),
      ) +
      box(0, 330, 800, 20, tone.saffron) +
      box(0, 344, 800, 6, INK, 0, 0.2)
    );
  },
  ores: (scene) =>
    choose(scene, [
      () => still(scene, [wagon(scene, '#6e5448', tone.saffron)], { most: 1.2 }),
      () =>
        room(scene) +
        oval(400, 520, 310, 12, INK, 0.16) +
        repeat(4, (level) =>
          repeat(6 - level, (place) =>
            rock(
              400 + (place - (5 - level) / 2) * 100,
              486 - level * 66,
              1.15,
              cycle(
                cycle(
                  [
                    ['#6e5448', '#8a6a58'],
                    ['#5d707d', '#4d5a60'],
                    ['#7d7256', '#97896a'],
                    ['#8e4432', '#a9614d'],
                  ],
                  scene.variant,
                ),
                place + level,
              ),
              cycle([tone.saffron, tone.tealLight, tone.cream], scene.variant),
            ),
          ),
        ),
      () => still(scene, [wagon(scene, tone.steelDark, tone.tealLight)], { most: 1.2 }),
    ])(),
  scrap: (scene) => {
    const fills = choose(scene, [
      [tone.steel, tone.steelDark, tone.steelLight, tone.iron],
      ['#b85c3e', '#c4694a', '#8e4432', '#d07f5e'],
      [tone.steelDark, '#8b6a5a', tone.steel, tone.terracotta],
    ]);
    const magnet =
      scene.variant % 2
        ? stroke('M400 0V70', tone.black, 8) +
          shape('M310 96Q310 60 400 60T490 96V120H310z', tone.saffron) +
          box(318, 116, 164, 20, tone.black, 4)
        : '';
    return (
      room(scene) +
      magnet +
      oval(400, 520, 270, 12, INK, 0.16) +
      repeat(scene.variant % 2 ? 5 : 6, (index) => {
        const level = index < 3 ? 0 : index < 5 ? 1 : 2;
        const place = index - [0, 3, 5][level]!;
        return at(400 + (place - (2 - level) / 2) * 184, 520 - level * 132, baleOf(scene, 178, fills).svg);
      })
    );
  },
};
