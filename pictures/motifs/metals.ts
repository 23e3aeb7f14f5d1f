import { flood } from '../kit/ground.ts';
import { alone, ends, item, surface, things, type Draw, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { coil, pipeEnd } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, repeat, ring, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const trapezoid: Draw = surface(
  () =>
    flood('#a9b5bc') +
    repeat(9, (index) =>
      at(index * 96, 0, box(0, 0, 26, 600, '#dfe6e9') + box(26, 0, 22, 600, '#8a979f') + box(76, 0, 20, 600, '#c3ced4')),
    ),
);
const square = (fill: string) => (): string =>
  box(-46, -46, 92, 92, fill, 8) + box(-34, -34, 68, 68, tone.black, 4) + stroke('M-38-40H30', '#fff', 4, 0.5);
const profiles = (index: number): string =>
  cycle(
    [
      shape('M-42-42H-24V24H42V42H-42z', '#c3ced5'),
      shape('M-42-42H42V-24H9V42H-9V-24H-42z', '#aebbc3'),
      shape('M-42-42H-24V24H24V-42H42V42H-42z', '#c9d3d9'),
      box(-42, -42, 84, 84, '#b7c3ca', 4) + box(-28, -28, 56, 56, tone.black),
    ],
    index,
  );
const rail = (): string =>
  shape('M-44-40H-12V-26H-28V-6H28V-26H12V-40H44V44H22V20H-22V44H-44z', '#c3ced5') + box(-44, -40, 10, 84, '#fff', 0, 0.3);
const barEnd = (index: number): string =>
  disc(0, 0, 47, cycle(['#6d6763', '#7a736d', '#645e5b'], index)) +
  disc(0, 0, 36, '#8f8882') +
  repeat(4, (rib) => at(0, 0, box(-7, -50, 14, 10, '#544f4c', 3), 1, rib * 90 + 45)) +
  stroke('M-20-22Q-8-32 8-30', '#fff', 4, 0.4);
const billet = (index: number): string =>
  disc(0, 0, 48, cycle(['#b7c3ca', '#aab7bf', '#c3ced5'], index)) +
  ring(0, 0, 34, INK, 3, 0.12) +
  ring(0, 0, 18, '#fff', 3, 0.35) +
  stroke('M-30-26Q-14-42 8-40', '#fff', 5, 0.5);
const pipe =
  (fill: string, wall = 0.22) =>
  (): string =>
    pipeEnd(0, 0, 49, fill, wall);
const lined = (): string => pipeEnd(0, 0, 49, '#4f5b62', 0.14) + ring(0, 0, 38, '#3f7f9a', 8);
const ingot: Item = item(
  300,
  110,
  repeat(
    1,
    () =>
      shape('M-110-100H110L150 0H-150z', '#aab7bf') +
      shape('M-110-100H110L96-70H-96z', '#d5dde1') +
      shape('M110-100L150 0H110L96-70z', INK, 0.14),
  ),
);
const cathode: Item = item(
  330,
  260,
  ring(0, -130, 112, '#b9683a', 34) +
    repeat(4, (index) => ring(0, -130, 100 + index * 8, INK, 2, 0.2)) +
    repeat(4, (index) => at(0, -130, box(-9, -134, 18, 44, tone.steelDark, 4), 1, index * 90 + 45)) +
    stroke('M-92-196Q-56-246 6-246', '#f0b48a', 6, 0.7),
);
const coilItem = (fill: string): Item => item(330, 300, coil(-12, -150, 150, fill, tone.steelDark));
const post: Item = item(
  80,
  330,
  box(-20, -320, 40, 320, '#2f5d46') +
    box(-24, -330, 48, 16, '#24493a', 3) +
    repeat(3, (index) => box(-30, -280 + index * 90, 60, 18, '#24493a', 3)) +
    box(6, -314, 14, 314, INK, 0, 0.14) +
    box(-44, -10, 88, 10, '#24493a', 2),
);
const greenhouse: Item = item(
  440,
  280,
  shape('M-210 0V-150Q-210-270 0-280Q210-270 210-150V0z', '#d8ebe0', 0.5) +
    stroke('M-210 0V-150Q-210-276 0-276Q210-276 210-150V0M-210-150H210M-105 0V-250M0 0V-276M105 0V-250M-210-76H210', '#7f919b', 9),
);

/** Metal as it is traded: cut ends, coils and bars. */
export const metals: Record<string, Motif> = {
  'roofing-sheet': motif('roofing sheet', 'metals', trapezoid),
  'black-pipe': motif('black pipe, welded and galvanised pipe', 'metals', ends(pipe('#5b5f63'))),
  'galvanised-pipe': motif('galvanised pipe, scaffold tube, scaffold tubes', 'metals', ends(pipe('#b7c3ca', 0.18))),
  'lined-pipe': motif('epoxy-lined pipe', 'metals', ends(lined)),
  'hollow-section': motif('hollow sections', 'metals', ends(square('#7d868c'), 104, 0.98)),
  'aluminium-profile': motif('profiles', 'metals', ends(profiles, 104, 0.98), true),
  'mounting-rail': motif('mounting rail, mounting rails', 'metals', ends(rail, 104, 0.98), true),
  rebar: motif('rebar, reinforcing bar', 'metals', ends(barEnd)),
  billet: motif('billet', 'metals', ends(billet), true),
  'steel-coil': motif('steel coil, hot-rolled coil', 'metals', things(coilItem('#9fadb5'))),
  'copper-rod': motif('copper rod', 'metals', things(cathode)),
  'zinc-ingot': motif(
    'zinc ingot',
    'metals',
    alone(item(330, 230, at(-80, 0, ingot.svg, 0.5) + at(80, 0, ingot.svg, 0.5) + at(0, -58, ingot.svg, 0.5))),
  ),
  'fence-post': motif('fence', 'metals', things(post)),
  greenhouse: motif('greenhouse frame', 'metals', alone(greenhouse)),
};
