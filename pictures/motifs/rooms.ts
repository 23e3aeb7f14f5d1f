import { alone, item, things, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { tyre } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const sofa = (fill: string): Item =>
  item(
    430,
    220,
    box(-200, -210, 400, 130, fill, 24) +
      box(-200, -112, 200, 64, fill, 14) +
      box(0, -112, 200, 64, fill, 14) +
      box(-200, -112, 400, 64, '#fff', 14, 0.14) +
      stroke('M0-106V-52M0-200V-116', INK, 4, 0.18) +
      box(-215, -150, 52, 130, fill, 22) +
      box(100, -96, 115, 76, fill, 16) +
      box(100, -96, 115, 30, '#fff', 14, 0.2) +
      box(-200, -52, 400, 34, fill, 8) +
      box(-200, -52, 400, 34, INK, 8, 0.14) +
      at(-110, -130, box(-34, -34, 68, 68, tone.saffron, 12), 1, 12) +
      shape('M-180-20h16l-6 20h-8zM164-20h16l-2 20h-8z', tone.woodDark),
  );
const bed = (head: string, runner: string): Item =>
  item(
    460,
    250,
    box(-230, -250, 460, 220, head, 12) +
      repeat(5, (index) => box(-214 + index * 88, -238, 76, 96, '#fff', 8, 0.12)) +
      [-104, 104].map((x) => box(x - 86, -184, 172, 70, tone.white, 20) + box(x - 70, -164, 140, 56, tone.cream, 18)).join('') +
      box(-224, -124, 448, 100, tone.white, 14) +
      box(-224, -84, 448, 40, runner) +
      box(-224, -40, 448, 22, INK, 6, 0.1) +
      box(-206, -18, 18, 18, tone.woodDark) +
      box(188, -18, 18, 18, tone.woodDark),
  );
const bunk: Item = item(
  420,
  320,
  stroke(
    'M-200 0V-320M200 0V-320M-200-60H200M-200-220H200M-200-290H-60M150-290V-60M200-290H150M150-250H200M150-180H200M150-120H200',
    '#4a565d',
    13,
  ) +
    [-86, -246]
      .map(
        (y) => box(-190, y - 18, 330, 34, '#f1ece0', 8) + box(-184, y - 42, 74, 28, '#dfe6e9', 10) + box(0, y - 18, 140, 34, '#5b7a86', 6),
      )
      .join(''),
);
const bedside: Item = item(
  260,
  260,
  box(-120, -230, 240, 22, tone.woodDark, 4) +
    box(-108, -208, 216, 178, '#7a5630') +
    [-198, -112].map((y) => box(-96, y, 192, 74, tone.wood, 3) + box(-24, y + 30, 48, 9, tone.straw, 4)).join('') +
    stroke('M-92-30V0M92-30V0', tone.woodDark, 14),
);
const luggageBench: Item = item(
  360,
  220,
  box(-180, -190, 360, 30, '#7a5630', 5) +
    repeat(7, (index) => box(-164 + index * 48, -200, 30, 14, tone.wood, 3)) +
    stroke('M-156-160V0M156-160V0M-156-56H156', tone.woodDark, 16) +
    box(-180, -220, 16, 40, tone.woodDark, 3),
);
const mattress: Item = item(
  440,
  190,
  shape('M-220-110L-150-186H220L190-110z', '#f6f1e6') +
    repeat(8, (index) => disc(-130 + (index % 4) * 92 + (index > 3 ? 30 : 0), index > 3 ? -164 : -132, 5, '#cfc6b4')) +
    box(-220, -112, 412, 96, '#e6ddcb', 14) +
    stroke('M-212-92H184M-212-36H184', tone.steelDark, 5) +
    stroke(
      repeat(14, (index) => p`M${-196 + index * 28}-84v42`),
      '#cdc2ab',
      5,
    ) +
    shape('M192-104L220-180V-90L192-24z', '#d6cbb4'),
);
const chair: Item = item(
  200,
  320,
  stroke('M-70 0L-62-170M70 0L62-170M-46-10L-50-150M46-10L50-150', tone.woodDark, 12) +
    shape('M-80-176H80L70-150H-70z', tone.wood) +
    box(-84, -192, 168, 22, '#7f8750', 8) +
    stroke('M-62-180L-74-316M62-180L74-316', tone.woodDark, 13) +
    shape('M-78-318Q0-338 78-318L74-262Q0-280-74-262z', tone.wood) +
    stroke('M-68-226H68', tone.wood, 12),
);
const stool: Item = item(
  220,
  250,
  stroke('M-70-214L-96 0M70-214L96 0M-20-214L-30-14M20-214L30-14M-84-90H84', tone.woodLight, 15) +
    oval(0, -226, 106, 24, tone.woodLight) +
    oval(0, -232, 106, 22, '#ecd2a0') +
    oval(0, -232, 70, 13, tone.wood, 0.3),
);
const taskChair: Item = item(
  200,
  320,
  box(-64, -320, 128, 150, '#2b3a44', 26) +
    repeat(6, (index) => box(-52, -306 + index * 22, 104, 5, '#fff', 2, 0.14)) +
    box(-12, -176, 24, 40, tone.iron) +
    box(-84, -150, 168, 34, '#2b6469', 16) +
    stroke('M-90-142V-194H-72M90-142V-194H72', tone.iron, 10) +
    box(-7, -116, 14, 66, tone.iron) +
    stroke('M0-48L-70-18M0-48L70-18M0-48V-18', tone.iron, 12) +
    disc(-70, -10, 10, tone.black) +
    disc(70, -10, 10, tone.black) +
    disc(0, -10, 10, tone.black),
);
const desk: Item = item(
  440,
  230,
  box(-220, -200, 440, 24, tone.woodDark, 4) +
    box(-204, -176, 20, 176, '#4a565d') +
    box(-184, -170, 240, 80, '#7a5630') +
    box(60, -176, 146, 176, tone.wood) +
    repeat(3, (index) => box(72, -166 + index * 54, 122, 44, tone.woodLight, 3) + box(116, -148 + index * 54, 34, 7, tone.iron, 3)) +
    box(-60, -206, 60, 10, tone.black, 4),
);
const lockerDesk: Item = item(
  380,
  300,
  repeat(
    3,
    (index) =>
      box(-190 + index * 128, -300, 122, 300, cycle(['#5b7a86', '#7f99a3', '#5b7a86'], index), 4) +
      stroke(p`M${-164 + index * 128}-262h70m-70 16h70m-70 16h70`, INK, 5, 0.25) +
      box(-88 + index * 128, -160, 8, 34, tone.straw, 3),
  ),
);
const mirror: Item = item(
  240,
  330,
  box(-120, -330, 240, 330, '#8a6238', 8) +
    stroke(
      repeat(10, (index) => p`M-114 ${-320 + index * 34}l20 24M114 ${-320 + index * 34}l-20 24`),
      '#b58a52',
      6,
    ) +
    box(-90, -300, 180, 270, '#cfe0e2') +
    shape('M-90-120L60-300H90V-290L-90-74z', '#fff', 0.5),
);
const tray: Item = item(
  420,
  170,
  shape('M-200-90H200L170-10H-170z', '#6d3f2a') +
    box(-206, -104, 412, 18, '#8a5236', 9) +
    stroke('M-180-76H180', '#d9b98a', 3, 0.8) +
    box(-120, -168, 90, 66, tone.cream, 10) +
    oval(-75, -168, 45, 9, '#e6dac4') +
    stroke('M-30-150Q0-146-8-120T-30-116', tone.cream, 9) +
    box(30, -156, 120, 54, '#a04f36', 6) +
    repeat(3, (index) => box(42 + index * 36, -176, 24, 34, cycle([tone.olive, tone.saffron, tone.tealMid], index), 3)),
);
const pergola: Item = item(
  440,
  300,
  box(-190, -240, 22, 240, tone.woodDark) +
    box(168, -240, 22, 240, tone.woodDark) +
    box(-120, -226, 16, 226, tone.wood) +
    box(104, -226, 16, 226, tone.wood) +
    box(-220, -262, 440, 26, tone.woodDark, 3) +
    repeat(11, (index) => box(-206 + index * 39, -290, 16, 40, tone.wood, 2)) +
    stroke('M-168-190L-120-238M168-190L120-238', tone.woodDark, 12),
);
const wheel = (fill: string): Item => item(300, 300, tyre(0, -150, 146, fill, 8));
const blocks: Item = item(
  330,
  300,
  [
    [-84, 0, '#b5452f'],
    [84, 0, '#2b6469'],
    [0, -148, '#d9a441'],
  ]
    .map(([x, y, fill], index) =>
      at(
        Number(x),
        Number(y),
        box(-74, -146, 148, 146, tone.woodLight, 10) +
          box(-58, -130, 116, 114, String(fill), 6) +
          cycle(
            [
              stroke('M-30-40L0-110L30-40M-20-64H20', tone.cream, 13),
              stroke('M0-110V-40', tone.cream, 14),
              stroke('M-26-40V-108H10Q30-106 28-90T6-76H-26M6-76Q36-74 32-54T6-40H-26', tone.cream, 12),
            ],
            index,
          ),
      ),
    )
    .join(''),
);
const pencils: Item = item(
  300,
  290,
  repeat(5, (index) =>
    at(
      -100 + index * 50,
      0,
      box(-18, -220, 36, 220, cycle([tone.red, tone.saffron, tone.tealMid, tone.blue, tone.plum], index)) +
        box(4, -220, 14, 220, INK, 0, 0.12) +
        shape('M-18-220L0-284L18-220z', tone.woodLight) +
        shape('M-6-262L0-284L6-262z', tone.black),
    ),
  ),
);

/** Furniture, and some things of daily use. */
export const rooms: Record<string, Motif> = {
  'corner-sofa': motif('corner sofa, corner sofas', 'furniture', alone(sofa('#3f7379'), sofa('#a0664a'), sofa('#7f8750'))),
  'hotel-bed': motif(
    'hotel room, hotel rooms, bedroom set, bedrooms',
    'furniture',
    alone(bed('#7a5630', '#2b6469'), bed('#4a565d', '#a0664a'), bed('#22394a', '#c9963a')),
  ),
  'bunk-bed': motif('bunk bed', 'furniture', alone(bunk)),
  lockers: motif('lockers, locker', 'furniture', alone(lockerDesk)),
  'bedside-table': motif('hotel room set', 'furniture', alone(bedside)),
  'luggage-bench': motif('hotel room set', 'furniture', alone(luggageBench)),
  mattress: motif('mattress', 'furniture', alone(mattress)),
  'wooden-chair': motif('restaurant chair', 'furniture', things(chair)),
  stool: motif('stool', 'furniture', things(stool)),
  'task-chair': motif('task chair', 'furniture', things(taskChair)),
  desk: motif('desk, hotel room set', 'furniture', alone(desk)),
  mirror: motif('mirror, hotel room set', 'furniture', things(mirror)),
  'leather-tray': motif('welcome tray', 'furniture', alone(tray)),
  pergola: motif('pergola', 'furniture', alone(pergola)),
  'truck-tyre': motif('truck tyre, truck tyres', 'automotive', things(wheel('#c3ced5'))),
  'alphabet-blocks': motif('alphabet blocks', 'consumer', alone(blocks)),
  pencils: motif('school set', 'consumer', alone(pencils)),
};
