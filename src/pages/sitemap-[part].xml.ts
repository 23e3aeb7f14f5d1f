/** One sitemap of one language: `/tr/sitemap-requests-3.xml`. Part 0 of `pages` has pages that are no list items. */
import type { APIRoute } from 'astro';
import { getMainMenuItems, infoPages, sitemapKinds, sitemapPart } from '../../contract/content/calls.ts';
import { infoPath, pageKeys, pagesUpdatedAt } from '../../contract/content/page-paths.ts';
import { getRequestFacets } from '../../contract/request/calls.ts';
import { site } from '../../contract/site/index.ts';
import { apiLanguage, type Language } from '../../contract/text/languages.ts';
import { ApiFailure, callApi } from '../server/call-api.ts';
import { absolute } from '../server/settings.ts';
import { type SitemapEntry, urlSet } from '../server/sitemap.ts';
import { sitemapSeconds } from '../server/sitemap-seconds.ts';
import { visitorOf } from '../server/visitor.ts';
import { xmlAnswer } from '../server/xml.ts';

const lists = Object.values(site).flatMap(({ path, inSitemap = [] }) => inSitemap.map((query) => path + query));

/** When each info page was last published; another provider's API may not return it. */
async function pageTimes(language: Language): Promise<ReadonlyMap<string, string>> {
  try {
    const { pages } = await callApi(infoPages, { query: { lang: apiLanguage(language) } });
    return new Map(pages.map(({ key, changedAt }) => [key, changedAt]));
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOutage) throw error;
    return new Map();
  }
}

/** Home page, lists, lists of categories with entries, info pages. */
async function pages(language: Language): Promise<SitemapEntry[]> {
  const [menu, times, ...facets] = await Promise.all([
    callApi(getMainMenuItems),
    pageTimes(language),
    ...([1, 2] as const).map((serviceType) => callApi(getRequestFacets, { query: { serviceType } })),
  ]);
  const categories = [
    ...menu.categories.filter(({ count }) => count > 0).map(({ categoryId }) => `/companies?category=${categoryId}`),
    ...['/imports', '/exports'].flatMap((base, index) => (facets[index]?.categories ?? []).map(({ id }) => `${base}?category=${id}`)),
  ];
  const firstAt = new Date(pagesUpdatedAt).toISOString();
  return [
    ...[...lists, ...categories].map((path) => ({ path })),
    ...pageKeys.map((key) => ({ path: infoPath(key, language), changedAt: times.get(key) ?? firstAt })),
  ];
}

async function entries(name: string, language: Language): Promise<SitemapEntry[] | null> {
  const [, asked, number] = /^([a-z]+)-(0|[1-9]\d{0,5})$/.exec(name) ?? [];
  const part = Number(number);
  if (asked === 'pages' && part === 0) return pages(language);
  const kind = sitemapKinds.find((each) => each === asked);
  if (kind === undefined) return null;
  try {
    const { items } = await callApi(sitemapPart, { query: { kind, part, lang: apiLanguage(language) } });
    // The format requires at least one address.
    if (items.length === 0) return null;
    return kind === 'news' ? items.map((item) => ({ ...item, writtenIn: language })) : items;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOutage) throw error;
    return null;
  }
}

export const GET: APIRoute = async ({ params, request, cache }) => {
  const { prefix, language } = visitorOf(request);
  const listed = prefix === '' ? null : await entries(params.part ?? '', language);
  if (listed === null) return new Response(null, { status: 404 });
  cache.set({ maxAge: sitemapSeconds });
  return xmlAnswer(urlSet(listed, language, absolute), 'application/xml');
};
