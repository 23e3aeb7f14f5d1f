import { bottle, carton, emblem, jar, pump, tube } from '../kit/packs.ts';
import { tone } from '../kit/palette.ts';
import { choose, item, still, type Item, type Motif } from '../kit/scene.ts';
import { at, box, cycle, disc, INK, oval, p, repeat, shape, stroke } from '../kit/svg.ts';

const creamJar = (fill: string, lid: string): Item =>
  item(
    180,
    110,
    box(-88, -76, 176, 76, fill, 18) +
      box(-92, -110, 184, 44, lid, 8) +
      emblem('flower', 0, -34, 38, tone.cream) +
      box(50, -110, 42, 110, INK, 10, 0.1),
  );
const comb = (fill: string): Item =>
  item(90, 260, box(-40, -260, 34, 260, fill, 12) + repeat(14, (index) => box(-10, -250 + index * 17, 50, 7, fill, 3)));
const dryer = (fill: string): Item =>
  item(
    270,
    250,
    shape('M-20-130H40L60 0H4z', tone.black) +
      shape('M-70-236Q0-266 60-232L130-220V-140L60-130Q-20-100-80-130T-70-236z', fill) +
      box(124, -224, 22, 90, tone.black, 4) +
      disc(-34, -182, 34, INK, 0.18) +
      stroke('M-52-182h36M-50-170h32M-50-194h32', tone.cream, 4),
  );
const perfume = (fill: string, kind: number): Item => {
  const cap = cycle(
    [box(-26, -280, 52, 62, tone.black, 4), disc(0, -244, 38, tone.saffron), shape('M-30-216L-18-276H18L30-216z', tone.saffron)],
    kind,
  );
  const body = cycle(
    [
      box(-85, -190, 170, 190, fill, 10) + box(-68, -172, 136, 155, '#fff', 6, 0.25),
      disc(0, -98, 98, fill) + disc(0, -98, 76, '#fff', 0.25),
      shape('M-50-190H50L90-120L60 0H-60L-90-120z', fill) + shape('M-30-170H30L62-116L42-20H-42L-62-116z', '#fff', 0.25),
    ],
    kind,
  );
  return item(
    190,
    280,
    box(-16, -220, 32, 40, tone.straw, 3) + cap + body + emblem('diamond', 0, -94, 60, tone.cream) + stroke('M-64-60V-130', '#fff', 6, 0.4),
  );
};
const lipstick = (fill: string, case_: string): Item =>
  item(
    70,
    250,
    shape('M-22-150V-216Q-10-244 22-250V-150z', fill) +
      shape('M6-150V-246L22-250V-150z', INK, 0.14) +
      box(-27, -160, 54, 50, tone.saffron) +
      box(-34, -112, 68, 112, case_, 4) +
      box(12, -112, 22, 112, '#fff', 0, 0.14),
  );
const compact = (fill: string, powder: string): Item =>
  item(
    220,
    230,
    disc(0, -134, 96, fill) +
      disc(0, -134, 80, tone.glass) +
      shape('M-50-100L20-200L46-186L-30-78z', '#fff', 0.5) +
      box(-108, -44, 216, 44, fill, 20) +
      box(-84, -48, 168, 16, powder, 8) +
      box(-108, -16, 216, 16, INK, 10, 0.14),
  );
const makeupBrush = (fill: string): Item =>
  item(
    60,
    270,
    box(-8, -150, 16, 150, fill, 7) +
      box(-13, -180, 26, 46, tone.saffron, 3) +
      shape('M-13-178C-34-220-24-262 0-272C24-262 34-220 13-178z', tone.rose),
  );
const feeding = (fill: string): Item =>
  item(
    120,
    270,
    shape('M-16-226Q-20-270 0-272Q20-270 16-226z', tone.rose) +
      box(-40, -230, 80, 36, fill, 8) +
      box(-50, -196, 100, 196, tone.white, 26, 0.85) +
      box(-46, -120, 92, 116, tone.cream, 22) +
      stroke(
        repeat(5, (index) => p`M-36 ${-150 + index * 26}h26`),
        fill,
        5,
      ),
  );
const duck = (fill: string): Item =>
  item(
    170,
    150,
    shape('M-84-70Q-30-90 0-70Q10-150 56-146Q96-140 86-96Q94-10 10 0H-30Q-80-10-84-70z', fill) +
      shape('M-50-50Q0-70 30-40Q0-10-40-24z', INK, 0.12) +
      shape('M84-116L112-106L84-94z', tone.terracotta) +
      disc(60, -116, 6, tone.black),
  );
const nappies = (fill: string): Item =>
  item(
    220,
    210,
    box(-110, -200, 220, 200, fill, 20) +
      disc(0, -96, 66, tone.cream) +
      emblem('flower', 0, -96, 76, tone.rose) +
      box(-40, -216, 80, 26, fill, 12) +
      box(60, -200, 50, 200, INK, 18, 0.1),
  );
