import { COVER_HEIGHT, COVER_WIDTH, cover, seaLanes } from './covers.ts';
import { viewOf } from './kit/ground.ts';
import { letters } from './kit/glyphs.ts';
import { tone } from './kit/palette.ts';
import { cardboard, container } from './kit/stock.ts';
import { at, box, cycle, disc, p, repeat, ring, shape, stroke } from './kit/svg.ts';
import { ship } from './kit/vehicles.ts';
import { motifs } from './motifs/index.ts';

const cargo = ['#b35c40', '#1c7176', '#d0bfa0', '#c9963a', '#8b9a6c', '#8e4432', '#3d6076'] as const;
const sea = '#0a2027';
const iron = '#7fa3a1';

/** A motif on its cloth, 800 x 600. */
function goods(name: string, number = 1): string {
  const motif = motifs[name];
  if (!motif) throw new Error(`There is no motif "${name}".`);
  return motif.draw(viewOf(name, number, motif.isPale));
}

/** A gantry crane of a quay seen from the water: legs, girder, house, and a container on its ropes. Feet on 0, 300 high. */
const gantry = (load: string): string =>
  stroke('M-52 0V-250M52 0V-250M-66-250H66M-52-120H52M-52-120L52-250M-52-250L52-120', iron, 7) +
  box(-34, -286, 68, 36, '#5f8482', 3) +
  box(-18, -276, 14, 12, tone.straw) +
  stroke('M-52-250L0-320L52-250', iron, 5) +
  stroke('M-16-250V-196M16-250V-196', tone.bone, 2) +
  container(-32, -196, 64, 30, load);

/** A quay at night: cranes on land behind the ship, her bridge aft of the cargo and not covered by the cranes. */
const port = (): string =>
  disc(1010, 150, 74, '#cf853f') +
  shape('M330 356C450 318 660 306 820 314S1080 292 1200 300V356H330z', '#16434b') +
  shape('M486 360L520 330H1200V360z', '#25454c') +
  [800, 950, 1100].map((x, index) => at(x, 334, gantry(cycle(cargo, index * 2)))).join('') +
  box(0, 356, 1200, 84, sea) +
  at(884, 372, ship(cargo, '#0f2f38').svg, 0.95) +
  box(0, 372, 1200, 68, sea) +
  stroke('M420 396h70M640 410h150M880 394h160M1060 418h90M520 426h110', '#2c5a62', 3);

/** Goods as samples in dishes. */
const samples = (): string =>
  [
    ['red-lentil', 620, 120, 0.36],
    ['chickpea', 812, 300, 0.42],
    ['wheat', 838, 84, 0.3],
    ['date', 1016, 150, 0.42],
    ['green-lentil', 1010, 372, 0.3],
    ['coffee', 1150, 330, 0.38],
    ['white-bean', 640, 330, 0.3],
  ]
    .map(
      ([name, x, y, size], index) =>
        `<clipPath id="d${index}"><circle cx="400" cy="300" r="252"/></clipPath>` +
        at(Number(x), Number(y), at(-400, -300, `<g clip-path="url(#d${index})">${goods(String(name))}</g>`), Number(size)),
    )
    .join('');

/** Racks of a warehouse with goods on pallets. */
const warehouse = (): string =>
  shape('M520 104L860 30L1200 104V400H520z', '#123840') +
  repeat(
    3,
    (level) =>
      repeat(6, (place) =>
        (level + place) % 5 === 3
          ? ''
          : at(
              606 + place * 100,
              168 + level * 92,
              cardboard(86, 68, cycle([tone.kraft, tone.kraftDark, tone.woodLight], place + level * 2)).svg +
                box(-46, 0, 92, 7, tone.woodDark),
            ),
      ) + box(552, 175 + level * 92, 612, 9, '#c4694a'),
  ) +
  [548, 750, 952, 1156].map((x) => box(x, 84, 12, 316, '#2c565e')).join('') +
  box(0, 400, 1200, 40, sea);

