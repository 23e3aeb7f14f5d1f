import { asciiLowerCase } from '../../../contract/text/letter-case.ts';

/** A value in the vocabulary of schema.org, without undefined properties. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The text of a data block. `<` is escaped, because it could end the block. */
export const jsonLd = (thing: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);

/** Empty texts are omitted. */
export const orNothing = (text: string | null | undefined): string | undefined => (text ? text : undefined);

/** The page about a thing. It states the language, because things have no such property in the vocabulary. */
export const pageIn = (language: string): Thing => ({ '@type': 'WebPage', inLanguage: asciiLowerCase(language) });

/** The path from the home page to this one. @param above label and full address @param here the page itself */
export const breadcrumbData = (above: readonly (readonly [label: string, address: string])[], here: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...above, [here, undefined] as const].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