const soap = (fill: string): Item =>
  item(
    180,
    100,
    box(-84, -66, 168, 62, fill, 22) +
      box(-56, -56, 112, 30, '#fff', 15, 0.3) +
      oval(0, -2, 100, 9, tone.bone) +
      disc(54, -82, 16, '#fff', 0.6) +
      disc(28, -88, 9, '#fff', 0.6) +
      disc(78, -64, 8, '#fff', 0.6),
  );
const tissues = (fill: string): Item =>
  item(
    230,
    200,
    shape('M-40-124C-60-180-10-160-6-196C30-180 20-160 50-170Q60-140 40-124z', tone.white) +
      box(-115, -126, 230, 126, fill, 6) +
      oval(0, -124, 56, 8, INK, 0.3) +
      repeat(8, (index) => disc(-84 + (index % 4) * 56, -84 + Math.floor(index / 4) * 46, 10, tone.cream, 0.7)) +
      box(76, -126, 39, 126, INK, 4, 0.12),
  );
const rolls = (count: number): Item =>
  item(
    240,
    230,
    repeat(count, (index) => {
      const x = index < 2 ? -62 + index * 124 : 0,
        y = index < 2 ? 0 : -108;
      return at(
        x,
        y,
        box(-56, -104, 112, 100, tone.white, 8) +
          oval(0, -104, 56, 14, tone.cream) +
          oval(0, -104, 18, 5, tone.kraftDark) +
          box(26, -100, 30, 96, INK, 6, 0.08) +
          stroke('M-40-80V-20', INK, 2, 0.15, '6 6'),
      );
    }),
  );

export const cosmetics: Record<string, Motif> = {
  skin: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          tube(100, 250, tone.cream, scene.colour(0), { fill: scene.colour(0), mark: 'flower' }),
          creamJar(tone.rose, scene.colour(1)),
          pump(90, 260, scene.colour(2), tone.cream),
        ],
        [
          creamJar(scene.colour(0), tone.straw),
          creamJar(scene.colour(1), tone.straw),
          bottle(60, 180, '#a8632f', tone.black, { fill: tone.cream, mark: 'drop', markFill: tone.amber }),
        ],
        [
          pump(100, 270, tone.cream, tone.black, { fill: scene.colour(0), mark: 'leaf' }),
          tube(90, 220, tone.rose, tone.cream, { fill: tone.cream, mark: 'flower', markFill: tone.plum }),
          creamJar(tone.sky, tone.white),
        ],
      ]),
    ),
  hair: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          pump(120, 300, scene.colour(0), tone.black, {
            fill: tone.cream,
            mark: 'wave',
            markFill: scene.colour(0),
          }),
          bottle(110, 260, scene.colour(1), tone.black, { fill: tone.cream, mark: 'leaf', markFill: tone.olive }, 0.5, 0.14),
          comb(tone.woodDark),
        ],
        [dryer(scene.colour(0)), comb(tone.black)],
        [
          pump(110, 280, scene.colour(0), tone.cream),
          pump(110, 280, scene.colour(1), tone.cream),
          jar(140, 130, scene.colour(2), tone.cream),
          comb(tone.rust),
        ],
      ]),
    ),
  perfume: (scene) =>
    still(
      scene,
      choose(scene, [
        [perfume(tone.rose, 0), perfume(scene.colour(1), 1)],
        [
          perfume(scene.colour(0), 2),
          carton(150, 240, scene.colour(0), { fill: tone.straw, mark: 'diamond', markFill: tone.brick }, false),
        ],
        [perfume('#d8a84a', 1), perfume(tone.tealLight, 0), perfume(tone.rose, 2)],
      ]),
    ),
  'make-up': (scene) =>
    still(
      scene,
      choose(scene, [
        [lipstick(tone.red, tone.black), compact(scene.colour(0), tone.rose), makeupBrush(tone.black)],
        [
          lipstick(tone.terracotta, tone.black),
          lipstick(tone.plum, tone.black),
          lipstick(tone.red, tone.black),
          lipstick(tone.rose, tone.black),
        ],
        [makeupBrush(tone.woodDark), makeupBrush(scene.colour(0)), compact(tone.black, tone.blush)],
      ]),
    ),
  baby: (scene) =>
    still(
      scene,
      choose(scene, [
        [
          feeding(tone.tealLight),
          duck(tone.saffron),
          pump(90, 220, tone.sky, tone.white, { fill: tone.cream, mark: 'flower', markFill: tone.rose }),
        ],
        [nappies(tone.sky), feeding(tone.rose)],
        [duck(tone.saffron), nappies(tone.leaf), tube(80, 180, tone.white, tone.rose, { fill: tone.rose, mark: 'sun' })],
      ]),
    ),
  hygiene: (scene) =>
    still(
      scene,
      choose(scene, [
        [tissues(scene.colour(0)), soap(tone.leaf)],
        [rolls(3), tissues(scene.colour(1))],
        [
          soap(tone.rose),
          pump(110, 250, scene.colour(2), tone.cream, {
            fill: tone.cream,
            mark: 'drop',
            markFill: tone.tealMid,
          }),
          soap(tone.straw),
        ],
      ]),
    ),
};
