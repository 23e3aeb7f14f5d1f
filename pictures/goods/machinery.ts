import { tone } from '../kit/palette.ts';
import { choose, item, outdoors, room, row, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { cardboard, gear, uprightRoll } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, ring, shape, stroke } from '../kit/svg.ts';
import { excavator, tractor } from '../kit/vehicles.ts';

const panel = (x: number, y: number): string =>
  box(x, y, 74, 96, tone.iron, 6) +
  box(x + 10, y + 10, 54, 30, tone.tealLight, 3) +
  disc(x + 20, y + 58, 8, tone.terracotta) +
  disc(x + 42, y + 58, 8, tone.leaf) +
  box(x + 12, y + 76, 50, 8, tone.steel, 4);
const conveyor = (width: number): string =>
  box(-width / 2, -110, width, 26, tone.black, 13) +
  repeat(Math.round(width / 44), (index) => disc(-width / 2 + 22 + index * 44, -97, 8, tone.steel)) +
  [-width / 2 + 40, width / 2 - 56].map((x) => box(x, -84, 16, 84, tone.steelDark) + box(x - 10, -8, 36, 8, tone.black)).join('');

const mixer = (accent: string): Item =>
  item(
    300,
    330,
    box(-140, -30, 280, 30, tone.iron, 6) +
      box(60, -300, 76, 274, accent, 10) +
      box(-110, -330, 246, 80, accent, 20) +
      box(-110, -330, 246, 16, '#fff', 10, 0.2) +
      stroke('M-40-250V-150', tone.steelDark, 12) +
      stroke('M-40-170C-90-150-80-90-40-80C0-90 10-150-40-170', tone.steel, 8) +
      shape('M-120-150H40Q40-40-10-30H-70Q-120-40-120-150z', tone.steelLight) +
      box(-128, -158, 176, 14, tone.steel, 7) +
      shape('M0-144H40Q40-40-10-30H-40Q0-60 0-144z', INK, 0.12) +
      disc(98, -212, 14, tone.terracotta) +
      disc(98, -172, 9, tone.cream),
  );
const kettle = (accent: string): Item =>
  item(
    240,
    340,
    stroke('M-80-60L-96 0M80-60L96 0M0-40V0', tone.steelDark, 14) +
      shape('M-104-240H104V-110Q104-40 0-34T-104-110z', tone.steelLight) +
      shape('M-104-240Q-100-300 0-304T104-240z', tone.steel) +
      box(-110, -246, 220, 16, tone.steelDark, 8) +
      shape('M50-230H104V-110Q104-50 30-37Q70-90 50-230z', INK, 0.12) +
      box(-22, -338, 44, 38, accent, 4) +
      disc(-40, -160, 26, tone.cream) +
      ring(-40, -160, 26, tone.iron, 5) +
      stroke('M-40-160L-28-172', tone.terracotta, 5) +
      box(-130, -110, 34, 14, tone.steelDark),
  );
const oven = (accent: string): Item =>
  item(
    330,
    300,
    box(-165, -300, 330, 290, tone.steelLight, 8) +
      box(-165, -300, 330, 44, accent, 8) +
      repeat(
        3,
        (index) =>
          box(-140, -238 + index * 72, 210, 58, tone.black, 5) +
          box(-128, -204 + index * 72, 186, 8, tone.saffron, 3, 0.9) +
          repeat(4, (loaf) => oval(-104 + loaf * 46, -208 + index * 72, 19, 12, tone.wood)),
      ) +
      panel(84, -240) +
      box(-150, -10, 30, 10, tone.black) +
      box(120, -10, 30, 10, tone.black),
  );

const spinning = (scene: Scene): string =>
  at(
    400,
    520,
    oval(0, 2, 320, 10, INK, 0.16) +
      box(-310, -40, 620, 40, tone.iron, 4) +
      box(-310, -330, 30, 300, scene.colour(0)) +
      box(280, -330, 30, 300, scene.colour(0)) +
      box(-310, -350, 620, 34, scene.colour(0), 6) +
      box(-310, -350, 620, 8, '#fff', 4, 0.25) +
      box(-280, -210, 560, 12, tone.steelDark) +
      repeat(9, (index) =>
        at(
          -240 + index * 60,
          0,
          stroke('M0-300V-200M0-196V-110', tone.cream, 3) +
            shape('M-13-316H13L19-250H-19z', cycle([tone.cream, scene.colour(2), tone.bone], index)) +
            box(-5, -112, 10, 74, tone.steel) +
            shape('M-15-106Q0-112 15-106L20-54Q0-46-20-54z', cycle([tone.cream, scene.colour(2)], index)) +
            box(-20, -52, 40, 12, tone.black, 3),
        ),
      ),
  );
