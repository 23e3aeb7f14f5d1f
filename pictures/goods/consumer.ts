import { sack, tin } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, still, type Item, type Motif } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, ring, shape, stroke } from '../kit/svg.ts';

const blocks = (one: string, two: string, three: string): Item =>
  item(
    230,
    200,
    box(-110, -100, 100, 100, one, 8) +
      disc(-60, -50, 28, tone.cream) +
      box(4, -100, 100, 100, two, 8) +
      shape('M54-80L84-26H24z', tone.cream) +
      at(-6, -100, box(-50, -100, 100, 100, three, 8) + box(-24, -74, 48, 48, tone.cream, 6), 1, 0),
  );
const bear = (fill: string): Item =>
  item(
    200,
    260,
    disc(-56, -226, 28, fill) +
      disc(56, -226, 28, fill) +
      oval(0, -70, 76, 74, fill) +
      oval(0, -62, 44, 48, tone.cream) +
      disc(0, -176, 72, fill) +
      oval(0, -156, 34, 26, tone.cream) +
      oval(0, -166, 11, 8, tone.black) +
      disc(-26, -190, 7, tone.black) +
      disc(26, -190, 7, tone.black) +
      at(-84, -90, oval(0, 0, 24, 42, fill), 1, 30) +
      at(84, -90, oval(0, 0, 24, 42, fill), 1, -30) +
      oval(-48, -18, 32, 22, fill) +
      oval(48, -18, 32, 22, fill),
  );
const train = (fill: string, second: string): Item =>
  item(
    330,
    180,
    box(-160, -90, 130, 60, second, 8) +
      box(-148, -140, 44, 50, tone.saffron, 4) +
      box(-96, -126, 44, 36, tone.terracotta, 4) +
      box(-20, -150, 90, 120, fill, 8) +
      box(-2, -134, 54, 46, tone.cream, 6) +
      box(60, -100, 96, 70, fill, 20) +
      box(104, -146, 26, 50, tone.saffron, 4) +
      box(-30, -162, 110, 16, tone.rust, 6) +
      [-130, -60, 10, 60, 120].map((x) => disc(x, -26, 26, tone.black) + disc(x, -26, 13, tone.straw)).join(''),
  );
const gift = (width: number, height: number, fill: string, ribbon: string): Item =>
  item(
    width,
    height + 40,
    box(-width / 2, -height, width, height, fill, 4) +
      box(-width / 2 - 8, -height, width + 16, height * 0.2, fill, 4) +
      box(-width / 2 - 8, -height + height * 0.16, width + 16, 6, INK, 0, 0.16) +
      box(-width * 0.09, -height, width * 0.18, height, ribbon) +
      shape(
        p`M0 ${-height}C-60 ${-height - 60} -80 ${-height - 10} 0 ${-height}C60 ${-height - 60} 80 ${-height - 10} 0 ${-height}z`,
        ribbon,
      ) +
      box(width * 0.3, -height, width * 0.2, height, INK, 3, 0.1),
  );
const pencils = (fills: readonly string[]): Item =>
  item(
    170,
    300,
    repeat(5, (index) =>
      at(
        -52 + index * 26,
        -110,
        shape('M-10 0V-150L0-178L10-150V0z', cycle(fills, index)) +
          shape('M-10-150L0-178L10-150z', tone.woodLight) +
          shape('M-4-166L0-178L4-166z', tone.black),
        1,
        -12 + index * 6,
      ),
    ) +
      box(-66, -140, 132, 140, cycle(fills, 5), 10) +
      box(26, -140, 40, 140, INK, 8, 0.14),
  );
const notebook = (fill: string, band: string): Item =>
  item(
    190,
    250,
    box(-92, -250, 184, 250, fill, 8) +
      box(-92, -250, 26, 250, INK, 6, 0.2) +
      box(52, -250, 14, 250, band) +
      box(-40, -200, 76, 48, tone.cream, 4) +
      repeat(9, (index) => ring(-92, -228 + index * 26, 8, tone.steel, 4)),
  );
