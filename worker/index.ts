import { handle } from '@astrojs/cloudflare/handler';
import { createEdge } from './edge.ts';
import type { EdgeEnv } from './env.ts';

/** The edge: the routing order is the list in edge.ts; what is left there is rendered by Astro. */
const edge = createEdge({
  renderPage: (request, env, context) => handle(request, env, context) as Promise<Response>,
  // Who writes a page wants to see it at once.
  keepsPages: !import.meta.env.DEV,
  counts: true,
});

export default {
  fetch: (request, env, context) => edge.fetch(request, env, context),
} satisfies ExportedHandler<EdgeEnv>;
