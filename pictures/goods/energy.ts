import { canister, drum, emblem } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, outdoors, row, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, p, repeat, shape, stroke } from '../kit/svg.ts';

const panel = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    box(90, 80, 14, 120, tone.steelDark) +
      shape('M-10 100L50-20H270L230 100z', tone.steelLight) +
      shape('M0 94L54-14H260L222 94z', '#164262') +
      stroke('M37 94L91-14M74 94L127-14M111 94L160-14M148 94L193-14M185 94L227-14M14 66H232M32 30H245', tone.sky, 2.5, 0.8) +
      shape('M54-14H110L60 94H0z', '#fff', 0.14),
    size,
  );
const turbine = (x: number, height: number, turn: number): string =>
  shape(p`M${x - 6} 520L${x - 3} ${520 - height}H${x + 3}L${x + 6} 520z`, tone.cream) +
  [0, 120, 240]
    .map((angle) => at(x, 520 - height, shape('M-5 0C-12-40-4-110 0-130C6-110 8-40 5 0z', tone.white), 1, angle + turn))
    .join('') +
  disc(x, 520 - height, 9, tone.steel);
const modulesOnly: Item = item(
  260,
  300,
  box(-120, -300, 240, 290, tone.steelLight, 4) +
    box(-112, -292, 224, 274, '#164262') +
    stroke(repeat(3, (index) => p`M${-56 + index * 56} -292V-18`) + repeat(5, (index) => p`M-112 ${-246 + index * 46}H112`), tone.sky, 3) +
    shape('M-112-292H-20L-112-120z', '#fff', 0.15),
  0.5,
);
const inverter = (fill: string): Item =>
  item(
    170,
    220,
    box(-85, -220, 170, 220, tone.cream, 14) +
      box(-85, -220, 170, 40, fill, 12) +
      box(-50, -160, 100, 54, tone.night, 6) +
      emblem('sun', 0, -133, 36, tone.saffron) +
      repeat(4, (index) => disc(-45 + index * 30, -76, 8, fill)) +
      repeat(3, (index) => box(-50 + index * 40, -20, 20, 20, tone.black)),
  );
const genset = (fill: string): Item =>
  item(
    430,
    270,
    box(-215, -22, 430, 22, tone.iron, 4) +
      box(-205, -220, 410, 200, fill, 10) +
      box(-205, -220, 410, 18, '#fff', 8, 0.22) +
      repeat(9, (index) => box(-186, -184 + index * 17, 130, 8, INK, 3, 0.28)) +
      box(-30, -180, 90, 140, INK, 4, 0.12) +
      box(84, -184, 100, 86, tone.cream, 5) +
      box(96, -174, 50, 34, tone.tealLight, 3) +
      disc(164, -158, 11, tone.red) +
      shape('M140-84L112-52H134L126-28L160-62H138z', tone.saffron) +
      stroke('M-140-220V-256H-110', tone.steelDark, 16),
  );
const batteryRack = (fill: string): Item =>
  item(
    230,
    340,
    box(-110, -340, 220, 340, tone.cream, 10) +
      repeat(
        5,
        (index) =>
          box(-92, -322 + index * 62, 184, 52, tone.iron, 5) +
          repeat(5, (cell) => box(-78 + cell * 22, -308 + index * 62, 15, 24, cell < 4 - (index % 3) ? fill : tone.steelDark, 3)) +
          disc(70, -296 + index * 62, 8, tone.leaf),
      ) +
      box(84, -340, 26, 340, INK, 8, 0.1),
  );
const cell = (fill: string): Item =>
  item(
    90,
    240,
    box(-18, -240, 36, 20, tone.steelLight, 4) +
      box(-44, -224, 88, 224, tone.black, 10) +
      box(-44, -224, 88, 70, fill, 10) +
      stroke('M0-206V-174M-16-190H16', tone.cream, 7) +
      box(16, -224, 28, 224, '#fff', 8, 0.12),
  );
const vessel = (fill: string, height: number): Item =>
  item(
    120,
    height,
    box(-20, -height, 40, 34, tone.iron, 5) +
      box(-56, -height + 26, 112, height - 40, fill, 54) +
      box(10, -height + 40, 46, height - 60, INK, 30, 0.12) +
      stroke(p`M-34 ${-height + 80}V-70`, '#fff', 7, 0.4) +
      box(-50, -20, 100, 20, tone.iron, 4) +
      box(-56, -height * 0.55, 112, 40, tone.cream) +
      emblem('drop', 0, -height * 0.55 + 20, 30, tone.blue),
  );
const treatment = (scene: Scene): Item =>
  item(
    460,
    330,
    stroke('M-210-60H200V-250H-160', tone.blue, 16) +
      at(-150, 0, vessel(tone.sky, 300).svg) +
      at(-20, 0, vessel(scene.colour(0), 320).svg) +
      at(110, 0, vessel(tone.sky, 300).svg) +
      disc(200, -150, 32, tone.cream) +
      disc(200, -150, 24, tone.iron) +
      stroke('M200-150L212-164', tone.saffron, 5) +
      box(-220, -10, 440, 10, tone.iron),
  );
