/** The browser's own translator, which sends no text anywhere (the Translator API of some browsers); without React. */

/** As much of it as is used: lib.dom does not know it yet. */
interface TranslatorApi {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Needs a press while something has to be downloaded. */
  create(pair: LanguagePair): Promise<{ translate(text: string): Promise<string>; destroy?(): void }>;
}
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

const api = (): TranslatorApi | undefined => (globalThis as { Translator?: TranslatorApi }).Translator;

/** What it has said so far. */
const known = new Map<string, boolean>();
const nameOf = ({ sourceLanguage, targetLanguage }: LanguagePair): string => `${sourceLanguage} ${targetLanguage}`;

/** Whether this browser knows the two languages. */
export async function isKnownHere(pair: LanguagePair): Promise<boolean> {
  try {
    const isKnown = ((await api()?.availability(pair)) ?? 'unavailable') !== 'unavailable';
    known.set(nameOf(pair), isKnown);
    return isKnown;
  } catch {
    // A page that may not ask, or a browser that knows an older form of it.
    return false;
  }
}

/** The same without waiting: no, unless it has been asked before. */
export const wasKnownHere = (pair: LanguagePair): boolean => known.get(nameOf(pair)) ?? false;

/** @returns null when the browser could not */
export async function translateHere(pair: LanguagePair, texts: readonly string[]): Promise<string[] | null> {
  try {
    const translator = await api()?.create(pair);
    if (translator === undefined) return null;
    const said: string[] = [];
    for (const text of texts) said.push(await translator.translate(text));
    translator.destroy?.();
    return said;
  } catch {
    return null;
  }
}
