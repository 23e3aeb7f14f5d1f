import { tone } from './palette.ts';
import { item, type Item } from './lay.ts';
import { cardboard } from './stock.ts';
import { at, box, disc, INK, oval, p, repeat, shape, stroke } from './svg.ts';

export type Emblem = 'dot' | 'leaf' | 'wheat' | 'drop' | 'sun' | 'cross' | 'bars' | 'flower' | 'fish' | 'flame';

/** A small sign without letters for labels, about `size` wide, around its centre. */
export function emblem(kind: Emblem, x: number, y: number, size: number, fill: string): string {
  const drawings: Record<Emblem, string> = {
    dot: disc(0, 0, 16, fill),
    leaf: shape('M0 20C-16 10-18-8 0-22C18-8 16 10 0 20z', fill),
    wheat: stroke('M0 22V-20M0-8l-9-8M0-8l9-8M0 4l-9-8M0 4l9-8M0 16l-9-8M0 16l9-8', fill, 5),
    drop: shape('M0-22C8-8 15-2 15 8a15 15 0 0 1-30 0C-15-2-8-8 0-22z', fill),
    sun: disc(0, 0, 9, fill) + stroke('M0-19V-15M0 19V15M-19 0H-15M19 0H15M-13-13l3 3M13 13l-3-3M-13 13l3-3M13-13l-3 3', fill, 4),
    cross: shape('M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6z', fill),
    bars: box(-16, -14, 32, 6, fill) + box(-16, -3, 24, 6, fill) + box(-16, 8, 16, 6, fill),
    flower: repeat(6, (index) => disc(Math.cos(index * 1.047) * 11, Math.sin(index * 1.047) * 11, 7, fill)) + disc(0, 0, 5, tone.saffron),
    fish: shape('M-20 0C-10-14 8-14 14 0C8 14-10 14-20 0zM12 0L22-9V9z', fill),
    flame: shape('M0 22C-14 20-18 6-8-6C-6 2-2 0 0-22C12-10 18 4 12 14C10 19 6 22 0 22z', fill),
  };
  return at(x, y, drawings[kind], size / 40);
}

export interface Label {
  fill: string;
  mark?: Emblem;
  markFill?: string;
}

const labelBand = (width: number, y: number, height: number, label: Label): string =>
  box(-width / 2, y, width, height, label.fill) +
  (label.mark ? emblem(label.mark, 0, y + height * 0.45, Math.min(width, height) * 0.56, label.markFill ?? tone.cream) : '') +
  box(-width * 0.26, y + height * 0.82, width * 0.52, Math.max(3, height * 0.05), INK, 0, 0.18);

/** A bottle; `neck` is the width of the neck relative to the bottle, `slope` the height of the shoulder. */
export function bottle(width: number, height: number, fill: string, cap: string, label?: Label, neck = 0.36, slope = 0.22): Item {
  const half = width / 2,
    slim = (width * neck) / 2,
    capHeight = height * 0.09,
    top = -height + capHeight,
    low = top + height * 0.1,
    wide = low + height * slope;
  const round = Math.min(12, half * 0.4);
  const right = p`V${low}C${slim} ${low + (wide - low) * 0.5} ${half} ${low + (wide - low) * 0.45} ${half} ${wide}V${-round}Q${half} 0 ${half - round} 0`;
  const body = p`M${-slim} ${top}H${slim}${right}H${-half + round}Q${-half} 0 ${-half} ${-round}V${wide}C${-half} ${low + (wide - low) * 0.45} ${-slim} ${low + (wide - low) * 0.5} ${-slim} ${low}z`;
  const shade = p`M${slim * 0.3} ${top}H${slim}${right}H${half * 0.35}V${wide}Q${half * 0.3} ${low + (wide - low) * 0.5} ${slim * 0.3} ${low}z`;
  return item(
    width,
    height,
    shape(body, fill) +
      (label ? labelBand(width, wide + -wide * 0.24, -wide * 0.54, label) : '') +
      shape(shade, INK, 0.13) +
      box(-slim * 1.16, -height, slim * 2.32, capHeight * 1.1, cap, 3) +
      stroke(p`M${-half * 0.7} ${wide + 10}V${wide * 0.8 + 4}`, '#fff', width * 0.05, 0.5),
  );
}

