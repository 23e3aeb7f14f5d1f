/** The browser's own translator, which works locally (Translator API of some browsers); without React. */

/** The part of the API that is used; lib.dom does not have it yet. */
interface TranslatorApi {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Needs a user gesture while a model has to be downloaded. */
  create(pair: LanguagePair): Promise<{ translate(text: string): Promise<string>; destroy?(): void }>;
}
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

const api = (): TranslatorApi | undefined => (globalThis as { Translator?: TranslatorApi }).Translator;

/** Cached answers. */
const known = new Map<string, boolean>();
const nameOf = ({ sourceLanguage, targetLanguage }: LanguagePair): string => `${sourceLanguage} ${targetLanguage}`;

/** Whether this browser can translate the two languages. */
export async function isKnownHere(pair: LanguagePair): Promise<boolean> {
  try {
    const isKnown = ((await api()?.availability(pair)) ?? 'unavailable') !== 'unavailable';
    known.set(nameOf(pair), isKnown);
    return isKnown;
  } catch {
    // The page may not use it, or the browser has an older version.
    return false;
  }
}

/** The cached answer; false without one. */
export const wasKnownHere = (pair: LanguagePair): boolean => known.get(nameOf(pair)) ?? false;

/** @returns null if the browser fails */
export async function translateHere(pair: LanguagePair, texts: readonly string[]): Promise<string[] | null> {
  try {
    const translator = await api()?.create(pair);
    if (translator === undefined) return null;
    const translated: string[] = [];
    for (const text of texts) translated.push(await translator.translate(text));
    translator.destroy?.();
    return translated;
  } catch {
    return null;
  }
}
