import { tone } from '../kit/palette.ts';
import { at, box, cycle, disc, INK, p, repeat, shape, stroke } from '../kit/svg.ts';

/** The Kervan mark on its 32-unit field. */
export const mark = (x: number, y: number, size: number, side: string, middle: string): string =>
  at(
    x,
    y,
    shape('M2 28v-7.5l7.5-7.5v15z', side) + shape('M11.75 28V9.25L16 5l4.25 4.25V28z', middle) + shape('M30 28v-7.5L22.5 13v15z', side),
    size / 32,
  );

/** The word Kervan in drawn letters, 100 units high on its base line. */
export const word = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    `<g fill="none" stroke="${colour}" stroke-width="15"><path d="M8 0V-100M62-100L14-46M27-58L66 0"/><path d="M88-36H146A29 29 0 1 0 138-15"/><path d="M172 0V-72M172-36Q174-64 204-65"/><path d="M214-72L241-6L268-72" stroke-linejoin="bevel"/><path d="M336-36A28 28 0 1 0 280-36A28 28 0 0 0 336-36M337 0V-72"/><path d="M366 0V-72M366-38Q368-65 392-65T417-38V0"/></g>`,
    size / 100,
  );

const camel = (fill: string, pack: string): string =>
  shape(
    'M-70-78C-58-84-44-112-26-112C-8-112-6-88 8-88C20-112 38-114 48-92C58-80 62-82 72-104L84-142Q86-160 104-158L128-150Q132-140 122-138L104-136L92-86C84-58 70-54 60-52L62 0H50L46-48H-34L-40 0H-52L-50-50Q-74-54-78-40L-82-44Q-80-66-70-78z',
    fill,
  ) +
  shape('M-30-108Q6-128 40-104L34-66H-26z', pack) +
  box(-28, -88, 64, 6, '#fff', 0, 0.4) +
  stroke('M-58-52L-66 0M38-50L34 0', fill, 11);
/** A line of loaded camels. */
export const caravan = (x: number, y: number, count: number, fill: string, packs: readonly string[], size = 1): string =>
  repeat(count, (index) => at(x + index * 190 * size, y + (index % 2) * 8, camel(fill, cycle(packs, index)), size)) +
  stroke(
    repeat(
      count - 1,
      (index) =>
        p`M${x + index * 190 * size + 122 * size} ${y - 140 * size}Q${x + (index + 0.8) * 190 * size} ${y - 60 * size} ${x + (index + 1) * 190 * size - 70 * size} ${y - 76 * size}`,
    ),
    fill,
    3,
  );

/** A market stall with a striped awning; 220 wide. */
export const stall = (fill: string, goods: readonly string[]): string =>
  box(-96, -190, 8, 190, tone.woodDark) +
  box(88, -190, 8, 190, tone.woodDark) +
  box(-104, -80, 208, 80, tone.wood) +
  box(-104, -80, 208, 12, tone.woodDark) +
  stroke('M-60-60V0M0-60V0M60-60V0', INK, 3, 0.18) +
  repeat(3, (heap) =>
    repeat(6, (index) =>
      disc(-70 + heap * 70 + [-20, 0, 20, -10, 10, 0][index]!, -90 - [0, 0, 0, 17, 17, 33][index]!, 11, cycle(goods, heap)),
    ),
  ) +
  repeat(6, (index) => shape(p`M${-114 + index * 38} -200h38v42a19 19 0 0 1-38 0z`, index % 2 ? tone.cream : fill)) +
  shape('M-114-200L-96-236H96L114-200z', fill) +
  box(-114, -204, 228, 8, INK, 0, 0.14);

/** A bank front with columns; 320 wide. */
export const bank = (fill: string): string =>
  box(-160, -16, 320, 16, tone.steelDark) +
  box(-146, -34, 292, 18, tone.steel) +
  repeat(
    5,
    (index) =>
      box(-124 + index * 56, -178, 26, 144, fill) +
      box(-110 + index * 56, -178, 12, 144, INK, 0, 0.12) +
      box(-130 + index * 56, -186, 38, 10, fill),
  ) +
  box(-150, -206, 300, 22, tone.bone) +
  shape('M-166-206L0-280L166-206z', fill) +
  disc(0, -232, 15, tone.saffron);

