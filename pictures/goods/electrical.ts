import { tone } from '../kit/palette.ts';
import { choose, item, room, row, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, ring, shape, stroke } from '../kit/svg.ts';

const cableDrum = (radius: number, fill: string): Item =>
  item(
    radius * 2,
    radius * 2,
    disc(0, -radius, radius, tone.woodLight) +
      disc(0, -radius, radius, tone.wood, 0.6) +
      ring(0, -radius, radius * 0.94, tone.woodDark, radius * 0.06) +
      disc(0, -radius, radius * 0.72, fill) +
      repeat(6, (index) => ring(0, -radius, radius * (0.68 - index * 0.07), index % 2 ? '#fff' : INK, 3, index % 2 ? 0.4 : 0.2)) +
      disc(0, -radius, radius * 0.28, tone.woodLight) +
      disc(0, -radius, radius * 0.1, tone.black) +
      repeat(8, (index) =>
        disc(Math.cos(index * 0.785) * radius * 0.84, -radius + Math.sin(index * 0.785) * radius * 0.84, radius * 0.035, tone.woodDark),
      ) +
      stroke(p`M0 ${-radius * 0.34}C${radius * 0.3} -6 ${radius * 0.8} -4 ${radius * 1.5} -8`, fill, radius * 0.06),
  );
const cutCable = (fill: string): Item =>
  item(
    120,
    260,
    stroke('M-40 0C-60-80 60-100 20-180', fill, 34) +
      stroke('M14-170L-16-236', tone.terracotta, 10) +
      stroke('M20-176L20-246', tone.saffron, 10) +
      stroke('M26-172L58-232', tone.blue, 10) +
      disc(-16, -240, 7, '#b85c3e') +
      disc(20, -250, 7, '#b85c3e') +
      disc(60, -236, 7, '#b85c3e'),
  );

const pendant = (x: number, drop: number, fill: string, kind: number): string =>
  stroke(p`M${x} 0V${drop}`, tone.black, 4) +
  at(
    x,
    drop,
    cycle(
      [
        shape('M-14 0H14L30 30Q90 50 96 110H-96Q-90 50-30 30z', fill) +
          shape('M14 0L30 30Q90 50 96 110H50Q46 46 14 0z', INK, 0.14) +
          shape('M-40 110A40 40 0 0 0 40 110z', tone.straw),
        box(-16, 0, 32, 24, tone.saffron, 4) + disc(0, 84, 66, fill) + disc(0, 84, 66, '#fff', 0.2) + disc(-22, 64, 14, '#fff', 0.5),
        box(-14, 0, 28, 30, tone.iron, 4) +
          shape('M-14 30C-60 70-50 124 0 128C50 124 60 70 14 30z', tone.straw) +
          stroke('M-10 60L-4 92L0 70L4 92L10 60', tone.amber, 4),
        shape('M-60 0H60L84 90H-84z', fill) + box(-84, 84, 168, 12, '#fff', 0, 0.4),
      ],
      kind,
    ),
  );
const glow = (x: number, y: number): string => disc(x, y, 150, '#fff', 0.16) + disc(x, y, 96, '#fff', 0.18);

const fridge = (fill: string): Item =>
  item(
    170,
    360,
    box(-85, -356, 170, 350, fill, 12) +
      box(-85, -236, 170, 6, INK, 0, 0.25) +
      box(56, -330, 9, 70, tone.steelDark, 4) +
      box(56, -210, 9, 110, tone.steelDark, 4) +
      box(-62, -330, 44, 24, tone.navy, 4) +
      box(40, -356, 45, 350, INK, 10, 0.08) +
      box(-70, -6, 24, 6, tone.black) +
      box(46, -6, 24, 6, tone.black),
  );
const washer = (fill: string, water: string): Item =>
  item(
    220,
    270,
    box(-110, -268, 220, 262, fill, 10) +
      box(-110, -268, 220, 52, INK, 8, 0.1) +
      disc(70, -242, 15, tone.steelDark) +
      box(-90, -252, 70, 20, tone.tealLight, 4) +
      disc(0, -112, 82, tone.steelDark) +
      disc(0, -112, 66, tone.navy) +
      shape('M-66-112Q-30-136 0-112T66-112A66 66 0 0 1-66-112z', water) +
      stroke('M-46-140A56 56 0 0 1-8-166', '#fff', 7, 0.5) +
      box(-94, -6, 24, 6, tone.black) +
      box(70, -6, 24, 6, tone.black),
  );
