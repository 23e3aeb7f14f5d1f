// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { minify } from 'vite';
import { accountScripts } from './scripts/account/plugin.ts';
import { iconsIdOf } from './scripts/support/icons-id.ts';
import { noPreloadOfTheLoaded } from './scripts/support/no-preload-of-the-loaded.ts';
import { shortTokensInScripts, shortTokensInStyles, withShortTokens } from './scripts/support/short-tokens.ts';
import { sourceHash } from './scripts/support/sources.ts';
import { wakingDirectives } from './src/directives/integration.ts';
import { languages } from './contract/languages.ts';
import { lightSubjects } from './src/i18n/subjects.ts';
import { layerOrder } from './src/styles/layers.ts';

/** Same folder as `npm start` uses, so `npm run dev` shows the same data (house.md, "What bit us" 5). */
const dataDir = process.env.DATA_DIR ?? '.data';

/** What browsers fetch of the texts: path below the folder → JSON in its shortest form. @type {ReadonlyMap<string, string>} */
const texts = new Map(
  languages.flatMap((language) =>
    lightSubjects.map((subject) => {
      const name = `${language}/${subject}.json`;
      return /** @type {const} */ ([name, JSON.stringify(JSON.parse(readFileSync(new URL(`locales/${name}`, import.meta.url), 'utf8')))]);
    }),
  ),
);
const textsId = createHash('sha256')
  .update(JSON.stringify([...texts]))
  .digest('hex')
  .slice(0, 8);
/**
 * Puts them beside the scripts; src/i18n/light.ts fetches them there.
 * @type {import('vite').Plugin}
 */
const textsBeside = {
  name: 'texts-beside',
  generateBundle() {
    if (this.environment.name === 'client')
      for (const [name, source] of texts) this.emitFile({ type: 'asset', fileName: `_astro/texts.${textsId}/${name}`, source });
  },
};

/** The script that stands in every page's head, without comments and blanks. */
const boot = (await minify('boot.js', readFileSync(new URL('src/boot.js', import.meta.url), 'utf8'), { module: false })).code.trim();

/** As a policy names what stands in a page. @param {string} text @returns {`sha256-${string}`} */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** light-dark() as written: lowered, the colours cost every page more than a hundred bytes. These browsers are of May 2024. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
/**
 * The Workers' environments add `es2024`, which stands for browsers of before light-dark().
 * @type {import('vite').Plugin}
 */
const keepCssTarget = {
  name: 'keep-css-target',
  configResolved: (config) => {
    for (const { build } of [config, ...Object.values(config.environments)]) build.cssTarget = cssTarget;
  },
};

/**
 * What pages load as it is written (`?url&no-inline`: a toast) is sent without its comments and blanks.
 * @type {import('vite').Plugin}
 */
const smallScripts = {
  name: 'small-scripts',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.js'))
        file.source = (await minify(file.fileName, withShortTokens(String(file.source)), { module: false })).code;
  },
};

/**
 * A shim of `process` that the adapter puts before each file of every bundle; nothing in a browser asks for it.
 * @type {import('vite').Plugin}
 */
const noShimInBrowsers = {
  name: 'no-shim-in-browsers',
  configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { output: { banner: '' } } } } : null),
};

/**
 * Astro leaves its own Worker as it is to build faster; what is uploaded has its bound (speed.md), and a smaller Worker starts sooner.
 * @type {import('vite').Plugin}
 */
const smallEdge = {
  name: 'small-edge',
  configEnvironment: (name) => (name === 'ssr' ? { build: { minify: true } } : null),
};

/** What every bundle says of its build. */
const define = {
  // Kept pages name script files by hash: those of another build are never shown (worker/cache/page-cache.ts).
  'import.meta.env.BUILD_ID': JSON.stringify(sourceHash(import.meta.dirname).slice(0, 12)),
  'import.meta.env.TEXTS_ID': JSON.stringify(textsId),
  'import.meta.env.ICONS_ID': JSON.stringify(iconsIdOf(import.meta.dirname)),
  'import.meta.env.BOOT_SCRIPT': JSON.stringify(boot),
};

export default defineConfig({
  output: 'server',
  // Sessions belong to worker/ (D-20); Astro's own would add a KV binding that nothing reads.
  session: false,
  devToolbar: { enabled: false },
  compressHTML: 'jsx',
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
      // Astro knows what it bundles; these it passes on as they stand (src/layouts/Head.astro).
      styleDirective: { hashes: [hashOf(layerOrder)] },
      scriptDirective: { hashes: [hashOf(boot)] },
    },
  },
  adapter: cloudflare({
    auxiliaryWorkers: [
      { configPath: './api/wrangler.toml', viteEnvironment: { name: 'api' } },
      { configPath: './bank/wrangler.toml', viteEnvironment: { name: 'bank' } },
    ],
    persistState: { path: dataDir },
    imageService: 'passthrough',
    // Two copies side by side would fight for the inspector's fixed port.
    inspectorPort: false,
    remoteBindings: false,
  }),
  integrations: [react(), wakingDirectives()],
  vite: {
    build: { cssTarget },
    css: { postcss: { plugins: [shortTokensInStyles] } },
    plugins: [
      shortTokensInScripts,
      keepCssTarget,
      smallScripts,
      noShimInBrowsers,
      noPreloadOfTheLoaded('_astro/[hash].js'),
      smallEdge,
      textsBeside,
      accountScripts(define),
    ],
    // Scripts that pages fetch later are bundled as workers are (`?worker&url`): visitors do not pay for a loader.
    worker: {
      format: 'es',
      plugins: () => [shortTokensInScripts],
      rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } },
    },
    define,
  },
});
