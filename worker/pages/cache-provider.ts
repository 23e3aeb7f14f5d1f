/**
 * What a page says of its keeping (`Astro.cache.set`) reaches the edge as it would reach a CDN: Astro writes it into the standard headers
 * `CDN-Cache-Control` and `Cache-Tag` (worker/cache/page-cache.ts). A cached page is found before Astro is asked.
 */
import { markChanged } from '../cache/changed.ts';

const edge = {
  name: 'edge',
  invalidate: async ({ tags = [] }: { tags?: string | string[] }): Promise<void> => markChanged([tags].flat(), Date.now()),
};

export default () => edge;