/** A round tin; low and wide or high and slim. */
export function tin(width: number, height: number, fill: string, label?: Label, lid: string = tone.steelLight): Item {
  const half = width / 2,
    tilt = width * 0.09;
  return item(
    width,
    height + tilt,
    shape(p`M${-half} ${-height}V-6a${half} ${tilt} 0 0 0 ${width} 0V${-height}z`, fill) +
      (label
        ? shape(
            p`M${-half} ${-height * 0.76}a${half} ${tilt} 0 0 0 ${width} 0V${-height * 0.24}a${half} ${tilt} 0 0 1 ${-width} 0z`,
            label.fill,
          ) + (label.mark ? emblem(label.mark, 0, -height * 0.5 + tilt, Math.min(width, height) * 0.42, label.markFill ?? tone.cream) : '')
        : '') +
      shape(p`M${half * 0.4} ${-height + tilt}V${tilt - 8}Q${half * 0.8} ${tilt * 0.6 - 4} ${half} -6V${-height}z`, INK, 0.14) +
      oval(0, -height, half, tilt, lid) +
      oval(0, -height, half * 0.84, tilt * 0.72, INK, 0.1),
  );
}

/** A jar with a screw lid; `inside` shows through. */
export function jar(width: number, height: number, fill: string, lid: string, label?: Label): Item {
  const half = width / 2,
    neck = -height * 0.82;
  return item(
    width,
    height,
    box(-half, neck, width, -neck, fill, width * 0.14) +
      (label ? labelBand(width, neck * 0.74, -neck * 0.5, label) : '') +
      shape(
        p`M${half * 0.44} ${neck}H${half * 0.8}Q${half} ${neck} ${half} ${neck + half * 0.3}V${-half * 0.3}Q${half} 0 ${half * 0.8} 0H${half * 0.44}z`,
        INK,
        0.12,
      ) +
      box(-half * 0.9, -height, width * 0.9, height * 0.17, lid, 5) +
      box(half * 0.4, -height, half * 0.5, height * 0.17, INK, 5, 0.14) +
      stroke(p`M${-half * 0.76} ${neck + 16}V${neck * 0.82}`, '#fff', 5, 0.5),
  );
}

/** A filled and sewn sack that stands. */
export function sack(width: number, height: number, fill: string, label?: Label): Item {
  const half = width / 2;
  const body = p`M${-half * 0.9} ${-height}H${half * 0.9}C${half * 0.84} ${-height * 0.8} ${half * 1.06} ${-height * 0.7} ${half} ${-height * 0.4}C${half * 0.96} ${-height * 0.2} ${half * 1.04} -10 ${half * 0.92} 0H${-half * 0.92}C${-half * 1.04} -10 ${-half * 0.96} ${-height * 0.2} ${-half} ${-height * 0.4}C${-half * 1.06} ${-height * 0.7} ${-half * 0.84} ${-height * 0.8} ${-half * 0.9} ${-height}z`;
  return item(
    width,
    height,
    shape(body, fill) +
      (label
        ? box(-half * 0.7, -height * 0.66, width * 0.7, height * 0.42, label.fill, 4) +
          (label.mark ? emblem(label.mark, 0, -height * 0.45, Math.min(width, height) * 0.28, label.markFill ?? tone.cream) : '')
        : '') +
      shape(
        p`M${half * 0.42} ${-height}H${half * 0.9}C${half * 0.84} ${-height * 0.8} ${half * 1.06} ${-height * 0.7} ${half} ${-height * 0.4}C${half * 0.96} ${-height * 0.2} ${half * 1.04} -10 ${half * 0.92} 0H${half * 0.46}C${half * 0.7} ${-height * 0.3} ${half * 0.6} ${-height * 0.7} ${half * 0.42} ${-height}z`,
        INK,
        0.12,
      ) +
      stroke(p`M${-half * 0.82} ${-height + 12}H${half * 0.82}`, INK, 3, 0.3, '8 7'),
  );
}

