import { sack } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, room, row, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { block, pallet, rollEnd } from '../kit/stock.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';

const lyingBag = (fill: string, band: string): Item =>
  item(200, 62, box(-100, -60, 200, 60, fill, 20) + box(-40, -60, 80, 60, band) + box(-100, -18, 200, 18, INK, 12, 0.12));
const trowel: Item = item(
  200,
  70,
  shape('M-100-8L20-40V-4z', tone.steel) + stroke('M20-22Q50-24 52-46L92-50', tone.iron, 8) + box(70, -62, 70, 22, tone.woodDark, 11),
);
const brickStack = (columns: number, rows: number, fill: string): Item =>
  item(
    columns * 84,
    rows * 40,
    repeat(rows, (line) =>
      repeat(
        columns,
        (column) =>
          box(-columns * 42 + column * 84 + (line % 2 ? 8 : 0), -40 - line * 40, 80, 36, fill, 2) +
          box(-columns * 42 + column * 84 + (line % 2 ? 8 : 0), -14 - line * 40, 80, 10, INK, 0, 0.12),
      ),
    ),
  );

const slab = (fill: string, vein: string, turn: number): string =>
  at(
    0,
    0,
    box(-130, -330, 260, 330, fill, 3) +
      stroke(
        'M-130-250C-60-260-40-180 20-190S90-130 130-150M-130-90C-70-70-30-120 40-90S100-20 130-30M-40-330C-20-280 40-290 60-240',
        vein,
        6,
        0.55,
      ) +
      stroke('M-100-190C-60-170-60-130-10-130M60-300C80-280 110-290 130-270', vein, 3, 0.6) +
      box(112, -330, 18, 330, INK, 0, 0.16),
    1,
    turn,
  );
const stoneBlock = (width: number, height: number, fill: string): Item =>
  item(
    width,
    height,
    shape(p`M${-width / 2} ${-height * 0.8}L${-width / 2 + 30} ${-height}H${width / 2}L${width / 2 - 30} ${-height * 0.8}z`, fill) +
      shape(
        p`M${-width / 2} ${-height * 0.8}L${-width / 2 + 30} ${-height}H${width / 2}L${width / 2 - 30} ${-height * 0.8}z`,
        '#fff',
        0.4,
      ) +
      box(-width / 2, -height * 0.8, width - 30, height * 0.8, fill) +
      shape(p`M${width / 2 - 30} ${-height * 0.8}L${width / 2} ${-height}V${-height * 0.2}L${width / 2 - 30} 0z`, fill) +
      shape(p`M${width / 2 - 30} ${-height * 0.8}L${width / 2} ${-height}V${-height * 0.2}L${width / 2 - 30} 0z`, INK, 0.2) +
      stroke(p`M${-width / 2} ${-height * 0.5}q${width * 0.3} -20 ${width * 0.5} 20t${width * 0.36} 0`, INK, 4, 0.16),
  );

const tile = (kind: number, size: number, one: string, two: string): string => {
  const arcs = [p`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}z`, p`M0 0H${size * 0.5}A${size * 0.5} ${size * 0.5} 0 0 1 0 ${size * 0.5}z`];
  return cycle(
    [
      shape(arcs[0] ?? '', one) + shape(arcs[1] ?? '', two),
      shape(p`M0 0H${size}L0 ${size}z`, one) + shape(p`M0 0H${size / 2}L0 ${size / 2}z`, two),
      disc(size / 2, size / 2, size * 0.38, one) + disc(size / 2, size / 2, size * 0.18, two),
      shape(p`M${size / 2} 0L${size} ${size / 2}L${size / 2} ${size}L0 ${size / 2}z`, one) +
        shape(p`M${size / 2} ${size * 0.26}L${size * 0.74} ${size / 2}L${size / 2} ${size * 0.74}L${size * 0.26} ${size / 2}z`, two),
    ],
    kind,
  );
};
const tiles = (scene: Scene): string => {
  const size = choose(scene, [133.4, 160, 200]),
    columns = Math.ceil(800 / size),
    rows = Math.ceil(600 / size),
    kinds = choose(scene, [[0], [3], [0, 1], [2, 3], [1], [0, 2]]),
    fills = [tone.teal, tone.terracotta, tone.saffron, tone.tealMid, tone.bone, tone.navy, tone.olive],
    few = scene.variant % 2;
  return (
    box(0, 0, 800, 600, tone.cream) +
    repeat(columns * rows, (index) => {
      const x = (index % columns) * size,
        y = Math.floor(index / columns) * size,
        turn = scene.random.whole(0, 3) * 90;
      const one = few ? cycle(fills, scene.variant + scene.random.whole(0, 1)) : scene.random.pick(fills),
        two = scene.random.pick([tone.cream, tone.bone, tone.saffron, tone.sky]);
      return at(
        x + size / 2,
        y + size / 2,
        box(-size / 2, -size / 2, size, size, scene.random.pick([tone.cream, tone.white, tone.bone])) +
          at(-size / 2, -size / 2, tile(scene.random.pick(kinds), size, one, two)),
        1,
        turn,
      );
    }) +
    stroke(repeat(columns, (index) => p`M${index * size} 0V600`) + repeat(rows, (index) => p`M0 ${index * size}H800`), tone.cream, 5)
  );
};

