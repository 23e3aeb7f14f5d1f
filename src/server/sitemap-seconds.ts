/** Lifetime of a sitemap: crawlers come daily, and a part is rendered from up to 2,000 rows. */
export const sitemapSeconds = 3600;
