/** The languages of the editorial content, as in its file names; stored in upper case. */
export const contentLanguages = ['en', 'tr', 'ru', 'ar'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export type InEachLanguage<Value> = Record<ContentLanguage, Value>;
/** Prices: minor units in lira for Turkish pages, in US dollars for the others. */
export const currencies: InEachLanguage<'TRY' | 'USD'> = { en: 'USD', tr: 'TRY', ru: 'USD', ar: 'USD' };