const loom = (scene: Scene): string =>
  at(
    400,
    522,
    oval(0, 2, 300, 10, INK, 0.16) +
      box(-270, -370, 34, 370, tone.iron) +
      box(236, -370, 34, 370, tone.iron) +
      box(-290, -390, 580, 36, scene.colour(0), 6) +
      repeat(23, (index) => box(-226 + index * 20, -354, 6, 190, cycle([tone.cream, scene.colour(1), tone.bone, scene.colour(3)], index))) +
      box(-250, -250, 500, 20, tone.black, 4) +
      box(-250, -196, 500, 20, tone.woodDark, 4) +
      box(-232, -164, 464, 96, scene.colour(1)) +
      shape(
        repeat(11, (index) => p`M${-232 + index * 42} -116l21-34l21 34l-21 34z`),
        tone.straw,
      ) +
      box(-232, -90, 464, 26, INK, 0, 0.16) +
      box(-256, -72, 512, 44, scene.colour(1), 22) +
      box(-256, -48, 512, 20, INK, 10, 0.2),
  );

const crane = (fill: string): string =>
  at(
    400,
    520,
    box(-70, -20, 140, 20, tone.iron) +
      stroke('M-30-20V-430M30-20V-430' + repeat(9, (index) => p`M-30 ${-20 - index * 45}L30 ${-65 - index * 45}`), fill, 9) +
      stroke(
        'M-200-410H280M-200-440H60L280-410M0-490V-440M0-490L-190-412M0-490L240-412' +
          repeat(11, (index) => p`M${-190 + index * 40} -410l20-26`),
        fill,
        7,
      ) +
      box(-210, -410, 60, 52, tone.steelDark) +
      box(34, -410, 40, 44, tone.navy, 4) +
      stroke('M200-408V-260', tone.black, 4) +
      box(150, -260, 100, 22, tone.terracotta) +
      box(150, -238, 100, 22, tone.rust),
  );

const wrapper = (accent: string): Item =>
  item(
    420,
    320,
    conveyor(420) +
      at(-140, -110, cardboard(84, 76).svg) +
      at(150, -110, cardboard(84, 76).svg) +
      box(-70, -310, 150, 230, accent, 10) +
      box(-44, -200, 98, 96, tone.black, 4) +
      at(4, -110, cardboard(76, 70).svg) +
      box(-70, -310, 150, 20, '#fff', 10, 0.22) +
      box(-48, -272, 60, 40, tone.glass, 4) +
      disc(44, -252, 12, tone.terracotta),
  );
const filler = (accent: string): Item =>
  item(
    420,
    330,
    conveyor(420) +
      repeat(7, (index) =>
        at(
          -168 + index * 56,
          -110,
          box(-15, -64, 30, 64, tone.glass, 6) + box(-15, -34, 30, 34, accent, 5) + box(-7, -80, 14, 18, tone.cream, 2),
        ),
      ) +
      box(-150, -330, 300, 90, tone.steelLight, 10) +
      box(-150, -330, 300, 22, accent, 10) +
      repeat(4, (index) => shape(p`M${-96 + index * 56} -240h24l-7 36h-10z`, tone.steelDark)) +
      box(-190, -300, 26, 200, tone.iron) +
      box(164, -300, 26, 200, tone.iron) +
      panel(60, -320),
  );
