import { asciiLowerCase } from '../../../contract/text/letter-case.ts';

/** A value in the vocabulary of schema.org, without undefined properties. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** As text of a data block: `<` is escaped, since it could end the block. */
export const jsonLd = (thing: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);

/** Empty texts are omitted. */
export const orNothing = (text: string | null | undefined): string | undefined => (text ? text : undefined);

/** The page about a thing, with the language of its texts, which things themselves do not have. */
export const pageIn = (language: string): Thing => ({ '@type': 'WebPage', inLanguage: asciiLowerCase(language) });
