import { localeOf, languages } from '../../../contract/text/languages.ts';
import type { Thing } from './json-ld.ts';

type Absolute = (path: string) => string;

/** The publisher by reference; the complete entry is on the home page. */
export const publisher = (absolute: Absolute): Thing => ({
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: 'Kervan',
  url: absolute('/'),
  logo: absolute('/app/icon-512.png'),
});

/** The marketplace and its company search, for the home page. */
export const siteData = (description: string, absolute: Absolute): { '@graph': Thing[] } => ({
  '@graph': [
    { ...publisher(absolute), description },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: 'Kervan',
      url: absolute('/'),
      inLanguage: languages.map((language) => localeOf[language]),
      publisher: { '@id': absolute('/#organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/companies')}?value={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
