import { bottle, canister, drum } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, outdoors, row, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { tyre } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, p, repeat, ring, shape, stroke } from '../kit/svg.ts';
import { truck, wheel } from '../kit/vehicles.ts';

const brake: Item = item(
  240,
  240,
  disc(0, -120, 118, tone.steelLight) +
    ring(0, -120, 100, INK, 3, 0.2) +
    repeat(24, (index) =>
      disc(Math.cos(index * 0.524) * (index % 2 ? 100 : 84), -120 + Math.sin(index * 0.524) * (index % 2 ? 100 : 84), 5, INK, 0.45),
    ) +
    disc(0, -120, 58, tone.steelDark) +
    repeat(5, (index) => disc(Math.cos(index * 1.257) * 36, -120 + Math.sin(index * 1.257) * 36, 7, tone.black)) +
    disc(0, -120, 20, tone.black) +
    shape('M50-230Q116-204 122-130L74-120Q70-160 34-184z', tone.rust),
);
const piston: Item = item(
  150,
  260,
  box(-70, -256, 140, 110, tone.steelLight, 8) +
    repeat(3, (index) => box(-70, -238 + index * 16, 140, 6, tone.steelDark)) +
    shape('M-22-150H22L30-50H-30z', tone.steel) +
    disc(0, -40, 40, tone.steel) +
    disc(0, -40, 22, tone.black) +
    disc(0, -172, 15, tone.iron) +
    box(30, -256, 40, 110, INK, 6, 0.13),
);
const filter = (fill: string): Item =>
  item(
    130,
    200,
    box(-62, -190, 124, 190, fill, 12) +
      box(-66, -30, 132, 26, tone.black, 6) +
      repeat(7, (index) => box(-50 + index * 16, -172, 5, 130, INK, 2, 0.16)) +
      box(-62, -190, 124, 18, '#fff', 10, 0.25),
  );
const spring = (fill: string): Item =>
  item(
    130,
    270,
    box(-10, -270, 20, 270, tone.steelDark, 6) +
      repeat(7, (index) => stroke(p`M-50 ${-40 - index * 28}L50 ${-56 - index * 28}`, fill, 15)) +
      box(-56, -24, 112, 14, tone.iron, 4) +
      box(-56, -254, 112, 14, tone.iron, 4),
  );
const wheelItem = (size: number, rim: string, spokes: number): Item => item(size * 2, size * 2, tyre(0, -size, size, rim, spokes));
const lying = (count: number): Item =>
  item(
    230,
    count * 66,
    repeat(count, (index) =>
      at(
        (index % 2) * 8 - 4,
        -index * 64,
        box(-112, -62, 224, 60, '#25333d', 26) +
          stroke(
            repeat(13, (mark) => p`M${-92 + mark * 15} -54l7 20l-7 24`),
            '#16222b',
            5,
          ) +
          box(-100, -56, 200, 6, '#fff', 3, 0.12),
      ),
    ),
  );
const battery = (fill: string, top: string): Item =>
  item(
    230,
    190,
    box(-84, -186, 34, 24, tone.steelLight, 3) +
      box(50, -186, 34, 24, tone.steelLight, 3) +
      box(-114, -166, 228, 44, top, 6) +
      box(-108, -124, 216, 124, fill, 6) +
      box(-70, -100, 140, 66, tone.cream, 4) +
      shape('M6-96L-22-62H-2L-8-38L22-72H2z', tone.saffron) +
      stroke('M-96-146H-76M60-146H80M70-156V-136', tone.cream, 5) +
      box(70, -124, 38, 124, INK, 4, 0.13),
  );
