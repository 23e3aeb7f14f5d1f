/** Editorial content and the data of every page's frame. The `/common` calls return plain objects (docs/behaviour.md#envelope). */
import { defineCall } from '../wire/call.ts';

const anyone = { who: 'anyone' } as const;

export const home = defineCall({
  method: 'GET',
  path: '/common/home',
  base: 'content',
  access: anyone,
  reads: ['content', 'company', 'product', 'request'],
});
export const staticPage = defineCall({
  method: 'GET',
  path: '/common/static-page',
  base: 'content',
  access: anyone,
  reads: ['content'],
});
export const news = defineCall({
  method: 'GET',
  path: '/common/news',
  base: 'content',
  access: anyone,
  reads: ['content'],
});
export const newsByPath = defineCall({
  method: 'GET',
  path: '/common/news-by-path',
  base: 'content',
  access: anyone,
  reads: ['content'],
});
/** Maximum number of earlier versions that a page with rules lists. */
export const earlierVersionsMax = 20;

export const sitemapKinds = ['requests', 'companies', 'products', 'news'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const sitemapParts = defineCall({
  method: 'GET',
  path: '/common/sitemap-parts',
  base: 'content',
  access: anyone,
  // A sitemap may be an hour old: a part of it reads many rows, and contains only addresses (docs/behaviour.md#page-cache).
  reads: [],
});
export const sitemapPart = defineCall({
  method: 'GET',
  path: '/common/sitemap-part',
  base: 'content',
  access: anyone,
  // A sitemap may be an hour old: a part of it reads many rows, and contains only addresses (docs/behaviour.md#page-cache).
  reads: [],
});
export const infoPages = defineCall({
  method: 'GET',
  path: '/common/info-pages',
  base: 'content',
  access: anyone,
  reads: ['content'],
});
export const getMainMenuItems = defineCall({
  method: 'GET',
  path: '/Pages/GetMainMenuItems',
  access: anyone,
  reads: ['content'],
});
export const addContactUs = defineCall({
  method: 'POST',
  path: '/Pages/AddContactUs',
  access: anyone,
  write: true,
  changes: ['moderation'],
});
