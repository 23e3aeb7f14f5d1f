import { item, type Item } from './lay.ts';
import { tone } from './palette.ts';
import { container } from './stock.ts';
import { at, box, cycle, disc, INK, p, repeat, shape, stroke } from './svg.ts';

const wheel = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, tone.black) + disc(x, y, radius * 0.52, tone.steelLight) + disc(x, y, radius * 0.2, tone.black);

/** The cab of a tractor unit, facing right; 130 wide. */
const cab = (fill: string): string =>
  box(-64, -40, 126, 22, tone.iron) +
  shape('M-50-196H34Q46-196 50-182L60-104V-30H-50z', fill) +
  shape('M-50-196H34Q46-196 49-186H-50z', '#fff', 0.25) +
  shape('M2-168H38L50-108H2z', tone.glass) +
  shape('M24-168H38L50-108H40z', '#fff', 0.5) +
  box(-40, -168, 34, 60, INK, 4, 0.35) +
  box(-50, -92, 110, 6, INK, 0, 0.16) +
  box(44, -62, 18, 14, tone.straw, 3) +
  box(40, -30, 26, 12, tone.black, 3) +
  wheel(18, -26, 26);

const articulated = (fill: string, trailer: string): Item =>
  item(
    520,
    230,
    box(-256, -50, 340, 14, tone.iron) +
      trailer +
      at(192, 0, cab(fill)) +
      box(96, -40, 70, 12, tone.iron) +
      [-216, -158, -100].map((x) => wheel(x, -26, 26)).join('') +
      wheel(118, -26, 26) +
      box(20, -50, 10, 44, tone.iron),
  );

/** An articulated lorry with a canvas tilt, its ribs and straps. */
export const tiltTruck = (fill: string, canvas: string): Item =>
  articulated(
    fill,
    box(-258, -226, 378, 176, canvas, 4) +
      box(-258, -226, 378, 12, '#fff', 4, 0.3) +
      stroke(
        repeat(11, (index) => p`M${-236 + index * 34}-212V-62`),
        INK,
        3,
        0.14,
      ) +
      stroke(
        repeat(11, (index) => p`M${-236 + index * 34}-78v26`),
        tone.navy,
        5,
        0.7,
      ) +
      box(-258, -56, 378, 8, INK, 0, 0.25),
  );

/** An articulated lorry with a smooth insulated box and the cooling unit at its front. */
export const reeferTruck = (fill: string): Item =>
  articulated(
    fill,
    box(-258, -226, 372, 176, '#f3f1ea', 4) +
      box(-258, -146, 372, 22, fill) +
      box(-258, -58, 372, 8, tone.steelDark) +
      box(114, -212, 22, 84, tone.steelDark, 4) +
      stroke('M119-198h12m-12 14h12m-12 14h12', '#fff', 3, 0.5) +
      at(-180, -184, stroke('M-14 0H14M-7-12L7 12M7-12L-7 12', fill, 4)),
  );

/** A freight ship, bow to the right, waterline at 0: containers before the bridge that stands aft, or hatches when there are none. */
export function ship(colours: readonly string[], hull: string): Item {
  const heights = [3, 4, 4, 3, 4, 3, 2];
  const cargo = colours.length
    ? repeat(7, (bay) =>
        repeat(heights[bay] ?? 0, (level) =>
          container(-156 + bay * 55, -76 - (level + 1) * 32, 53, 30, cycle(colours, bay * 3 + level * 2)),
        ),
      )
    : repeat(
        4,
        (hatch) => box(-150 + hatch * 92, -96, 78, 20, tone.steelDark, 3) + stroke(p`M${-66 + hatch * 92} -76v-84l-44 40`, tone.saffron, 7),
      );
  return item(
    580,
    270,
    cargo +
      box(-246, -216, 72, 142, tone.cream, 3) +
      [-204, -172, -140].map((y) => box(-238, y, 56, 12, tone.navy, 2)).join('') +
      box(-256, -228, 92, 14, tone.cream, 3) +
      box(-232, -262, 30, 36, tone.terracotta) +
      box(-232, -252, 30, 10, tone.cream) +
      shape('M-272-76H290L246 0H-248z', hull) +
      shape('M-272-76H290L284-65H-269z', tone.cream) +
      shape('M-254-18H256L246 0H-248z', tone.rust),
  );
}

/** Railway wagons on their rails: flat ones with containers, or hoppers for grain. */
export const wagon = (kind: 'container' | 'hopper'): Item =>
  item(
    560,
    200,
    repeat(2, (index) =>
      at(
        -140 + index * 282,
        0,
        (kind === 'container'
          ? container(-126, -176, 252, 118, cycle(['#b35c40', '#1c7176'], index))
          : shape('M-128-176H128V-110L70-58H-70L-128-110z', cycle(['#8a979f', '#7d8a92'], index)) +
            box(-132, -184, 264, 14, tone.steelDark, 3) +
            stroke(
              repeat(5, (rib) => p`M${-86 + rib * 43}-168V-84`),
              INK,
              4,
              0.2,
            )) +
          box(-136, -58, 272, 18, tone.iron) +
          [-96, -56, 56, 96].map((x) => wheel(x, -24, 20)).join(''),
      ),
    ) +
      box(-286, -4, 572, 7, tone.steelDark) +
      repeat(14, (index) => box(-280 + index * 42, 3, 24, 7, tone.woodDark)),
  );
