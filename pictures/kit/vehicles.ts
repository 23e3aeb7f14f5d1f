import { tone } from './palette.ts';
import { item, type Item } from './scene.ts';
import { box, cycle, disc, INK, p, repeat, shape, stroke } from './svg.ts';
import { container } from './stock.ts';

export const wheel = (x: number, y: number, radius: number, hub: string = tone.steelLight): string =>
  disc(x, y, radius, tone.black) + disc(x, y, radius * 0.52, hub) + disc(x, y, radius * 0.2, tone.black);

/** A tractor unit's cab, facing right; 130 wide. */
export function cab(fill: string): Item {
  return item(
    130,
    190,
    box(-64, -40, 126, 22, tone.iron) +
      shape('M-50-190H30Q44-190 48-176L60-104V-30H-50z', fill) +
      shape('M-50-190H30Q44-190 47-180H-50z', '#fff', 0.25) +
      shape('M6-164H34L46-106H6z', tone.glass) +
      shape('M26-164H34L46-106H36z', '#fff', 0.5) +
      box(-40, -164, 36, 58, tone.navy, 4) +
      box(-50, -92, 110, 6, INK, 0, 0.16) +
      box(44, -62, 18, 14, tone.straw, 3) +
      box(40, -30, 26, 12, tone.black, 3) +
      wheel(18, -26, 26),
  );
}

/** A lorry with a box, a tarpaulin, a tank or a container behind the cab. */
export function truck(body: string, load: string, kind: 'box' | 'tank' | 'container' | 'tipper' | 'reefer'): Item {
  const loads = {
    box:
      box(-220, -214, 280, 174, load, 4) +
      box(-220, -214, 280, 12, '#fff', 4, 0.3) +
      repeat(5, (index) => box(-180 + index * 52, -198, 4, 150, INK, 0, 0.12)),
    reefer: box(-220, -214, 280, 174, tone.cream, 4) + box(-220, -120, 280, 26, load) + box(60, -204, 18, 60, tone.steelDark, 4),
    tank:
      shape('M-204-190H44Q66-190 66-122Q66-54 44-54H-204Q-226-54-226-122Q-226-190-204-190z', load) +
      box(-226, -134, 292, 18, '#fff', 0, 0.3) +
      repeat(3, (index) => box(-160 + index * 80, -204, 34, 16, tone.iron, 4)),
    container: container(-220, -206, 280, 158, load),
    tipper:
      shape('M-222-176H62L48-48H-198z', load) +
      stroke('M-160-170L-148-56M-90-170L-84-56M-20-170L-18-56', INK, 6, 0.16) +
      shape('M-206-176Q-150-214-92-196T60-176z', tone.woodDark),
  };
  return item(
    450,
    220,
    `<g transform="translate(5 0)">${box(-222, -48, 300, 16, tone.iron)}${loads[kind]}<g transform="translate(150 0)">${cab(body).svg}</g>${wheel(-180, -26, 26)}${wheel(-120, -26, 26)}${wheel(40, -26, 26)}</g>`,
    0.5,
  );
}

/** A ship loaded with containers, bow to the right, waterline at 0. */
export function ship(colours: readonly string[], hull: string, stacks: readonly number[]): Item {
  const cells = stacks
    .map((count, column) =>
      repeat(count, (level) => container(-170 + column * 52, -76 - (level + 1) * 32, 50, 30, cycle(colours, column * 3 + level * 2))),
    )
    .join('');
  return item(
    560,
    250,
    cells +
      box(-246, -176, 56, 102, tone.cream, 3) +
      box(-240, -164, 44, 10, tone.navy) +
      box(-240, -144, 44, 8, tone.navy, 0, 0.6) +
      box(-240, -126, 44, 8, tone.navy, 0, 0.6) +
      box(-230, -214, 24, 40, tone.terracotta) +
      box(-230, -206, 24, 10, tone.cream) +
      shape('M-270-76H278L236 0H-244z', hull) +
      shape('M-270-76H278L272-64H-266z', tone.cream) +
      shape('M-252-18H246L236 0H-244z', tone.rust),
    0.4,
  );
}

/** A freight aircraft climbing to the right, around its middle. */
export function plane(tail: string, belly: string = tone.cream): Item {
  return item(
    560,
    230,
    `<g transform="translate(0 -110)">${shape('M-250-96L-196-96L-140-16H-236z', tail)}${shape('M-262-18C-220-40 140-44 210-36C262-28 276-4 252 8C220 22 20 30-140 24C-210 20-262 2-262-18z', belly)}${shape('M-262-10C-240 4 60 16 262 0C240 16 40 32-140 24C-206 20-256 6-262-10z', INK, 0.14)}${shape('M-30-2L-120 112H-76L74 4z', tail)}${shape('M-30-2L-120 112H-98L40 2z', INK, 0.16)}${box(-70, 52, 62, 26, tone.steelDark, 13)}${shape('M206-34Q240-28 246-16H214z', tone.navy)}${repeat(11, (index) => box(-170 + index * 30, -22, 12, 9, tone.navy, 4))}${shape('M-236-14L-284 20H-256L-190-10z', tail)}</g>`,
    0.3,
  );
}

/** A farm tractor facing right. */
export function tractor(fill: string): Item {
  return item(
    420,
    290,
    shape('M-160-130H-20L0-180H150Q186-180 186-150V-90H-40Q-60-60-160-70z', fill) +
      shape('M0-180H150Q186-180 186-150V-138H-14z', '#fff', 0.2) +
      box(150, -160, 36, 62, tone.iron, 6) +
      shape('M-130-280H-4L16-180H-130z', tone.glass) +
      stroke('M-130-280V-130M-4-280L20-170M-60-280V-170', fill, 12) +
      box(-148, -292, 164, 16, fill, 6) +
      box(66, -246, 12, 70, tone.iron) +
      box(-30, -96, 200, 22, tone.iron) +
      disc(-106, -90, 90, tone.black) +
      disc(-106, -90, 52, tone.saffron) +
      disc(-106, -90, 18, tone.black) +
      repeat(20, (index) => `<g transform="translate(-106 -90) rotate(${index * 18})">${box(-8, -96, 16, 14, tone.black, 2)}</g>`) +
      disc(136, -54, 54, tone.black) +
      disc(136, -54, 30, tone.saffron) +
      disc(136, -54, 11, tone.black),
  );
}

/** A crawler excavator facing right. */
export function excavator(fill: string): Item {
  return item(
    560,
    360,
    box(-230, -58, 270, 58, tone.black, 29) +
      repeat(5, (index) => disc(-198 + index * 52, -29, 18, tone.steelDark)) +
      box(-150, -82, 110, 26, tone.iron) +
      shape('M-240-170H-60V-82H-220Q-240-82-240-100z', fill) +
      shape('M-90-260H10Q28-260 32-244L44-82H-90z', fill) +
      shape('M-72-244H4Q12-244 16-232L28-150H-72z', tone.glass) +
      shape('M-240-170H-90V-150H-240z', '#fff', 0.2) +
      stroke('M20-110L140-320L236-216', fill, 34) +
      stroke('M20-110L140-320L236-216', INK, 6, 0.16) +
      stroke('M50-130L120-240', tone.steel, 12) +
      stroke('M236-216L216-110', fill, 26) +
      shape('M170-124L262-118Q276-70 240-40Q190-30 164-62z', tone.iron) +
      shape(p`M164-62L150-44L182-46z`, tone.iron),
    0.5,
  );
}
