import type { Language } from './languages.ts';
import type { FetchedSubject } from './subjects.ts';

/** Where a build has put the texts of a subject: beside its scripts, below the hash of them all (astro.config.mjs). */
export const textAddress = (language: Language, subject: FetchedSubject): string =>
  `/_astro/texts.${(import.meta.env as { TEXTS_ID?: string }).TEXTS_ID}/${language}/${subject}.json`;
