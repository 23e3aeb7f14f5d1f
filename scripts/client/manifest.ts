import type { AstroIntegration } from 'astro';

/** Writes Vite's manifest of the browser build beside its files: which file imports which (read by src/server/account-scripts.ts). */
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
