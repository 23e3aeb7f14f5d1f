import { fresh, loose } from '../kit/lay.ts';
import { at, box, cycle, disc, INK, oval, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

/** A seed with its crease or highlight. */
const seed =
  (rx: number, ry: number, fills: readonly string[], line = '') =>
  (index: number): string =>
    oval(2, 3, rx, ry, INK, 0.2) +
    oval(0, 0, rx, ry, cycle(fills, index)) +
    (line ? stroke(`M${-rx * 0.7} 0H${rx * 0.7}`, line, 2.5, 0.55) : oval(-rx * 0.3, -ry * 0.35, rx * 0.35, ry * 0.25, '#fff', 0.35));

const pellet = (index: number): string =>
  box(-18, -7, 38, 18, INK, 8, 0.2) +
  box(-20, -9, 38, 17, cycle(['#a4824f', '#937040', '#b39262'], index), 7) +
  oval(15, -0.5, 4, 8, INK, 0.2) +
  stroke('M-12-4H8', '#fff', 2.5, 0.25);
const lump =
  (fills: readonly string[]) =>
  (index: number): string =>
    shape(
      cycle(
        ['M-18-6L-6-18L14-12L20 4L4 17L-14 12z', 'M-20 0L-8-15L10-16L18-2L8 14L-10 15z', 'M-16-12L6-17L19-4L12 14L-8 16L-19 4z'],
        index,
      ),
      cycle(fills, index),
    ) +
    shape(cycle(['M-6-18L14-12L2-2z', 'M-8-15L10-16L0-3z', 'M-16-12L6-17L-4-3z'], index), '#fff', 0.28) +
    shape('M2 15L18 0L8 16z', INK, 0.16);
const chickpea = (index: number): string =>
  disc(2, 3, 17, INK, 0.2) +
  disc(0, 0, 17, cycle(['#dcb77c', '#d2a968', '#e4c591'], index)) +
  shape('M8-16L22-8L12-2z', '#cfa25f') +
  stroke('M-6-6Q2-2 8-9', INK, 2.5, 0.25);
const bean = (fills: readonly string[]) => (index: number) =>
  shape('M-20 2C-22-14-6-18 4-13C16-18 25-4 20 6C15 17-14 19-20 2z', cycle(fills, index)) +
  stroke('M-2-12Q4-8 8-12', INK, 3, 0.3) +
  oval(-9, -3, 6, 3.5, '#fff', 0.4);
const hazelnut = (index: number): string =>
  disc(2, 3, 19, INK, 0.2) +
  shape('M0-20C14-18 20-6 18 5C15 17 6 20 0 20S-15 17-18 5C-20-6-14-18 0-20z', cycle(['#b07843', '#a46b38', '#bd8650'], index)) +
  stroke('M-9-12Q-13 0-8 13M0-17V17M9-12Q13 0 8 13', '#7c4c24', 2, 0.5) +
  oval(0, 16, 9, 4, '#d9b78a');
const blanched = (index: number): string =>
  disc(2, 3, 18, INK, 0.2) +
  disc(0, 0, 18, cycle(['#ecd3a4', '#e3c38c', '#dfb97d'], index)) +
  disc(-5, -6, 6, '#fff', 0.4) +
  stroke('M3 16V8', '#b88a4c', 3);
const wrinkled = (fills: readonly string[], rx: number, ry: number) => (index: number) =>
  oval(2, 3, rx, ry, INK, 0.22) +
  oval(0, 0, rx, ry, cycle(fills, index)) +
  stroke(`M${-rx * 0.6}-4Q0 ${-ry * 0.8} ${rx * 0.5}-5M${-rx * 0.5} 5Q0 0 ${rx * 0.6} 4`, INK, 2.5, 0.3) +
  oval(-rx * 0.4, -ry * 0.5, 5, 2.5, '#fff', 0.35);
const maize = (index: number): string =>
  shape('M-17 10Q-20-14-2-17Q16-18 17-4Q17 8 2 17Q-14 22-17 10z', cycle(['#e8b23c', '#dfa22e', '#efc257'], index)) +
  shape('M2 17L17-2Q17 8 2 17z', '#f6e6bb') +
  oval(-5, -7, 5, 3, '#fff', 0.4);
const almond = (index: number): string =>
  shape('M-22 0C-12-16 8-16 22 0C8 16-12 16-22 0z', cycle(['#b5763f', '#a66a36', '#c1854c'], index)) +
  stroke('M-14 0Q0-4 14 0M-10-6Q0-9 10-6M-10 6Q0 4 10 6', '#7c4a22', 2, 0.5);
const cube = (index: number): string =>
  box(-13, -12, 28, 26, INK, 4, 0.18) +
  box(-15, -14, 28, 26, cycle(['#e7cb98', '#d9b377', '#b9814a'], index), 4) +
  box(-15, -14, 28, 8, '#fff', 4, 0.25);
const granule = (fills: readonly string[]) => (index: number) =>
  oval(2, 3, 15, 11, INK, 0.22) + oval(0, 0, 15, 11, cycle(fills, index)) + oval(-5, -4, 5, 3, '#fff', 0.7);
const leaf = (fills: readonly string[]) => (index: number) =>
  shape(
    cycle(['M-22 4C-10-12 8-12 22-4C10 6-8 12-22 4z', 'M-24 0Q-8-10 24-3Q4 8-24 0z', 'M-18 8Q-10-14 18-10Q14 10-18 8z'], index),
    cycle(fills, index),
  ) + stroke('M-18 3Q0-3 18-3', INK, 2, 0.35);
const coffee = (index: number): string =>
  oval(2, 3, 20, 14, INK, 0.25) +
  oval(0, 0, 20, 14, cycle(['#5d3a26', '#6d4630', '#4e2f1e'], index)) +
  stroke('M-17-3Q0 5 17-2', '#2c1a10', 3.5) +
  oval(-6, -8, 7, 2.5, '#fff', 0.18);
const pasta = (index: number): string =>
  cycle(
    [
      box(-20, -8, 40, 16, '#e8c063', 8) + stroke('M-12-7L-6 7M-2-7L4 7M8-7L14 7', '#b9872d', 3),
      shape('M-22-8L18-12L22 6L-16 10z', '#e6bb5a') + oval(19, -3, 5, 9, '#a97a2b'),
      shape('M-20-13L0-4L20-13V13L0 4L-20 13z', '#ecc970') + box(-3, -5, 6, 10, '#b9872d', 2),
    ],
    index,
  );
const greens = (index: number): string =>
  box(-20, -6, 42, 15, INK, 7, 0.15) +
  box(-22, -8, 42, 15, cycle(['#5f8f45', '#6fa052', '#4f7c3a'], index), 7) +
  oval(17, -0.5, 4, 6.5, '#a9c98a') +
  stroke('M-16-4H6', '#fff', 2.5, 0.3);
const driedTomato = (index: number): string =>
  oval(2, 3, 20, 15, INK, 0.2) +
  shape('M-20 0C-18-16 16-18 20-2C20 14-16 18-20 0z', cycle(['#a8341f', '#94301f', '#b94a2c'], index)) +
  shape('M-13 0C-10-9 10-10 13-1C11 8-11 9-13 0z', '#d5714a') +
  repeat(4, (at4) => oval(-7 + at4 * 5, (at4 % 2) * 5 - 2, 2.5, 1.6, '#f0cf94'));

const orange = (index: number): string =>
  disc(0, 0, 56, cycle(['#e58a2b', '#df7e22', '#ea9838'], index)) +
  shape('M20-52A56 56 0 0 1-10 55A70 70 0 0 0 20-52z', INK, 0.12) +
  repeat(9, (dot) => disc(-30 + (dot % 3) * 26, -26 + Math.floor(dot / 3) * 24, 2, INK, 0.14)) +
  disc(0, -44, 6, '#6b7a35') +
  shape('M4-46Q24-70 46-58Q32-40 4-46z', '#66813c') +
  oval(-22, -26, 13, 9, '#fff', 0.25);
const apple = (index: number): string =>
  shape('M0-40C26-62 60-40 56-4C53 34 28 58 0 50C-28 58-53 34-56-4C-60-40-26-62 0-40z', cycle(['#b5352c', '#c0442f', '#a82e2c'], index)) +
  shape('M-4-36C-30-52-52-30-48 0Q-40-20-22-26Q-8-30-4-36z', '#e2b04a', 0.75) +
  shape('M26-50C62-40 60 20 22 51C52 20 46-20 26-50z', INK, 0.14) +
  stroke('M0-38Q2-56 12-66', '#6d4a2c', 6) +
  shape('M6-54Q28-74 46-62Q32-46 6-54z', '#6d8a3e') +
  oval(-28, -10, 7, 14, '#fff', 0.35);
const onion = (index: number): string =>
  shape('M0-62C6-44 56-38 56 4C56 38 26 52 0 54C-26 52-56 38-56 4C-56-38-6-44 0-62z', cycle(['#8d2f4f', '#9a3a58', '#7f2846'], index)) +
  stroke('M0-50C-30-30-34 20-6 52M0-50C30-30 34 20 6 52M0-50V52', '#d995a8', 3, 0.5) +
  stroke('M-10 54Q0 64 10 54', '#c9ad80', 4) +
  oval(-30, -6, 7, 18, '#fff', 0.22);
const garlic = (): string =>
  shape('M-4-66H4Q8-44 26-34C62-18 58 40 22 50Q0 58-22 50C-58 40-62-18-26-34Q-8-44-4-66z', '#f3ebdd') +
  stroke('M0-40C-28-20-26 30-10 52M0-40C28-20 26 30 10 52M-30-30C-48-6-44 30-30 44M30-30C48-6 44 30 30 44', '#c9a9b4', 3, 0.8) +
  shape('M22-36C62-18 58 40 22 50C48 24 44-10 22-36z', INK, 0.07);
const tomatoes = (): string =>
  stroke('M-8-66Q4-20-2 50', '#5f7d38', 6) +
  [
    [-26, -28],
    [26, -18],
    [-24, 22],
    [24, 34],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y, 25, '#c9362b') + oval(x - 8, y - 9, 6, 4, '#fff', 0.5) + shape(`M${x} ${y - 14}l6-12l-6 4l-6-4z`, '#5f7d38'),
    )
    .join('');
