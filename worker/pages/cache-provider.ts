/**
 * Passes `Astro.cache.set` of a page to the edge as to a CDN, in the standard headers `CDN-Cache-Control` and `Cache-Tag`
 * (worker/cache/page-cache.ts). The edge looks for a cached page before it calls Astro.
 */
import { markChanged } from '../cache/changed.ts';

const edge = {
  name: 'edge',
  invalidate: async ({ tags = [] }: { tags?: string | string[] }): Promise<void> => markChanged([tags].flat(), Date.now()),
};

export default () => edge;
