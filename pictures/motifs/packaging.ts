import { item, things, type Item } from '../kit/lay.ts';
import { emblem, giftBox, label, sack, shaded, stamped } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { cardboard, uprightRoll } from '../kit/stock.ts';
import { box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const kraftBag: Item = item(
  180,
  270,
  stroke('M-40-240Q-40-290 0-290T40-240', tone.kraftDark, 8) +
    shape('M-90-240H90L84 0H-84z', tone.kraft) +
    shape('M40-240H90L84 0H40L60-120z', INK, 0.12) +
    stroke('M-90-226H90', tone.kraftDark, 4),
);
const clamshell: Item = item(
  270,
  170,
  shape('M-120-80L-104-166H104L120-80z', '#e9dfc9') +
    shape('M-104-150H104L112-98H-112z', INK, 0.07) +
    shape('M-134-84H134L112 0H-112z', '#f3ebd9') +
    box(-136, -90, 272, 14, '#dccfb3', 6) +
    stroke('M0-70V-8', INK, 4, 0.12),
);
const eggTray: Item = item(
  300,
  110,
  repeat(6, (index) => oval(-112 + index * 45, -62, 19, 26, '#f4e6cf') + oval(-117 + index * 45, -70, 5, 8, '#fff', 0.6)) +
    shape(`M-150-60${repeat(6, () => 'q25 60 50 0')}L130 0H-130z`, '#9a9288') +
    shape('M-146-30H146L130 0H-130z', INK, 0.12),
);
const paperTowel: Item = item(
  230,
  150,
  shaded(230, 130, tone.cream, 4) +
    repeat(6, (index) => box(-115, -128 + index * 20, 230, 3, INK, 0, 0.12)) +
    box(-115, -92, 230, 54, tone.tealLight) +
    emblem('drop', 0, -65, 36, tone.cream) +
    shape('M-60-130Q0-164 60-130z', '#fff'),
);
const preform = (fill: string): Item =>
  item(
    60,
    230,
    box(-24, -230, 48, 46, fill, 3) +
      stroke('M-26-220H26M-26-206H26', INK, 4, 0.22) +
      box(-32, -190, 64, 14, fill, 4) +
      box(-22, -178, 44, 178, fill, 22) +
      box(4, -176, 18, 170, INK, 12, 0.1) +
      stroke('M-12-164V-30', '#fff', 6, 0.6),
  );
const flipCap = (fill: string): Item =>
  item(
    130,
    120,
    shape('M-64-84H64L58 0H-58z', fill) +
      stroke(
        repeat(9, (index) => p`M${-48 + index * 12}-72V-10`),
        INK,
        3,
        0.18,
      ) +
      box(-66, -92, 132, 14, fill, 5) +
      box(-66, -92, 132, 14, '#fff', 5, 0.25) +
      shape('M30-92L62-158Q72-166 82-158L66-92z', fill) +
      box(-14, -108, 28, 18, tone.cream, 4),
  );
const citrus = disc(0, 0, 24, '#df7e22') + shape('M2-22Q14-38 28-30Q18-18 2-22z', '#66813c');
const punnets: Item = item(
  240,
  130,
  repeat(
    8,
    (index) =>
      disc(-84 + (index % 4) * 56, -84 + Math.floor(index / 4) * 40, 28, cycle(['#c2392f', '#b1302b'], index)) +
      shape(p`M${-84 + (index % 4) * 56} ${-104 + Math.floor(index / 4) * 40}l14-8l-14 18l-14-18z`, '#5f8f45'),
  ) +
    shape('M-120-100H120L100 0H-100z', '#dfeaea', 0.45) +
    box(-126, -108, 252, 12, '#dfeaea', 4, 0.8) +
    stroke('M-60-90V-8M0-90V-6M60-90V-8', '#fff', 4, 0.6),
);
const roll = (fill: string): Item => uprightRoll(150, 230, fill);

/** Packaging as goods. */
export const packaging: Record<string, Motif> = {
  'shipping-box': motif(
    'shipping boxes',
    'plastics',
    things(cardboard(230, 180), cardboard(180, 150, tone.kraftDark), cardboard(210, 210)),
  ),
  'citrus-carton': motif('citrus carton', 'plastics', things(stamped(270, 150, citrus))),
  'gift-box': motif('rigid box', 'plastics', things(giftBox)),
  'kraft-bag': motif('paper bags', 'plastics', things(kraftBag)),
  'pulp-tray': motif('pulp trays', 'plastics', things(eggTray)),
  clamshell: motif('clamshell, tableware', 'plastics', things(clamshell), true),
  punnet: motif('punnets', 'plastics', things(punnets)),
  'hand-towel-pack': motif('hand towel', 'plastics', things(paperTowel)),
  preform: motif('preform, preforms', 'plastics', things(preform('#b9d6dc'), preform('#a9c7d6'), preform('#c6d9c6')), true),
  'flip-cap': motif('flip-top', 'plastics', things(flipCap('#b5452f'), flipCap('#2b6469'), flipCap('#d9a441'))),
  'woven-sack': motif(
    'woven PP bags',
    'plastics',
    things(sack(190, 280, '#f1efe8', label('#2f6f8f', 'bars')), sack(190, 280, '#f1efe8', label('#b5452f', 'bars'))),
  ),
  'stretch-film': motif('stretch film', 'plastics', things(roll('#b9d2da'))),
  'greenhouse-film': motif('greenhouse film', 'plastics', things(roll('#cfe0cc'))),
  'kraft-roll': motif('kraftliner', 'plastics', things(roll(tone.kraft))),
};
