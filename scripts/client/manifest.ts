import type { AstroIntegration } from 'astro';

/** Vite's manifest of the browsers' build, beside their files: which file imports which (src/server/account-scripts.ts reads it). */
export const clientManifest = (): AstroIntegration => ({
  name: 'kervan:client-manifest',
  hooks: {
    'astro:build:setup': ({ vite, target }) => {
      if (target !== 'server') return;
      vite.environments ??= {};
      const { client = {} } = vite.environments;
      vite.environments['client'] = { ...client, build: { ...client.build, manifest: 'client-manifest.json' } };
    },
  },
});
