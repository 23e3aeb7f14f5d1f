import { bottle, sack } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, heap, item, pyramid, room, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { block, cardboard, pallet, rollEnd, uprightRoll } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, ring, shape, stroke } from '../kit/svg.ts';

const granuleHeap = (scene: Scene, fills: readonly string[], width = 300): Item =>
  item(
    width,
    130,
    shape(p`M${-width / 2} 0Q${-width * 0.2} -120 0 -116T${width / 2} 0z`, fills[0] ?? tone.cream) +
      heap(
        scene.random,
        width * 0.96,
        118,
        190,
        (x, y, index) => oval(x, y - 4, 8, 6.5, cycle(fills, index)) + (index % 3 ? '' : disc(x - 2, y - 6, 2, '#fff', 0.6)),
      ),
  );
const scoop: Item = item(
  1,
  1,
  shape('M-60-20Q-60-60 0-60H30V-8H-30Q-60-8-60-20z', tone.steelLight) + box(28, -46, 90, 16, tone.steelDark, 8),
);
const wrappedPallet = (film: string): Item =>
  pallet(
    300,
    item(
      280,
      260,
      block(3, 3, () => cardboard(90, 84), 3).svg +
        box(-140, -258, 280, 258, film, 0, 0.4) +
        stroke('M-140-200L140-230M-140-140L140-170M-140-80L140-110M-140-24L140-50', '#fff', 4, 0.5),
    ),
  );
const preform = (fill: string): Item =>
  item(
    60,
    170,
    box(-20, -168, 40, 34, fill, 3) +
      stroke('M-22-158H22M-22-146H22', INK, 3, 0.25) +
      box(-27, -136, 54, 9, fill, 3) +
      box(-17, -130, 34, 130, fill, 17) +
      stroke('M-9-116V-30', '#fff', 5, 0.5),
  );
const openBox = (fill: string): Item =>
  item(
    260,
    220,
    shape('M-120-150L-170-196L-40-190L-20-150zM120-150L170-196L40-190L20-150z', fill) +
      shape('M-120-150L-170-196L-40-190L-20-150zM120-150L170-196L40-190L20-150z', '#fff', 0.25) +
      box(-120, -150, 240, 150, fill) +
      box(-110, -150, 220, 12, INK, 0, 0.35) +
      box(60, -150, 60, 150, INK, 0, 0.12) +
      stroke('M-100-20h40M-100-32h60', INK, 4, 0.25),
  );
const seal = (x: number, y: number, radius: number, fill: string): string =>
  ring(x, y, radius, fill, radius * 0.3) +
  stroke(p`M${x - radius * 0.8} ${y - radius * 0.5}A${radius} ${radius} 0 0 1 ${x} ${y - radius}`, '#fff', 4, 0.35);
const matRoll = (fill: string): Item =>
  item(
    330,
    150,
    box(-165, -130, 330, 130, fill, 20) +
      stroke(
        repeat(11, (index) => p`M${-140 + index * 28} -128V-2`),
        '#fff',
        3,
        0.14,
      ) +
      oval(-150, -65, 26, 64, fill) +
      oval(-150, -65, 26, 64, '#fff', 0.16) +
      oval(-150, -65, 15, 40, INK, 0.4) +
      oval(-150, -65, 7, 18, tone.steel),
  );
const ream = (fill: string): Item =>
  item(
    260,
    90,
    box(-130, -84, 260, 84, tone.white, 3) +
      stroke(
        repeat(7, (index) => p`M-128 ${-12 - index * 10}H128`),
        INK,
        1.5,
        0.16,
      ) +
      box(-40, -86, 80, 88, fill) +
      box(90, -84, 40, 84, INK, 2, 0.07),
  );

