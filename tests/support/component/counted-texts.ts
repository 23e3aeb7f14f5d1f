import type { TextsOf } from '../../../src/i18n/keys.ts';

/** Texts that are their own names with the values, and count how often they were requested: what is rendered requests them. */
export function countedTexts(): { t: TextsOf; sinceLast: () => Readonly<Record<string, number>> } {
  let counts: Record<string, number> = {};
  return {
    t: (name, values) => {
      counts[name] = (counts[name] ?? 0) + 1;
      return [name, ...Object.values(values ?? {})].join(' ');
    },
    sinceLast: () => {
      const before = counts;
      counts = {};
      return before;
    },
  };
}
