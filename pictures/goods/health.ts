import { bottle, carton, emblem, jar, tube } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, still, type Item, type Motif } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';

const monitor = (fill: string): Item =>
  item(
    290,
    300,
    box(-140, -300, 280, 210, tone.cream, 16) +
      box(-122, -282, 196, 150, tone.night, 8) +
      stroke('M-112-226h40l14-36l20 66l16-40h84', tone.leaf, 6) +
      stroke('M-112-160q20-26 40 0t40 0t40 0t40 0', tone.saffron, 5) +
      disc(104, -262, 14, fill) +
      disc(104, -222, 14, tone.terracotta) +
      box(90, -190, 28, 44, tone.steel, 5) +
      box(-14, -92, 28, 74, tone.steel) +
      box(-80, -20, 160, 20, tone.steelDark, 8),
  );
const stethoscope = (fill: string): Item =>
  item(
    220,
    280,
    stroke('M-60-270V-190A56 56 0 0 0 52-190V-270M-4-134V-80A60 60 0 0 0 90-70', fill, 14) +
      stroke('M-60-276H-44M52-276H36', tone.steelDark, 10) +
      disc(84, -54, 38, tone.steel) +
      disc(84, -54, 25, tone.cream),
  );
const gloveBox = (fill: string): Item =>
  item(
    260,
    150,
    box(-130, -120, 260, 120, fill, 5) +
      box(-80, -94, 160, 68, tone.cream, 34) +
      emblem('cross', 0, -60, 50, fill) +
      shape('M-50-116C-56-150-30-150-26-126C-24-166 2-166 2-126C6-162 30-156 28-116z', tone.sky) +
      box(80, -120, 50, 120, INK, 4, 0.12),
  );
const syringe = (fill: string): Item =>
  item(
    100,
    300,
    box(-24, -270, 48, 190, tone.white, 5, 0.8) +
      box(-20, -200, 40, 116, fill) +
      stroke(
        repeat(6, (index) => p`M-22 ${-230 + index * 24}h16`),
        tone.iron,
        4,
      ) +
      shape('M-14-82H14L6-56H-6z', tone.steel) +
      box(-2, -58, 4, 58, tone.steelDark) +
      box(-6, -300, 12, 90, tone.steel) +
      box(-30, -304, 60, 10, tone.steelDark, 4) +
      box(-38, -272, 76, 9, tone.steel, 3),
  );
const mask = (fill: string): Item =>
  item(
    270,
    150,
    stroke('M-100-110C-160-120-160-30-100-40M100-110C160-120 160-30 100-40', tone.cream, 6) +
      shape('M-106-126Q0-160 106-126V-36Q0 24-106-36z', fill) +
      stroke('M-100-98Q0-120 100-98M-100-72Q0-80 100-72M-100-46Q0-30 100-46', '#fff', 4, 0.5),
  );
const blister = (fill: string): Item =>
  item(
    150,
    210,
    box(-75, -210, 150, 210, tone.steelLight, 10) +
      repeat(
        10,
        (index) =>
          oval(-34 + (index % 2) * 68, -184 + Math.floor(index / 2) * 39, 24, 14, fill) +
          oval(-42 + (index % 2) * 68, -188 + Math.floor(index / 2) * 39, 8, 4, '#fff', 0.6),
      ),
  );
const capsules = (one: string): Item =>
  item(
    150,
    60,
    [
      [-46, -14, 20],
      [0, -18, -30],
      [44, -14, 60],
      [-10, -44, 10],
    ]
      .map(([x, y, turn]) =>
        at(x ?? 0, y ?? 0, box(-28, -12, 56, 24, tone.cream, 12) + shape('M0-12H16A12 12 0 0 1 16 12H0z', one), 1, turn),
      )
      .join(''),
  );
const tooth = (fill: string): Item =>
  item(
    170,
    220,
    shape(
      'M-76-160C-90-220-30-230 0-206C30-230 90-220 76-160C72-120 58-100 54-50C52 0 24 4 18-40C14-80-14-80-18-40C-24 4-52 0-54-50C-58-100-72-120-76-160z',
      fill,
    ) +
      shape('M30-216C90-220 86-190 76-160C72-120 58-100 54-50C52-10 36-6 26-20C50-90 70-160 30-216z', INK, 0.09) +
      stroke('M-50-180Q-46-200-24-200', '#fff', 9, 0.8),
  );
const brush = (fill: string): Item =>
  item(
    40,
    270,
    box(-11, -200, 22, 200, fill, 11) +
      box(-8, -270, 16, 80, fill, 8) +
      box(8, -266, 18, 56, tone.white, 3) +
      box(8, -246, 18, 12, tone.tealLight),
  );
const dentalTool = (kind: number): Item =>
  item(
    40,
    280,
    box(-7, -180, 14, 180, tone.steelDark, 7) +
      stroke(
        repeat(5, (index) => p`M-6 ${-60 - index * 14}h12`),
        tone.steelLight,
        4,
      ) +
      (kind
        ? stroke('M0-180L6-240Q8-262-12-268', tone.steel, 6)
        : stroke('M0-180L4-226', tone.steel, 6) + disc(6, -250, 25, tone.steel) + disc(6, -250, 18, tone.glass)),
  );
