import type { Language } from '../contract/text/languages.ts';

/** A name in the four languages of the site. */
export type Words = Readonly<Record<Language, string>>;
