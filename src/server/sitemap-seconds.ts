/** Lifetime of a sitemap: crawlers come daily, and a part reads up to 4,000 rows, a list at most 40 (docs/behaviour.md#page-cache). */
export const sitemapSeconds = 3600;