const harvester = (fill: string): Item =>
  item(
    500,
    280,
    box(-190, -220, 240, 140, fill, 14) +
      shape('M50-250H130L150-120H50z', tone.glass) +
      stroke('M50-250H130L150-120', fill, 12) +
      box(-190, -220, 240, 22, '#fff', 10, 0.2) +
      stroke('M-120-220L-210-270', fill, 20) +
      shape('M120-120L210-60V-20H150z', tone.iron) +
      disc(214, -52, 48, tone.saffron) +
      ring(214, -52, 34, tone.rust, 8) +
      disc(-120, -50, 50, tone.black) +
      disc(-120, -50, 26, tone.saffron) +
      disc(70, -70, 70, tone.black) +
      disc(70, -70, 38, tone.saffron) +
      disc(70, -70, 14, tone.black),
  );
const bearing = (radius: number): Item =>
  item(
    radius * 2,
    radius * 2,
    disc(0, -radius, radius, tone.steel) +
      disc(0, -radius, radius * 0.8, tone.iron) +
      repeat(10, (index) =>
        disc(Math.cos(index * 0.628) * radius * 0.66, -radius + Math.sin(index * 0.628) * radius * 0.66, radius * 0.13, tone.steelLight),
      ) +
      disc(0, -radius, radius * 0.5, tone.steelLight) +
      disc(0, -radius, radius * 0.34, tone.black),
  );
const toothed = (radius: number, teeth: number, fill: string): Item => item(radius * 2, radius * 2, gear(0, -radius, radius, teeth, fill));
const bolt: Item = item(
  80,
  190,
  box(-24, -150, 48, 150, tone.steel, 4) +
    stroke(
      repeat(7, (index) => p`M-24 ${-100 + index * 14}l48-8`),
      INK,
      4,
      0.3,
    ) +
    shape('M-44-190H44L52-170L44-150H-44L-52-170z', tone.steelDark),
);

export const machinery: Record<string, Motif> = {
  'food-machinery': (scene) =>
    still(
      scene,
      choose(scene, [
        [mixer(scene.colour(0)), kettle(scene.colour(1))],
        [oven(scene.colour(0)), kettle(scene.colour(0))],
        [kettle(scene.colour(0)), kettle(scene.colour(2)), mixer(scene.colour(1))],
        [oven(scene.colour(1))],
      ]),
    ),
  'textile-machinery': (scene) => room(scene) + (scene.variant % 2 ? spinning(scene) : loom(scene)),
  construction: (scene) =>
    outdoors(scene, '#c7ad84') +
    choose(scene, [
      () => row(scene, [excavator(tone.saffron)], { base: 530, most: 1.15 }),
      () => crane(tone.saffron),
      () => row(scene, [excavator(tone.terracotta)], { base: 530, most: 1.1 }),
      () => crane(tone.terracotta),
    ])(),
  farm: (scene) =>
    outdoors(scene, tone.leaf) +
    repeat(8, (index) =>
      shape(p`M${400 + (index - 4) * 60} 430L${400 + (index - 4) * 300} 600h120L${420 + (index - 4) * 60} 430z`, tone.olive, 0.5),
    ) +
    row(scene, choose(scene, [[tractor(tone.rust)], [harvester(tone.olive)], [tractor(tone.blue)], [harvester(tone.terracotta)]]), {
      base: 530,
      most: 1.25,
    }),
  packaging: (scene) =>
    still(scene, [choose(scene, [wrapper(scene.colour(0)), filler(scene.colour(0)), together(scene)])], {
      most: 1.4,
    }),
  'spare-parts': (scene) =>
    still(
      scene,
      choose(scene, [
        [toothed(130, 12, tone.steel), bearing(100), toothed(80, 9, tone.saffron)],
        [bolt, toothed(140, 14, scene.colour(0)), bolt],
        [bearing(130), bearing(100), bolt],
        [toothed(110, 10, scene.colour(1)), toothed(140, 16, tone.steelDark)],
      ]),
      { gap: 20 },
    ),
};
function together(scene: Scene): Item {
  return item(
    420,
    320,
    at(-110, 0, uprightRoll(130, 250, tone.glass).svg) +
      at(
        100,
        0,
        box(-110, -24, 220, 24, tone.iron, 12) +
          repeat(3, (level) => repeat(2, (column) => at(-48 + column * 96, -24 - level * 76, cardboard(92, 74).svg))) +
          box(-96, -252, 192, 228, tone.glass, 0, 0.35),
      ) +
      box(-30, -320, 24, 320, scene.colour(0)),
  );
}
