import { asciiLowerCase } from '../../../contract/text/letter-case.ts';

/** A value of schema.org's vocabulary; what is undefined is left out. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** As text of a data block: `<` would end it inside somebody's own words. */
export const jsonLd = (thing: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);

/** Empty texts are not facts. */
export const orNothing = (text: string | null | undefined): string | undefined => (text ? text : undefined);

/** The page about a thing, which says in which language the thing is named and described: things themselves have none. */
export const pageIn = (language: string): Thing => ({ '@type': 'WebPage', inLanguage: asciiLowerCase(language) });
