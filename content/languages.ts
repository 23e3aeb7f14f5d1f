import type { Language } from '../contract/text/languages.ts';

export type InEachLanguage<Value> = Record<Language, Value>;
/** Prices: minor units in lira for Turkish pages, in US dollars for the others. */
export const currencies: InEachLanguage<'TRY' | 'USD'> = { en: 'USD', tr: 'TRY', ru: 'USD', ar: 'USD' };
