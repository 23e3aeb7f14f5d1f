import { languages } from '../contract/text/languages.ts';
import { COVER_HEIGHT, COVER_WIDTH, cover } from './covers.ts';
import { banners, news, shareCard, statics } from './heroes.ts';
import { HEIGHT, viewOf, WIDTH } from './kit/ground.ts';
import { tone } from './kit/palette.ts';
import { avatar, mark, type Drawing } from './marks.ts';
import { at } from './kit/svg.ts';
import { motifs } from './motifs/index.ts';
import { tile } from './tile.ts';

export { motifs };

export interface Picture {
  svg: string;
  width: number;
  height: number;
  background: string;
  isCrisp: boolean;
}

/** Views of one motif. */
const VIEWS = 9;

/** Goods are drawn on 800 x 600 and stored a little smaller. */
const GOODS_WIDTH = 720;

const frame = (width: number, height: number, { svg, background, isCrisp = false }: Drawing): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`,
  width,
  height,
  background,
  isCrisp,
});

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
const viewIn = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= VIEWS ? value : undefined;
};
const scene = (scenes: Readonly<Record<string, () => string>>, name: string, background: string): Drawing | undefined => {
  const draw = own(scenes, name);
  // Threads and lozenges have hard edges and few colours.
  return draw && { svg: draw(), background, isCrisp: name === 'loom' };
};

const onField = (svg: string): string => at(0, 0, svg, GOODS_WIDTH / WIDTH);

function goods(name: string, number: number | undefined): Drawing | undefined {
  if (number === undefined) return undefined;
  if (name.startsWith('tile-')) {
    const drawn = tile(name.slice('tile-'.length), number);
    return drawn && { ...drawn, svg: onField(drawn.svg) };
  }
  const motif = own(motifs, name);
  if (!motif) return undefined;
  const view = viewOf(name, number, motif.isPale);
  return { svg: onField(motif.draw(view)), background: view.ground[0] };
}

/** Pictures other than goods, by the first part of their key: size, and the function that draws them from the other parts. */
const kinds: Readonly<
  Record<string, readonly [width: number, height: number, draw: (first: string, second: string) => Drawing | undefined]>
> = {
  logo: [500, 500, (initials, name) => (initials && name ? mark(initials, name) : undefined)],
  avatar: [256, 256, (initials, name) => (initials && name ? avatar(initials, name) : undefined)],
  cover: [COVER_WIDTH, COVER_HEIGHT, cover],
  banner: [1200, 440, (name) => scene(banners, name, tone.night)],
  news: [800, 450, (name) => scene(news, name, tone.bone)],
  static: [960, 540, (name) => scene(statics, name, tone.bone)],
  og: [1200, 630, (language) => (languages.some((one) => one === language) ? { svg: shareCard(), background: tone.night } : undefined)],
};

/**
 * Draws the picture with this key: `apple/2` (a motif and its view), `tile-food/1`, `logo/<initials>/<company>`,
 * `avatar/<initials>/<user>`, `cover/<category>/<company>`, `banner/port`, `news/rail`, `static/about-us-1`, `og/en`.
 * Pure: the same key gives the same bytes. Throws on an unknown key.
 */
export function drawPicture(key: string): Picture {
  const [first = '', second = '', third = ''] = key.split('/');
  const [width, height, draw] = own(kinds, first) ?? [GOODS_WIDTH, (GOODS_WIDTH / WIDTH) * HEIGHT, () => goods(first, viewIn(second))];
  const drawn = draw(second, third);
  if (!drawn) throw new Error(`No picture has the key "${key}".`);
  return frame(width, height, drawn);
}

/** Most bytes of a picture by kind. */
export const byteLimits = { logo: 4000, avatar: 2000, cover: 10_000, banner: 9000, og: 20_000, goods: 9000 } as const;

/** Pictures of pages without demo data, with their place in the built output. */
export const staticPictures: readonly { key: string; file: string }[] = [
  ...Object.keys(banners).map((name) => ({ key: `banner/${name}`, file: `banners/${name}.webp` })),
  ...Object.keys(news).map((name) => ({ key: `news/${name}`, file: `news/${name}.webp` })),
  ...Object.keys(statics).map((name) => ({ key: `static/${name}`, file: `static/${name}.webp` })),
  // Link previews are PNG, because not every client of link previews reads WebP.
  ...languages.map((language) => ({ key: `og/${language}`, file: `og/${language}.png` })),
];

export { renderPicture } from './render.ts';
