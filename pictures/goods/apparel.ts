import { tone } from '../kit/palette.ts';
import { choose, item, room, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { at, box, disc, INK, oval, repeat, shape, stroke } from '../kit/svg.ts';

/** Garments hang with their hook on (0, 0). */
const hanger = stroke('M0 24V12Q12 10 12-2A12 12 0 0 0-11-6M0 24L-58 50M0 24L58 50', tone.iron, 5);
const fold = (d: string): string => shape(d, INK, 0.13);

const dress = (fill: string, sash: string): string =>
  hanger +
  shape('M-46 34L-20 30Q0 62 20 30L46 34Q40 90 36 150L96 336Q0 362-96 336L-36 150Q-40 90-46 34z', fill) +
  box(-38, 144, 76, 16, sash) +
  fold('M10 160L36 158L96 336Q60 346 40 348z') +
  stroke('M-24 172L-50 338M-4 172L-10 346', '#fff', 3, 0.3);
const blouse = (fill: string, dots: string): string =>
  hanger +
  shape('M-30 30Q0 60 30 30L80 56L112 170L78 182L60 130L64 236Q0 250-64 236L-60 130L-78 182L-112 170L-80 56z', fill) +
  repeat(12, (index) => disc(-36 + (index % 4) * 24, 92 + Math.floor(index / 4) * 46, 5, dots)) +
  fold('M26 110L60 130L64 236Q50 242 34 242z');
const skirt = (fill: string): string =>
  hanger +
  box(-46, 44, 92, 24, fill) +
  shape('M-46 66H46L92 262Q0 284-92 262z', fill) +
  stroke('M-26 70L-48 266M0 70V272M26 70L48 266', INK, 4, 0.16) +
  box(-46, 62, 92, 6, INK, 0, 0.2);
const shirt = (fill: string, tie = ''): string =>
  hanger +
  shape('M-34 28L0 44L34 28L84 54L116 216L84 222L66 130V262H-66V130L-84 222L-116 216L-84 54z', fill) +
  shape('M-34 28L0 70L34 28L20 18H-20z', '#fff', 0.5) +
  (tie
    ? shape('M-10 58H10L7 76L18 190L0 214L-18 190L-7 76z', tie)
    : stroke('M0 70V258', INK, 3, 0.2) + repeat(4, (index) => disc(0, 96 + index * 44, 4, INK, 0.4))) +
  fold('M36 120L66 130V262H40z') +
  box(26, 108, 30, 34, INK, 3, 0.1);
const jacket = (fill: string): string =>
  hanger +
  shape('M-34 28L0 44L34 28L90 56L120 234L86 240L72 140L74 288H-74L-72 140L-86 240L-120 234L-90 56z', fill) +
  shape('M-34 28L0 44L34 28L14 150H-14z', tone.cream) +
  shape('M-7 58H7L12 138L0 150L-12 138z', tone.rust) +
  shape('M-36 27L-56 84L-36 94L-6 168L-20 80zM36 27L56 84L36 94L6 168L20 80z', INK, 0.22) +
  stroke('M0 168V288', INK, 3, 0.3) +
  disc(8, 188, 5, tone.saffron) +
  disc(8, 222, 5, tone.saffron) +
  box(-58, 220, 38, 8, INK, 0, 0.2) +
  box(22, 220, 38, 8, INK, 0, 0.2);
const trousers = (fill: string): string =>
  hanger +
  shape('M-44 46H44L62 330H14L0 140L-14 330H-62z', fill) +
  box(-45, 44, 90, 18, INK, 0, 0.18) +
  stroke('M-30 80L-40 326M30 80L40 326', '#fff', 3, 0.25);
const tee = (fill: string, mark: string, size = 0.76): string =>
  at(
    0,
    0,
    hanger +
      shape('M-32 30Q0 58 32 30L88 56L110 124L72 138L62 112V250H-62V112L-72 138L-110 124L-88 56z', fill) +
      mark +
      fold('M34 104L62 112V250H38z'),
    size,
  );
const romper = (fill: string): string =>
  at(
    0,
    0,
    hanger +
      shape(
        'M-32 30Q0 58 32 30L84 52L104 130L70 140L58 110L66 220L84 300H30L0 236L-30 300H-84L-66 220L-58 110L-70 140L-104 130L-84 52z',
        fill,
      ) +
      repeat(3, (index) => disc(0, 82 + index * 36, 6, tone.cream)) +
      shape('M-52 150h28v26a14 14 0 0 1-28 0z', '#fff', 0.4),
    0.78,
  );
const vest = (fill: string): string =>
  hanger +
  shape('M-36 28L-8 44L0 90L8 44L36 28L70 48Q52 110 78 136V290H-78V136Q-52 110-70 48z', fill) +
  box(-78, 178, 156, 26, tone.steelLight) +
  box(-78, 232, 156, 26, tone.steelLight) +
  shape('M-52 36L-30 30V178H-52zM52 36L30 30V178H52z', tone.steelLight) +
  stroke('M0 88V290', INK, 4, 0.4);
const overall = (fill: string): string =>
  hanger +
  stroke('M-30 36L-34 110M30 36L34 110', fill, 14) +
  shape('M-44 100H44V160L62 170L70 350H16L0 220L-16 350H-70L-62 170L-44 160z', fill) +
  box(-26, 116, 52, 40, '#fff', 4, 0.25) +
  disc(-34, 108, 6, tone.saffron) +
  disc(34, 108, 6, tone.saffron) +
  box(-70, 318, 54, 14, tone.straw) +
  box(16, 318, 54, 14, tone.straw);

const rail = (scene: Scene, garments: readonly string[], scale = 1.08): string => {
  const wide = Math.min(250, 640 / garments.length);
  return (
    room(scene, 500) +
    oval(400, 548, 300, 10, INK, 0.14) +
    box(96, 92, 608, 10, tone.iron, 5) +
    box(104, 96, 9, 446, tone.iron) +
    box(687, 96, 9, 446, tone.iron) +
    box(76, 538, 66, 10, tone.iron, 5) +
    box(658, 538, 66, 10, tone.iron, 5) +
    garments.map((garment, index) => at(400 + (index - (garments.length - 1) / 2) * wide, 106, garment, scale)).join('')
  );
};

const oxford = (fill: string): Item =>
  item(
    270,
    130,
    shape('M-130-22V-120Q-96-108-62-120L-10-74Q60-62 110-50Q134-40 134-18H-130z', fill) +
      shape('M-62-120L-10-74L-30-52Q-70-60-84-112z', INK, 0.2) +
      stroke('M-50-96L-28-106M-32-82L-10-92', tone.cream, 5) +
      shape('M60-62Q134-50 134-18H84Q92-44 60-62z', INK, 0.14) +
      box(-132, -22, 268, 14, tone.woodDark, 5) +
      box(-132, -12, 80, 12, tone.black),
  );
const sneaker = (fill: string, stripe: string): Item =>
  item(
    270,
    130,
    shape('M-130-28V-104Q-110-126-70-118Q-54-96-34-102L20-72Q104-66 132-40V-24H-130z', fill) +
      shape('M-40-40L-10-86L18-72L0-40zM10-40L30-70L52-66L40-40z', stripe) +
      stroke('M-26-96L-6-112M-8-86L12-102M10-78L30-92', tone.cream, 6) +
      shape('M84-62Q128-54 132-36H88z', tone.cream, 0.7) +
      shape('M-134-34H134Q140-4 118 0H-122Q-140-8-134-34z', tone.cream) +
      box(-128, -12, 248, 6, INK, 3, 0.18),
  );
const boot = (fill: string): Item =>
  item(
    200,
    240,
    shape('M-90-20V-236Q-40-224 10-236L14-104Q80-94 98-60V-20z', fill) +
      box(-92, -236, 104, 24, INK, 8, 0.2) +
      stroke('M-4-190L22-184M-2-164L24-158M0-138L28-130', tone.cream, 5) +
      box(-94, -22, 196, 22, tone.black, 5) +
      shape('M40-92Q90-80 98-48V-22H56Q64-64 40-92z', INK, 0.15),
  );
const handbag = (fill: string, trim: string): Item =>
  item(
    240,
    250,
    stroke('M-64-140C-64-260 64-260 64-140', trim, 13) +
      shape('M-100-150H100L118-14Q118 0 104 0H-104Q-118 0-118-14z', fill) +
      shape('M-102-150H102L96-84Q0-50-96-84z', INK, 0.15) +
      box(-18, -92, 36, 34, tone.saffron, 6) +
      shape('M60-150H100L118-14Q118 0 104 0H70z', INK, 0.1) +
      box(-74, -156, 18, 30, trim, 3) +
      box(56, -156, 18, 30, trim, 3),
  );
const backpack = (fill: string, pocket: string): Item =>
  item(
    200,
    270,
    stroke('M-26-246Q0-280 26-246', tone.black, 10) +
      shape('M-90-40V-180Q-90-250 0-250T90-180V-40Q90 0 60 0H-60Q-90 0-90-40z', fill) +
      shape('M34-246Q90-240 90-180V-40Q90 0 60 0H34Q60-60 34-246z', INK, 0.13) +
      box(-66, -110, 132, 92, pocket, 16) +
      stroke('M-66-84H66', INK, 4, 0.3) +
      stroke('M-70-170Q0-210 70-170', INK, 4, 0.3) +
      box(-14, -90, 28, 22, tone.saffron, 4),
  );
const suitcase = (fill: string): Item =>
  item(
    190,
    290,
    stroke('M-36-226V-286H36V-226', tone.steelDark, 9) +
      box(-92, -230, 184, 216, fill, 22) +
      repeat(4, (index) => box(-62 + index * 36, -214, 8, 184, INK, 4, 0.16)) +
      box(50, -230, 42, 216, INK, 20, 0.1) +
      disc(-62, -8, 11, tone.black) +
      disc(62, -8, 11, tone.black),
  );

const star = shape('M0 92l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z', tone.cream);
const stripes = box(-62, 140, 124, 18, tone.cream) + box(-62, 176, 124, 18, tone.cream);
const helmet: Item = item(
  1,
  1,
  shape('M-76-26Q-70-110 0-112T76-26z', tone.saffron) +
    box(-92, -28, 184, 16, tone.saffron, 8) +
    shape('M-16-110H16L20-28H-20z', '#fff', 0.3) +
    shape('M30-108Q74-92 76-26H52Q52-84 30-108z', INK, 0.12),
);

export const apparel: Record<string, Motif> = {
  women: (scene) =>
    rail(
      scene,
      choose(scene, [
        [dress(scene.colour(0), tone.cream), blouse(scene.colour(1), tone.cream), skirt(scene.colour(2))],
        [blouse(tone.cream, scene.colour(0)), dress(scene.colour(1), tone.saffron)],
        [skirt(scene.colour(0)), dress(scene.colour(1), tone.straw), blouse(scene.colour(2), tone.straw)],
      ]),
    ),
  men: (scene) =>
    rail(
      scene,
      choose(scene, [
        [shirt(tone.cream), jacket(tone.navy), trousers(tone.iron)],
        [shirt(tone.sky, tone.brick), shirt(scene.colour(0)), shirt(tone.cream, scene.colour(1))],
        [jacket(scene.colour(0)), trousers(tone.kraftDark), shirt(tone.white)],
      ]),
    ),
  children: (scene) =>
    rail(
      scene,
      choose(scene, [
        [
          tee(scene.colour(0), star),
          romper(scene.colour(1)),
          tee(scene.colour(2), stripes),
          at(0, 0, dress(scene.colour(3), tone.cream), 0.66),
        ],
        [romper(tone.rose), romper(tone.sky), romper(tone.straw)],
        [
          tee(tone.cream, shape('M-18 120h36v36h-36z', scene.colour(1))),
          tee(scene.colour(0), stripes),
          tee(scene.colour(2), star),
          romper(scene.colour(3)),
        ],
      ]),
    ),
  workwear: (scene) =>
    rail(
      scene,
      choose(scene, [
        [vest('#e08a2c'), overall(tone.blue)],
        [overall(tone.navy), vest('#d9c23f'), shirt(tone.steelDark)],
        [vest('#d9c23f'), vest('#e08a2c'), overall(tone.moss)],
      ]),
      1.05,
    ) + at(scene.variant % 2 ? 618 : 190, 540, helmet.svg, 0.9),
  shoes: (scene) =>
    still(
      scene,
      choose(scene, [
        [oxford('#7a4a30'), oxford('#7a4a30')],
        [sneaker(scene.colour(0), tone.cream), sneaker(scene.colour(0), tone.cream)],
        [boot('#8a5a3a'), boot('#8a5a3a'), sneaker(scene.colour(1), tone.straw)],
        [sneaker(tone.white, scene.colour(1)), sneaker(scene.colour(2), tone.cream)],
        [oxford(tone.black), boot('#5a3a2c')],
      ]),
      { gap: 40, keepOrder: true },
    ),
  bags: (scene) =>
    still(
      scene,
      choose(scene, [
        [handbag(scene.colour(0), tone.woodDark), handbag(scene.colour(1), tone.brick)],
        [backpack(scene.colour(0), scene.colour(1)), suitcase(scene.colour(2))],
        [suitcase(scene.colour(0)), suitcase(scene.colour(1)), handbag(tone.kraft, tone.brick)],
        [handbag('#8a5a3a', tone.black), backpack(scene.colour(1), tone.kraft)],
      ]),
    ),
};
