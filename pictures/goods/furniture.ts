import { tone } from '../kit/palette.ts';
import { choose, item, room, row, still, type Item, type Motif } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, ring, shape, stroke } from '../kit/svg.ts';

const sofa = (fill: string, cushion: string): Item =>
  item(
    430,
    200,
    box(-200, -200, 400, 130, fill, 26) +
      box(-200, -110, 200, 62, fill, 14) +
      box(0, -110, 200, 62, fill, 14) +
      box(-200, -110, 400, 62, '#fff', 14, 0.14) +
      stroke('M0-106V-52', INK, 4, 0.2) +
      box(-215, -150, 52, 130, fill, 24) +
      box(163, -150, 52, 130, fill, 24) +
      box(-200, -52, 400, 34, fill, 8) +
      box(-200, -52, 400, 34, INK, 8, 0.14) +
      at(-110, -124, box(-36, -36, 72, 72, cushion, 12), 1, 12) +
      shape('M-180-20h16l-6 20h-8zM164-20h16l-2 20h-8z', tone.woodDark),
  );
const lamp = (shade: string): Item =>
  item(
    130,
    340,
    box(-4, -230, 8, 220, tone.iron) +
      oval(0, -6, 50, 9, tone.iron) +
      shape('M-38-340H38L64-230H-64z', shade) +
      shape('M14-340H38L64-230H26z', INK, 0.12),
  );
const armchair = (fill: string): Item =>
  item(
    210,
    220,
    shape('M-70-210Q0-230 70-210L80-80H-80z', fill) +
      box(-96, -120, 46, 96, fill, 20) +
      box(50, -120, 46, 96, fill, 20) +
      box(-60, -90, 120, 50, '#fff', 12, 0.2) +
      box(-90, -48, 180, 28, fill, 6) +
      box(-90, -48, 180, 28, INK, 6, 0.14) +
      shape('M-80-22h14l-8 22h-8zM66-22h14l4 22h-8z', tone.woodDark),
  );
const plant = (pot: string): Item =>
  item(
    150,
    280,
    repeat(7, (index) =>
      at(0, -90, shape('M0 0C-26-50-20-120 0-170C20-120 26-50 0 0z', index % 2 ? tone.olive : tone.moss), 1, -54 + index * 18),
    ) +
      shape('M-48-100H48L36 0H-36z', pot) +
      shape('M10-100H48L36 0H14z', INK, 0.12),
  );
const desk = (top: string): Item =>
  item(
    430,
    190,
    box(-215, -190, 430, 22, top, 4) +
      box(-200, -168, 14, 168, tone.iron) +
      box(80, -168, 120, 168, top) +
      box(80, -168, 120, 168, INK, 0, 0.14) +
      repeat(3, (index) => box(92, -156 + index * 52, 96, 42, top, 3) + box(126, -140 + index * 52, 28, 7, tone.iron, 3)) +
      box(-120, -286, 130, 84, tone.black, 6) +
      box(-112, -278, 114, 66, tone.tealLight) +
      box(-62, -204, 14, 14, tone.iron) +
      box(-90, -196, 70, 7, tone.iron),
  );
const officeChair = (fill: string): Item =>
  item(
    180,
    300,
    box(-62, -300, 124, 150, fill, 26) +
      box(-62, -300, 124, 30, '#fff', 20, 0.16) +
      box(-12, -156, 24, 40, tone.iron) +
      box(-80, -136, 160, 34, fill, 16) +
      stroke('M-86-130V-176H-70M86-130V-176H70', tone.iron, 9) +
      box(-7, -104, 14, 60, tone.iron) +
      stroke('M0-44L-66-18M0-44L66-18M0-44V-18', tone.iron, 11) +
      disc(-66, -10, 10, tone.black) +
      disc(66, -10, 10, tone.black) +
      disc(0, -10, 10, tone.black),
  );
