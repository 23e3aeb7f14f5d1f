import { motifFor } from '../goods/index.ts';
import { tone } from '../kit/palette.ts';
import { sceneFor } from '../kit/scene.ts';
import { block, cardboard, container, pallet } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, p, repeat, shape, stroke } from '../kit/svg.ts';
import { ship, truck } from '../kit/vehicles.ts';
import { bank, bubble, caravan, envelope, ledgerCard, map, mark, quayCrane, rail, stall, word } from './parts.ts';

const cargo = ['#b35c40', '#1c7176', '#d0bfa0', '#c9963a', '#8b9a6c', '#8e4432', '#3d6076'] as const;
const night = (): string => box(0, 0, 1200, 440, tone.night);
const nightHills =
  '<path d="M330 330c120-62 220-102 330-70s120-34 210-34s120 50 200 44s80-20 130-26v110H330z" fill="#123840"/><path d="M520 318c110-30 190-20 300-14s240-30 380-10v60H520z" fill="#16434b"/>';

/** Wide pictures for the home page: the inline-start 45 % stays plain for words. */
export const banners: Record<string, () => string> = {
  port: () =>
    night() +
    disc(905, 196, 128, '#cf853f') +
    nightHills +
    box(0, 330, 1200, 110, '#0a2027') +
    at(860, 352, ship(cargo, '#0b1a22', [2, 3, 4, 4, 3, 4, 2, 1]).svg, 0.98) +
    box(0, 350, 1200, 90, '#0a2027') +
    at(572, 352, quayCrane(tone.bone), 0.8) +
    box(540, 346, 130, 20, '#25454c') +
    box(552, 366, 106, 74, '#16363d') +
    stroke('M440 382h60M700 372h130M980 392h150M720 410h90M900 424h110', '#2c5a62', 3) +
    stroke('M830 366h140M856 380h96', '#cf853f', 3, 0.7),
  caravan: () =>
    night() +
    disc(930, 150, 92, '#e2c58a') +
    shape('M480 320C620 240 760 220 880 262S1080 300 1200 240V440H480z', '#1a4750') +
    shape('M360 370C560 300 700 330 860 330S1080 350 1200 312V440H360z', '#b9854a') +
    shape('M0 420C300 400 520 372 760 388S1080 376 1200 366V440H0z', '#8f6136') +
    caravan(640, 376, 3, '#2b211c', ['#b35c40', '#1c7176', '#d9a441'], 0.95) +
    [
      [560, 70],
      [700, 46],
      [1100, 60],
      [620, 160],
      [1150, 150],
      [790, 90],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 3, tone.cream))
      .join(''),
  warehouse: () =>
    night() +
    shape('M520 120L860 30L1200 120V400H520z', '#123840') +
    repeat(
      3,
      (level) =>
        box(560, 176 + level * 82, 600, 10, '#c4694a') +
        repeat(6, (place) =>
          (level + place) % 5 === 3
            ? ''
            : at(
                614 + place * 100,
                176 + level * 82,
                (level * 2 + place) % 3
                  ? cardboard(84, 60, cycle([tone.kraft, tone.kraftDark, tone.woodLight], place + level)).svg
                  : container(-42, -58, 84, 58, cycle(cargo, place + level)),
              ),
        ),
    ) +
    [552, 752, 952, 1156].map((x) => box(x, 84, 12, 320, '#25454c')).join('') +
    box(0, 400, 1200, 40, '#0a2027') +
    at(
      470,
      412,
      pallet(
        150,
        block(2, 2, () => cardboard(68, 58), 3),
      ).svg,
      0.8,
    ),
  market: () =>
    night() +
    disc(1040, 120, 70, '#cf853f') +
    shape(
      'M500 330V210a50 50 0 0 1 100 0V330zM640 330V170a70 70 0 0 1 140 0V330zM820 330V200a60 60 0 0 1 120 0V330zM980 330V180a60 60 0 0 1 120 0V330zM1120 330V210a50 50 0 0 1 80-30V330z',
      '#16434b',
    ) +
    box(0, 380, 1200, 60, '#0a2027') +
    at(610, 392, stall('#b35c40', ['#d97b22', '#9aa24a', '#e4c13f'])) +
    at(840, 400, stall('#c9963a', ['#a9643a', '#e6d3a8', '#b53c2c'])) +
    at(1070, 392, stall('#1c7176', ['#6d4a5c', '#e08a2c', '#9aa24a'])) +
    stroke('M520 150Q640 190 760 150T1000 150T1200 150', '#25454c', 3) +
    [560, 640, 720, 820, 900, 960, 1060, 1140].map((x, index) => disc(x, 168 + (index % 2) * 6, 8, '#e2c58a')).join(''),
  plant: () =>
    night() +
    disc(780, 160, 96, '#cf853f') +
    nightHills +
    box(560, 170, 44, 220, '#8b9a9c') +
    box(560, 190, 44, 16, '#b35c40') +
    box(630, 120, 34, 270, '#5d7a80') +
    box(630, 140, 34, 14, '#b35c40') +
    shape('M690 390V250l70-46v46l70-46v46l70-46v46l70-46V390z', '#b9854a') +
    repeat(5, (index) => box(710 + index * 54, 290, 34, 34, '#f0d9a0', 2)) +
    box(960, 250, 8, 8, tone.cream) +
    shape('M1000 270Q1056 240 1112 270V390H1000z', '#d0bfa0') +
    shape('M1124 230Q1164 206 1204 230V390H1124z', '#1c7176') +
    stroke('M604 330H690M970 350H1000', '#8b9a9c', 9) +
    box(0, 388, 1200, 52, '#0a2027') +
    stroke('M420 414H1160', '#2c5a62', 3),
};