const woolRoll = (fill: string): Item =>
  item(170, 170, rollEnd(0, -85, 85, fill, fill) + stroke('M0-85m-10 0a10 10 0 1 1 20 4a24 24 0 1 1-44 6a40 40 0 1 1 74 14', INK, 4, 0.25));
const boards = (fill: string, count: number): Item =>
  item(
    330,
    count * 48,
    repeat(
      count,
      (index) =>
        box(-165, -46 - index * 48, 330, 44, fill, 2) +
        box(-165, -16 - index * 48, 330, 14, INK, 0, 0.1) +
        repeat(9, (dot) => disc(-140 + dot * 34 + (index % 2) * 12, -32 - index * 48 + (dot % 3) * 6, 3, INK, 0.14)),
    ),
  );

const door = (fill: string): Item =>
  item(
    170,
    360,
    box(-85, -360, 170, 360, tone.cream) +
      box(-72, -348, 144, 348, fill) +
      [
        [-54, -328],
        [8, -328],
        [-54, -160],
        [8, -160],
      ]
        .map(([x, y]) => box(x ?? 0, y ?? 0, 46, 130, INK, 3, 0.15) + box((x ?? 0) + 4, (y ?? 0) + 4, 38, 122, '#fff', 3, 0.12))
        .join('') +
      disc(58, -178, 8, tone.saffron),
  );
const windowItem = (frame: string, panes: number): Item =>
  item(
    240,
    260,
    box(-120, -260, 240, 260, frame, 3) +
      repeat(panes, (index) => {
        const wide = (240 - 14 * (panes + 1)) / panes;
        const x = -106 + index * (wide + 14);
        return (
          box(x, -246, wide, 232, tone.glass) +
          shape(p`M${x + wide * 0.2} -14L${x + wide * 0.7} -246H${x + wide}L${x + wide * 0.5} -14z`, '#fff', 0.45) +
          box(x + wide / 2 - 3, -136, 6, 18, tone.steelDark, 3)
        );
      }) +
      box(-130, -12, 260, 12, tone.bone),
  );

const basin: Item = item(
  240,
  250,
  shape('M-26-130H26L36 0H-36z', tone.cream) +
    shape('M6-130H26L36 0H8z', INK, 0.1) +
    shape('M-120-190H120Q118-128 50-122H-50Q-118-128-120-190z', tone.white) +
    box(-124, -200, 248, 16, tone.cream, 8) +
    shape('M30-184H120Q118-128 50-122H20Q60-140 30-184z', INK, 0.08) +
    stroke('M0-200V-242Q0-254 18-252T34-234', tone.steel, 11) +
    box(-16, -250, 20, 9, tone.steelDark, 4),
);
const toilet: Item = item(
  200,
  250,
  box(-92, -250, 74, 130, tone.white, 8) +
    box(-92, -250, 74, 14, tone.bone, 6) +
    box(-64, -258, 18, 10, tone.steel, 3) +
    shape('M-92-126H96Q104-70 40-56L52 0H-60L-56-60Q-92-80-92-126z', tone.white) +
    box(-96, -136, 198, 16, tone.bone, 8) +
    shape('M40-120H96Q104-70 40-56L52 0H20Q8-60 40-120z', INK, 0.09),
);
const bath = (foot: string): Item =>
  item(
    380,
    190,
    shape('M-190-150H190Q184-28 110-24H-110Q-184-28-190-150z', tone.white) +
      box(-198, -160, 396, 18, tone.cream, 9) +
      shape('M90-142H190Q184-28 110-24H60Q110-60 90-142z', INK, 0.08) +
      shape('M-110-26L-126 0H-96L-84-24zM110-26L126 0H96L84-24z', foot) +
      stroke('M-150-160V-200Q-150-214-132-214T-112-200V-186', tone.steel, 10),
  );
