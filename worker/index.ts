import { createEdge } from './edge.ts';
import type { EdgeEnv } from './env.ts';
import { renderPage } from './pages/render.ts';

/** The edge. Routes are in edge.ts; Astro renders the pages. */
const edge = createEdge({
  renderPage: import.meta.env.DEV
    ? async (...asked) => (await import('@astrojs/cloudflare/handler')).handle(...asked) as Promise<Response>
    : renderPage,
  // No cache in development, so that changes of a page are visible at once.
  cachesPages: !import.meta.env.DEV,
  // On one machine there is no other isolate.
  sharesCachedPages: ({ MODE }) => MODE !== 'local',
  counts: true,
});

export default {
  fetch: (request, env, context) => edge.fetch(request, env, context),
} satisfies ExportedHandler<EdgeEnv>;
