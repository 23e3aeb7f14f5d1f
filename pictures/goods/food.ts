import { emblem, bottle, carton, jar, sack, tin } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, room, still, together, type Item, type Motif } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, oval, repeat, shape, stroke } from '../kit/svg.ts';

const olives = (fill: string, deep: string): Item =>
  item(
    90,
    50,
    disc(-18, -22, 22, fill) +
      disc(16, -16, 16, deep) +
      disc(-25, -29, 6, '#fff', 0.3) +
      shape('M-14-44Q0-60 18-56Q8-42-14-44z', tone.moss),
  );

const pastaPack = (fill: string, pasta: number): Item => {
  const strands = repeat(11, (index) => box(-46 + index * 8.6, -150, 5, 104, tone.straw, 2));
  const tubes = repeat(16, (index) =>
    at(
      -34 + (index % 4) * 23,
      -134 + Math.floor(index / 4) * 26,
      box(-13, -6, 26, 12, tone.straw, 6) + box(6, -6, 7, 12, tone.amber, 4),
      1,
      (index * 53) % 100,
    ),
  );
  const bows = repeat(12, (index) =>
    at(
      -34 + (index % 3) * 34,
      -134 + Math.floor(index / 3) * 26,
      shape('M-15-9L0-3L15-9V9L0 3L-15 9z', tone.straw) + box(-3, -4, 6, 8, tone.amber),
      1,
      (index * 71) % 90,
    ),
  );
  return item(
    130,
    230,
    box(-65, -222, 130, 222, fill, 6) +
      shape(
        'M-65-222L-59-230L-52-222L-46-230L-39-222L-33-230L-26-222L-20-230L-13-222L-6-230L0-222L6-230L13-222L20-230L26-222L33-230L39-222L46-230L52-222L59-230L65-222z',
        fill,
      ) +
      box(-52, -156, 104, 116, tone.white, 10) +
      cycle([strands, tubes, bows], pasta) +
      box(-30, -206, 60, 26, tone.cream, 13) +
      box(40, -222, 25, 222, INK, 4, 0.1),
  );
};

const sweet = (fill: string): Item =>
  item(
    92,
    50,
    shape('M-20-24L-46-42V-6zM20-24L46-42V-6z', fill) + disc(0, -24, 25, fill) + stroke('M-10-44Q4-24-8-4M8-44Q18-24 8-4', '#fff', 5, 0.6),
  );
const chocolate = (wrap: string): Item =>
  item(
    120,
    210,
    box(-60, -210, 120, 130, '#5a3828', 5) +
      repeat(6, (index) => box(-52 + (index % 3) * 36, -202 + Math.floor(index / 3) * 38, 32, 34, '#734a35', 4)) +
      box(-64, -132, 128, 132, wrap, 4) +
      box(-64, -132, 128, 16, tone.straw) +
      emblem('flower', 0, -58, 52, tone.cream),
  );
const delight = (fill: string): Item =>
  item(230, 120, pyramidCubes(fill) + box(-115, -44, 230, 44, tone.brick, 6) + box(-115, -44, 230, 10, tone.saffron));
const pyramidCubes = (fill: string): string =>
  repeat(9, (index) => {
    const level = index < 5 ? 0 : 1;
    const place = level ? index - 5 : index;
    return at(
      (place - (level ? 1.5 : 2)) * 42,
      -42 - level * 34,
      box(-18, -36, 36, 36, index % 2 ? fill : tone.rose, 6) + box(-18, -36, 36, 10, '#fff', 5, 0.5) + disc(0, -14, 5, tone.olive),
    );
  });

const can = (fill: string, mark: string): Item =>
  item(
    84,
    170,
    shape('M-42-150L-34-164H34L42-150V-10L34 0H-34L-42-10z', fill) +
      shape('M-42-150L-34-164H34L42-150z', tone.steelLight) +
      oval(0, -164, 34, 6, tone.steel) +
      shape('M-42-110L42-70V-34L-42-74z', mark) +
      box(20, -150, 22, 142, INK, 0, 0.13) +
      stroke('M-32-140V-30', '#fff', 5, 0.4),
  );
const glass = (drink: string): Item =>
  item(
    90,
    160,
    shape('M-42-150H42L32 0H-32z', tone.white, 0.55) +
      shape('M-38-108H38L31-4H-31z', drink) +
      oval(0, -108, 38, 7, '#fff', 0.4) +
      box(4, -190, 8, 150, tone.terracotta, 3) +
      disc(-32, -140, 22, tone.saffron) +
      disc(-32, -140, 16, tone.straw),
  );

