/**
 * One thing in English, Turkish, Russian and Arabic. Forms stand beside each other with `|`: spellings, plurals and genitives
 * that do not begin like the first form. `=` before a form: asked as whole words only, because as a beginning it would find
 * other goods (`=corn`, not corner). Words of up to three letters are whole words anyway.
 */
export type Term = readonly [en: string, tr: string, ru: string, ar: string];

/** The terms of each sub-category, by its key in the lookups (`textiles/yarn`); `trade/…` are words that fit all goods. */
export type Glossary = Readonly<Record<string, readonly Term[]>>;
