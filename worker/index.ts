import { createEdge } from './edge.ts';
import type { EdgeEnv } from './env.ts';
import { renderPage } from './pages/render.ts';

/** The edge. Routes are in edge.ts; Astro renders the pages. */
const edge = createEdge({
  renderPage: import.meta.env.DEV
    ? async (...asked) => (await import('@astrojs/cloudflare/handler')).handle(...asked) as Promise<Response>
    : renderPage,
  // Changes of a page are visible at once in development.
  keepsPages: !import.meta.env.DEV,
  // On one machine there is no other isolate.
  sharesPages: ({ MODE }) => MODE !== 'local',
  counts: true,
});

export default {
  fetch: (request, env, context) => edge.fetch(request, env, context),
} satisfies ExportedHandler<EdgeEnv>;
