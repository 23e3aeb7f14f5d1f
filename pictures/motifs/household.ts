import { item, things, type Item } from '../kit/lay.ts';
import { bottle, canister, drum, emblem, giftBox, label, pouch, pump, shaded, tube, type Emblem } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { at, box, INK, oval, shape, stroke } from '../kit/svg.ts';
import { motif, type Motif } from './motif.ts';

const dropper = (fill: string, bulb: string): Item =>
  item(
    86,
    210,
    box(-12, -210, 24, 52, bulb, 12) +
      box(-20, -164, 40, 30, '#2c2a28', 4) +
      shaded(86, 134, fill, 14) +
      box(-43, -96, 86, 66, tone.cream) +
      emblem('drop', 0, -64, 40, fill),
  );
const spray = (fill: string, cap: string): Item =>
  item(
    110,
    260,
    shape('M-30-260H40L48-236H4V-206H-22V-226L-40-232z', cap) +
      stroke('M8-232Q26-216 22-190', cap, 8) +
      shape('M-22-206H14L52-150V-12Q52 0 40 0H-44Q-56 0-56-12V-150z', fill) +
      box(-56, -124, 108, 80, tone.cream) +
      emblem('drop', -2, -84, 44, fill) +
      shape('M14-206L52-150V-12Q52 0 40 0H20V-150z', INK, 0.12),
  );
const creamJar = (fill: string, lid: string): Item =>
  item(
    170,
    130,
    box(-78, -130, 156, 44, lid, 8) + shaded(170, 90, fill, 18) + box(-85, -62, 122, 34, tone.cream) + emblem('flower', -24, -45, 30, lid),
  );
const soapBar = (fill: string): Item =>
  item(
    210,
    100,
    box(-105, -96, 210, 96, fill, 36) +
      box(-84, -80, 168, 64, '#fff', 26, 0.28) +
      emblem('leaf', 0, -48, 44, fill) +
      box(-105, -24, 210, 24, INK, 12, 0.1),
  );
const flatPack = (width: number, height: number, fill: string, window_: string, mark: Emblem): Item =>
  item(
    width,
    height,
    shaded(width, height, fill, 14) +
      box(-width * 0.36, -height * 0.8, width * 0.5, height * 0.6, window_, 10) +
      emblem(mark, -width * 0.11, -height * 0.5, height * 0.34, fill),
  );
const gloveBox: Item = item(
  260,
  150,
  shaded(260, 120, '#2f6f8f', 4) +
    oval(-20, -120, 70, 10, '#1c4a62') +
    shape('M-60-116C-56-150-40-150-34-132C-30-158-14-158-10-132C-4-152 10-150 12-130C22-140 34-130 20-112z', '#5a7fc0') +
    box(-118, -86, 130, 54, tone.cream, 4) +
    emblem('cross', -86, -59, 36, '#2f6f8f') +
    box(-60, -74, 60, 8, '#2f6f8f', 4) +
    box(-60, -56, 42, 8, tone.steel, 4),
);
const wipes = flatPack(250, 120, tone.tealLight, tone.white, 'drop');

/** Packed cleaning and care products. */
export const household: Record<string, Motif> = {
  'chemical-drum': motif('LABSA', 'chemicals', things(drum(170, 250, tone.tealMid, 'drop'))),
  jerrycan: motif(
    'jerrycan, degreaser, bleach, liquid hand soap',
    'plastics chemicals cosmetics',
    things(canister(170, 250, '#2f6f8f', tone.red, label(tone.cream, 'drop', tone.blue))),
  ),
  'dish-gel': motif(
    'dishwashing gel',
    'chemicals',
    things(bottle(96, 260, '#d9c23f', tone.white, label(tone.cream, 'drop', tone.olive), 0.34, 0.2)),
  ),
  'spray-bottle': motif('glass cleaner', 'chemicals', things(spray('#7fb4c9', tone.red))),
  'softener-bottle': motif(
    'softener',
    'chemicals',
    things(bottle(120, 240, '#b58fb0', tone.plum, label(tone.cream, 'flower', tone.plum), 0.4, 0.24)),
  ),
  'washing-powder': motif('washing powder', 'chemicals', things(pouch(190, 250, '#6b64a4', '#8d86c4', 'flower'))),
  'wipes-pack': motif('wipes', 'cosmetics', things(wipes)),
  'balm-tube': motif('balm', 'cosmetics', things(tube(96, 240, '#e8c37a', tone.cream, label(tone.cream, 'flower', '#d98a3a')))),
  'cream-jar': motif('cream, mask', 'cosmetics', things(creamJar('#d9a0a0', '#8e4a55'))),
  soap: motif(
    'soap, shampoo bar',
    'cosmetics',
    things(item(330, 200, at(-110, 0, soapBar('#a8b98a').svg) + at(112, 0, soapBar('#d9c29a').svg) + at(0, -98, soapBar('#d8a898').svg))),
  ),
  'amenity-box': motif(
    'amenity kit',
    'cosmetics',
    things(item(260, 220, giftBox.svg), tube(70, 180, tone.tealLight, tone.cream), soapBar(tone.cream)),
  ),
  'rose-oil': motif('rose oil', 'cosmetics', things(bottle(92, 250, '#aeb9bf', '#5d707d', label('#a34a5c', 'flower'), 0.4, 0.18))),
  'oud-vial': motif('oud oil', 'cosmetics', things(dropper('#6b3a1c', '#d9a441'))),
  'oil-dropper': motif('frankincense oil', 'cosmetics', things(dropper('#6d7a3c', '#2c2a28'))),
  'serum-dropper': motif('serum, skincare', 'cosmetics', things(dropper('#d98f4a', '#f5eee0'))),
  'rose-water': motif('rose water', 'cosmetics', things(pump(100, 260, '#e4b7b7', '#a34a5c', label(tone.cream, 'flower', '#a34a5c')))),
  'engine-oil': motif('engine oil', 'automotive', things(canister(180, 240, '#b5452f', tone.black, label(tone.cream, 'drop', tone.amber)))),
  'nitrile-gloves': motif('nitrile examination gloves, nitrile gloves', 'health', things(gloveBox)),
};