/** A part of a goods picture as a wide one. */
const cut = (goods: string, variant: number, top: number): string => at(0, -top, motifFor(goods)?.(sceneFor(goods, variant)) ?? '');
const stacks = (width: number, height: number): string =>
  box(0, 0, width, height, '#e0cfb4') +
  disc(width * 0.82, height * 0.24, 60, tone.saffron) +
  repeat(4, (level) =>
    repeat(6, (place) =>
      place < [6, 5, 4, 2][level]!
        ? container(20 + place * 132, height - 62 - (level + 1) * 84, 128, 82, cycle(cargo, place * 3 + level * 2))
        : '',
    ),
  ) +
  box(0, height - 62, width, 62, '#6d7478') +
  box(0, height - 62, width, 5, INK, 0, 0.2);

const newspapers =
  at(-60, -10, box(-120, -310, 240, 310, tone.bone, 3), 1, -8) +
  at(
    30,
    0,
    box(-125, -330, 250, 330, tone.white, 3) +
      box(-95, -300, 110, 20, tone.teal) +
      repeat(3, (index) => box(-95, -262 + index * 16, 190, 7, tone.bone, 3)) +
      box(-95, -204, 88, 66, tone.terracotta) +
      repeat(4, (index) => box(8, -204 + index * 18, 86, 7, tone.bone, 3)) +
      repeat(6, (index) => box(-95, -118 + index * 17, index === 5 ? 110 : 190, 7, tone.bone, 3)),
    1,
    4,
  );

export const news: Record<string, () => string> = {
  press: () => box(0, 0, 800, 450, '#1d5056') + box(0, 350, 800, 100, '#123a42') + at(400, 402, newspapers),
  port: () => cut('logistics-sea', 1, 118),
  rail: () => rail(800, 450),
  route: () => map(800, 450),
  customs: () => cut('logistics-customs', 2, 122),
  warehouse: () => cut('logistics-storage', 1, 100),
  bank: () =>
    box(0, 0, 800, 450, '#d9c9b9') +
    disc(620, 110, 54, tone.cream) +
    shape('M0 330C160 260 300 300 460 280S700 250 800 290V450H0z', '#b8a48e') +
    box(0, 380, 800, 70, '#a08d78') +
    at(400, 388, bank(tone.cream), 1.15),
  market: () =>
    box(0, 0, 800, 450, '#e3d3b8') +
    box(0, 370, 800, 80, '#c9ad80') +
    at(160, 400, stall(tone.terracotta, ['#d97b22', '#9aa24a', '#e4c13f'])) +
    at(400, 406, stall(tone.tealMid, ['#b53c2c', '#6d4a5c', '#e08a2c'])) +
    at(640, 400, stall(tone.saffron, ['#a9643a', '#9aa24a', '#e6d3a8'])),
  trucks: () => cut('logistics-road', 3, 122),
  containers: () => stacks(800, 450),
};