const football = (radius: number): Item =>
  item(
    radius * 2,
    radius * 2,
    disc(0, -radius, radius, tone.white) +
      at(
        0,
        -radius,
        shape('M0-34L32-11L20 27H-20L-32-11z', tone.black) +
          repeat(5, (index) =>
            at(0, 0, stroke('M0-34V-64', tone.black, 5) + shape('M-30-88L0-64L30-88Q0-104-30-88z', tone.black), 1, index * 72),
          ),
        radius / 100,
      ),
  );
const dumbbell = (fill: string): Item =>
  item(
    300,
    130,
    box(-90, -76, 180, 22, tone.steel, 8) +
      [-1, 1]
        .map(
          (side) =>
            box(side * 92 - 20, -124, 40, 118, fill, 8) +
            box(side * 128 - 15, -108, 30, 86, fill, 8) +
            box(side * 128 - 15, -108, 30, 86, INK, 8, 0.16),
        )
        .join(''),
  );
const racket = (fill: string): Item =>
  item(
    170,
    330,
    oval(0, -230, 80, 98, fill) +
      oval(0, -230, 66, 84, tone.cream) +
      stroke(
        repeat(6, (index) => p`M${-50 + index * 20} -296V-164`) + repeat(7, (index) => p`M-60 ${-290 + index * 20}H60`),
        tone.steel,
        2.5,
      ) +
      shape('M-34-146L-9-100H9L34-146z', fill) +
      box(-12, -106, 24, 106, tone.black, 8),
  );
const ringItem = (stone: string): Item =>
  item(
    170,
    230,
    ring(0, -76, 66, tone.saffron, 18) +
      stroke('M-50-110A60 60 0 0 1-14-138', '#fff', 6, 0.6) +
      shape('M-40-200H40L60-176L0-126L-60-176z', stone) +
      shape('M-40-200L-20-176L0-200L20-176L40-200L60-176H-60z', '#fff', 0.4) +
      shape('M-20-176H20L0-126z', '#fff', 0.2),
  );
const bust = (fill: string, stone: string): Item =>
  item(
    220,
    290,
    shape('M-30-290H30V-210C40-170 110-170 104-60L60 0H-60L-104-60C-110-170-40-170-30-210z', fill) +
      stroke('M-50-170Q-40-60 0-56Q40-60 50-170', tone.saffron, 6) +
      repeat(7, (index) => disc(-42 + index * 14, -84 + Math.abs(3 - index) * -9, 8, tone.saffron)) +
      shape('M0-56L16-34L0-8L-16-34z', stone),
  );
const bowl = (fill: string): Item =>
  item(
    220,
    110,
    shape('M-86-70H86L108 0H-108z', fill) +
      oval(0, -70, 86, 16, tone.cream) +
      repeat(14, (index) => oval(-58 + (index % 7) * 19, -74 - (index % 3) * 9, 13, 10, index % 2 ? tone.woodDark : '#8a5a3a')) +
      at(
        0,
        -30,
        box(-22, -6, 44, 12, tone.cream, 5) +
          disc(-22, -6, 8, tone.cream) +
          disc(-22, 6, 8, tone.cream) +
          disc(22, -6, 8, tone.cream) +
          disc(22, 6, 8, tone.cream),
      ),
  );
const cat = (fill: string): Item =>
  item(
    180,
    280,
    stroke('M60-20C120-20 120-110 90-130', fill, 20) +
      shape('M-60 0C-76-120-40-160 0-160S76-120 60 0z', fill) +
      disc(0, -186, 58, fill) +
      shape('M-54-200L-50-266L-10-236zM54-200L50-266L10-236z', fill) +
      oval(-20, -190, 8, 11, tone.straw) +
      oval(20, -190, 8, 11, tone.straw) +
      oval(-20, -190, 3, 9, tone.black) +
      oval(20, -190, 3, 9, tone.black) +
      shape('M-8-168H8L0-158z', tone.rose) +
      oval(0, -40, 34, 40, '#fff', 0.2) +
      box(-44, -142, 88, 14, tone.terracotta, 7) +
      disc(0, -126, 10, tone.saffron),
  );