const teaGlass: Item = item(
  110,
  150,
  oval(0, -6, 55, 9, tone.terracotta) +
    oval(0, -9, 44, 6, tone.cream) +
    shape('M-32-146H32C34-118 18-100 22-76C26-50 32-34 22-12H-22C-32-34-26-50-22-76C-18-100-34-118-32-146z', tone.white, 0.5) +
    shape('M-29-122C-26-108-18-96-20-76C-24-50-30-34-20-16H20C30-34 24-50 20-76C18-96 26-108 29-122z', '#a8472a') +
    oval(0, -122, 29, 5, '#c96a3f') +
    stroke('M-22-60Q-26-40-20-26', '#fff', 4, 0.5),
);
const teapot = (fill: string): Item =>
  item(
    260,
    220,
    stroke('M84-130C150-150 150-40 84-50', fill, 18) +
      shape('M-80-110L-128-150L-136-136L-92-54z', fill) +
      shape('M-86-100C-86-170 86-170 86-100C96-40 60 0 40 0H-40C-60 0-96-40-86-100z', fill) +
      shape('M30-148C80-140 86-120 86-100C96-40 60 0 40 0H20C60-40 60-110 30-148z', INK, 0.14) +
      shape('M-46-150Q0-186 46-150z', fill) +
      disc(0, -176, 14, tone.saffron) +
      stroke('M-66-110Q-60-134-36-142', '#fff', 6, 0.5) +
      emblem('diamond', -8, -76, 60, tone.saffron),
  );
const beans = (count: number): Item =>
  item(
    140,
    40,
    repeat(count, (index) =>
      at(
        -56 + (index % 6) * 23,
        -10 - Math.floor(index / 6) * 16,
        oval(0, 0, 14, 10, index % 2 ? '#5a3828' : '#734a35') + stroke('M-10-3Q0 4 10-2', INK, 2.5, 0.5),
        1,
        (index * 61) % 120,
      ),
    ),
  );
const coffeeBag = (fill: string): Item =>
  item(
    150,
    240,
    shape('M-70-240H70L75-20V0H-75V-20z', fill) +
      box(-70, -240, 140, 22, INK, 0, 0.2) +
      box(-48, -168, 96, 104, tone.cream, 48) +
      at(0, -116, oval(0, 0, 24, 32, '#5a3828') + stroke('M-4-30Q12 0-4 30', tone.cream, 4), 1, 24) +
      shape('M34-240H70L75-20V0H40z', INK, 0.12),
  );