/** A map with land, lakes and a dotted way between two places. */
export const map = (width: number, height: number): string =>
  box(0, 0, width, height, '#c5ccb4') +
  shape(
    p`M0 ${height * 0.18}C${width * 0.3} ${height * 0.02} ${width * 0.5} ${height * 0.3} ${width * 0.7} ${height * 0.16}S${width * 0.9} ${height * 0.06} ${width} ${height * 0.14}V${height * 0.86}C${width * 0.8} ${height} ${width * 0.5} ${height * 0.96} ${width * 0.4} ${height * 0.86}S${width * 0.1} ${height * 0.8} 0 ${height * 0.86}z`,
    '#e0dac6',
  ) +
  shape(
    p`M${width * 0.36} ${height * 0.3}q${width * 0.12} ${-height * 0.1} ${width * 0.2} ${height * 0.06}t${-width * 0.02} ${height * 0.16}q${-width * 0.2} ${height * 0.02} ${-width * 0.18} ${-height * 0.22}z`,
    '#a7c5cb',
  ) +
  shape(
    p`M${width * 0.66} ${height * 0.6}q${width * 0.16} ${-height * 0.08} ${width * 0.2} ${height * 0.06}t${-width * 0.12} ${height * 0.14}z`,
    '#a7c5cb',
  ) +
  stroke(
    p`M${width * 0.12} ${height * 0.7}C${width * 0.24} ${height * 0.4} ${width * 0.34} ${height * 0.7} ${width * 0.5} ${height * 0.62}S${width * 0.7} ${height * 0.3} ${width * 0.88} ${height * 0.34}`,
    tone.rust,
    7,
    1,
    '2 17',
  ) +
  disc(width * 0.12, height * 0.7, 22, tone.cream) +
  disc(width * 0.12, height * 0.7, 14, tone.terracotta) +
  disc(width * 0.88, height * 0.34, 22, tone.cream) +
  disc(width * 0.88, height * 0.34, 14, tone.terracotta) +
  disc(width * 0.5, height * 0.62, 11, tone.cream) +
  disc(width * 0.5, height * 0.62, 7, tone.teal);

/** A railway that runs to the mountains. */
export const rail = (width: number, height: number): string =>
  box(0, 0, width, height, '#bfd3d4') +
  disc(width * 0.8, height * 0.26, height * 0.1, tone.cream) +
  shape(
    p`M0 ${height * 0.5}L${width * 0.18} ${height * 0.34}L${width * 0.34} ${height * 0.48}L${width * 0.54} ${height * 0.22}L${width * 0.76} ${height * 0.46}L${width} ${height * 0.34}V${height * 0.6}H0z`,
    '#8fa9a7',
  ) +
  box(0, height * 0.52, width, height * 0.48, '#cbb78b') +
  shape(p`M${width * 0.48} ${height * 0.52}H${width * 0.52}L${width * 0.86} ${height}H${width * 0.14}z`, '#a8926a') +
  repeat(9, (index) => {
    const part = 0.06 + ((index + 1) / 10) ** 2 * 0.94,
      y = height * (0.52 + part * 0.47),
      half = width * 0.03 + width * 0.28 * part;
    return box(width / 2 - half, y, half * 2, 3 + part * 20, '#6b4f3a', 2);
  }) +
  shape(
    p`M${width * 0.488} ${height * 0.52}h4L${width * 0.28} ${height}H${width * 0.255}zM${width * 0.508} ${height * 0.52}h4L${width * 0.745} ${height}H${width * 0.72}z`,
    tone.steelLight,
  );

/** A quay crane, 400 high; its arm reaches to the right. */
export const quayCrane = (colour: string): string =>
  stroke('M0 0V-330M70 0V-330M0-120H70M0-220H70M0 0L70-120L0-220L70-330M-90-330H420M30-330V-400L420-330M30-400L-90-330', colour, 8) +
  box(-10, -350, 90, 26, colour) +
  box(180, -330, 40, 18, tone.saffron) +
  stroke('M190-312V-230M210-312V-230', colour, 3);

export const envelope = (fill: string): string =>
  box(-150, -100, 300, 200, tone.white, 8) +
  shape('M-150 92L-20-10H20L150 92V100H-150z', tone.bone) +
  shape('M-150-92Q-150-100-142-100H142Q150-100 150-92L16 24Q0 36-16 24z', tone.cream) +
  stroke('M-148-92L-16 22Q0 34 16 22L148-92', tone.sand, 5) +
  disc(0, 26, 30, fill) +
  mark(-15, 9, 30, tone.cream, tone.cream);

/** A speech bubble with plain lines. */
export const bubble = (x: number, y: number, width: number, fill: string, lineFill: string, tail: 'left' | 'right'): string =>
  box(x, y, width, 130, fill, 24) +
  (tail === 'left' ? shape(p`M${x + 30} ${y + 120}v46l50-46z`, fill) : shape(p`M${x + width - 30} ${y + 120}v46l-50-46z`, fill)) +
  box(x + 30, y + 34, width - 60, 14, lineFill, 7) +
  box(x + 30, y + 66, width * 0.5, 14, lineFill, 7);
export const ledgerCard = (x: number, y: number, width: number, rows: number, accent: string): string =>
  box(x, y, width, rows * 62 + 26, tone.white, 14) +
  repeat(
    rows,
    (index) =>
      box(x + 24, y + 30 + index * 62, 34, 24, cycle([accent, tone.saffron, tone.teal], index), 3) +
      box(x + 76, y + 30 + index * 62, width * (0.42 - (index % 2) * 0.08), 11, tone.steel, 5) +
      box(x + 76, y + 50 + index * 62, width * 0.26, 8, tone.steelLight, 4) +
      box(x + width - 76, y + 34 + index * 62, 50, 10, tone.steelLight, 5) +
      (index ? box(x + 24, y + 14 + index * 62, width - 48, 2, tone.bone) : ''),
  );