/** A mill with its silos: halls under saw-tooth roofs, lit. */
const plant = (): string =>
  disc(700, 128, 66, '#cf853f') +
  shape('M300 400C450 330 680 306 860 322S1090 300 1200 308V400H300z', '#16434b') +
  [1000, 1080, 1160]
    .map(
      (x) =>
        shape(p`M${x - 36} 190L${x} 152L${x + 36} 190z`, '#8ba3a2') +
        box(x - 36, 190, 72, 204, '#a9bcb9') +
        stroke(
          repeat(7, (index) => p`M${x - 36} ${216 + index * 26}h72`),
          sea,
          2,
          0.3,
        ),
    )
    .join('') +
  stroke('M640 250L1000 168', '#5f8482', 9) +
  shape('M560 394V276l88-54v54l88-54v54l88-54v54l88-54V394z', '#9c6a3c') +
  repeat(6, (index) => box(580 + index * 56, 304, 34, 26, '#f0d9a0', 2)) +
  box(560, 350, 352, 44, sea, 0, 0.25) +
  box(870, 300, 60, 94, '#2c565e') +
  box(0, 392, 1200, 48, sea);

/** Yarn that becomes cloth: cones feed the warp. */
const loom = (): string => {
  const threads = [tone.cream, '#d9a441', '#b35c40', '#5fa3a1'];
  return (
    repeat(12, (index) => {
      const fill = cycle(threads, index),
        y = 58 + index * 28;
      return (
        stroke(p`M560 ${y}C640 ${y} 660 ${100 + index * 21} 740 ${100 + index * 21}H1200`, fill, 3, 0.9) +
        at(540, y + 12, shape('M-9-24H9L17 0H-17z', fill) + box(-5, -28, 10, 5, tone.kraft))
      );
    }) +
    `<clipPath id="cloth"><path d="M820 84H1200V356H820z"/></clipPath><g clip-path="url(#cloth)">${box(820, 84, 380, 272, '#17474e')}${repeat(4, (line) => repeat(5, (place) => at(868 + place * 96, 120 + line * 68, shape('M0-32L44 0L0 32L-44 0z', cycle(threads, line)) + shape('M0-14L19 0L0 14L-19 0z', '#17474e'))))}</g>` +
    box(806, 60, 14, 320, tone.wood) +
    box(780, 60, 10, 320, tone.woodDark)
  );
};

const night = (content: string): string => box(0, 0, 1200, 440, tone.night) + content;

/** Wide pictures for the home page: the 45 % at the inline start are plain, for text. */
export const banners: Record<string, () => string> = {
  port: () => night(port()),
  samples: () => night(samples()),
  warehouse: () => night(warehouse()),
  plant: () => night(plant()),
  loom: () => night(loom()),
};

const crop = (content: string): string => at(0, -75, content);
const seaChart = (width: number, height: number): string => {
  const scale = Math.max(width / COVER_WIDTH, height / COVER_HEIGHT);
  return at(width - COVER_WIDTH * scale, 0, seaLanes(), scale);
};
const places = (way: string, dots: readonly (readonly [number, number])[]): string =>
  stroke(way, '#b5452f', 7, 1, '2 16') +
  dots.map(([x, y]) => disc(x, y, 17, '#fdfaf3') + ring(x, y, 17, '#b5452f', 5) + disc(x, y, 6, '#b5452f')).join('');

/** An offer on paper: six lines and a price. */
const offer = (): string =>
  box(0, 0, 800, 450, '#d3dcd6') +
  at(424, 240, box(-150, -190, 300, 400, '#bcc9c1', 3), 1, 5) +
  at(
    400,
    232,
    box(-150, -190, 300, 400, tone.white, 3) +
      box(-118, -158, 130, 20, tone.teal) +
      repeat(
        6,
        (index) =>
          box(-118, -104 + index * 40, 62, 9, tone.steel, 3) +
          box(-34, -104 + index * 40, cycle([152, 128, 140, 96, 120, 110], index), 9, tone.bone, 3) +
          box(-118, -82 + index * 40, 236, 1.5, tone.bone),
      ) +
      box(-118, 148, 96, 22, tone.saffron, 3),
    1,
    -3,
  );