const pomegranate = (index: number): string =>
  disc(0, 6, 54, cycle(['#a32c3a', '#b23a3f'], index)) +
  shape('M-16-46L-20-70L-8-58L0-72L8-58L20-70L16-46z', '#8c2432') +
  shape('M18-46A54 54 0 0 1 8 60A70 70 0 0 0 18-46z', INK, 0.14) +
  shape('M-34-14Q-10-34 14-10Q18 22-8 34Q-38 26-34-14z', '#f0d7a8') +
  repeat(9, (dot) => oval(-22 + (dot % 3) * 13, -10 + Math.floor(dot / 3) * 14, 6, 7, '#c4313f'));

const pulses = 'agriculture';
/** Grain, pulses, dried fruit, nuts, fresh produce, and loose products made of them. */
export const crops: Record<string, Motif> = {
  wheat: motif('wheat', pulses, loose(26, '#a87d38', seed(19, 9, ['#cf9f52', '#c4924a', '#d8ac63'], '#7d5722'))),
  rice: motif('rice, basmati', pulses, loose(25, '#d5c49b', seed(22, 6, ['#efe3c2', '#e8d8ae', '#f4ecd4'])), true),
  bulgur: motif('bulgur', pulses, loose(25, '#a97f3e', lump(['#d6a75a', '#caa052', '#dfb873']))),
  freekeh: motif('freekeh', pulses, loose(26, '#555a2c', seed(18, 10, ['#8d8f4a', '#7d8140', '#9b9a58'], '#4a4d22'))),
  maize: motif('maize, corn', pulses, loose(30, '#a8731f', maize)),
  pellet: motif('pellets, meal', pulses, loose(32, '#6d5229', pellet)),
  raisin: motif('raisins', pulses, loose(28, '#3a2118', wrinkled(['#6a3b24', '#7b4a2c', '#573020'], 17, 12))),
  'dried-apricot': motif('apricots, apricot', pulses, loose(38, '#8e4d18', wrinkled(['#dd8a35', '#d27c2a', '#e59b4b'], 20, 17))),
  'apricot-kernel': motif('apricot kernels', pulses, loose(32, '#6b3f1c', almond)),
  fava: motif('fava beans', pulses, loose(34, '#7b5a35', bean(['#c6a173', '#b88f60', '#d1b083']))),
  'white-bean': motif('white beans', pulses, loose(31, '#bba987', bean(['#f2e9d6', '#ece0c8', '#f7f1e4'])), true),
  hazelnut: motif('hazelnut kernels', pulses, loose(36, '#5f3a1c', hazelnut)),
  'roasted-hazelnut': motif('roasted blanched hazelnuts', pulses, loose(36, '#94683a', blanched)),
  'diced-hazelnut': motif('diced hazelnuts', pulses, loose(27, '#8a6238', cube)),
  chickpea: motif('chickpeas', pulses, loose(33, '#8d6a38', chickpea)),
  'red-lentil': motif('red lentils, red split lentils', pulses, loose(26, '#a34a26', seed(15, 13, ['#dd7440', '#d2683a', '#e5854f']))),
  'green-lentil': motif('green lentils', pulses, loose(27, '#4e5226', seed(17, 14, ['#868a46', '#777b3b', '#979a56']))),
  'yellow-pea': motif('yellow peas', pulses, loose(30, '#a17c2a', seed(16, 16, ['#e6c052', '#dcb445', '#eccb69']))),
  'mixed-pulses': motif(
    'pulses',
    pulses,
    loose(29, '#7d5a30', (index) =>
      cycle([chickpea, seed(15, 13, ['#dd7440']), seed(16, 16, ['#e6c052']), lump(['#d6a75a'])], (index * index * 7 + index) % 11)(index),
    ),
  ),
  'pine-nut': motif('pine nut kernels', pulses, loose(27, '#b48f58', seed(19, 8, ['#f0dcae', '#e8cf98', '#f4e5c0']))),
  date: motif('dates', 'agriculture', loose(40, '#4a2614', wrinkled(['#7c4522', '#8d542c', '#6a381b'], 21, 14))),
  cranberry: motif('cranberries', 'food', loose(30, '#5c1420', wrinkled(['#a32836', '#8c1f2e', '#b53a44'], 17, 15))),
  'green-bean': motif('green beans', 'food', loose(36, '#37562a', greens)),
  'dried-tomato': motif('sun-dried tomatoes, dried tomatoes', 'food', loose(42, '#6d1f14', driedTomato)),
  semolina: motif('semolina', 'food', loose(18, '#d9b765', seed(12, 10, ['#efd795', '#e8cb80', '#f3e0a9']))),
  pasta: motif('pasta, fusilli', 'food', loose(40, '#a97a2b', pasta)),
  vermicelli: motif(
    'vermicelli',
    'food',
    loose(
      26,
      '#b9872d',
      (index) => box(-20, -4, 40, 9, INK, 4, 0.15) + box(-21, -6, 40, 8, cycle(['#ecc970', '#e3bb58', '#f0d48a'], index), 4),
    ),
  ),
  coffee: motif('coffee beans', 'food', loose(34, '#2f1c11', coffee)),
  'black-tea': motif('black tea, ivan chai', 'food', loose(27, '#241a14', leaf(['#4a3526', '#3b2a1e', '#5d452f']))),
  'herbal-tea': motif('herbal blend', 'food', loose(29, '#3f4a24', leaf(['#7d8f4b', '#93a35c', '#66793c']))),
  'fruit-tea': motif(
    'fruit tea',
    'food',
    loose(30, '#5b3320', (index) => (index % 3 ? leaf(['#6d4a30', '#7d5a3a'])(index) : wrinkled(['#dd8a35', '#c93a34'], 15, 12)(index))),
  ),
  frankincense: motif('frankincense', 'cosmetics', loose(32, '#9b8a55', lump(['#e6dcae', '#d6cf98', '#efe7c4'])), true),
  bakhoor: motif(
    'bakhoor',
    'cosmetics',
    loose(34, '#2c1c15', (index) => at(0, 0, lump(['#5d3f2c', '#4a3022', '#6f4d36'])(index), 1.1)),
  ),
  granule: motif(
    'granules, resin, compound, masterbatch',
    'plastics',
    loose(27, '#a9b8bf', granule(['#f2f5f4', '#e4ebec', '#fbfcfa'])),
    true,
  ),
  orange: motif('oranges', 'agriculture', fresh(orange)),
  apple: motif('apples', 'agriculture', fresh(apple)),
  onion: motif('onions', 'agriculture', fresh(onion)),
  garlic: motif('garlic', 'agriculture', fresh(garlic), true),
  'cherry-tomato': motif('cherry tomatoes', 'agriculture', fresh(tomatoes)),
  pomegranate: motif('pomegranates', 'agriculture', fresh(pomegranate)),
};
