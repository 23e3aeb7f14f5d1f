import type { Language } from '../../contract/text/languages.ts';
import type { FetchedSubject } from './subjects.ts';

/** Address of a subject's texts in a build: beside its scripts, in a folder named by their hash (astro.config.mjs). */
export const textAddress = (language: Language, subject: FetchedSubject): string =>
  `/_astro/texts.${(import.meta.env as { TEXTS_ID?: string }).TEXTS_ID}/${language}/${subject}.json`;
