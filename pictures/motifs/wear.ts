import { item, things, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { at, box, disc, INK, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const shade = (d: string): string => shape(d, INK, 0.12);
/** Garments are drawn with their hook on (0, 0); an item stands on it. */
const hung = (width: number, height: number, svg: string): Item =>
  item(width, height + 20, at(0, -height, stroke('M0 24V12Q12 10 12-2A12 12 0 0 0-11-6M0 24L-58 50M0 24L58 50', tone.iron, 5) + svg));
const dress = (fill: string, sash: string): Item =>
  hung(
    200,
    350,
    shape('M-46 34L-20 30Q0 62 20 30L46 34Q40 90 36 150L96 336Q0 362-96 336L-36 150Q-40 90-46 34z', fill) +
      box(-38, 144, 76, 14, sash) +
      shade('M10 160L36 158L96 336Q60 346 40 348z') +
      stroke('M-24 172L-50 338M-4 172L-10 346', '#fff', 3, 0.3),
  );
const nightdress: Item = hung(
  220,
  330,
  shape('M-40 30Q0 66 40 30L78 50L104 130L72 144L58 116L80 310Q0 330-80 310L-58 116L-72 144L-104 130L-78 50z', '#c9a3a8') +
    stroke('M-40 32Q0 68 40 32M-80 304Q0 324 80 304', tone.cream, 7) +
    shade('M36 130L58 116L80 310Q60 318 44 318z'),
);
const trench = (fill: string): Item =>
  hung(
    240,
    350,
    shape('M-34 28L0 44L34 28L90 56L120 234L88 240L74 150L86 340H-86L-74 150L-88 240L-120 234L-90 56z', fill) +
      shape('M-36 27L-62 80L-30 104L-4 150L-14 60zM36 27L62 80L30 104L4 150L14 60z', INK, 0.2) +
      box(-76, 172, 152, 22, INK, 0, 0.22) +
      box(-14, 168, 28, 30, tone.woodDark, 3) +
      box(-8, 174, 16, 18, fill) +
      repeat(6, (index) => disc(index % 2 ? 20 : -20, 122 + Math.floor(index / 2) * 92, 6, tone.woodDark)) +
      stroke('M0 150V340', INK, 3, 0.2),
  );
const scrubs = (fill: string): Item =>
  hung(
    230,
    350,
    shape('M-30 28L0 76L30 28L84 54L112 142L76 156L64 122V220H-64V122L-76 156L-112 142L-84 54z', fill) +
      stroke('M-30 30L0 78L30 30', '#fff', 5, 0.6) +
      box(14, 112, 34, 36, INK, 3, 0.12) +
      shape('M-60 228H60L70 346H10L0 262L-10 346H-70z', fill) +
      box(-60, 226, 120, 12, '#fff', 0, 0.25) +
      shade('M36 120L64 122V220H40z'),
  );
const hiVis: Item = hung(
  240,
  300,
  shape('M-34 28L0 44L34 28L90 56L122 240L86 246L74 150V290H-74V150L-86 246L-122 240L-90 56z', '#d9c531') +
    shape('M-74 210V290H74V210zM-114 196L-122 240L-86 246L-80 200zM114 196L122 240L86 246L80 200z', '#25364a') +
    box(-74, 168, 148, 22, '#dfe6e9') +
    box(-74, 220, 148, 20, '#dfe6e9') +
    shape('M-54 40L-34 30V168H-54zM54 40L34 30V168H54z', '#dfe6e9') +
    stroke('M0 46V290', INK, 4, 0.35),
);
const coverall: Item = hung(
  230,
  360,
  shape(
    'M-34 28L0 46L34 28L84 54L114 200L80 208L68 130L70 230L84 356H18L0 250L-18 356H-84L-70 230L-68 130L-80 208L-114 200L-84 54z',
    '#2b4260',
  ) +
    stroke('M0 48V250', INK, 4, 0.4) +
    box(-68, 196, 136, 16, INK, 0, 0.22) +
    box(-50, 92, 34, 36, '#fff', 3, 0.14) +
    box(16, 92, 34, 36, '#fff', 3, 0.14) +
    box(-78, 310, 58, 14, tone.steelLight) +
    box(20, 310, 58, 14, tone.steelLight),
);
const gown: Item = hung(
  260,
  330,
  shape('M-30 34Q0 52 30 34L84 52L128 220L92 232L74 170L88 322H-88L-74 170L-92 232L-128 220L-84 52z', '#8db9c9') +
    box(-76, 160, 152, 14, '#6d9db0') +
    shape('M-54 60H54L64 320H-64z', '#a9cdd9') +
    box(-130, 212, 40, 22, '#f1f5f4', 4) +
    box(90, 212, 40, 22, '#f1f5f4', 4),
);
const oximeter: Item = item(
  190,
  320,
  box(-84, -320, 168, 320, '#c3ced5', 60) +
    box(-90, -312, 180, 296, '#eef2f3', 56) +
    box(-62, -270, 124, 150, tone.black, 14) +
    stroke('M-50-180H-26L-14-216L4-142L18-190H48', '#6fd0a0', 6) +
    stroke('M-46-244H-10M10-244H34', '#6fd0a0', 9) +
    disc(0, -74, 26, tone.tealMid) +
    disc(0, -74, 17, '#eef2f3', 0.35) +
    shape('M-40-16Q0-52 40-16z', INK, 0.35),
);

/** Work and home clothing. */
export const wear: Record<string, Motif> = {
  dress: motif('dress', 'apparel', things(dress('#6d7a4c', tone.cream), dress('#b5654a', tone.straw), dress('#3d6076', tone.cream))),
  nightdress: motif('nightdress', 'apparel', things(nightdress)),
  'trench-coat': motif('trench coat, trench coats', 'apparel', things(trench('#c2a06b'), trench('#3d4a52'), trench('#8a9a7c'))),
  'hi-vis-jacket': motif('reflective winter jacket', 'apparel', things(hiVis)),
  scrubs: motif('scrubs, hospital uniforms', 'apparel', things(scrubs('#3f7f86'), scrubs('#4a6a94'), scrubs('#6f8f78'))),
  coverall: motif('coverall, workwear', 'apparel', things(coverall)),
  'surgical-gown': motif('surgical gown, surgical gowns', 'health', things(gown)),
  oximeter: motif('oximeter', 'health', things(oximeter)),
};
