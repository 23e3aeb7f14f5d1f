import type { Draw } from '../kit/lay.ts';

/** A picture of one kind of goods. */
export interface Motif {
  /** English words: the name of the goods contains at least one of these … */
  words: readonly string[];
  /** … and none of these, which denote other goods. */
  barred: readonly string[];
  /** Slugs of the categories in which it is used. */
  of: readonly string[];
  /** Pale goods have a dark cloth. */
  isPale: boolean;
  draw: Draw;
}

/** `words` are separated by commas, an excluded one begins with `!`; `of` is separated by spaces. */
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
