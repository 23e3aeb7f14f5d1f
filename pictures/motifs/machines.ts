import { alone, item, things, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { gear } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, ring, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';
const cable = (sheath: string, cores: readonly string[]): Item =>
  item(
    330,
    200,
    box(-165, -140, 190, 80, sheath, 10) +
      box(-165, -130, 190, 14, '#fff', 6, 0.25) +
      box(20, -134, 24, 68, '#e9e2d2', 4) +
      cores
        .map(
          (fill, index) =>
            stroke(
              p`M44 ${-120 + (index * 40) / (cores.length - 1 || 1)}Q90 ${-120 + (index * 40) / (cores.length - 1 || 1)} 110 ${-170 + (index * 150) / (cores.length - 1 || 1)}`,
              fill,
              17,
            ) +
            stroke(
              p`M112 ${-172 + (index * 154) / (cores.length - 1 || 1)}l34 ${-14 + (index * 28) / (cores.length - 1 || 1)}`,
              '#c9824a',
              10,
            ),
        )
        .join(''),
  );
const reel = (wood: string, wire: string): Item =>
  item(
    300,
    300,
    disc(0, -150, 148, wood) +
      ring(0, -150, 136, INK, 4, 0.16) +
      disc(0, -150, 108, wire) +
      repeat(6, (index) => ring(0, -150, 100 - index * 11, '#fff', 2, 0.25)) +
      disc(0, -150, 40, wood) +
      disc(0, -150, 14, tone.black) +
      stroke('M92-96Q130-30 170-14', wire, 14),
  );
const ledPanel: Item = item(
  300,
  300,
  box(-150, -300, 300, 300, '#e9eef0', 4) +
    box(-130, -280, 260, 260, '#fffdf2') +
    box(-150, -300, 300, 300, '#fff', 4, 0.1) +
    stroke('M-130-280H130V-20H-130z', '#b9c5cb', 4) +
    stroke('M-80-230L-20-290M-60-150L80-290', '#fff3c4', 12, 0.9),
);
const solarPanel: Item = item(
  300,
  320,
  shape('M-130-320H150L130 0H-150z', '#1f3a5c') +
    stroke(
      repeat(5, (index) => p`M${-147 + index * 3.3} ${-46 - index * 54}h280`) + repeat(5, (index) => p`M${-84 + index * 47} -318l-20 316`),
      '#7f9cc0',
      3,
    ) +
    shape('M-130-320H-40L-150-60z', '#fff', 0.12) +
    stroke('M-130-320H150L130 0H-150z', tone.steelLight, 8),
);
const discItem: Item = item(
  300,
  300,
  disc(0, -150, 148, '#6d7a82') +
    repeat(12, (index) => at(0, -150, disc(0, -150, 20, '#dfd8ca', 0), 1, index * 30)) +
    ring(0, -150, 128, '#93a1a9', 16) +
    ring(0, -150, 84, INK, 3, 0.2) +
    disc(0, -150, 42, '#4a565d') +
    box(-16, -166, 32, 32, tone.black, 4) +
    stroke('M-100-216Q-60-264 0-272', '#fff', 6, 0.5),
);
const harrow: Item = item(
  440,
  230,
  box(-220, -190, 440, 22, '#a04f36', 4) +
    repeat(
      8,
      (index) =>
        stroke(p`M${-190 + index * 54} -170V-90`, '#8e4432', 10) +
        at(-190 + index * 54, -74, oval(0, 0, 22, 70, '#7d8a92') + oval(-5, 0, 12, 58, '#b3bfc6') + disc(0, 0, 8, tone.black)),
    ) +
    stroke('M0-190L60-228H150', '#8e4432', 14),
);
const rollerMill: Item = item(
  420,
  160,
  repeat(2, (index) =>
    at(
      0,
      -index * 82,
      box(-210, -56, 420, 36, '#5d707d', 8) +
        box(-150, -78, 300, 78, '#aeb9bf', 6) +
        stroke(
          repeat(25, (line) => p`M${-142 + line * 12} -74l-6 70`),
          INK,
          3,
          0.2,
        ) +
        box(-150, -70, 300, 12, '#fff', 4, 0.35),
    ),
  ),
);
const silo = (x: number): string =>
  at(
    x,
    0,
    shape('M-90-240L0-320L90-240z', '#93a1a9') +
      box(-86, -240, 172, 240, '#c3ced5') +
      stroke(
        repeat(9, (index) => p`M-86 ${-222 + index * 26}H86`),
        INK,
        3,
        0.16,
      ) +
      box(40, -240, 46, 240, INK, 0, 0.1) +
      box(-14, -330, 28, 16, '#5d707d') +
      stroke('M-60-236V0M-44-236V0' + repeat(9, (index) => p`M-60 ${-220 + index * 26}h16`), '#4a565d', 4),
  );
const tanker: Item = item(
  470,
  210,
  box(-190, -70, 380, 20, tone.iron) +
    box(-210, -200, 360, 136, '#aeb9bf', 64) +
    box(-210, -190, 360, 18, '#fff', 9, 0.4) +
    stroke('M-110-200V-64M-30-200V-64M50-200V-64', INK, 5, 0.16) +
    box(-56, -214, 50, 20, tone.iron, 4) +
    stroke('M150-70H230', tone.iron, 14) +
    [-80, 20].map((x) => disc(x, -38, 40, tone.black) + disc(x, -38, 18, tone.saffron)).join(''),
);
const gearSet: Item = item(
  330,
  270,
  gear(-66, -130, 96, 14, '#7d8a92') + gear(92, -86, 62, 10, '#a9763f') + gear(70, -206, 44, 9, '#5d707d'),
);
const cylinder: Item = item(
  430,
  120,
  box(-200, -100, 250, 84, '#3d6076', 10) +
    box(-200, -92, 250, 16, '#fff', 6, 0.25) +
    box(40, -106, 26, 96, '#2b4552', 4) +
    box(66, -74, 120, 32, '#d5dde1') +
    disc(196, -58, 34, '#2b4552') +
    disc(196, -58, 15, tone.cream) +
    disc(-206, -58, 34, '#2b4552') +
    disc(-206, -58, 15, tone.cream) +
    box(-150, -122, 22, 26, tone.saffron, 3) +
    box(-10, -122, 22, 26, tone.saffron, 3),
);
const motor: Item = item(
  350,
  210,
  box(-140, -180, 200, 150, '#2b6469', 16) +
    stroke(
      repeat(8, (index) => p`M-130 ${-164 + index * 17}H50`),
      INK,
      5,
      0.22,
    ) +
    box(60, -200, 70, 190, '#3f7379', 10) +
    box(130, -120, 50, 34, '#c3ced5', 3) +
    box(-90, -204, 80, 34, '#1c4a50', 6) +
    box(-160, -160, 24, 112, '#1c4a50', 6) +
    box(-140, -30, 240, 30, '#1c4a50', 4),
);
const planks: Item = item(
  430,
  250,
  repeat(
    7,
    (index) =>
      box(-215 + (index % 3) * 8, -32 - index * 35, 408, 30, cycle([tone.wood, tone.woodLight, '#d4a86a'], index), 2) +
      box(-215 + (index % 3) * 8, -12 - index * 35, 408, 10, INK, 0, 0.12),
  ),
);

/** Cable and light, machines and their parts. */
export const machines: Record<string, Motif> = {
  cable: motif(
    'cable, cables',
    'electrical',
    alone(
      cable('#8f999f', ['#6d4a2c', '#2f6f8f', '#7f9a3a']),
      cable('#25333d', ['#6d4a2c', '#25333d', '#8f999f', '#2f6f8f']),
      reel(tone.wood, '#8f999f'),
    ),
  ),
  'power-cable': motif(
    'power cable',
    'electrical',
    alone(reel(tone.woodDark, '#25333d'), cable('#25333d', ['#6d4a2c', '#25333d', '#8f999f', '#2f6f8f'])),
  ),
  'halogen-free-cable': motif('LSZH cable', 'electrical', alone(cable('#c77b3b', ['#6d4a2c', '#2f6f8f', '#7f9a3a']))),
  'aerial-cable': motif('aerial bundled cable', 'electrical', alone(cable('#1c2a33', ['#1c2a33', '#25333d', '#1c2a33', '#3b4c58']))),
  'solar-cable': motif(
    'solar cable',
    'electrical',
    alone(item(620, 300, at(-158, 0, reel(tone.wood, '#b5352c').svg) + at(158, 0, reel(tone.wood, '#25333d').svg))),
  ),
  'led-panel': motif('LED panel, LED panels', 'electrical', things(ledPanel), true),
  'solar-panel': motif('solar panels', 'energy', things(solarPanel)),
  'harrow-disc': motif('harrow disc', 'machinery', things(discItem)),
  'disc-harrow': motif('disc harrow', 'machinery', alone(harrow)),
  'mill-rolls': motif('roller mill, rolls', 'machinery', alone(rollerMill)),
  silo: motif('silo, silos', 'machinery', alone(item(400, 330, silo(-100) + silo(100)))),
  'water-tanker': motif('water tanker', 'machinery', alone(tanker)),
  gears: motif('spare parts', 'machinery', alone(gearSet)),
  'hydraulic-cylinder': motif('hydraulic cylinders', 'machinery', alone(cylinder)),
  'gear-motor': motif('gear motors', 'machinery', alone(motor)),
  planks: motif('plywood', 'furniture', alone(planks)),
};
