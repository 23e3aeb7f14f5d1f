// @ts-check
import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { policyHashOf } from './contract/wire/policy-hash.ts';
import { boot } from './scripts/client/boot.ts';
import { codeSplitting } from './scripts/client/chunks.ts';
import { clientManifest } from './scripts/client/manifest.ts';
import { textFiles, textsId } from './scripts/client/texts.ts';
import { iconsIdOf } from './scripts/support/icons-id.ts';
import { sourceHash } from './scripts/support/sources.ts';
import { hydrationDirectives } from './src/directives/integration.ts';
import { pageAgeMaxMs, secondMs } from './contract/limits.ts';
import { layerOrder } from './src/styles/base/layers.ts';

export default defineConfig({
  output: 'server',
  // A page is kept at the edge for as long as this, if it does not say otherwise by `Astro.cache.set`.
  cache: { provider: { name: 'edge', entrypoint: './worker/pages/cache-provider.ts' } },
  routeRules: { '/[...path]': { maxAge: pageAgeMaxMs / secondMs } },
  // Sessions belong to worker/; Astro's own would add a KV binding that nothing reads.
  session: false,
  devToolbar: { enabled: false },
  compressHTML: 'jsx',
  // A page's styles fit in the first packets and change with it: one request less.
  build: { inlineStylesheets: 'always', assets: '_astro' },
  server: { port: Number(process.env.PORT ?? 8787) },
  security: {
    // The edge checks Origin, for the API's paths as well.
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
      ],
      // Astro knows what it bundles; these it passes on as they stand (src/layouts/Head.astro).
      styleDirective: { hashes: [await policyHashOf(layerOrder)] },
      scriptDirective: { hashes: [await policyHashOf(boot)] },
    },
  },
  adapter: cloudflare({
    auxiliaryWorkers: ['api', 'bank'].map((name) => ({ configPath: `./${name}/wrangler.toml`, viteEnvironment: { name } })),
    // The same folder as `npm start` uses, so `npm run dev` shows the same data.
    persistState: { path: process.env.DATA_DIR ?? '.data' },
    imageService: 'passthrough',
    // Two copies side by side would fight for the inspector's fixed port.
    inspectorPort: false,
    remoteBindings: false,
  }),
  integrations: [react(), hydrationDirectives(), clientManifest()],
  vite: {
    // light-dark() as it is written: lowered, the colours cost every page half a kilobyte. Browsers have it since May 2024.
    css: { lightningcss: { exclude: Features.LightDark } },
    environments: {
      // The adapter's banner, a substitute for Node's `process`, is for the Worker only.
      client: { build: { rolldownOptions: { output: { banner: '', codeSplitting, chunkFileNames: '_astro/[hash].js' } } } },
      ssr: { build: { minify: true } },
    },
    plugins: [textFiles],
    // Scripts that pages fetch later are bundled as workers are (`?worker&url`): visitors do not pay for a loader.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } } },
    define: {
      // Kept pages name script files by hash: those of another build are never shown (worker/cache/page-cache.ts).
      'import.meta.env.BUILD_ID': JSON.stringify(sourceHash(import.meta.dirname).slice(0, 12)),
      'import.meta.env.TEXTS_ID': JSON.stringify(textsId),
      'import.meta.env.ICONS_ID': JSON.stringify(iconsIdOf(import.meta.dirname)),
      'import.meta.env.BOOT_SCRIPT': JSON.stringify(boot),
    },
  },
});
