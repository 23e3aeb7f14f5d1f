import { languages } from '../contract/languages.ts';
import { categories, goodsKeys, motifFor } from './goods/index.ts';
import { tone } from './kit/palette.ts';
import { HEIGHT, sceneFor, WIDTH } from './kit/scene.ts';
import { avatar } from './scenes/avatar.ts';
import { banners, news, shareCard, statics } from './scenes/brand.ts';
import { cover } from './scenes/covers.ts';
import { logo } from './scenes/logo.ts';

export { categories, goodsKeys };

export interface Picture {
  svg: string;
  width: number;
  height: number;
  background: string;
}

/** Variants of one goods motif and of one category cover. */
export const GOODS_VARIANTS = 12;
export const COVER_VARIANTS = 4;

const frame = (width: number, height: number, content: string, background: string): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  width,
  height,
  background,
});

const variantIn = (text: string | undefined, most: number): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
};

const own = <T>(record: Record<string, T>, name: string): T | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);

function draw(kind: string, rest: readonly string[]): Picture | undefined {
  const name = rest.join('/');
  switch (kind) {
    case 'logo': {
      if (!name) return undefined;
      const made = logo(name);
      return frame(500, 500, made.svg, made.background);
    }
    case 'avatar': {
      if (!name) return undefined;
      const made = avatar(name);
      return frame(256, 256, made.svg, made.background);
    }
    case 'cover': {
      const variant = variantIn(rest[1], COVER_VARIANTS);
      const made = variant && cover(rest[0] ?? '', variant);
      return made ? frame(1800, 700, made.svg, made.background) : undefined;
    }
    case 'banner': {
      const scene = own(banners, name);
      return scene && frame(1200, 440, scene(), tone.night);
    }
    case 'news': {
      const scene = own(news, name);
      return scene && frame(800, 450, scene(), tone.bone);
    }
    case 'static': {
      const scene = own(statics, name);
      return scene && frame(960, 540, scene(), tone.bone);
    }
    case 'og': {
      const content = shareCard(name);
      return content === undefined ? undefined : frame(1200, 630, content, tone.night);
    }
    default: {
      const motif = motifFor(kind),
        variant = variantIn(name, GOODS_VARIANTS);
      if (!motif || !variant) return undefined;
      const scene = sceneFor(kind, variant);
      return frame(WIDTH, HEIGHT, motif(scene), scene.wall);
    }
  }
}

/**
 * Draws the picture with this key: `food-oils/3`, `logo/<company>`, `cover/food/2`, `banner/port`, `news/rail`,
 * `static/career-1`, `og/en`, `avatar/<user>`. Pure: the same key gives the same bytes. Throws on an unknown key.
 */
export function drawPicture(key: string): Picture {
  const [kind = '', ...rest] = key.split('/');
  const picture = draw(kind, rest);
  if (!picture) throw new Error(`No picture has the key "${key}".`);
  return picture;
}

/** Bytes that one picture may have, by kind; others as goods. */
export const byteLimits = { cover: 25_000, banner: 25_000, og: 40_000, goods: 12_000 } as const;

/** Pictures that a page shows without any demo data, with their place in the built output. */
export const staticPictures: readonly { key: string; file: string }[] = [
  ...Object.keys(banners).map((name) => ({ key: `banner/${name}`, file: `banners/${name}.webp` })),
  ...Object.keys(news).map((name) => ({ key: `news/${name}`, file: `news/${name}.webp` })),
  ...Object.keys(statics).map((name) => ({ key: `static/${name}`, file: `static/${name}.webp` })),
  // Link previews: PNG, because not every reader of link previews takes WebP.
  ...languages.map((language) => ({ key: `og/${language}`, file: `og/${language}.png` })),
];

export { renderPicture } from './render.ts';