const hotelBed = (head: string, runner: string): Item =>
  item(
    460,
    250,
    box(-230, -250, 460, 220, head, 14) +
      repeat(5, (index) => box(-214 + index * 88, -238, 76, 96, '#fff', 10, 0.14)) +
      [-104, 104].map((x) => box(x - 86, -184, 172, 70, tone.white, 20) + box(x - 70, -164, 140, 56, tone.cream, 18)).join('') +
      box(-224, -124, 448, 100, tone.white, 14) +
      box(-224, -84, 448, 40, runner) +
      box(-224, -40, 448, 22, INK, 6, 0.1) +
      box(-206, -18, 18, 18, tone.woodDark) +
      box(188, -18, 18, 18, tone.woodDark),
  );
const bedside: Item = item(
  120,
  250,
  box(-54, -110, 108, 110, tone.woodDark, 5) +
    box(-44, -98, 88, 40, tone.wood, 3) +
    box(-44, -50, 88, 40, tone.wood, 3) +
    disc(0, -78, 5, tone.saffron) +
    disc(0, -30, 5, tone.saffron) +
    box(-5, -160, 10, 50, tone.saffron) +
    shape('M-26-240H26L46-160H-46z', tone.cream),
);
const bell: Item = item(
  150,
  110,
  shape('M-64-26A64 64 0 0 1 64-26z', tone.saffron) +
    box(-74, -28, 148, 16, tone.amber, 6) +
    box(-60, -12, 120, 12, tone.black, 4) +
    box(-5, -104, 10, 18, tone.amber) +
    disc(0, -104, 9, tone.amber) +
    stroke('M-42-40A50 50 0 0 1-12-74', '#fff', 6, 0.5),
);
const pot = (width: number, height: number, fill: string, lid: boolean): Item =>
  item(
    width + 60,
    height + 40,
    box(-width / 2, -height, width, height, fill, 16) +
      box(-width / 2 - 30, -height * 0.8, width + 60, 16, tone.iron, 8) +
      box(-width / 2, -height, width, height, fill, 16) +
      box(width * 0.24, -height, width * 0.26, height, INK, 14, 0.13) +
      box(-width * 0.4, -height + 20, 9, height - 50, '#fff', 4, 0.4) +
      (lid
        ? shape(p`M${-width / 2 - 6} ${-height}Q0 ${-height - 44} ${width / 2 + 6} ${-height}z`, fill) +
          shape(p`M${-width / 2 - 6} ${-height}Q0 ${-height - 44} ${width / 2 + 6} ${-height}z`, '#fff', 0.25) +
          disc(0, -height - 28, 12, tone.iron)
        : oval(0, -height, width / 2, 12, tone.black)),
  );
const pan = (fill: string): Item =>
  item(340, 60, shape('M-160-54H60L40 0H-140z', fill) + box(56, -52, 130, 14, tone.woodDark, 7) + box(-164, -58, 228, 10, tone.steel, 5));
const plates = (fill: string): Item =>
  item(
    200,
    120,
    repeat(6, (index) =>
      shape(
        p`M-96 ${-16 - index * 16}H96Q80 ${-index * 16} 40 ${-index * 16}H-40Q-80 ${-index * 16} -96 ${-16 - index * 16}z`,
        index % 2 ? fill : tone.white,
      ),
    ),
  );
const logs = (rows: number): Item =>
  item(
    rows * 92,
    rows * 82,
    repeat(rows, (level) =>
      repeat(rows - level, (place) => {
        const x = (place - (rows - level - 1) / 2) * 92,
          y = -46 - level * 80;
        return (
          disc(x, y, 45, tone.woodDark) +
          disc(x, y, 38, tone.woodLight) +
          ring(x, y, 27, tone.wood, 4) +
          ring(x + 2, y, 16, tone.wood, 4) +
          disc(x + 2, y, 6, tone.woodDark)
        );
      }),
    ),
  );
const planks = (count: number): Item =>
  item(
    430,
    count * 34,
    repeat(
      count,
      (index) =>
        box(-215 + (index % 3) * 8, -30 - index * 34, 410, 28, cycle([tone.wood, tone.woodLight, '#d4a86a'], index), 2) +
        stroke(p`M${-180 + (index % 3) * 30} ${-18 - index * 34}h140m40 4h120`, tone.woodDark, 2.5, 0.5) +
        box(-215 + (index % 3) * 8, -10 - index * 34, 410, 8, INK, 0, 0.12),
    ),
  );
