import { bottle, bucket, canister, carton, drum, emblem, sack, tube } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, outdoors, still, type Item, type Motif, type Scene } from '../kit/scene.ts';
import { box, INK, p, repeat, shape, stroke } from '../kit/svg.ts';

const column = (x: number, height: number, width: number, fill: string): string =>
  box(x - width / 2, 520 - height, width, height, fill, width / 2) +
  box(x, 520 - height, width / 2, height, INK, width / 2, 0.12) +
  repeat(Math.floor(height / 80), (index) => box(x - width / 2 - 8, 520 - 60 - index * 80, width + 16, 8, tone.iron, 2));
const tank = (x: number, width: number, height: number, fill: string): string =>
  shape(p`M${x - width / 2} ${520 - height}Q${x} ${520 - height - 34} ${x + width / 2} ${520 - height}V520H${x - width / 2}z`, fill) +
  box(x + width * 0.24, 520 - height, width * 0.26, height, INK, 0, 0.12) +
  box(x - width / 2, 520 - height * 0.6, width, 12, '#fff', 0, 0.35) +
  stroke(p`M${x - width * 0.4} 516L${x + width * 0.3} ${524 - height}`, tone.iron, 5, 0.6, '4 8');
const refinery = (scene: Scene): string =>
  outdoors(scene, '#c1b594') +
  column(180, 360, 56, tone.steelLight) +
  column(260, 290, 70, tone.bone) +
  column(330, 400, 40, tone.steel) +
  box(312, 96, 36, 24, tone.terracotta) +
  tank(480, 170, 150, scene.colour(0)) +
  tank(660, 150, 190, tone.cream) +
  stroke('M180 440H720M260 400H560V520M330 470H400', tone.iron, 9) +
  box(120, 512, 580, 14, tone.iron);
const ibc = (fill: string): Item =>
  item(
    240,
    270,
    box(-110, -230, 220, 200, fill, 10) +
      stroke(
        repeat(5, (index) => p`M${-112 + index * 56} -240V-30`) + repeat(4, (index) => p`M-112 ${-236 + index * 66}H112`),
        tone.steel,
        7,
      ) +
      box(-24, -250, 48, 22, tone.black, 4) +
      box(-120, -30, 240, 12, tone.wood) +
      [-110, -20, 70].map((x) => box(x, -18, 40, 18, tone.woodDark)).join('') +
      box(-50, -170, 80, 60, tone.cream, 3) +
      emblem('drop', -10, -140, 40, tone.teal),
  );
const roller = (fill: string): Item =>
  item(
    150,
    250,
    box(-70, -250, 140, 54, fill, 20) + stroke('M70-222H92V-150H0V-110', tone.steelDark, 8) + box(-14, -112, 28, 112, tone.woodDark, 12),
  );
const handleBottle = (fill: string, cap: string, mark: 'wave' | 'drop' | 'flower'): Item =>
  item(
    160,
    280,
    box(-30, -280, 52, 50, cap, 6) +
      `<path fill-rule="evenodd" d="M-34-236H28C40-204 80-190 78-150V-14Q78 0 64 0H-64Q-78 0-78-14V-140C-78-190-40-204-34-236zM36-176Q30-150 40-118Q58-116 56-150Q54-170 36-176z" fill="${fill}"/>` +
      box(-66, -112, 132, 84, tone.cream, 42) +
      emblem(mark, 0, -70, 60, fill) +
      stroke('M-62-150V-40', '#fff', 5, 0.4),
  );
const sprayBottle = (fill: string): Item =>
  item(
    120,
    270,
    shape('M-50-260H20L50-236V-224H14V-204H-20V-222L-44-196L-54-204L-36-232H-50z', tone.black) +
      shape('M-20-206H14C18-170 56-160 56-110V-14Q56 0 42 0H-42Q-56 0-56-14V-110C-56-160-24-170-20-206z', fill) +
      box(-44, -100, 88, 66, tone.cream, 8) +
      emblem('drop', 0, -68, 40, fill),
  );
const cartridge = (fill: string): Item =>
  item(
    90,
    320,
    shape('M-8-320H8L14-250H-14z', tone.cream) +
      box(-36, -252, 72, 252, fill, 6) +
      box(-36, -180, 72, 110, tone.cream) +
      emblem('diamond', 0, -126, 46, fill) +
      box(14, -252, 22, 252, INK, 4, 0.13) +
      box(-40, -14, 80, 14, tone.black, 3),
  );
