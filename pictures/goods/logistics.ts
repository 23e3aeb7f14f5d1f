import { tone } from '../kit/palette.ts';
import { choose, item, outdoors, row, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { cardboard, container, pallet, block } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, p, repeat, ring, shape, stroke } from '../kit/svg.ts';
import { plane, ship, truck } from '../kit/vehicles.ts';

const road = (scene: Scene): string =>
  outdoors(scene, tone.leaf) +
  shape('M0 486H800V600H0z', '#4b555b') +
  box(0, 486, 800, 6, tone.cream, 0, 0.7) +
  stroke('M0 566H800', tone.cream, 6, 0.6, '60 44');
const sea = (scene: Scene): string =>
  outdoors(scene, tone.tealMid) +
  box(0, 470, 800, 130, tone.tealMid) +
  stroke('M60 500h120M300 540h160M560 516h140M120 572h90M640 566h80', tone.tealLight, 5);
const sky = (scene: Scene): string =>
  box(0, 0, 800, 600, cycle(['#bcd3d8', '#e3cdb6', '#c9d9d4'], scene.variant)) +
  disc(cycle([640, 180, 600], scene.variant), 140, 60, tone.cream) +
  [
    [120, 180, 1],
    [540, 90, 0.8],
    [560, 450, 1.2],
    [80, 470, 1],
  ]
    .map(([x, y, size]) => at(x ?? 0, y ?? 0, box(0, 0, 190, 36, tone.white, 18, 0.75) + box(40, -24, 100, 50, tone.white, 24, 0.75), size))
    .join('');
const papers = (scene: Scene): Item =>
  item(
    330,
    360,
    at(-40, 0, box(-120, -330, 230, 320, tone.bone, 3), 1, -6) +
      at(
        20,
        0,
        box(-120, -350, 240, 340, tone.white, 3) +
          box(-90, -320, 90, 18, scene.colour(0)) +
          repeat(6, (index) => box(-90, -280 + index * 30, [180, 150, 180, 120, 170, 90][index] ?? 150, 9, tone.bone, 4)) +
          ring(56, -66, 42, tone.terracotta, 6) +
          ring(56, -66, 31, tone.terracotta, 3) +
          shape('M36-52V-62L46-72V-52zM50-52V-76L56-82L62-76V-52zM76-52V-62L66-72V-52z', tone.terracotta),
        1,
        4,
      ),
  );
const stamp = (fill: string): Item =>
  item(
    150,
    200,
    disc(0, -160, 38, fill) +
      shape('M-20-140H20L30-60H-30z', fill) +
      box(-62, -64, 124, 44, fill, 8) +
      box(-54, -20, 108, 16, tone.iron, 3) +
      box(20, -64, 42, 44, INK, 8, 0.16),
  );
const barrier = (scene: Scene): string =>
  road(scene) +
  box(110, 330, 130, 170, tone.cream, 4) +
  box(96, 314, 158, 22, scene.colour(0), 4) +
  box(132, 362, 86, 60, tone.glass, 3) +
  box(280, 400, 34, 100, tone.iron, 3) +
  at(
    297,
    416,
    box(0, -12, 430, 24, tone.white, 8) + repeat(6, (index) => shape(p`M${20 + index * 72} -12h36l-14 24h-36z`, tone.terracotta)),
    1,
    -16,
  ) +
  disc(297, 416, 18, tone.saffron);
const racks = (scene: Scene): string =>
  box(0, 0, 800, 600, scene.wall) +
  box(0, 500, 800, 100, scene.floor) +
  repeat(
    3,
    (level) =>
      repeat(6, (place) => {
        const kind = (level * 5 + place * 3 + scene.variant) % 5;
        return kind === 4
          ? ''
          : at(
              104 + place * 118,
              166 + level * 160,
              kind === 1
                ? container(-50, -70, 100, 70, cycle([tone.tealMid, tone.terracotta, tone.saffron], place + level))
                : kind === 2
                  ? cardboard(46, 60).svg + at(-36, 0, cardboard(46, 84, tone.kraftDark).svg) + at(38, 0, cardboard(40, 50).svg)
                  : cardboard(98, 90, kind === 3 ? tone.kraftDark : tone.kraft).svg,
            );
      }) +
      box(30, 166 + level * 160, 740, 16, tone.terracotta) +
      box(30, 178 + level * 160, 740, 4, INK, 0, 0.25),
  ) +
  [30, 268, 506, 748].map((x) => box(x, 40, 20, 500, tone.navy)).join('');