const cooker = (fill: string): Item =>
  item(
    220,
    270,
    box(-110, -260, 220, 254, fill, 8) +
      box(-110, -268, 220, 14, tone.black, 4) +
      repeat(5, (index) => disc(-76 + index * 38, -224, 12, tone.iron)) +
      box(-88, -190, 176, 130, tone.black, 8) +
      box(-74, -168, 148, 90, '#3a2b26', 4) +
      box(-74, -110, 148, 5, tone.saffron) +
      box(-80, -196, 160, 9, tone.steel, 4) +
      box(-88, -44, 176, 26, INK, 4, 0.12),
  );
const kettleItem = (fill: string): Item =>
  item(
    170,
    200,
    stroke('M56-150Q110-150 96-60Q92-40 66-40', tone.black, 14) +
      shape('M-60-170H50L70 0H-76z', fill) +
      shape('M-58-150L-92-172L-66-110z', fill) +
      shape('M14-170H50L70 0H24z', INK, 0.14) +
      box(-40, -186, 74, 18, tone.black, 8) +
      stroke('M-46-140L-56-30', '#fff', 5, 0.4),
  );

const board = (scene: Scene): string => {
  const fill = choose(scene, ['#1f5a50', '#20485c', '#264f3c']);
  const chip = (x: number, y: number, size: number, legs: number): string =>
    repeat(legs, (index) => {
      const offset = ((index + 0.5) / legs - 0.5) * size;
      return (
        box(x + offset - 4, y - size / 2 - 14, 8, size + 28, tone.steelLight, 2) +
        box(x - size / 2 - 14, y + offset - 4, size + 28, 8, tone.steelLight, 2)
      );
    }) +
    box(x - size / 2, y - size / 2, size, size, tone.black, 6) +
    disc(x - size / 2 + 18, y - size / 2 + 18, 6, tone.steelDark) +
    box(x - size * 0.2, y - 4, size * 0.4, 8, tone.steelDark, 4);
  const track = (d: string): string => stroke(d, tone.saffron, 5, 0.75);
  return (
    box(0, 0, 800, 600, fill) +
    repeat(
      7,
      (index) =>
        track(p`M${60 + index * 26} 0V${90 + index * 24}L${210 + index * 8} ${230 + index * 10}H330`) +
        track(p`M${740 - index * 26} 600V${500 - index * 22}L${600 - index * 8} ${370 - index * 8}H470`) +
        track(p`M0 ${430 + index * 22}H${120 + index * 20}L${330 + index * 22} 380V330`) +
        track(p`M800 ${60 + index * 24}H${650 - index * 16}L${480 - index * 4} ${210}V260`),
    ) +
    chip(400, 300, 190, 8) +
    chip(640 - (scene.variant % 3) * 20, 480, 100, 5) +
    chip(150, 140 + (scene.variant % 4) * 12, 90, 4) +
    repeat(5, (index) =>
      at(
        560 + index * 48,
        110,
        box(-14, -26, 28, 52, cycle([tone.sand, tone.terracotta], index), 4) +
          box(-14, -26, 28, 10, tone.steelLight) +
          box(-14, 16, 28, 10, tone.steelLight),
      ),
    ) +
    repeat(4, (index) => disc(90 + index * 62, 500, 24, tone.steelLight) + disc(90 + index * 62, 500, 18, tone.navy)) +
    [
      [30, 30],
      [770, 30],
      [30, 570],
      [770, 570],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 14, tone.straw) + disc(x ?? 0, y ?? 0, 7, tone.night))
      .join('')
  );
};
const parts = (scene: Scene): readonly Item[] => [
  item(
    120,
    200,
    stroke('M-20 0V-70M20 0V-50', tone.steel, 7) +
      shape('M-46-66V-130A46 46 0 0 1 46-130V-66z', scene.colour(0)) +
      box(-54, -78, 108, 18, scene.colour(0), 4) +
      box(-54, -78, 108, 18, INK, 4, 0.18) +
      stroke('M-28-100V-134', '#fff', 7, 0.5),
  ),
  item(
    130,
    220,
    stroke('M-24 0V-50M24 0V-50', tone.steel, 7) +
      box(-54, -216, 108, 168, scene.colour(2), 12) +
      box(20, -216, 20, 168, tone.cream) +
      box(-54, -216, 108, 16, tone.steelLight, 8),
  ),
  item(
    240,
    110,
    repeat(6, (index) => box(-104 + index * 38, -40, 14, 40, tone.steel, 3)) +
      box(-118, -104, 236, 70, tone.black, 8) +
      shape('M-118-80a14 14 0 0 1 0 24z', tone.steelDark) +
      disc(-90, -50, 6, tone.steelDark) +
      box(-40, -78, 90, 9, tone.steelDark, 4),
  ),
];

