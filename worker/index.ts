import { handle } from '@astrojs/cloudflare/handler';
import { Hono } from 'hono';

/** What wrangler.toml binds to the edge. */
export interface EdgeEnv {
  API: Fetcher;
  LOOKUPS: KVNamespace;
  ASSETS: Fetcher;
  MODE: 'local' | 'demo' | 'production';
  ORIGIN: string;
  UPSTREAM_API?: string;
}

const app = new Hono<{ Bindings: EdgeEnv }>();

app.all('/api/*', (context) => context.env.API.fetch(context.req.raw));

export default {
  async fetch(request, env, context) {
    const answer = await app.fetch(request, env, context);
    return answer.status === 404 && !new URL(request.url).pathname.startsWith('/api/')
      ? handle(request, env, context)
      : answer;
  },
} satisfies ExportedHandler<EdgeEnv>;
