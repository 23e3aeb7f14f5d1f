import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { interactionDirective } from './src/directives/integration.ts';

/** Same folder as `npm start` uses, so `npm run dev` shows the same data (house.md, "What bit us" 5). */
const dataDir = process.env.DATA_DIR ?? '.data';

export default defineConfig({
  site: process.env.ORIGIN ?? 'https://kervan.example',
  output: 'server',
  // Sessions belong to worker/ (D-20); Astro's own would add a KV binding that nothing reads.
  session: false,
  devToolbar: { enabled: false },
  compressHTML: true,
  build: {
    // A page's styles fit in the first packet and change with it; one request less and one brotli window (speed.md).
    inlineStylesheets: 'always',
    assets: '_astro',
  },
  server: { port: Number(process.env.PORT ?? 8787) },
  security: {
    // The edge checks Origin per D-23, for the API's paths as well.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  adapter: cloudflare({
    auxiliaryWorkers: [{ configPath: './api/wrangler.toml', viteEnvironment: { name: 'api' } }],
    persistState: { path: dataDir },
    imageService: 'passthrough',
    // Two copies side by side would fight for the inspector's fixed port.
    inspectorPort: false,
    remoteBindings: false,
  }),
  integrations: [react(), interactionDirective()],
});