const collarRope = (fill: string): Item =>
  item(
    150,
    150,
    ring(0, -74, 62, fill, 20) +
      repeat(8, (index) => disc(Math.cos(index * 0.785) * 62, -74 + Math.sin(index * 0.785) * 62, 5, tone.cream)) +
      disc(0, -4, 16, tone.saffron),
  );

export const consumer: Record<string, Motif> = {
  toys: (scene) =>
    still(
      scene,
      choose(scene, [
        [blocks(scene.colour(0), scene.colour(1), scene.colour(2)), bear('#a9733f')],
        [train(scene.colour(0), scene.colour(1))],
        [bear(tone.kraft), train(scene.colour(2), scene.colour(0))],
        [bear('#8a5a3a'), bear(tone.bone), blocks(scene.colour(0), scene.colour(1), scene.colour(2))],
      ]),
    ),
  gifts: (scene) =>
    still(
      scene,
      choose(scene, [
        [gift(200, 190, scene.colour(0), tone.cream), gift(140, 130, scene.colour(1), tone.straw)],
        [
          gift(150, 240, tone.cream, scene.colour(0)),
          gift(200, 140, scene.colour(1), tone.cream),
          gift(120, 100, scene.colour(2), tone.straw),
        ],
        [
          item(230, 300, gift(230, 130, scene.colour(0), tone.straw).svg + at(0, -130, gift(150, 110, tone.cream, scene.colour(1)).svg)),
          gift(140, 180, scene.colour(2), tone.cream),
        ],
      ]),
      { gap: 40 },
    ),
  stationery: (scene) =>
    still(
      scene,
      choose(scene, [
        [pencils([tone.saffron, scene.colour(0), tone.terracotta, scene.colour(1)]), notebook(scene.colour(0), tone.cream)],
        [notebook(scene.colour(0), tone.straw), notebook(scene.colour(1), tone.cream), notebook(scene.colour(2), tone.straw)],
        [
          notebook(tone.black, scene.colour(0)),
          pencils([scene.colour(1), tone.saffron, scene.colour(2)]),
          tin(110, 130, scene.colour(3), { fill: tone.cream, mark: 'diamond', markFill: tone.rust }),
        ],
      ]),
    ),
  sports: (scene) =>
    still(
      scene,
      choose(scene, [
        [football(110), dumbbell(scene.colour(0))],
        [racket(scene.colour(0)), racket(scene.colour(1)), football(70)],
        [dumbbell(tone.black), dumbbell(scene.colour(2))],
        [football(90), racket(scene.colour(0))],
      ]),
    ),
  jewellery: (scene) =>
    still(
      scene,
      choose(scene, [
        [bust(tone.navy, tone.tealLight), ringItem(tone.tealLight)],
        [ringItem(tone.rose), ringItem(tone.tealLight), ringItem(tone.glass)],
        [bust(tone.brick, tone.glass), bust(tone.black, tone.terracotta)],
      ]),
    ),
  pet: (scene) =>
    still(
      scene,
      choose(scene, [
        [cat(tone.iron), bowl(scene.colour(0))],
        [
          bowl(scene.colour(0)),
          sack(160, 240, scene.colour(1), { fill: tone.cream, mark: 'fish', markFill: tone.blue }),
          collarRope(scene.colour(2)),
        ],
        [cat('#c98a4b'), sack(150, 210, scene.colour(0), { fill: tone.cream, mark: 'fish', markFill: tone.tealMid })],
        [collarRope(tone.rust), cat(tone.cream), bowl(scene.colour(1))],
      ]),
    ),
};
