import { flood } from '../kit/ground.ts';
import { alone, item, surface, type Draw, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { at, box, cycle, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

/** Veins that wander across a slab; the same for the same stone. */
const veins = (colour: string, width: number, shift: number): string =>
  stroke(
    repeat(
      7,
      (index) =>
        p`M${-60 + index * 70 + shift} -20C${120 + index * 110} ${90 + ((index * 53 + shift) % 120)} ${-80 + index * 120} ${320} ${160 + index * 100} ${420 + ((index * 31) % 90)}S${220 + index * 90} 560 ${330 + index * 110} 640`,
    ),
    colour,
    width,
    0.5,
  );
const marble = (fills: readonly string[], vein: string, width = 4): Draw =>
  surface(
    (_, tint) =>
      flood(cycle(fills, tint)) +
      veins(vein, width * 3, 40 + tint * 90) +
      veins(vein, width, tint * 60) +
      shape('M0 0H800L300 600H0z', '#fff', 0.1),
  );
const travertine: Draw = surface(
  (_, tint) =>
    flood(cycle(['#cfc3ae', '#c6baa6', '#d8ccb6'], tint)) +
    repeat(13, (index) =>
      stroke(
        p`M-10 ${20 + index * 47}q210 ${index % 2 ? 26 : -22} 410 0t420 ${index % 3 ? 6 : -10}`,
        index % 2 ? '#b3a58c' : '#e3d9c6',
        9 + (index % 3) * 7,
        0.7,
      ),
    ) +
    repeat(36, (index) => oval((index * 137) % 800, (index * 89) % 600, 12, 4, '#a3957c', 0.7)),
);
const mosaic: Draw = surface(
  () =>
    flood('#d8cdb8') +
    repeat(12, (line) =>
      repeat(16, (column) =>
        box(
          column * 51 + 3,
          line * 51 + 3,
          45,
          45,
          cycle(['#c9b797', '#b7a17c', '#e3d7bf', '#a58d69', '#d4c3a2'], column * 3 + line * 7 + ((column * line) % 3)),
          7,
        ),
      ),
    ),
);
const porcelain: Draw = surface(
  (_, tint) =>
    flood('#9c9488') +
    repeat(2, (line) =>
      repeat(
        5,
        (column) =>
          box(column * 202 - (line % 2) * 101, line * 302, 198, 298, cycle(['#cfc8bc', '#c7bfb2', '#d5cec3'], column + line * 2 + tint)) +
          stroke(p`M${column * 202 - (line % 2) * 101 + 20} ${line * 302 + 60}q60 50 160 10m-140 110q70 40 140 0`, '#b5ab9c', 4, 0.5),
      ),
    ),
);
const panel: Draw = alone(
  item(
    420,
    260,
    shape('M-210-60L-60-250H210L60-60z', '#dfe5e7') +
      stroke(
        repeat(5, (index) => p`M${-168 + index * 54} -60L${-18 + index * 54} -250`),
        '#b3c0c6',
        5,
      ) +
      shape('M-210-60H60V-12H-210z', '#cdb46a') +
      stroke(
        repeat(12, (index) => p`M${-200 + index * 22} -14l14-44`),
        '#a68d45',
        3,
        0.7,
      ) +
      shape('M60-60L210-250V-202L60-12z', '#b59c55') +
      box(-210, -14, 270, 12, '#8fa1ad') +
      shape('M60-14L210-204V-192L60-2z', '#5d707d'),
  ),
);
const boards: Item = item(
  420,
  270,
  repeat(
    5,
    (index) =>
      box(-210 + (index % 2) * 14, -52 - index * 54, 396, 48, cycle(['#8fb4cc', '#9dbfd4'], index), 3) +
      box(-210 + (index % 2) * 14, -16 - index * 54, 396, 12, INK, 2, 0.12) +
      stroke(p`M${-190 + (index % 2) * 14} ${-36 - index * 54}h356`, '#fff', 3, 0.4),
  ),
);
const basin = (fill: string): Item =>
  item(
    300,
    270,
    shape('M-30-120H30L44 0H-44z', fill) +
      shape('M-150-190H150Q140-110 40-104H-40Q-140-110-150-190z', fill) +
      box(-156, -202, 312, 18, fill, 9) +
      shape('M40-186H150Q140-110 40-104H20Q90-120 96-186z', INK, 0.08) +
      shape('M10-120H30L44 0H20z', INK, 0.08) +
      box(-8, -244, 16, 44, tone.steel, 4) +
      shape('M-8-252H46Q54-252 54-240V-226H42V-238H-8z', tone.steel),
  );
const stoneBasin: Item = item(
  320,
  140,
  shape('M-160-130H160Q150 0 40 0H-40Q-150 0-160-130z', '#b39a72') +
    stroke('M-140-90Q0-60 146-94M-110-50Q10-30 112-54', '#8e774f', 6, 0.5) +
    oval(0, -130, 160, 24, '#d0b98f') +
    oval(0, -128, 138, 17, '#8e774f') +
    oval(0, -122, 20, 5, tone.black),
);
const stairs: Item = item(
  420,
  280,
  repeat(4, (index) =>
    at(
      0,
      -index * 66,
      box(-210 + index * 70, -66, 420 - index * 70, 66, '#d9cdb9') +
        box(-222 + index * 70, -70, 432 - index * 70, 16, '#efe6d6', 8) +
        stroke(p`M${-180 + index * 70} -34q60-14 130 0`, '#b9a98c', 3, 0.7),
    ),
  ),
);
const windowOf = (frame: string, panes: number): Item =>
  item(
    panes * 150,
    300,
    box(-panes * 75, -300, panes * 150, 300, frame, 4) +
      repeat(
        panes,
        (index) =>
          box(-panes * 75 + 14 + index * 150, -286, 122, 272, '#b9d6dc') +
          shape(p`M${-panes * 75 + 14 + index * 150} -150l90-136h32l-122 190z`, '#fff', 0.5) +
          box(-panes * 75 + 128 + index * 150, -164, 8, 34, tone.steelLight, 3),
      ),
  );
const wall: Item = item(
  420,
  320,
  repeat(3, (line) =>
    repeat(
      4,
      (column) =>
        box(-210 + column * 105, -320 + line * 107, 105, 107, '#3b4c58') +
        box(-204 + column * 105, -314 + line * 107, 93, 95, cycle(['#9fc3cd', '#b9d6dc', '#8db4c0'], column + line * 2)) +
        shape(p`M${-204 + column * 105} ${-240 + line * 107}l60-74h24l-84 95z`, '#fff', 0.35),
    ),
  ),
);

/** Stone, tiles, windows and cladding. */
export const stone: Record<string, Motif> = {
  'white-marble': motif('afyon white', 'building', marble(['#e9e5dc', '#e2ddd2', '#efece5'], '#9aa3a6'), true),
  'tiger-marble': motif('tiger skin', 'building', marble(['#c7b59a', '#bda98b', '#d2c2a8'], '#5b4434', 7)),
  'beige-marble': motif('beige marble', 'building', marble(['#dccbae', '#d3c09f', '#e4d6bc'], '#b3966b', 4)),
  travertine: motif('travertine', 'building', travertine),
  'stone-mosaic': motif('mosaic', 'building', mosaic),
  'porcelain-tile': motif('porcelain tile, porcelain tiles', 'building', porcelain),
  'stair-treads': motif('tread, steps', 'building', alone(stairs)),
  'stone-basin': motif('stone washbasin', 'building', alone(stoneBasin)),
  washbasin: motif('washbasin', 'building', alone(basin('#fbf8f1')), true),
  'aluminium-window': motif('window, windows', 'building', alone(windowOf('#4a565d', 2), windowOf('#3b4c58', 3), windowOf('#5b4434', 2))),
  'sliding-door': motif('slide door', 'building', alone(windowOf('#3b4c58', 3))),
  'curtain-wall': motif('curtain wall', 'building', alone(wall)),
  'sandwich-panel': motif('sandwich panels', 'building', panel),
  'insulation-board': motif('insulation board', 'building', alone(boards)),
};