const flask = (fill: string): Item =>
  item(
    180,
    240,
    shape('M-24-236H24V-150L86-24Q90 0 66 0H-66Q-90 0-86-24L-24-150z', tone.white, 0.65) +
      shape('M-48-92H48L78-26Q80-8 62-8H-62Q-80-8-78-26z', fill) +
      box(-32, -244, 64, 14, tone.steelLight, 6) +
      disc(-14, -50, 9, '#fff', 0.4) +
      disc(20, -70, 6, '#fff', 0.4),
  );
const tubes = (fills: readonly string[]): Item =>
  item(
    260,
    210,
    repeat(
      4,
      (index) =>
        box(-104 + index * 56, -206, 38, 186, tone.white, 19, 0.7) +
        box(-100 + index * 56, -120 + (index % 2) * 24, 30, 96 - (index % 2) * 24, cycle(fills, index), 15),
    ) +
      box(-126, -150, 252, 16, tone.wood, 4) +
      box(-126, -40, 252, 40, tone.wood, 4) +
      box(-126, -16, 252, 16, INK, 4, 0.14),
  );
const microscope = (fill: string): Item =>
  item(
    220,
    310,
    box(-96, -28, 192, 28, tone.iron, 10) +
      stroke('M20-230C110-200 110-60 30-28', fill, 26) +
      at(
        -10,
        -160,
        box(-25, -130, 50, 150, tone.cream, 8) +
          box(-16, -160, 32, 36, tone.iron, 5) +
          box(-14, 18, 28, 34, tone.steelDark, 4) +
          box(-25, -80, 50, 16, fill),
        1,
        18,
      ) +
      box(-96, -86, 150, 16, tone.iron, 4) +
      disc(78, -130, 18, tone.saffron),
  );

export const health: Record<string, Motif> = {
  devices: (scene) =>
    still(
      scene,
      choose(scene, [
        [monitor(scene.colour(0)), stethoscope(scene.colour(1))],
        [stethoscope(scene.colour(0)), monitor(scene.colour(2))],
        [monitor(tone.tealMid), monitor(tone.saffron)],
      ]),
    ),
  disposables: (scene) =>
    still(
      scene,
      choose(scene, [
        [gloveBox(scene.colour(0)), syringe(tone.tealLight)],
        [mask(tone.sky), gloveBox(scene.colour(1))],
        [syringe(tone.straw), syringe(tone.tealLight), mask(tone.tealLight)],
      ]),
    ),
  pharma: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          bottle(120, 220, '#a8632f', tone.white, { fill: tone.white, mark: 'cross', markFill: scene.colour(0) }, 0.6, 0.12),
          blister(scene.colour(1)),
          capsules(scene.colour(2)),
        ],
        [carton(140, 190, tone.white, { fill: scene.colour(0), mark: 'cross' }, false), blister(tone.rose), blister(scene.colour(1))],
        [
          bottle(100, 230, '#a8632f', tone.cream, {
            fill: tone.cream,
            mark: 'drop',
            markFill: scene.colour(0),
          }),
          carton(150, 170, tone.cream, { fill: scene.colour(1), mark: 'cross' }, false),
          capsules(tone.terracotta),
        ],
      ]),
    ),
  dental: (scene) =>
    still(
      scene,
      choose(scene, [
        [tooth(tone.white), dentalTool(0), dentalTool(1)],
        [brush(scene.colour(0)), tooth(tone.cream), tube(90, 220, tone.white, scene.colour(1), { fill: scene.colour(1), mark: 'wave' })],
        [dentalTool(0), brush(scene.colour(1)), dentalTool(1), tooth(tone.white)],
      ]),
      { gap: 50 },
    ),
  laboratory: (scene) =>
    still(
      scene,
      choose(scene, [
        [microscope(scene.colour(0)), flask(scene.colour(1))],
        [tubes([scene.colour(0), tone.saffron, scene.colour(2)]), flask(tone.tealLight)],
        [flask(scene.colour(0)), flask(tone.saffron), tubes([tone.terracotta, tone.tealLight])],
      ]),
    ),
  supplements: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          jar(160, 230, tone.white, scene.colour(0), { fill: scene.colour(0), mark: 'leaf' }),
          jar(130, 180, '#a8632f', tone.black, { fill: tone.cream, mark: 'sun', markFill: tone.amber }),
          capsules(scene.colour(1)),
        ],
        [
          jar(150, 220, scene.colour(0), tone.black, {
            fill: tone.cream,
            mark: 'leaf',
            markFill: tone.olive,
          }),
          jar(150, 220, scene.colour(1), tone.black, {
            fill: tone.cream,
            mark: 'flower',
            markFill: tone.plum,
          }),
        ],
        [
          capsules(tone.saffron),
          jar(200, 270, tone.black, scene.colour(0), { fill: scene.colour(0), mark: 'flame' }),
          capsules(tone.olive),
        ],
      ]),
    ),
};