const ground = (wall: string, floor: string): string => box(0, 0, 960, 540, wall) + box(0, 420, 960, 120, floor);
export const statics: Record<string, () => string> = {
  'how-it-works-1': () =>
    ground('#dfe5dc', '#c3ccba') +
    box(270, 90, 420, 360, tone.white, 16) +
    box(270, 90, 420, 110, tone.tealMid, 16) +
    shape(
      repeat(10, (index) => p`M${275 + index * 41} 200l20-38l20 38z`),
      tone.saffron,
    ) +
    box(300, 160, 92, 92, tone.brick, 12) +
    mark(318, 178, 56, tone.cream, tone.saffron) +
    box(300, 272, 210, 18, tone.navy, 9) +
    repeat(3, (index) => box(300, 310 + index * 34, [330, 290, 220][index] ?? 200, 12, tone.bone, 6)) +
    disc(660, 400, 46, tone.olive) +
    stroke('M638 400l16 17l30-36', tone.cream, 11),
  'how-it-works-2': () =>
    ground('#ead9b8', '#d3b98a') +
    ledgerCard(200, 86, 480, 5, tone.terracotta) +
    at(
      700,
      310,
      stroke('M56 58L130 136', tone.woodDark, 26) +
        disc(0, 0, 96, tone.tealMid) +
        disc(0, 0, 78, '#dfeaea') +
        stroke('M-50-20A52 52 0 0 1-10-52', '#fff', 10),
    ),
  'how-it-works-3': () =>
    ground('#bdd2d0', '#9dbab6') +
    bubble(120, 60, 450, tone.white, tone.bone, 'left') +
    bubble(410, 208, 430, tone.teal, tone.tealLight, 'right') +
    at(
      270,
      506,
      pallet(
        220,
        block(3, 2, () => cardboard(70, 62), 3),
      ).svg,
      0.9,
    ) +
    at(640, 496, cardboard(110, 92, tone.kraftDark).svg),
  'about-us-1': () =>
    box(0, 0, 960, 540, '#e6d3b4') +
    disc(690, 170, 96, '#d98f4a') +
    shape('M0 360C200 250 380 280 520 320S820 300 960 260V540H0z', '#cfa873') +
    shape('M0 430C240 380 420 420 620 410S860 400 960 384V540H0z', '#b78850') +
    caravan(200, 450, 4, '#4a3226', ['#a04f36', '#0d4b53', '#d9a441', '#6d4a5c']) +
    shape('M0 500C300 470 600 500 960 476V540H0z', '#9c6f3c'),
  'about-us-2': () => at(960, 0, map(960, 540), 1, 0, true),
  'our-vision-and-mission-1': () =>
    box(0, 0, 960, 540, '#cfdcd9') +
    disc(480, 210, 110, tone.saffron) +
    shape('M0 400L200 210L330 330L480 160L640 330L780 230L960 390V540H0z', '#5f8582') +
    shape('M480 160L530 213L498 206L476 226L452 196z', tone.cream) +
    shape('M0 440C240 380 420 430 560 410S860 400 960 420V540H0z', tone.olive) +
    shape('M300 540C380 500 560 480 500 448C470 434 480 422 500 414L520 414C520 424 520 432 560 448C640 480 640 510 620 540z', tone.cream) +
    mark(448, 178, 64, tone.cream, tone.cream),
  'career-1': () => at(0, -140, motifFor('furniture-office')?.(sceneFor('furniture-office', 3)) ?? '', 1.2),
  'contact-us-1': () =>
    ground('#e8d0c2', '#cca893') +
    at(420, 300, envelope(tone.terracotta), 1.25, -6) +
    at(
      730,
      470,
      box(-70, -270, 140, 270, tone.black, 22) +
        box(-60, -256, 120, 236, tone.tealMid, 12) +
        box(-40, -220, 70, 44, tone.cream, 12) +
        box(-24, -160, 66, 44, tone.saffron, 12) +
        box(-40, -100, 60, 40, tone.cream, 12),
    ),
};

const ogLands: Record<string, number> = { en: 0, tr: 1, ru: 2, ar: 3 };
/** The picture that links show when somebody shares a page. */
export function shareCard(language: string): string | undefined {
  const kind = Object.hasOwn(ogLands, language) ? ogLands[language] : undefined;
  if (kind === undefined) return undefined;
  const scene = cycle(
    [
      () => at(330, 556, ship(cargo, '#0b1a22', [2, 3, 4, 4, 3, 3, 2, 1]).svg, 0.9, 0, true),
      () => caravan(150, 560, 3, '#c9a27a', ['#b35c40', '#1c7176', '#d9a441'], 1),
      () => at(350, 560, truck(tone.terracotta, tone.bone, 'box').svg, 0.95),
      () => at(330, 556, ship(cargo, '#0b1a22', [4, 4, 3, 4, 4, 3, 3, 2]).svg, 0.9),
    ],
    kind,
  )();
  return (
    box(0, 0, 1200, 630, tone.night) +
    disc(985, 270, 150, '#cf853f') +
    shape('M0 500C220 420 420 470 620 450S980 380 1200 440V630H0z', '#123840') +
    box(0, 556, 1200, 74, '#0a2027') +
    at(500, 0, scene) +
    mark(96, 160, 176, '#8ddad6', tone.cream) +
    word(310, 314, 108, tone.cream) +
    shape(
      repeat(30, (index) => p`M${index * 40} 630l20-30l20 30z`),
      '#b35c40',
    )
  );
}
