import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { sitemapPartMax } from '../limits.ts';
import { email, id, language, localText, nothing, numberText, time } from '../wire/wire.ts';
import { requiredLine, requiredText } from '../text/text.ts';
import { earlierVersionsMax, sitemapKinds } from './calls.ts';
import { contactUsLengths } from './contact-us.ts';

export const banner = z.object({
  _id: z.string(),
  image: z.string(),
  topText: z.nullable(z.string()),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
});
export const newsItem = z.object({
  _id: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  headerImage: z.string(),
  createdAt: time,
  /** Time of the last republication; missing without one. */
  updatedAt: z.optional(time),
  language,
});
export const whatWeDoItem = z.object({
  _id: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  description2: z.string(),
  path: z.string(),
});
export const homeStats = z.object({ requests: z.number(), users: z.number(), matchedUsers: z.number() });
export type Banner = z.infer<typeof banner>;
export type NewsItem = z.infer<typeof newsItem>;

export const home = {
  query: z.object({ lang: language }),
  data: z.object({ banners: z.array(banner), whatWeDo: z.array(whatWeDoItem), homeStats, news: z.array(newsItem) }),
  summary: 'Banners, what-we-do, statistics and at most 4 news items of the home page.',
} as const satisfies CallSchemas;
const pageVersion = z.object({ version: z.number(), since: time });
export type PageVersion = z.infer<typeof pageVersion>;

export const staticPage = {
  query: z.object({
    path: requiredLine(100),
    lang: language,
    /** An earlier version of a page with rules; by default the present one. */
    version: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID_NUMBER'), z.lte(1_000_000, 'INVALID_NUMBER')))),
  }),
  data: z.object({
    content: z.string(),
    title: z.string(),
    description: z.string(),
    path: z.string(),
    pageKey: z.string(),
    /** Of a page with rules: the version of the text, the present one, and the earlier ones that were public. */
    rules: z.optional(z.object({ shown: pageVersion, present: z.number(), earlier: z.array(pageVersion) })),
  }),
  errors: ['NOT_FOUND'],
  summary: `An information page as markdown; by its path in any language, in the requested language. Of pages with rules also earlier versions, and the last ${earlierVersionsMax} of them by number.`,
} as const satisfies CallSchemas;
export const news = {
  query: z.object({
    lang: z.optional(language),
    limit: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(50, 'INVALID')))),
    page: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(100_000, 'INVALID')))),
  }),
  data: z.object({ news: z.array(newsItem), count: z.number() }),
  summary: 'News, newest first; pages count from 1.',
} as const satisfies CallSchemas;
export const newsByPath = {
  query: z.object({ path: requiredLine(200) }),
  data: z.extend(newsItem, { content: z.string() }),
  errors: ['NOT_FOUND'],
  summary: 'One article.',
} as const satisfies CallSchemas;
const parts = z.array(z.number());

export const sitemapParts = {
  query: z.object({ lang: language }),
  data: z.object({ requests: parts, companies: parts, products: parts, news: parts }),
  summary: 'Numbers of the sitemap parts of a kind; empty parts are left out.',
} as const satisfies CallSchemas;
export const sitemapPart = {
  query: z.object({
    kind: z.enum(sitemapKinds, 'INVALID'),
    part: z.pipe(numberText, z.int().check(z.gte(0, 'INVALID'), z.lte(sitemapPartMax, 'INVALID'))),
    lang: language,
  }),
  data: z.object({ items: z.array(z.object({ path: z.string(), changedAt: time })) }),
  summary: 'Paths of public requests, companies, products or news of a language, with their last change: at most 2,000.',
} as const satisfies CallSchemas;
export const infoPages = {
  query: z.object({ lang: language }),
  data: z.object({ pages: z.array(z.object({ key: z.string(), changedAt: time })) }),
  summary: 'Information pages of a language, with the time of their last publication, for search engines.',
} as const satisfies CallSchemas;
export const getMainMenuItems = {
  data: z.object({
    imports: z.number(),
    exports: z.number(),
    logisticNeeds: z.number(),
    logisticServices: z.number(),
    companies: z.number(),
    categories: z.array(z.object({ categoryId: id, icon: z.string(), description: localText, count: z.number() })),
  }),
  summary: 'Counts of public items by kind, and the categories with their number of companies.',
} as const satisfies CallSchemas;
export const addContactUs = {
  body: z.strictObject({
    name: requiredLine(contactUsLengths.name),
    email: z.pipe(email, z.string().check(z.maxLength(contactUsLengths.email, 'TOO_LONG'))),
    message: requiredText(contactUsLengths.message),
  }),
  data: nothing,
  errors: ['THROTTLED'],
  summary: 'Contact form: stored for the moderators and mailed.',
} as const satisfies CallSchemas;