export const news: Record<string, () => string> = {
  press: offer,
  port: () => crop(goods('container-ship')),
  rail: () => crop(goods('container-train')),
  route: () =>
    seaChart(800, 450) +
    places('M90 350C240 220 330 330 470 250S640 150 720 110', [
      [90, 350],
      [470, 250],
      [720, 110],
    ]),
  customs: () => crop(goods('customs-papers')),
  warehouse: () => crop(goods('pallet-rack')),
};

const paper = (x: number, y: number, width: number, height: number, content: string): string =>
  box(x + 8, y + 10, width, height, '#0b1a22', 6, 0.16) + box(x, y, width, height, tone.white, 6) + at(x, y, content);
const ground = (wall: string): string => box(0, 0, 960, 540, wall);
const bars = (x: number, y: number, ...widths: readonly number[]): string =>
  widths.map((width, index) => box(x, y + index * 26, width, 10, tone.bone, 5)).join('');

export const statics: Record<string, () => string> = {
  'how-it-works-1': () =>
    ground('#d3dcd6') +
    paper(
      250,
      70,
      460,
      400,
      `<clipPath id="strip"><path d="M0 0H460V120H0z"/></clipPath><g clip-path="url(#strip)">${at(0, -20, cover('textiles', 'a sample')?.svg ?? '', 0.37)}</g>` +
        box(30, 84, 84, 84, '#7a2f2a', 4) +
        bars(30, 196, 230) +
        bars(30, 236, 400, 360, 380) +
        bars(30, 330, 150, 190),
    ) +
    disc(690, 440, 50, '#4f7a5a') +
    stroke('M667 441l16 17l31-37', tone.white, 10),
  'how-it-works-2': () =>
    ground('#e6dac4') +
    paper(
      180,
      60,
      600,
      420,
      repeat(
        5,
        (index) =>
          box(30, 34 + index * 76, 48, 34, cycle(['#b5452f', '#1c7176', '#22394a', '#c9963a', '#4f7a5a'], index), 3) +
          box(104, 34 + index * 76, cycle([300, 250, 330, 270, 290], index), 11, tone.steel, 5) +
          box(104, 58 + index * 76, cycle([190, 230, 170, 210, 160], index), 9, tone.steelLight, 4) +
          box(490, 40 + index * 76, 80, 22, index === 1 ? tone.saffron : tone.bone, 11) +
          (index ? box(30, 16 + index * 76, 540, 1.5, tone.bone) : ''),
      ),
    ),
  'how-it-works-3': () =>
    ground('#cddcd9') +
    paper(120, 70, 440, 120, bars(30, 34, 360, 220)) +
    box(400, 226, 440, 120, tone.teal, 6) +
    bars(430, 260, 340, 380).replaceAll(tone.bone, tone.tealLight) +
    paper(120, 382, 300, 100, box(26, 22, 44, 56, '#b5452f', 4) + bars(92, 34, 170, 110)),
  'about-us-1': () => at(-300, 0, box(0, 0, 1300, 540, tone.night) + at(0, 40, port()) + box(0, 440, 1300, 100, sea), 1.06),
  'our-vision-and-mission-1': () =>
    seaChart(960, 540) +
    places('M110 200C230 300 330 200 430 280S560 430 690 420M430 280C560 200 700 230 850 120', [
      [110, 200],
      [430, 280],
      [690, 420],
      [850, 120],
    ]),
};

/** The picture of link previews: the mark, the name, and the quay. */
export function shareCard(): string {
  const name = letters('Kervan', 150, 600);
  return (
    box(0, 0, 1200, 630, tone.night) +
    at(0, 222, port()) +
    at(
      96,
      132,
      shape('M2 28v-7.5l7.5-7.5v15z', '#8ddad6') +
        shape('M11.75 28V9.25L16 5l4.25 4.25V28z', tone.cream) +
        shape('M30 28v-7.5L22.5 13v15z', '#8ddad6'),
      4.6,
    ) +
    at(272, 152, shape(name.d, tone.cream))
  );
}