const mast = (fill: string): string =>
  at(
    400,
    520,
    oval(0, 4, 140, 10, INK, 0.16) +
      stroke(
        'M-80 0L-16-400M80 0L16-400' +
          repeat(
            6,
            (index) =>
              p`M${-80 + index * 10.6} ${-index * 66}L${69 - index * 10.6} ${-66 - index * 66}M${80 - index * 10.6} ${-index * 66}L${-69 + index * 10.6} ${-66 - index * 66}`,
          ),
        fill,
        8,
      ) +
      box(-5, -450, 10, 60, fill) +
      [-60, -22, 22, 60].map((x) => box(x - 11, -410, 22, 92, tone.cream, 5) + box(x + 2, -410, 9, 92, INK, 4, 0.16)).join('') +
      disc(-44, -250, 34, tone.bone) +
      disc(-44, -250, 22, tone.steel) +
      disc(40, -210, 28, tone.bone) +
      disc(40, -210, 18, tone.steel),
  );
const router = (fill: string): Item =>
  item(
    280,
    220,
    [-90, 0, 90].map((x) => stroke(p`M${x} -70L${x * 1.2} -210`, tone.black, 12)).join('') +
      box(-140, -76, 280, 66, fill, 14) +
      box(-140, -34, 280, 24, INK, 12, 0.14) +
      repeat(5, (index) => disc(-100 + index * 32, -50, 6, index % 2 ? tone.leaf : tone.straw)) +
      box(-110, -10, 30, 10, tone.black) +
      box(80, -10, 30, 10, tone.black),
  );
const phone = (fill: string): Item =>
  item(
    130,
    250,
    box(-64, -250, 128, 250, tone.black, 20) +
      box(-55, -238, 110, 226, fill, 12) +
      repeat(9, (index) =>
        box(-40 + (index % 3) * 29, -206 + Math.floor(index / 3) * 34, 22, 22, cycle([tone.cream, tone.straw, tone.rose], index), 6),
      ) +
      box(-20, -34, 40, 6, tone.cream, 3),
  );
const rack = (fill: string): Item =>
  item(
    180,
    330,
    box(-90, -330, 180, 330, tone.black, 8) +
      repeat(
        7,
        (index) =>
          box(-76, -314 + index * 43, 152, 34, index % 3 === 1 ? fill : tone.iron, 4) +
          repeat(5, (dot) => disc(-58 + dot * 16, -297 + index * 43, 4, cycle([tone.leaf, tone.straw, tone.tealLight], dot + index))) +
          box(30, -302 + index * 43, 34, 10, INK, 2, 0.4),
      ),
  );

const bullet = (fill: string): Item =>
  item(
    290,
    230,
    stroke('M-90-200V-110L-40-90', tone.steelDark, 16) +
      box(-122, -226, 64, 30, tone.steelDark, 4) +
      at(
        0,
        -90,
        box(-80, -50, 200, 92, fill, 20) +
          box(-90, -62, 220, 26, tone.cream, 10) +
          box(96, -44, 40, 80, tone.black, 16) +
          disc(122, -4, 26, tone.navy) +
          disc(122, -4, 13, tone.tealLight) +
          disc(116, -10, 5, '#fff'),
        1,
        12,
      ),
    0.3,
  );
