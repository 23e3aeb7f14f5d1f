import { tone } from './palette.ts';
import { item, type Item } from './lay.ts';
import { at, box, disc, INK, oval, p, repeat, ring, shape, stroke } from './svg.ts';

/** The end of a roll of cloth, film or paper, seen from the front. */
export function rollEnd(x: number, y: number, radius: number, fill: string, core: string = tone.cream): string {
  return (
    disc(x, y, radius, fill) +
    repeat(4, (index) => ring(x + (index % 2 ? 2 : -1), y, radius * (0.86 - index * 0.16), INK, 2, 0.16)) +
    stroke(
      p`M${x - radius * 0.74} ${y - radius * 0.46}A${radius * 0.87} ${radius * 0.87} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.85}`,
      '#fff',
      5,
      0.35,
    ) +
    disc(x, y, radius * 0.25, core) +
    disc(x, y, radius * 0.13, tone.black)
  );
}

/** A strapped metal coil, seen from the front with its wide hole. */
export function coil(x: number, y: number, radius: number, fill: string, strap: string): string {
  return (
    disc(x + radius * 0.14, y, radius, fill) +
    disc(x + radius * 0.14, y, radius, INK, 0.28) +
    disc(x, y, radius, fill) +
    repeat(6, (index) => ring(x, y, radius * (0.95 - index * 0.085), index % 2 ? '#fff' : INK, 2.5, index % 2 ? 0.35 : 0.2)) +
    disc(x, y, radius * 0.4, tone.black) +
    shape(p`M${x - radius * 0.07} ${y - radius}h${radius * 0.14}V${y - radius * 0.4}h${-radius * 0.14}z`, strap) +
    stroke(
      p`M${x - radius * 0.8} ${y - radius * 0.4}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${x - radius * 0.3} ${y - radius * 0.85}`,
      '#fff',
      6,
      0.45,
    )
  );
}

/** The end of a pipe. */
export const pipeEnd = (x: number, y: number, radius: number, fill: string, wall = 0.26): string =>
  disc(x, y, radius, fill) +
  disc(x, y, radius * (1 - wall), tone.black) +
  stroke(
    p`M${x - radius * 0.62} ${y - radius * 0.6}A${radius * 0.87} ${radius * 0.87} 0 0 1 ${x + radius * 0.3} ${y - radius * 0.82}`,
    '#fff',
    radius * 0.09,
    0.4,
  );

/** A roll that stands on its end. */
export function uprightRoll(width: number, height: number, fill: string, core: string = tone.kraft): Item {
  const half = width / 2,
    tilt = width * 0.14;
  return item(
    width,
    height + tilt,
    shape(p`M${-half} ${-height}V-8a${half} ${tilt} 0 0 0 ${width} 0V${-height}z`, fill) +
      shape(p`M${half * 0.36} ${-height}V${tilt - 10}Q${half * 0.8} ${tilt * 0.5 - 6} ${half} -8V${-height}z`, INK, 0.13) +
      stroke(p`M${-half * 0.7} ${-height + 24}V-24`, '#fff', 6, 0.3) +
      oval(0, -height, half, tilt, fill) +
      oval(0, -height, half, tilt, '#fff', 0.28) +
      `<g fill="none" stroke="${INK}" stroke-opacity=".16" stroke-width="2">${p`<ellipse cx="0" cy="${-height}" rx="${half * 0.76}" ry="${tilt * 0.76}"/><ellipse cx="0" cy="${-height}" rx="${half * 0.52}" ry="${tilt * 0.52}"/>`}</g>` +
      oval(0, -height, half * 0.28, tilt * 0.28, core) +
      oval(0, -height, half * 0.16, tilt * 0.16, INK, 0.6),
  );
}

/** A cardboard box seen from the front, with tape and a small stamp. */
export function cardboard(width: number, height: number, fill: string = tone.kraft, tape: string = tone.woodLight): Item {
  const half = width / 2,
    lid = height * 0.14;
  return item(
    width,
    height,
    shape(p`M${-half} ${-height + lid}L${-half + lid} ${-height}H${half - lid * 0.2}L${half} ${-height + lid}z`, fill) +
      shape(p`M${-half} ${-height + lid}L${-half + lid} ${-height}H${half - lid * 0.2}L${half} ${-height + lid}z`, '#fff', 0.2) +
      box(-half, -height + lid, width, height - lid, fill) +
      box(half * 0.56, -height + lid, half * 0.44, height - lid, INK, 0, 0.12) +
      box(-width * 0.08, -height, width * 0.16, height * 0.36, tape) +
      stroke(p`M${-half * 0.8} -18h${width * 0.14}M${-half * 0.8} -28h${width * 0.2}`, INK, 4, 0.25),
  );
}

/** A toothed wheel. */
export function gear(x: number, y: number, radius: number, teeth: number, fill: string, hole: string = tone.black): string {
  return (
    repeat(teeth, (index) => at(x, y, box(-radius * 0.13, -radius, radius * 0.26, radius * 0.3, fill, 3), 1, (360 / teeth) * index)) +
    disc(x, y, radius * 0.82, fill) +
    ring(x, y, radius * 0.58, INK, radius * 0.08, 0.18) +
    disc(x, y, radius * 0.3, hole) +
    stroke(p`M${x - radius * 0.58} ${y - radius * 0.4}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${x} ${y - radius * 0.7}`, '#fff', 5, 0.4)
  );
}

/** A tyre with its rim, from the side. */
export function tyre(x: number, y: number, radius: number, rim: string = tone.steelLight, spokes = 5): string {
  return (
    repeat(24, (index) => at(x, y, box(-radius * 0.06, -radius * 1.03, radius * 0.12, radius * 0.2, '#16222b', 2), 1, index * 15)) +
    disc(x, y, radius * 0.98, '#25333d') +
    ring(x, y, radius * 0.8, '#3b4a54', radius * 0.05) +
    disc(x, y, radius * 0.6, rim) +
    repeat(spokes, (index) =>
      at(
        x,
        y,
        shape(
          p`M${-radius * 0.1} ${-radius * 0.18}L${-radius * 0.17} ${-radius * 0.5}Q0 ${-radius * 0.6} ${radius * 0.17} ${-radius * 0.5}L${radius * 0.1} ${-radius * 0.18}z`,
          '#25333d',
        ),
        1,
        (360 / spokes) * index,
      ),
    ) +
    disc(x, y, radius * 0.12, '#25333d') +
    disc(x, y, radius * 0.06, rim)
  );
}

/** A shipping container from its long side. */
export function container(x: number, y: number, width: number, height: number, fill: string): string {
  const ribs = Math.max(5, Math.round(width / 9));
  return (
    box(x, y, width, height, fill) +
    stroke(
      repeat(ribs, (index) => p`M${x + ((index + 0.5) * width) / ribs} ${y + height * 0.14}V${y + height * 0.86}`),
      INK,
      Math.max(1.2, width / ribs / 4),
      0.22,
    ) +
    box(x, y, width, height * 0.08, '#fff', 0, 0.16) +
    box(x, y + height * 0.92, width, height * 0.08, INK, 0, 0.24)
  );
}
