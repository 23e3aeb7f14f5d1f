/** Parts that are the same on every page of a language are made once: a list's page is half header and footer (docs/decisions/096). */
import type { Visitor } from './visitor.ts';

const kept = new WeakMap<object, Map<string, string>>();

export interface MarkupKey {
  visitor: Visitor;
  /** The part, with all that it differs by besides language, prefix and shell; nothing that people make up. */
  part: string;
  /** What it is made of: of another one it is made anew, and with it it is forgotten. */
  of: object;
}

const named = ({ visitor: { language, prefix, isApp }, part }: MarkupKey): string => `${language} ${prefix} ${isApp} ${part}`;

/** Who writes a page wants to see it: nothing is kept in development. */
export const findMarkup = (key: MarkupKey): string | undefined => (import.meta.env.PROD ? kept.get(key.of)?.get(named(key)) : undefined);

/** @returns the markup */
export function keepMarkup(key: MarkupKey, markup: string): string {
  const ofIt = kept.get(key.of) ?? new Map<string, string>();
  kept.set(key.of, ofIt.set(named(key), markup));
  return markup;
}
