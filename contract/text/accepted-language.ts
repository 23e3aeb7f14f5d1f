import { fallbackLanguage, type Language, languageOf } from './languages.ts';

/**
 * The language of ours that the browser prefers most, of equal ones the first; otherwise English.
 * @param header `Accept-Language`
 */
export function acceptedLanguage(header: string | null): Language {
  const preferences = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const language = languageOf(tag.split('-')[0]?.trim());
    const q = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
    const weight = q === undefined ? 1 : Number(q);
    return language !== null && weight > 0 ? [{ language, weight }] : [];
  });
  return preferences.sort((a, b) => b.weight - a.weight)[0]?.language ?? fallbackLanguage;
}