const dome: Item = item(
  190,
  170,
  box(-94, -168, 188, 40, tone.cream, 12) +
    shape('M-80-128H80A80 80 0 0 1-80-128z', tone.navy) +
    disc(0, -104, 34, tone.black) +
    disc(0, -104, 18, tone.tealLight) +
    stroke('M-56-100A62 62 0 0 0-26-66', '#fff', 6, 0.4),
  0.3,
);
const padlock = (fill: string): Item =>
  item(
    170,
    230,
    stroke('M-48-120V-170A48 48 0 0 1 48-170V-120', tone.steel, 24) +
      box(-84, -130, 168, 130, fill, 16) +
      box(40, -130, 44, 130, INK, 14, 0.14) +
      disc(0, -74, 18, tone.black) +
      shape('M-8-70H8L14-32H-14z', tone.black),
  );
const keypad = (fill: string): Item =>
  item(
    150,
    230,
    box(-75, -230, 150, 230, fill, 14) +
      box(-56, -212, 112, 48, tone.tealLight, 6) +
      repeat(12, (index) => box(-54 + (index % 3) * 38, -148 + Math.floor(index / 3) * 34, 30, 26, tone.cream, 6)),
  );

export const electrical: Record<string, Motif> = {
  cables: (scene) =>
    still(
      scene,
      choose(scene, [
        [cableDrum(150, scene.colour(0)), cableDrum(110, scene.colour(1))],
        [cutCable(tone.black), cableDrum(150, scene.colour(0))],
        [cableDrum(110, scene.colour(2)), cableDrum(130, scene.colour(0)), cableDrum(100, scene.colour(1))],
        [cutCable(scene.colour(0)), cutCable(tone.black), cutCable(scene.colour(2))],
      ]),
      { gap: 18 },
    ),
  lighting: (scene) => {
    const count = choose(scene, [3, 2, 4]),
      wide = 640 / count;
    return (
      room(scene, 520) +
      repeat(count, (index) => {
        const x = 400 + (index - (count - 1) / 2) * wide,
          drop = 130 + ((index * 83 + scene.variant * 37) % 130);
        return (
          glow(x, drop + 100) +
          pendant(
            x,
            drop,
            cycle([scene.colour(index), tone.cream], scene.variant % 3 ? 0 : index),
            scene.variant + (scene.variant % 2 ? 0 : index),
          )
        );
      })
    );
  },
  appliances: (scene) =>
    still(
      scene,
      choose(scene, [
        [fridge(tone.cream), washer(tone.white, tone.tealLight), kettleItem(scene.colour(0))],
        [cooker(scene.colour(0)), fridge(tone.steelLight)],
        [washer(tone.white, tone.blue), washer(tone.steelLight, tone.tealLight)],
        [kettleItem(tone.terracotta), cooker(tone.cream), kettleItem(tone.steelLight)],
        [fridge(tone.tealLight), cooker(tone.cream), washer(tone.white, tone.blue)],
      ]),
    ),
  components: (scene) =>
    scene.variant % 3 === 2
      ? still(scene, parts(scene))
      : scene.variant % 4 === 3
        ? at(800, 0, board(scene), 1, 0, true)
        : scene.variant % 4 === 0
          ? at(800, 600, board(scene), 1, 180)
          : board(scene),
  telecom: (scene) =>
    choose(scene, [
      () => room(scene) + repeat(3, (index) => ring(400, 130, 90 + index * 60, tone.white, 6, 0.4)) + mast(scene.colour(0)),
      () => still(scene, [router(tone.white), phone(scene.colour(0))]),
      () => still(scene, [rack(scene.colour(0)), rack(scene.colour(1)), router(tone.cream)]),
      () => still(scene, [phone(scene.colour(0)), phone(scene.colour(1)), phone(scene.colour(2))]),
    ])(),
  security: (scene) =>
    choose(scene, [
      () => room(scene) + row(scene, [bullet(tone.steelLight), dome], { base: 400 }),
      () => still(scene, [padlock(scene.colour(0)), keypad(tone.iron)]),
      () => room(scene) + row(scene, [bullet(scene.colour(0))], { base: 420 }),
      () => still(scene, [padlock(tone.saffron), padlock(scene.colour(1)), keypad(tone.navy)]),
    ])(),
};
