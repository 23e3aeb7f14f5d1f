import { alone, item, type Item } from '../kit/lay.ts';
import { tone } from '../kit/palette.ts';
import { cardboard, container } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, p, repeat, ring, stroke } from '../kit/svg.ts';
import { reeferTruck, ship, tiltTruck, wagon } from '../kit/vehicles.ts';
import { motif, type Motif } from './motif.ts';

const rack = (goods: (index: number) => string): Item =>
  item(
    430,
    320,
    repeat(
      3,
      (line) =>
        repeat(4, (place) => ((line * 4 + place) % 7 === 5 ? '' : at(-150 + place * 100, -16 - line * 102, goods(line * 4 + place)))) +
        box(-210, -16 - line * 102, 420, 12, '#c4694a'),
    ) + [-214, -8, 200].map((x) => box(x, -320, 14, 320, '#22394a')).join(''),
  );
const store = rack((index) => cardboard(84, 74, cycle([tone.kraft, tone.kraftDark, tone.woodLight], index)).svg);
const coldStore = rack(
  (index) =>
    box(-42, -74, 84, 74, cycle(['#dfeaee', '#cfe0e8', '#e9f1f3'], index), 3) + stroke('M-14-37H14M-7-49L7-25M7-49L-7-25', '#5f93b0', 4),
);
const papers: Item = item(
  300,
  330,
  at(26, -6, box(-120, -310, 240, 310, '#e6dac4', 3), 1, 5) +
    box(-120, -316, 240, 316, tone.white, 3) +
    box(-96, -290, 120, 20, tone.navy) +
    repeat(7, (index) => box(-96, -250 + index * 20, cycle([190, 170, 182, 120], index), 7, tone.bone, 3)) +
    repeat(3, (index) => stroke(p`M-96 ${-96 + index * 24}H20`, tone.steelLight, 2)) +
    at(64, -70, ring(0, 0, 42, '#a34a3f', 6) + ring(0, 0, 28, '#a34a3f', 3) + stroke('M-16 0L-4 12L18-12', '#a34a3f', 7), 1, -14),
);
const boxOf = (fill: string): Item =>
  item(430, 180, container(-215, -180, 430, 180, fill) + box(-215, -180, 16, 180, INK, 0, 0.2) + box(199, -180, 16, 180, INK, 0, 0.2));
const reeferBox: Item = item(
  430,
  180,
  container(-215, -180, 430, 180, '#e9e6dc') +
    box(150, -168, 58, 150, '#c3ced5', 4) +
    disc(179, -120, 22, tone.iron) +
    disc(179, -120, 9, '#c3ced5') +
    box(-190, -110, 120, 40, '#2f6f8f'),
);
const stack: Item = item(
  440,
  330,
  repeat(3, (line) =>
    repeat(2, (place) =>
      container(
        -216 + place * 218,
        -106 - line * 108,
        212,
        104,
        cycle(['#b35c40', '#1c7176', '#c9963a', '#3d6076', '#8e4432'], place * 3 + line * 2),
      ),
    ),
  ),
);
const liner: Item = ship(['#b35c40', '#1c7176', '#d0bfa0', '#c9963a', '#8b9a6c', '#3d6076'], tone.navy);
const bulker: Item = ship([], '#8e4432');

/** Equipment of carriers, warehouses and brokers. */
export const freight: Record<string, Motif> = {
  'tilt-truck': motif(
    'tilt, full and part load, full and part loads, part load, groupage, trucks, trucking, truck, mega trailer, mega trailers, !reefer, !LCL, !oversize, !coils',
    'logistics',
    alone(tiltTruck('#a04f36', '#c9b38a'), tiltTruck('#1c7176', '#d8cdb8'), tiltTruck('#22394a', '#b5654a')),
  ),
  'reefer-truck': motif(
    'reefer truck, reefer trucks',
    'logistics',
    alone(reeferTruck('#2f6f8f'), reeferTruck('#1c7176'), reeferTruck('#3b4c58')),
  ),
  'container-ship': motif('container service, LCL, FCL, !reefers', 'logistics', alone(liner)),
  'bulk-carrier': motif('bulk, coaster, break bulk', 'logistics', alone(bulker)),
  container: motif('containers, LCL, 20′, 40′, !reefers, !train', 'logistics', alone(boxOf('#1c7176'), boxOf('#b35c40'), stack)),
  'reefer-container': motif('reefer slots, reefers', 'logistics', alone(reeferBox)),
  'container-train': motif('container train', 'logistics', alone(wagon('container'))),
  'hopper-wagon': motif('hopper wagons', 'logistics', alone(wagon('hopper'))),
  'pallet-rack': motif('warehouse, storage, pallet places', 'logistics', alone(store)),
  'cold-store': motif('cold and dry storage', 'logistics', alone(coldStore)),
  'customs-papers': motif('declaration, clearance, transit procedure, customs, plant health', 'logistics', alone(papers)),
};
