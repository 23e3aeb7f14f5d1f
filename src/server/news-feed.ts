import { formatOfName, mimeTypes } from '../../contract/upload/rules.ts';
import type { NewsItem } from '../../contract/content/schemas.ts';
import type { Language } from '../../contract/text/languages.ts';
import { inLanguage } from './search-addresses.ts';
import { escapeXml } from './xml.ts';

const pictureType = (name: string): string => mimeTypes[formatOfName(name) ?? 'webp'];

export interface NewsFeed {
  title: string;
  description: string;
  language: Language;
  items: readonly NewsItem[];
}

/** News of one language as RSS 2.0, the newest first. @param absolute makes a path a full address */
export function newsFeed({ title, description, language, items }: NewsFeed, absolute: (path: string) => string): string {
  const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
  const time = (iso: string): string => new Date(iso).toUTCString();
  const own = escapeXml(absolute(`/${language}/rss.xml`));
  const newest = items[0];
  const entries = items.map((item) => {
    const link = element('link', absolute(inLanguage(language, `/blogs/${encodeURIComponent(item.path)}`)));
    const picture = escapeXml(absolute(`/news/${item.headerImage.split('/').map(encodeURIComponent).join('/')}`));
    // The id stays when a title or path changes. Feed readers treat a length of 0 as unknown.
    return [
      `<item>${element('title', item.title)}${link}${element('description', item.description)}`,
      `<guid isPermaLink="false">${escapeXml(item._id)}</guid>${element('pubDate', time(item.createdAt))}`,
      item.headerImage === '' ? '' : `<enclosure url="${picture}" type="${pictureType(item.headerImage)}" length="0"/>`,
      '</item>\n',
    ].join('');
  });
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    element('title', title),
    element('link', absolute(inLanguage(language, '/blogs'))),
    element('description', description),
    element('language', language),
    newest === undefined ? '' : element('lastBuildDate', time(newest.createdAt)),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>\n`,
    ...entries,
    '</channel></rss>\n',
  ].join('');
}
