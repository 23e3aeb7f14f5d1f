import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import { type ApiLanguage as Language, apiLanguages as languages } from '../../../contract/text/languages.ts';

/** The first of our languages in the browser's preference; otherwise English. */
export function acceptedLanguage(header: string | null): Language {
  const asked = (header ?? '').split(',').map((part) => asciiUpperCase(part.trim().slice(0, 2)));
  return asked.flatMap((code) => languages.filter((language) => language === code))[0] ?? 'EN';
}
