import type { OperatorSettings } from '../contract/site/operator.ts';
import type { ApiEnv } from './api/ports.ts';

/** What wrangler.toml binds to the edge. */
export interface EdgeEnv extends ApiEnv, OperatorSettings {
  API: Fetcher;
  LOOKUPS: KVNamespace;
  ASSETS: Fetcher;
  MODE: 'local' | 'demo' | 'production';
  /** Scheme and host of the site. */
  ORIGIN: string;
  /** The native apps that open our links: `com.example.app SHA256[,SHA256]` (fingerprints of its signing keys), and `TEAM.com.example.app`. */
  ANDROID_APP?: string;
  APPLE_APP?: string;
  /** Numbers of the home page that are smaller are not shown large. */
  NUMBERS_SHOWN_FROM?: string;
  /** Where another proxy than Cloudflare stands before us: the header in which it says whom it answers, which clients can not set. */
  CLIENT_IP_HEADER?: string;
}

/** What Hono carries through the list of routes. */
export interface Edge {
  Bindings: EdgeEnv;
}

declare global {
  interface ImportMeta {
    /** Written by Vite. */
    readonly env: { readonly DEV: boolean };
  }
}

/** Renders a page: Astro's handler, or a stand-in in tests. What goes wrong in a page is thrown. */
export type RenderPage = (request: Request, env: EdgeEnv, context: ExecutionContext) => Promise<Response>;