/** A gable-top or flat pack of card. */
export function carton(width: number, height: number, fill: string, label: Label, gable = true): Item {
  const half = width / 2,
    top = gable ? -height * 0.86 : -height;
  return item(
    width,
    height,
    (gable
      ? shape(p`M${-half} ${top}L${-half * 0.7} ${-height}H${half * 0.7}L${half} ${top}z`, fill) +
        shape(p`M${-half} ${top}L${-half * 0.7} ${-height}H${half * 0.7}L${half} ${top}z`, INK, 0.08)
      : '') +
      box(-half, top, width, -top, fill) +
      labelBand(width, top * 0.76, -top * 0.5, label) +
      box(half * 0.44, top, half * 0.56, -top, INK, 0, 0.12),
  );
}

/** A steel or plastic drum with two hoops. */
export function drum(width: number, height: number, fill: string, mark?: Emblem): Item {
  const half = width / 2,
    tilt = width * 0.11;
  const hoop = (y: number): string =>
    stroke(p`M${-half} ${y}a${half} ${tilt} 0 0 0 ${width} 0`, INK, 5, 0.22) +
    stroke(p`M${-half} ${y - 5}a${half} ${tilt} 0 0 0 ${width} 0`, '#fff', 3, 0.3);
  return item(
    width,
    height + tilt,
    shape(p`M${-half} ${-height}V-8a${half} ${tilt} 0 0 0 ${width} 0V${-height}z`, fill) +
      hoop(-height * 0.36) +
      hoop(-height * 0.68) +
      shape(p`M${half * 0.4} ${-height}V${tilt - 10}Q${half * 0.8} ${tilt * 0.5 - 6} ${half} -8V${-height}z`, INK, 0.14) +
      oval(0, -height, half, tilt, fill) +
      oval(0, -height, half, tilt, '#fff', 0.25) +
      oval(0, -height, half * 0.86, tilt * 0.74, fill) +
      oval(-half * 0.4, -height, 8, 4, INK, 0.4) +
      (mark ? emblem(mark, 0, -height * 0.5 + tilt * 0.6, width * 0.3, tone.cream) : ''),
  );
}

/** A canister with a handle. */
export function canister(width: number, height: number, fill: string, cap: string, label: Label): Item {
  const half = width / 2,
    top = -height * 0.86;
  return item(
    width,
    height,
    box(-half * 0.72, -height, width * 0.24, height * 0.16, cap, 3) +
      `<path fill-rule="evenodd" d="${p`M${-half} ${top + 18}Q${-half} ${top} ${-half + 18} ${top}H${half * 0.55}L${half} ${top * 0.72}V-12Q${half} 0 ${half - 12} 0H${-half + 12}Q${-half} 0 ${-half} -12zM${half * 0.08} ${top * 0.93}V${top * 0.83}H${half * 0.62}L${half * 0.46} ${top * 0.93}z`}" fill="${fill}"/>` +
      labelBand(width * 0.78, top * 0.64, -top * 0.5, label) +
      box(half * 0.6, top * 0.64, half * 0.4, -top * 0.64 - 2, INK, 6, 0.13),
  );
}

/** A bucket with a wire handle; paint may run over the rim. */
export function bucket(width: number, height: number, fill: string, paint: string): Item {
  const half = width / 2,
    tilt = width * 0.12;
  return item(
    width,
    height + tilt,
    stroke(
      p`M${-half * 0.96} ${-height * 0.86}C${-half * 1.1} ${-height * 0.2} ${half * 1.1} ${-height * 0.2} ${half * 0.96} ${-height * 0.86}`,
      tone.iron,
      4,
    ) +
      shape(p`M${-half} ${-height}L${-half * 0.86} -6a${half * 0.86} ${tilt} 0 0 0 ${width * 0.86} 0L${half} ${-height}z`, fill) +
      shape(
        p`M${-half * 0.94} ${-height * 0.62}a${half * 0.94} ${tilt} 0 0 0 ${width * 0.94} 0L${half * 0.89} ${-height * 0.22}a${half * 0.89} ${tilt} 0 0 1 ${-width * 0.89} 0z`,
        paint,
      ) +
      shape(p`M${half * 0.4} ${-height}V${tilt - 8}Q${half * 0.7} ${tilt * 0.4} ${half * 0.86} -6L${half} ${-height}z`, INK, 0.12) +
      oval(0, -height, half, tilt, tone.steelLight) +
      oval(0, -height, half * 0.9, tilt * 0.8, paint) +
      shape(
        p`M${-half * 0.74} ${-height + tilt * 0.6}v${height * 0.22}a${width * 0.045} ${width * 0.045} 0 0 0 ${width * 0.09} 0v${-height * 0.1}a${width * 0.04} ${width * 0.04} 0 0 1 ${width * 0.08} 0v${height * 0.16}a${width * 0.045} ${width * 0.045} 0 0 0 ${width * 0.09} 0v${-height * 0.24}z`,
        paint,
      ),
  );
}