export const food: Record<string, Motif> = {
  oils: (scene) => {
    const oil = choose(scene, ['#d6a531', '#8d8f38', '#e0b94a', '#b98528']);
    const flask = bottle(
      84,
      300,
      oil,
      choose(scene, [tone.rust, tone.moss, tone.teal]),
      { fill: tone.cream, mark: choose(scene, ['sun', 'leaf', 'drop']), markFill: tone.amber },
      0.3,
      0.26,
    );
    const can5 = together(
      140,
      250,
      [
        0,
        0,
        carton(140, 230, scene.colour(0), { fill: tone.cream, mark: choose(scene, ['drop', 'leaf', 'sun']), markFill: tone.olive }, false),
      ],
      [-20, -228, item(40, 24, box(-20, -22, 40, 24, tone.steelLight, 4))],
    );
    return still(
      scene,
      choose(scene, [
        [can5, flask, flask, olives(tone.olive, tone.moss)],
        [flask, flask, flask, flask],
        [can5, can5, flask],
        [flask, can5, flask],
      ]),
      { gap: 26 },
    );
  },
  'flour-pasta': (scene) =>
    still(
      scene,
      choose(scene, [
        [
          carton(140, 250, tone.cream, { fill: scene.colour(0), mark: 'wheat', markFill: tone.straw }),
          sack(190, 290, tone.bone, { fill: scene.colour(1), mark: 'wheat' }),
          pastaPack(scene.colour(2), 0),
        ],
        [pastaPack(scene.colour(0), 0), pastaPack(scene.colour(1), 1), pastaPack(scene.colour(2), 2)],
        [
          sack(190, 280, tone.cream, { fill: scene.colour(0), mark: 'wheat' }),
          sack(190, 250, tone.bone, { fill: scene.colour(1), mark: 'wheat' }),
          sack(170, 210, tone.cream, { fill: scene.colour(2), mark: 'sun' }),
        ],
        [
          pastaPack(scene.colour(0), 2),
          carton(130, 260, tone.white, { fill: scene.colour(1), mark: 'wheat' }),
          pastaPack(scene.colour(2), 1),
        ],
      ]),
    ),
  'canned-food': (scene) => {
    const marks = choose(scene, [
      ['dot', 'leaf'],
      ['fish', 'wave'],
      ['leaf', 'drop'],
      ['flower', 'dot'],
    ] as const);
    const one = (index: number, width = 130, height = 130): Item =>
      tin(width, height, tone.steelLight, { fill: scene.colour(index), mark: cycle(marks, index) });
    const flat = tin(170, 56, tone.straw, { fill: scene.colour(3) }, tone.straw);
    return choose(scene, [
      () =>
        room(scene) +
        repeat(6, (index) => {
          const level = index < 3 ? 0 : index < 5 ? 1 : 2;
          const place = index - (level === 0 ? 0 : level === 1 ? 3 : 5);
          return at(
            400 + (place - (2 - level) / 2) * 142,
            512 - level * 134,
            (level ? '' : oval(0, 6, 76, 10, INK, 0.16)) + one(index).svg,
          );
        }),
      () => still(scene, [one(0, 130, 170), one(1, 110, 120), together(170, 190, [0, 0, flat], [0, -62, flat], [0, -124, flat])]),
      () =>
        still(scene, [
          one(0, 150, 200),
          one(1, 120, 140),
          one(2, 96, 100),
          jar(100, 170, '#b5452f', tone.straw, { fill: tone.cream, mark: 'dot', markFill: tone.red }),
        ]),
    ])();
  },
  confectionery: (scene) => {
    const jarOf = together(160, 250, [
      0,
      0,
      item(
        160,
        250,
        box(-80, -206, 160, 206, tone.white, 26, 0.55) +
          repeat(20, (index) =>
            disc(-52 + (index % 4) * 34 + (Math.floor(index / 4) % 2) * 6, -24 - Math.floor(index / 4) * 30, 20, scene.colour(index)),
          ) +
          box(-66, -240, 132, 40, tone.terracotta, 8) +
          stroke('M-62-170V-60', '#fff', 7, 0.6),
      ),
    ]);
    return still(
      scene,
      choose(scene, [
        [jarOf, chocolate(scene.colour(1)), sweet(scene.colour(2))],
        [delight('#e8b9ae'), sweet(scene.colour(1)), jarOf],
        [chocolate(scene.colour(0)), chocolate(scene.colour(1)), sweet(scene.colour(2)), sweet(scene.colour(3))],
        [delight('#cfd3a0'), chocolate(scene.colour(2))],
      ]),
      { gap: 26 },
    );
  },
  drinks: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          bottle(90, 280, scene.colour(0), tone.cream, {
            fill: tone.cream,
            mark: 'dot',
            markFill: scene.colour(0),
          }),
          can(scene.colour(1), tone.cream),
          can(scene.colour(2), tone.straw),
          glass('#d98a3a'),
        ],
        [
          can(scene.colour(0), tone.cream),
          can(scene.colour(1), tone.cream),
          can(scene.colour(2), tone.cream),
          can(scene.colour(3), tone.cream),
        ],
        [
          carton(120, 260, tone.cream, { fill: scene.colour(0), mark: 'dot', markFill: tone.saffron }),
          carton(120, 260, tone.cream, { fill: scene.colour(1), mark: 'flower' }),
          glass('#b5452f'),
        ],
        [
          bottle(84, 290, tone.sky, tone.blue, { fill: tone.blue, mark: 'wave' }),
          bottle(84, 290, tone.sky, tone.blue, { fill: tone.tealMid, mark: 'drop' }),
          bottle(76, 220, tone.sky, tone.teal, { fill: tone.cream, mark: 'wave', markFill: tone.blue }),
          glass(tone.glass),
        ],
      ]),
    ),
  'tea-coffee': (scene) =>
    still(
      scene,
      choose(scene, [
        [teapot(scene.colour(0)), teaGlass, teaGlass],
        [coffeeBag(scene.colour(0)), coffeeBag(scene.colour(1)), beans(15)],
        [
          carton(150, 210, scene.colour(0), { fill: tone.cream, mark: 'leaf', markFill: tone.olive }, false),
          teaGlass,
          tin(130, 190, scene.colour(2), { fill: tone.straw, mark: 'leaf', markFill: tone.moss }, tone.straw),
        ],
        [coffeeBag(scene.colour(1)), teapot(scene.colour(3)), beans(12)],
      ]),
    ),
};
