import type { Draw } from '../kit/lay.ts';

/** A picture of one kind of goods. */
export interface Motif {
  /** What it may stand for, in English: the name of what it shows has at least one of these words … */
  words: readonly string[];
  /** … and none of these, which make other goods of it. */
  barred: readonly string[];
  /** Slugs of the categories whose goods it may show. */
  of: readonly string[];
  /** Pale goods lie on a deep cloth. */
  isPale: boolean;
  draw: Draw;
}

/** `words` with commas between them, a barred one with `!` before it; `of` with blanks. */
export function motif(words: string, of: string, draw: Draw, isPale = false): Motif {
  const all = words.split(', ');
  return {
    words: all.filter((word) => !word.startsWith('!')),
    barred: all.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
    of: of.split(' '),
    isPale,
    draw,
  };
}