const cylinder = (fill: string, shoulder: string, height = 350): Item =>
  item(
    110,
    height,
    box(-18, -height, 36, 26, tone.saffron, 4) +
      box(-30, -height + 4, 16, 12, tone.iron) +
      shape(p`M-52 ${-height + 90}Q-52 ${-height + 26} -16 ${-height + 24}H16Q52 ${-height + 26} 52 ${-height + 90}z`, shoulder) +
      box(-52, -height + 84, 104, height - 84, fill, 8) +
      box(22, -height + 84, 30, height - 84, INK, 8, 0.14) +
      stroke(p`M-36 ${-height + 110}V-30`, '#fff', 6, 0.35) +
      box(-52, -130, 104, 50, tone.cream, 0, 0.9) +
      emblem('diamond', 0, -105, 34, shoulder),
  );

export const chemicals: Record<string, Motif> = {
  petrochemicals: (scene) =>
    choose(scene, [
      () => refinery(scene),
      () => still(scene, [ibc(tone.glass), drum(170, 240, scene.colour(0), 'drop')]),
      () =>
        still(scene, [
          drum(160, 240, scene.colour(0), 'drop'),
          drum(160, 240, scene.colour(0), 'drop'),
          drum(160, 240, scene.colour(1), 'flame'),
        ]),
    ])(),
  paint: (scene) =>
    still(
      scene,
      choose(scene, [
        [bucket(200, 200, tone.cream, scene.colour(0)), bucket(160, 150, tone.steelLight, scene.colour(1)), roller(scene.colour(0))],
        [
          bucket(150, 160, tone.white, scene.colour(0)),
          bucket(150, 160, tone.white, scene.colour(1)),
          bucket(150, 160, tone.white, scene.colour(2)),
        ],
        [roller(scene.colour(2)), bucket(220, 220, tone.steelLight, scene.colour(2))],
      ]),
      { gap: 40 },
    ),
  detergents: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          handleBottle(scene.colour(0), tone.cream, 'wave'),
          sprayBottle(scene.colour(1)),
          carton(170, 220, scene.colour(2), { fill: tone.cream, mark: 'flower', markFill: scene.colour(0) }, false),
        ],
        [handleBottle(scene.colour(0), tone.cream, 'flower'), handleBottle(scene.colour(1), tone.cream, 'drop')],
        [sprayBottle(scene.colour(0)), sprayBottle(scene.colour(1)), handleBottle(tone.white, scene.colour(2), 'wave')],
      ]),
    ),
  adhesives: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          tube(90, 220, scene.colour(0), tone.black, {
            fill: tone.cream,
            mark: 'diamond',
            markFill: scene.colour(0),
          }),
          cartridge(scene.colour(1)),
          bucket(180, 170, tone.cream, '#e8d9a8'),
        ],
        [cartridge(scene.colour(0)), cartridge(scene.colour(1)), cartridge(scene.colour(2))],
        [
          bottle(90, 230, tone.white, tone.terracotta, { fill: scene.colour(0), mark: 'diamond' }, 0.2),
          tube(90, 200, scene.colour(1), tone.cream, { fill: tone.cream, mark: 'dot', markFill: tone.black }),
          cartridge(tone.cream),
        ],
      ]),
      { gap: 50 },
    ),
  agrochemicals: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          canister(170, 250, tone.white, scene.colour(0), { fill: scene.colour(0), mark: 'leaf' }),
          canister(150, 210, tone.bone, scene.colour(1), { fill: scene.colour(1), mark: 'wheat' }),
          sprout,
        ],
        [
          bottle(100, 250, tone.white, tone.moss, { fill: tone.olive, mark: 'leaf' }, 0.4),
          canister(180, 250, tone.white, tone.moss, { fill: tone.olive, mark: 'leaf' }),
        ],
        [
          sack(170, 230, tone.cream, { fill: tone.olive, mark: 'flower' }),
          canister(160, 230, tone.cream, tone.rust, { fill: tone.olive, mark: 'leaf' }),
          sprout,
        ],
      ]),
    ),
  'industrial-gases': (scene) =>
    still(
      scene,
      choose(scene, [
        [cylinder(scene.colour(0), tone.cream), cylinder(scene.colour(0), tone.cream), cylinder(scene.colour(1), tone.saffron)],
        [
          cylinder(tone.steelDark, scene.colour(0)),
          cylinder(tone.steelDark, scene.colour(1), 300),
          cylinder(tone.steelDark, scene.colour(2), 260),
          cylinder(tone.steelDark, scene.colour(3), 220),
        ],
        [
          cylinder(tone.tealMid, tone.terracotta),
          cylinder(tone.cream, tone.olive),
          cylinder(tone.tealMid, tone.terracotta),
          cylinder(tone.cream, tone.olive),
        ],
      ]),
      { gap: 18 },
    ),
};
const sprout: Item = item(
  120,
  140,
  shape('M-56 0Q-46-30 0-32T56 0z', '#6b4f3a') +
    stroke('M0-26V-90', tone.moss, 7) +
    shape('M0-70C-40-70-50-96-48-116C-16-114-2-96 0-70zM0-84C34-84 46-108 44-128C16-126 2-110 0-84z', tone.olive),
);