const tap: Item = item(
  130,
  190,
  stroke('M-30 0V-130Q-30-170 12-170T54-130V-110', tone.steel, 26) +
    box(-56, -14, 52, 14, tone.steelDark, 5) +
    box(-44, -150, 28, 9, tone.steelDark) +
    stroke('M-30-96L-70-110', tone.steelDark, 12) +
    stroke('M-34-20V-130', '#fff', 5, 0.5),
);

export const building: Record<string, Motif> = {
  cement: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          pallet(
            430,
            block(2, 5, () => lyingBag(tone.bone, scene.colour(0))),
          ),
        ],
        [
          sack(170, 240, tone.kraft, { fill: scene.colour(0), mark: 'diamond' }),
          sack(170, 240, tone.kraft, { fill: scene.colour(0), mark: 'diamond' }),
          trowel,
        ],
        [
          pallet(
            300,
            block(1, 4, () => lyingBag(tone.steelLight, scene.colour(1))),
          ),
          brickStack(3, 4, tone.terracotta),
        ],
      ]),
      { most: 1.4 },
    ),
  stone: (scene) =>
    choose(scene, [
      () =>
        room(scene) +
        [0, 1, 2]
          .map(
            (index) =>
              oval(260 + index * 130, 522, 150, 10, INK, 0.12) +
              at(
                250 + index * 150,
                520,
                slab(
                  cycle([tone.bone, '#8d9a94', tone.white, tone.blush, '#4d5a60'], scene.variant + index),
                  cycle([tone.kraftDark, tone.cream, tone.steelDark], scene.variant + index),
                  0,
                ),
              ),
          )
          .join(''),
      () =>
        still(scene, [stoneBlock(240, 230, tone.bone), stoneBlock(200, 150, cycle([tone.blush, tone.steelLight], scene.variant))], {
          gap: 20,
        }),
      () =>
        still(scene, [
          item(
            420,
            210,
            repeat(3, (level) =>
              repeat(3 - level, (place) =>
                at(
                  (place - (2 - level) / 2) * 148,
                  -level * 92,
                  stoneBlock(140, 96, cycle([tone.bone, tone.steelLight, tone.sand], place + level + scene.variant)).svg,
                ),
              ),
            ),
          ),
        ]),
    ])(),
  ceramics: tiles,
  insulation: (scene) =>
    still(
      scene,
      choose(scene, [
        [woolRoll(tone.straw), woolRoll(tone.straw), boards(tone.rose, 3)],
        [boards(tone.sky, 6)],
        [boards(tone.straw, 4), woolRoll(tone.leaf)],
        [woolRoll(tone.rose), woolRoll(tone.straw), woolRoll(tone.steelLight)],
      ]),
    ),
  'doors-windows': (scene) =>
    room(scene, 500) +
    row(
      scene,
      choose(scene, [
        [door(scene.colour(0)), windowItem(tone.cream, 2)],
        [windowItem(tone.iron, 2), windowItem(tone.woodDark, 3)],
        [door('#9c6f3c'), door(scene.colour(1)), door(tone.cream)],
      ]),
      { gap: 60, base: 524 },
    ),
  'sanitary-ware': (scene) =>
    box(0, 0, 800, 446, scene.wall) +
    stroke(repeat(8, (index) => p`M${index * 114} 0V446`) + repeat(5, (index) => p`M0 ${60 + index * 96}H800`), '#fff', 3, 0.4) +
    box(0, 446, 800, 154, scene.floor) +
    row(
      scene,
      choose(scene, [
        [basin, toilet],
        [bath(tone.saffron), tap],
        [toilet, bath(tone.iron)],
        [tap, basin, tap],
      ]),
    ),
};