const trailer = (load: string, kind: number): Item =>
  item(
    440,
    220,
    box(-216, -58, 420, 16, tone.iron) +
      cycle(
        [
          box(-214, -206, 416, 150, load, 4) +
            stroke(
              repeat(9, (index) => p`M${-170 + index * 44} -200V-62`),
              INK,
              4,
              0.16,
            ) +
            box(-214, -206, 416, 14, '#fff', 4, 0.3),
          shape('M-186-198H176Q206-198 206-128T176-58H-186Q-216-58-216-128T-186-198z', load) +
            box(-216, -140, 422, 16, '#fff', 0, 0.3) +
            repeat(4, (index) => box(-140 + index * 80, -210, 34, 14, tone.iron, 4)),
          box(-214, -80, 416, 24, load) +
            repeat(6, (index) => box(-206 + index * 80, -150, 8, 72, tone.iron)) +
            repeat(3, (index) => disc(-120 + index * 120, -110, 34, tone.wood) + disc(-120 + index * 120, -110, 20, tone.woodDark)),
        ],
        kind,
      ) +
      box(120, -44, 12, 40, tone.steelDark) +
      [-170, -110, -50].map((x) => wheel(x, -28, 27)).join(''),
    0.5,
  );
const road = (scene: Scene): string =>
  outdoors(scene, '#b9ad94') +
  box(0, 480, 800, 120, '#4b555b') +
  box(0, 480, 800, 6, tone.cream, 0, 0.7) +
  stroke('M0 566H800', tone.cream, 6, 0.6, '60 44');
const oilJug = (fill: string, cap: string): Item => canister(150, 230, fill, cap, { fill: tone.cream, mark: 'drop', markFill: tone.amber });

export const automotive: Record<string, Motif> = {
  'spare-parts': (scene) =>
    still(
      scene,
      choose(scene, [
        [brake, piston, filter(scene.colour(0))],
        [spring(scene.colour(0)), brake],
        [filter(scene.colour(0)), piston, spring(scene.colour(1))],
        [filter(scene.colour(0)), filter(scene.colour(2)), brake],
      ]),
      { gap: 44 },
    ),
  tyres: (scene) =>
    still(
      scene,
      choose(scene, [
        [wheelItem(130, tone.steelLight, 5), lying(4)],
        [wheelItem(110, tone.steel, 6), wheelItem(130, tone.steelLight, 5), wheelItem(110, tone.steel, 6)],
        [lying(5), lying(3)],
        [lying(4), wheelItem(120, tone.saffron, 8)],
      ]),
      { gap: 26 },
    ),
  batteries: (scene) =>
    still(
      scene,
      choose(scene, [
        [battery(scene.colour(0), tone.black), battery(scene.colour(1), tone.black)],
        [battery(tone.black, scene.colour(0))],
        [battery(tone.iron, tone.terracotta), battery(tone.cream, tone.tealMid), battery(tone.black, tone.saffron)],
      ]),
      { most: 1.5 },
    ),
  trucks: (scene) =>
    road(scene) +
    row(
      scene,
      [
        truck(
          scene.colour(0),
          cycle([tone.cream, tone.steelLight, tone.straw, scene.colour(2)], scene.variant),
          choose(scene, ['box', 'tipper', 'tank', 'reefer', 'container']),
        ),
      ],
      { base: 536, most: 1.35 },
    ),
  trailers: (scene) => road(scene) + row(scene, [trailer(scene.colour(0), scene.variant - 1)], { base: 536, most: 1.4 }),
  lubricants: (scene) =>
    still(
      scene,
      choose(scene, [
        [oilJug(scene.colour(0), tone.black), drum(190, 270, scene.colour(1), 'drop')],
        [
          oilJug(scene.colour(0), tone.black),
          oilJug(scene.colour(1), tone.saffron),
          bottle(80, 200, scene.colour(2), tone.black, {
            fill: tone.cream,
            mark: 'drop',
            markFill: tone.amber,
          }),
        ],
        [drum(170, 250, scene.colour(0), 'drop'), drum(170, 250, scene.colour(0), 'drop'), oilJug(tone.iron, tone.saffron)],
      ]),
    ),
};
