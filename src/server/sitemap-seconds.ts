/** How long a sitemap is cached: crawlers come by the day, and a part is rendered from up to 2,000 rows. */
export const sitemapSeconds = 3600;