/** A squeezed tube that stands on its cap. */
export function tube(width: number, height: number, fill: string, cap: string, label?: Label): Item {
  const half = width / 2;
  return item(
    width,
    height,
    shape(p`M${-half} ${-height}H${half}L${half * 0.8} ${-height * 0.16}H${-half * 0.8}z`, fill) +
      box(-half, -height, width, height * 0.06, INK, 0, 0.16) +
      (label ? labelBand(width * 0.9, -height * 0.74, height * 0.4, label) : '') +
      shape(p`M${half * 0.4} ${-height}H${half}L${half * 0.8} ${-height * 0.16}H${half * 0.34}z`, INK, 0.12) +
      box(-half * 0.62, -height * 0.16, width * 0.62, height * 0.16, cap, 4),
  );
}

/** A bottle with a pump. */
export function pump(width: number, height: number, fill: string, cap: string, label?: Label): Item {
  const half = width / 2,
    top = -height * 0.72;
  return item(
    width,
    height,
    box(-4, -height * 0.94, 8, height * 0.2, cap) +
      shape(
        p`M-${half * 0.5} ${-height}H${half * 0.34}V${-height * 0.94}H${-half * 0.5}V${-height * 0.91}H${-half * 0.66}V${-height * 0.96}Q${-half * 0.66} ${-height} ${-half * 0.5} ${-height}z`,
        cap,
      ) +
      box(-half * 0.4, -height * 0.82, width * 0.4, height * 0.11, cap, 4) +
      box(-half, top, width, -top, fill, width * 0.16) +
      (label ? labelBand(width, top * 0.76, -top * 0.56, label) : '') +
      box(half * 0.5, top, half * 0.5, -top, INK, width * 0.14, 0.12) +
      stroke(p`M${-half * 0.76} ${top + 22}V${top * 0.8}`, '#fff', 5, 0.5),
  );
}

/** A label with its sign. */
export const label = (fill: string, mark: Emblem, markFill: string = tone.cream): Label => ({ fill, mark, markFill });

/** A box with a shaded side, as a base for packs. */
export const shaded = (width: number, height: number, fill: string, radius: number): string =>
  box(-width / 2, -height, width, height, fill, radius) +
  box(width * 0.24, -height + radius / 2, width * 0.26, height - radius, INK, 3, 0.1);

/** A flat pouch with sealed edges. */
export const pouch = (width: number, height: number, fill: string, inside: string, mark: Emblem): Item =>
  item(
    width,
    height,
    shape(
      p`M${-width / 2} ${-height}H${width / 2}Q${width * 0.44} ${-height / 2} ${width / 2} 0H${-width / 2}Q${-width * 0.44} ${-height / 2} ${-width / 2} ${-height}z`,
      fill,
    ) +
      box(-width / 2, -height, width, height * 0.07, INK, 0, 0.16) +
      box(-width / 2, -height * 0.06, width, height * 0.06, INK, 0, 0.16) +
      disc(0, -height * 0.48, width * 0.31, inside) +
      emblem(mark, 0, -height * 0.48, width * 0.34, tone.cream),
  );

/** A cardboard box with a sign of its contents. */
export const stamped = (width: number, height: number, sign: string): Item =>
  item(width, height, cardboard(width, height).svg + at(-width * 0.24, -height * 0.36, sign));

/** With its ribbon. */
export const giftBox: Item = item(
  280,
  150,
  box(-140, -110, 280, 110, tone.brick, 4) +
    box(-148, -150, 296, 48, '#a4583f', 4) +
    box(-20, -150, 40, 150, tone.cream) +
    shape('M0-150C-50-196-80-150 0-146C80-150 50-196 0-150z', tone.cream) +
    box(80, -110, 60, 110, INK, 0, 0.12),
);
