import { readFileSync } from 'node:fs';
import { categories } from '../lookups/categories.ts';
import { HEIGHT, viewOf, weave, WIDTH } from './kit/ground.ts';
import { tone } from './kit/palette.ts';
import { at, box, INK } from './kit/svg.ts';
import type { Drawing } from './marks.ts';

let icons: string | undefined;

/** The shapes of the site's icon with this name, on a 24 x 24 field. */
function iconOf(name: string): string {
  icons ??= readFileSync(new URL('../public/icons.svg', import.meta.url), 'utf8');
  const drawn = new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(icons)?.[1];
  if (drawn === undefined) throw new Error(`There is no icon "${name}".`);
  return drawn;
}

/** The picture of goods without a motif: the icon of their category on cloth. Undefined for an unknown category. */
export function tile(category: string, number: number): Drawing | undefined {
  const icon = categories.find(({ slug }) => slug === category)?.icon;
  if (icon === undefined) return undefined;
  const { ground } = viewOf(`tile-${category}`, number, false);
  const side = 288,
    left = WIDTH / 2 - side / 2,
    top = HEIGHT / 2 - side / 2;
  return {
    background: ground[0],
    svg:
      weave(ground) +
      box(left + 6, top + 9, side, side, INK, 10, 0.14) +
      box(left, top, side, side, tone.cream, 10) +
      `<rect x="${left + 14}" y="${top + 14}" width="${side - 28}" height="${side - 28}" rx="5" fill="none" stroke="${tone.sand}" stroke-width="3" stroke-dasharray="9 7"/>` +
      at(
        WIDTH / 2 - 72,
        HEIGHT / 2 - 72,
        `<g fill="none" stroke="${tone.teal}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${iconOf(icon)}</g>`,
        6,
      ),
  };
}
