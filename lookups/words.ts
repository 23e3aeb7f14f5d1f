import type { Language } from '../contract/languages.ts';

/** A name in the four languages of the site. */
export type Words = Readonly<Record<Language, string>>;
