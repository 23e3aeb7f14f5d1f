/** Writes SVG: flat shapes only, with numbers rounded to a tenth, so that the same key gives the same bytes everywhere. */

export const INK = '#0b1a22';

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with rounded numbers: p`M${x} ${y}H${right}`. */
export function p(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, index) => {
    out += (typeof value === 'number' ? round(value) : value) + (parts[index + 1] ?? '');
  });
  return out;
}

const see = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1): string {
  return p`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? p` rx="${radius}"` : ''}${see(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return p`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${see(opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return p`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${see(opacity)}/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${see(opacity)}/>`;
}

export function stroke(d: string, colour: string, width = 4, opacity = 1, dash = ''): string {
  return p`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${see(opacity)}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, opacity = 1): string {
  return p`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${see(opacity)}/>`;
}

export function at(x: number, y: number, svg: string, scale = 1, turn = 0, mirrored = false): string {
  const turned = turn ? p` rotate(${turn})` : '';
  const scaled =
    scale !== 1 || mirrored ? ` scale(${mirrored ? '-' : ''}${Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})` : '';
  return p`<g transform="translate(${x} ${y})${turned}${scaled}">${svg}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let index = 0; index < count; index += 1) out += draw(index);
  return out;
}

export function cycle<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T;
}