export const plastics: Record<string, Motif> = {
  granules: (scene) => {
    const fills = choose(scene, [
      [tone.cream, tone.white, tone.bone],
      [tone.tealLight, tone.tealMid, tone.sky],
      [tone.terracotta, tone.rust, tone.rose],
      [tone.iron, tone.black, tone.steelDark],
      [tone.saffron, tone.straw, tone.amber],
    ]);
    return (
      still(scene, [sack(180, 270, tone.white, { fill: scene.colour(0), mark: 'dot' }), granuleHeap(scene, fills)], { most: 1.3 }) +
      (scene.variant % 2 ? at(560, 470, scoop.svg, 1.1, -24) : '')
    );
  },
  film: (scene) =>
    choose(scene, [
      () => still(scene, [uprightRoll(120, 300, tone.glass), uprightRoll(120, 300, scene.colour(0)), uprightRoll(120, 240, tone.sky)]),
      () => still(scene, [wrappedPallet(tone.sky)]),
      () =>
        room(scene) + pyramid(3, 84, (x, y, index) => rollEnd(x, y, 80, cycle([tone.glass, tone.sky, tone.tealLight], index), tone.kraft)),
    ])(),
  boxes: (scene) =>
    still(
      scene,
      choose(scene, [
        [cardboard(230, 200), cardboard(160, 260), cardboard(150, 120)],
        [openBox(tone.kraft), cardboard(150, 150)],
        [
          pallet(
            420,
            block(3, 3, (column, line) => cardboard(130, 100, (column + line) % 3 ? tone.kraft : tone.kraftDark)),
          ),
        ],
        [
          item(
            330,
            300,
            at(-80, 0, cardboard(170, 150).svg) +
              at(88, 0, cardboard(150, 150, tone.kraftDark).svg) +
              at(-10, -150, cardboard(180, 130, tone.woodLight, tone.cream).svg),
          ),
          openBox(tone.kraftDark),
        ],
      ]),
      { gap: 20 },
    ),
  bottles: (scene) => {
    const clear = [tone.glass, tone.sky, tone.leaf, '#d8b98a', tone.tealLight];
    const one = (index: number, width: number, height: number): Item =>
      bottle(width, height, cycle(clear, scene.variant + index), scene.colour(index));
    return still(
      scene,
      choose(scene, [
        [one(0, 90, 280), one(0, 90, 280), one(1, 80, 220), one(2, 70, 170)],
        [preform(tone.glass), preform(tone.sky), preform(tone.leaf), preform('#d8b98a'), preform(tone.tealLight)],
        [one(1, 80, 250), one(2, 110, 220), preform(cycle(clear, scene.variant)), one(3, 84, 280)],
      ]),
    );
  },
  rubber: (scene) =>
    choose(scene, [
      () => still(scene, [matRoll(tone.black), matRoll(tone.iron)], { gap: 20 }),
      () =>
        room(scene) +
        oval(400, 520, 280, 12, INK, 0.14) +
        seal(270, 410, 94, tone.black) +
        seal(430, 440, 66, scene.colour(0)) +
        seal(560, 430, 76, tone.iron) +
        seal(390, 290, 50, scene.colour(1)) +
        seal(520, 300, 40, tone.black),
      () =>
        still(scene, [
          item(
            420,
            260,
            repeat(
              6,
              (index) =>
                box(-200 + (index % 2) * 10, -40 - index * 42, 400, 36, cycle([tone.black, tone.iron, scene.colour(0)], index), 8) +
                box(-200 + (index % 2) * 10, -14 - index * 42, 400, 10, INK, 4, 0.2),
            ),
          ),
        ]),
    ])(),
  paper: (scene) =>
    choose(scene, [
      () => room(scene) + pyramid(3, 88, (x, y) => rollEnd(x, y, 85, tone.white, tone.kraft)),
      () =>
        still(scene, [
          item(
            260,
            270,
            repeat(3, (index) => at(0, -index * 88, ream(scene.colour(index)).svg)),
          ),
          uprightRoll(170, 240, tone.white),
        ]),
      () => still(scene, [uprightRoll(150, 300, tone.kraft), uprightRoll(150, 240, tone.white), uprightRoll(150, 280, tone.bone)]),
      () =>
        still(
          scene,
          [
            item(
              260,
              360,
              repeat(4, (index) => at((index % 2) * 8, -index * 88, ream(scene.colour(index)).svg)),
            ),
          ],
          { most: 1.2 },
        ),
    ])(),
};
