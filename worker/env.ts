import type { SignUpSettings } from '../contract/site/sign-up-countries.ts';
import type { OperatorSettings } from '../contract/site/operator.ts';
import type { ApiEnv } from './api/ports.ts';

/** Bindings and settings of wrangler.toml. */
export interface EdgeEnv extends ApiEnv, OperatorSettings, SignUpSettings {
  API: Fetcher;
  LOOKUPS: KVNamespace;
  ASSETS: Fetcher;
  MODE: 'local' | 'demo' | 'production';
  /** Scheme and host of the site. */
  ORIGIN: string;
  /** Native apps that open our links: `com.example.app SHA256[,SHA256]` (fingerprints of its signing keys), and `TEAM.com.example.app`. */
  ANDROID_APP?: string;
  APPLE_APP?: string;
  /** Figures of the home page below this number are not emphasized. */
  NUMBERS_SHOWN_FROM?: string;
  /** Behind a proxy that is not Cloudflare: the header in which it names the client and which clients cannot set. */
  CLIENT_IP_HEADER?: string;
}

/** Types of Hono's context. */
export interface Edge {
  Bindings: EdgeEnv;
}

declare global {
  interface ImportMeta {
    /** Set by Vite. */
    readonly env: { readonly DEV: boolean };
  }
}

/** Renders a page by Astro, or by a fake in tests. @throws errors of the page */
export type RenderPage = (request: Request, env: EdgeEnv, context: ExecutionContext) => Promise<Response>;