const vase = (fill: string, kind: number): Item => {
  const d = cycle(
    [
      'M-24-260H24C20-210 80-190 78-110C76-40 40-20 36 0H-36C-40-20-76-40-78-110C-80-190-20-210-24-260z',
      'M-40-180H40L60-160C84-100 60-20 44 0H-44C-60-20-84-100-60-160z',
      'M-18-300H18V-180C60-160 60-60 40 0H-40C-60-60-60-160-18-180z',
    ],
    kind,
  );
  return item(
    160,
    [260, 180, 300][kind % 3] ?? 260,
    shape(d, fill) +
      stroke(cycle(['M-70-130H70M-76-106H76', 'M-66-120H66', 'M-48-120H48M-50-100H50'], kind), tone.cream, 7, 0.7) +
      stroke('M-44-80Q-50-50-30-24', '#fff', 6, 0.3),
  );
};
const frame = (fill: string, kind: number): string =>
  box(-90, -110, 180, 220, tone.woodDark, 3) +
  box(-78, -98, 156, 196, tone.cream) +
  cycle(
    [
      disc(0, -20, 46, fill) + shape('M-60 80V40Q0-10 60 40V80z', tone.olive),
      box(-46, -70, 50, 120, fill) + disc(26, 20, 34, tone.saffron),
      shape('M-60 76L-10-50L20 16L36-10L64 76z', fill),
    ],
    kind,
  );
const mirror = disc(0, 0, 100, tone.saffron) + disc(0, 0, 88, tone.glass) + shape('M-60 50L30-76L56-60L-40 74z', '#fff', 0.5);

export const furniture: Record<string, Motif> = {
  home: (scene) =>
    room(scene, 480) +
    (scene.variant % 2 ? at(300, 190, frame(scene.colour(2), scene.variant), 0.8) : '') +
    row(
      scene,
      choose(scene, [
        [sofa(scene.colour(0), tone.saffron), lamp(tone.cream)],
        [armchair(scene.colour(0)), plant(tone.terracotta), armchair(scene.colour(1))],
        [plant(tone.cream), sofa(scene.colour(0), tone.cream)],
      ]),
      { height: 320 },
    ),
  office: (scene) =>
    room(scene, 480) +
    row(
      scene,
      choose(scene, [
        [desk(tone.wood), officeChair(scene.colour(0))],
        [officeChair(scene.colour(0)), officeChair(scene.colour(1)), officeChair(scene.colour(2))],
        [officeChair(tone.black), desk(tone.cream), plant(tone.terracotta)],
      ]),
    ),
  hotel: (scene) =>
    room(scene, 480) +
    row(
      scene,
      choose(scene, [
        [bedside, hotelBed(scene.colour(0), scene.colour(1))],
        [hotelBed(tone.woodDark, scene.colour(0)), bell],
        [bedside, hotelBed(tone.navy, tone.saffron), bedside],
      ]),
      { gap: 18, width: 680 },
    ),
  kitchenware: (scene) =>
    still(
      scene,
      choose(scene, [
        [pot(200, 150, scene.colour(0), true), pan(tone.black)],
        [pot(190, 170, tone.steelLight, true), pot(150, 120, tone.steelLight, false), plates(scene.colour(0))],
        [plates(scene.colour(0)), pot(190, 140, scene.colour(1), true)],
      ]),
      { gap: 20 },
    ),
  wood: (scene) =>
    still(scene, choose(scene, [[logs(4)], [planks(8)], [logs(3), planks(5)], [planks(10)]]), {
      gap: 20,
      most: 1.3,
    }),
  decor: (scene) =>
    room(scene) +
    (scene.variant % 3 === 0
      ? at(400, 170, mirror, 1.1)
      : at(250, 180, frame(scene.colour(3), scene.variant)) + at(560, 180, frame(scene.colour(1), scene.variant + 1))) +
    row(scene, [vase(scene.colour(0), scene.variant), plant(scene.colour(2)), vase(scene.colour(1), scene.variant + 1)], {
      height: 200,
      gap: 50,
    }),
};
