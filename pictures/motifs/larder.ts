import { item, things, type Item } from '../kit/lay.ts';
import { bottle, bucket, carton, drum, emblem, jar, label, pouch, sack, shaded, stamped, tin } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const flour: Item = sack(200, 290, tone.bone, label(tone.rust, 'wheat'));
const bagInBox: Item = item(
  190,
  230,
  shaded(190, 230, '#6f7a3c', 4) +
    box(-70, -190, 120, 90, tone.cream) +
    emblem('drop', -10, -145, 60, '#6f7a3c') +
    box(-26, -46, 40, 26, tone.black, 6) +
    box(-12, -24, 12, 18, tone.red, 3),
);
const dateBox: Item = item(
  300,
  190,
  box(-150, -190, 300, 190, '#6a2f22', 8) +
    box(-138, -178, 276, 166, tone.bone, 4) +
    repeat(15, (index) =>
      at(
        -108 + (index % 5) * 54,
        -150 + Math.floor(index / 5) * 55,
        oval(0, 0, 23, 16, cycle(['#7c4522', '#6a381b'], index)) +
          stroke('M-14 0H14', '#f0d9a8', 6) +
          disc(cycle([-4, 4], index), 0, 4, '#d98a3a'),
      ),
    ),
);
const pouchCap = (fill: string): Item =>
  item(
    150,
    230,
    shape('M-60-210H60Q54-110 75 0H-75Q-54-110-60-210z', fill) +
      box(-16, -236, 32, 30, tone.cream, 4) +
      box(-60, -214, 120, 10, INK, 0, 0.18) +
      disc(0, -100, 40, tone.cream) +
      emblem('dot', 0, -96, 48, tone.red) +
      shape('M30-204Q26-110 44 0H75Q54-110 60-210z', INK, 0.1),
  );
const spaghetti: Item = item(
  110,
  280,
  box(-55, -280, 110, 280, '#f3e4bd', 6) +
    stroke(
      repeat(12, (index) => p`M${-46 + index * 8.4}-272V-8`),
      '#dcae4a',
      5,
    ) +
    box(-55, -190, 110, 92, tone.teal) +
    emblem('wheat', 0, -144, 60, tone.straw),
);
const bottleOf = (fill: string, cap: string, sign: ReturnType<typeof label>, height = 300): Item =>
  bottle(92, height, fill, cap, sign, 0.34, 0.22);
const oilPet = bottle(100, 290, '#e0b03c', tone.red, label(tone.cream, 'sun', tone.amber), 0.4, 0.14);
const amphora = bottle(84, 300, '#3d4425', '#2c2a28', label(tone.cream, 'leaf', tone.moss), 0.3, 0.26);
const oilTin: Item = item(
  150,
  250,
  box(-20, -250, 44, 22, tone.steelLight, 4) + carton(150, 230, '#d7a62f', label(tone.cream, 'sun', tone.rust), false).svg,
);
const pail = bucket(170, 170, tone.white, '#efe6cf');
const nutBar: Item = item(
  280,
  90,
  shape(
    'M-140-90L-128-78L-140-66L-128-54L-140-42L-128-30L-140-18L-128-6L-140 0H140L128-12L140-24L128-36L140-48L128-60L140-72L128-84L140-90z',
    '#4b5a34',
  ) +
    box(-70, -76, 140, 62, tone.cream, 6) +
    emblem('leaf', -40, -45, 40, tone.moss) +
    box(-8, -62, 64, 10, '#4b5a34', 4) +
    box(-8, -42, 44, 8, tone.amber, 4),
);

/** Food in bottles, tins, sacks and other packs. */
export const larder: Record<string, Motif> = {
  'flour-sack': motif('flour', 'food', things(flour, sack(180, 250, tone.cream, label(tone.moss, 'wheat')), flour)),
  spaghetti: motif('spaghetti', 'food', things(spaghetti)),
  'oil-bottle': motif('sunflower oil', 'food', things(oilPet)),
  'oil-tin': motif('frying oil, olive oil tin', 'food', things(oilTin)),
  'olive-oil': motif('olive oil, umbrian extra virgin', 'food', things(amphora)),
  'bag-in-box': motif('bag-in-box', 'food', things(bagInBox)),
  'white-bucket': motif('mayonnaise, bucket, buckets', 'food plastics', things(pail)),
  'nut-bucket': motif('hazelnut paste', 'food', things(bucket(170, 170, tone.cream, '#8a5a34'))),
  'tomato-tin': motif(
    'tomato paste, diced tomatoes, !drum, !sachet',
    'food',
    things(tin(140, 170, tone.steelLight, label(tone.red, 'dot', '#e98a6a'))),
  ),
  'tuna-tin': motif('tuna', 'food', things(tin(190, 66, tone.straw, label(tone.blue, 'fish')))),
  'gherkin-tin': motif('gherkins', 'food', things(tin(150, 180, tone.steelLight, label('#5f7d38', 'leaf')))),
  'chickpea-tin': motif('canned whole chickpeas', 'food', things(tin(150, 190, tone.steelLight, label('#c79a4f', 'dot', '#f3e2bd')))),
  'tomato-drum': motif('tomato paste', 'food', things(drum(170, 250, tone.blue, 'dot'))),
  'juice-drum': motif('apple juice concentrate', 'food', things(drum(170, 250, tone.moss, 'drop'))),
  'pepper-jar': motif(
    'roasted peppers, roasted kapya peppers, capia peppers',
    'food',
    things(jar(130, 220, '#b5372a', tone.straw, label(tone.cream, 'flame', tone.red))),
  ),
  'spread-jar': motif('spread', 'food', things(jar(140, 180, '#5a3322', tone.cream, label(tone.amber, 'dot', '#7a4a2c')))),
  'honey-jar': motif('honey', 'food', things(jar(140, 180, '#d99a2b', tone.woodDark, label(tone.cream, 'flower', tone.amber)))),
  passata: motif('passata', 'food', things(bottleOf('#b93a2a', tone.cream, label(tone.cream, 'dot', tone.red), 280))),
  'date-syrup': motif('date syrup', 'food', things(bottleOf('#4a2616', tone.straw, label(tone.cream, 'drop', '#6a381b'), 250))),
  'squeeze-bottle': motif(
    'balsamic glaze',
    'food',
    things(bottle(84, 230, '#33201c', tone.cream, label(tone.cream, 'leaf', '#5a2b33'), 0.42, 0.2)),
  ),
  'ketchup-pouch': motif('ketchup', 'food', things(pouchCap('#b5342a'))),
  'paste-sachet': motif('sachet', 'food', things(pouch(130, 170, '#b5342a', '#8c2420', 'dot'))),
  'mango-carton': motif('mango nectar', 'food', things(carton(120, 270, '#e2a033', label(tone.cream, 'leaf', '#c8772a')))),
  'pomegranate-bottle': motif(
    'pomegranate drink',
    'food',
    things(bottleOf('#9a2436', tone.straw, label(tone.cream, 'flower', '#9a2436'), 230)),
  ),
  'date-box': motif('gift box of dates, stuffed dates', 'food', things(dateBox)),
  'date-carton': motif('date paste', 'food', things(stamped(240, 180, oval(0, 0, 26, 18, '#7c4522')))),
  'nut-bar': motif('bar', 'food', things(nutBar)),
};
