/** The index of sitemaps: of all languages, or of one if the address has a language prefix. */
import type { APIRoute } from 'astro';
import { sitemapKinds, sitemapParts } from '../../contract/content/calls.ts';
import { apiLanguage, type Language, languages } from '../../contract/text/languages.ts';
import { ApiFailure, callApi } from '../server/call-api.ts';
import { absolute } from '../server/settings.ts';
import { sitemapIndex, sitemapPath } from '../server/sitemap.ts';
import { sitemapSeconds } from '../server/sitemap-seconds.ts';
import { visitorOf } from '../server/visitor.ts';
import { xmlAnswer } from '../server/xml.ts';

async function partsOf(language: Language): Promise<string[]> {
  const own = sitemapPath(language, 'pages', 0);
  try {
    const parts = await callApi(sitemapParts, { query: { lang: apiLanguage(language) } });
    return [own, ...sitemapKinds.flatMap((kind) => parts[kind].map((part) => sitemapPath(language, kind, part)))];
  } catch (error) {
    // Another provider's API may not have this call.
    if (!(error instanceof ApiFailure) || error.isOutage) throw error;
    return [own];
  }
}

export const GET: APIRoute = async ({ request, cache }) => {
  const { prefix, language } = visitorOf(request);
  const paths = await Promise.all((prefix === '' ? languages : [language]).map(partsOf));
  cache.set({ maxAge: sitemapSeconds });
  return xmlAnswer(sitemapIndex(paths.flat(), absolute), 'application/xml');
};
