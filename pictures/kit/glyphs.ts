import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

type Weight = 300 | 600 | 700;

const fonts = new Map<string, Font>();

function fontOf(family: string, subset: string, weight: Weight): Font {
  const name = `${family}-${subset}-${weight}`;
  let font = fonts.get(name);
  if (!font) {
    const made = create(readFileSync(new URL(`../../node_modules/@fontsource/${family}/files/${name}-normal.woff`, import.meta.url)));
    if (made.isCollection) throw new Error(`${name} is a collection of fonts.`);
    fonts.set(name, (font = made));
  }
  return font;
}

/** Subsets of IBM Plex by script; the first that contains the letter draws it. */
const subsets = [
  ['ibm-plex-sans', 'latin'],
  ['ibm-plex-sans', 'latin-ext'],
  ['ibm-plex-sans', 'cyrillic'],
  ['ibm-plex-sans-arabic', 'arabic'],
] as const;

export interface Letters {
  /** Path data whose ink starts at (0, 0), one letter after the other. */
  d: string;
  width: number;
  height: number;
}

/** Letters as a path, so that they look the same without the font; `size` is the em. Arabic letters are isolated, from right to left. */
export function letters(text: string, size: number, weight: Weight = 600, space = 0): Letters {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const signs = isArabic ? [...text].reverse() : [...text];
  let x = 0;
  const placed = signs.map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const subset = subsets.find(([family, name]) => fontOf(family, name, weight).hasGlyphForCodePoint(code));
    if (!subset) throw new Error(`None of our fonts has the letter "${sign}".`);
    const font = fontOf(subset[0], subset[1], weight),
      glyph = font.glyphForCodePoint(code),
      scale = size / font.unitsPerEm;
    const path = glyph.path.scale(scale, -scale).translate(x, 0);
    x += glyph.advanceWidth * scale + space;
    return path;
  });
  const boxes = placed.map((path) => path.bbox),
    left = Math.min(...boxes.map((each) => each.minX)),
    top = Math.min(...boxes.map((each) => each.minY));
  return {
    d: placed
      .map((path) =>
        path
          .translate(-left, -top)
          .toSVG()
          .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)),
      )
      .join(''),
    width: Math.max(...boxes.map((each) => each.maxX)) - left,
    height: Math.max(...boxes.map((each) => each.maxY)) - top,
  };
}
