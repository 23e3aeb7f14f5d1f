/**
 * Cache lifetime of a sitemap, longer than that of other pages: a part reads up to 4,000 rows, a list at most 40, and crawlers come daily
 * (docs/behaviour.md#page-cache).
 */
export const sitemapSeconds = 3600;