const bin = (fill: string): Item =>
  item(
    150,
    240,
    shape('M-66-190H66L54-14H-54z', fill) +
      box(-76, -214, 152, 28, fill, 10) +
      box(-76, -214, 152, 28, INK, 10, 0.16) +
      recycle(0, -104, 44) +
      shape('M26-190H66L54-14H24z', INK, 0.12) +
      disc(-42, -10, 12, tone.black) +
      disc(42, -10, 12, tone.black),
  );
const recycle = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    [0, 120, 240]
      .map((turn) => at(0, 0, stroke('M-20-16L-3-30Q0-33 3-30L14-15', tone.cream, 8) + shape('M22-4L4-10L20-26z', tone.cream), 1, turn))
      .join(''),
    size / 40,
  );
const petBale = (scene: Scene): Item =>
  item(
    220,
    160,
    box(-110, -160, 220, 160, tone.tealLight, 6) +
      repeat(34, (index) =>
        at(
          -94 + (index % 7) * 31,
          -140 + Math.floor(index / 7) * 30,
          box(-14, -7, 28, 14, cycle([tone.sky, tone.glass, tone.leaf, tone.white, scene.colour(1)], index * 3), 6),
          1,
          (index * 53) % 160,
        ),
      ) +
      box(-110, -112, 220, 5, tone.black, 0, 0.5) +
      box(-110, -52, 220, 5, tone.black, 0, 0.5),
  );
const fuelPump = (fill: string): Item =>
  item(
    200,
    330,
    stroke('M66-210Q120-200 108-100T76-40', tone.black, 9) +
      box(-86, -330, 156, 316, fill, 14) +
      box(-64, -306, 112, 76, tone.night, 8) +
      box(-50, -292, 84, 14, tone.leaf, 2) +
      box(-50, -268, 60, 10, tone.cream, 2) +
      emblem('drop', -8, -140, 80, tone.cream) +
      box(30, -330, 40, 316, INK, 12, 0.12) +
      box(-100, -18, 184, 18, tone.iron, 4),
  );

export const energy: Record<string, Motif> = {
  solar: (scene) =>
    choose(scene, [
      () => outdoors(scene, tone.leaf) + panel(90, 280, 1.1) + panel(400, 250, 0.9) + panel(380, 370, 1.25),
      () => still(scene, [modulesOnly, modulesOnly, inverter(scene.colour(0))]),
      () =>
        outdoors(scene, '#d3b98a') +
        repeat(3, (line) => repeat(3, (place) => panel(40 + place * 250 + line * 20, 270 + line * 90, 0.8 + line * 0.1))),
      () => outdoors(scene, tone.leaf) + turbine(170, 330, 10) + turbine(300, 240, 50) + panel(400, 350, 1.25),
    ])(),
  generators: (scene) =>
    still(scene, [genset(choose(scene, [tone.saffron, tone.tealMid, tone.rust, tone.olive, tone.blue]))], {
      most: 1.35,
    }),
  batteries: (scene) =>
    still(
      scene,
      choose(scene, [
        [batteryRack(scene.colour(0)), inverter(scene.colour(1))],
        [cell(tone.saffron), cell(scene.colour(1)), cell(scene.colour(2)), cell(tone.cream)],
        [batteryRack(tone.leaf), batteryRack(tone.leaf)],
      ]),
    ),
  'water-treatment': (scene) =>
    still(
      scene,
      choose(scene, [
        [treatment(scene)],
        [vessel(scene.colour(0), 320), vessel(tone.sky, 270), vessel(tone.cream, 220)],
        [treatment(scene), canister(110, 160, tone.sky, tone.blue, { fill: tone.cream, mark: 'drop', markFill: tone.blue })],
      ]),
      { gap: 44 },
    ),
  recycling: (scene) =>
    still(
      scene,
      choose(scene, [
        [bin(tone.olive), bin(tone.blue), bin(tone.saffron)],
        [petBale(scene), bin(scene.colour(0))],
        [item(330, 320, at(0, -162, petBale(scene).svg) + at(-112, 0, petBale(scene).svg, 0.98) + at(112, 0, petBale(scene).svg, 0.98))],
      ]),
      { gap: 40 },
    ),
  fuels: (scene) =>
    choose(scene, [
      () => still(scene, [fuelPump(scene.colour(0)), drum(170, 240, scene.colour(1), 'flame')]),
      () =>
        still(scene, [
          drum(150, 220, scene.colour(0), 'flame'),
          drum(150, 220, scene.colour(1), 'flame'),
          canister(150, 200, tone.red, tone.black, { fill: tone.cream, mark: 'flame', markFill: tone.red }),
        ]),
      () => outdoors(scene, '#c7b78f') + row(scene, [fuelPump(tone.terracotta), fuelPump(tone.tealMid)]),
    ])(),
};