const umbrella = (fill: string, second: string): Item =>
  item(
    330,
    370,
    stroke('M0-330V-40', tone.woodDark, 10) +
      shape(
        'M-165-220A165 150 0 0 1 165-220Q138-246 110-220Q82-246 55-220Q28-246 0-220Q-28-246-55-220Q-82-246-110-220Q-138-246-165-220z',
        fill,
      ) +
      shape('M-55-220Q-46-330 0-370Q46-330 55-220Q28-246 0-220Q-28-246-55-220z', second) +
      at(0, 0, cardboard(190, 150).svg),
  );
const shield = (fill: string): Item =>
  item(
    190,
    230,
    shape('M0-230L92-196V-110Q90-40 0 0Q-90-40-92-110V-196z', fill) +
      shape('M0-230L92-196V-110Q90-40 0 0z', INK, 0.12) +
      stroke('M-40-116L-8-82L46-146', tone.cream, 18),
  );
const glassItem = (fill: string): Item =>
  item(
    220,
    290,
    at(
      -10,
      -180,
      stroke('M60 62L130 138', tone.woodDark, 26) +
        disc(0, 0, 100, fill) +
        disc(0, 0, 82, tone.glass) +
        stroke('M-54-20A58 58 0 0 1-10-58', '#fff', 10, 0.7),
    ),
  );
const clipboard = (fill: string): Item =>
  item(
    210,
    300,
    box(-104, -290, 208, 290, fill, 10) +
      box(-88, -262, 176, 246, tone.white, 3) +
      box(-40, -306, 80, 34, tone.steelDark, 8) +
      repeat(
        4,
        (index) =>
          box(-68, -226 + index * 54, 28, 28, tone.bone, 5) +
          (index < 3 ? stroke(p`M-62 ${-212 + index * 54}l8 9l14-18`, tone.tealMid, 6) : '') +
          box(-26, -218 + index * 54, 92, 10, tone.bone, 5),
      ),
  );

export const logistics: Record<string, Motif> = {
  road: (scene) =>
    road(scene) +
    row(scene, [truck(scene.colour(1), scene.colour(0), choose(scene, ['container', 'reefer', 'box', 'tank']))], { base: 540, most: 1.35 }),
  sea: (scene) =>
    sea(scene) +
    at(
      400,
      512,
      ship(
        [tone.terracotta, tone.tealMid, tone.saffron, tone.bone, tone.rust, tone.olive, scene.colour(0)],
        choose(scene, [tone.night, tone.navy, tone.brick, tone.teal]),
        choose(scene, [
          [2, 3, 4, 4, 3, 3, 2, 1],
          [4, 4, 4, 4, 4, 4, 3, 2],
          [1, 2, 2, 3, 3, 4, 4, 2],
        ]),
      ).svg,
      1.18,
      0,
      scene.variant % 2 === 0,
    ) +
    box(0, 508, 800, 92, tone.tealMid, 0, 0.55),
  air: (scene) => sky(scene) + at(400, 390, plane(scene.colour(0)).svg, 1.15, -8 - (scene.variant % 3) * 3, scene.variant % 2 === 0),
  customs: (scene) =>
    choose(scene, [
      () => still(scene, [papers(scene), stamp(tone.woodDark)]),
      () => barrier(scene),
      () => still(scene, [stamp(scene.colour(0)), papers(scene)]),
    ])(),
  storage: (scene) =>
    scene.variant % 3 === 2
      ? still(scene, [
          pallet(
            300,
            block(3, 3, (column) => cardboard(90, 84, column % 2 ? tone.kraft : tone.kraftDark)),
          ),
          pallet(
            220,
            block(2, 2, () => cardboard(96, 90)),
          ),
        ])
      : racks(scene),
  'inspection-insurance': (scene) =>
    still(
      scene,
      choose(scene, [
        [umbrella(scene.colour(0), tone.cream)],
        [clipboard(tone.woodDark), glassItem(scene.colour(0))],
        [shield(scene.colour(0)), cardboard(210, 180)],
        [cardboard(200, 170), glassItem(tone.iron), shield(scene.colour(1))],
      ]),
      { gap: 40 },
    ),
};
