import { createEdge } from './edge.ts';
import type { EdgeEnv } from './env.ts';
import { renderPage } from './pages/render.ts';

/** The edge: the routing order is the list in edge.ts; what is left there is rendered by Astro. */
const edge = createEdge({
  renderPage: import.meta.env.DEV
    ? async (...asked) => (await import('@astrojs/cloudflare/handler')).handle(...asked) as Promise<Response>
    : renderPage,
  // Who writes a page wants to see it at once.
  keepsPages: !import.meta.env.DEV,
  // On one machine there is no other isolate to share with.
  sharesPages: ({ MODE }) => MODE !== 'local',
  counts: true,
});

export default {
  fetch: (request, env, context) => edge.fetch(request, env, context),
} satisfies ExportedHandler<EdgeEnv>;
