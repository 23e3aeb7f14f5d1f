/** Sitemaps by sitemaps.org, with alternates of each address. */
import { searchAddresses } from './search-addresses.ts';
import type { Language } from '../../contract/text/languages.ts';
import { escapeXml } from './xml.ts';

export interface SitemapEntry {
  /** Without prefix. */
  path: string;
  /** ISO 8601. */
  changedAt?: string;
  /** An article exists in its language only. */
  writtenIn?: Language;
}

const name = (kind: string, part: number): string => `sitemap-${kind}-${part}.xml`;

/** Address of a part: below the language whose addresses it lists, as the protocol requires. */
export const sitemapPath = (language: Language, kind: string, part: number): string => `/${language}/${name(kind, part)}`;

/** @param paths of sitemaps @param absolute makes a path a full address */
export const sitemapIndex = (paths: readonly string[], absolute: (path: string) => string): string =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<sitemap><loc>${escapeXml(absolute(path))}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** The addresses of one language. */
export function urlSet(entries: readonly SitemapEntry[], language: Language, absolute: (path: string) => string): string {
  const urls = entries.map(({ path, changedAt, writtenIn }) => {
    const { canonical, alternates } = searchAddresses({ path, language, prefix: `/${language}`, writtenIn });
    const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    const twins = alternates.map(([code, twin]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(absolute(twin))}"/>`);
    return `<url><loc>${escapeXml(absolute(canonical))}</loc>${changed}${twins.join('')}</url>\n`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
