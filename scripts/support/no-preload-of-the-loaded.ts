import type { Plugin, Rolldown } from 'vite';

/**
 * A part that is loaded later names what to fetch beside it. What its host was loaded with is here already: in the account's shell, whose
 * first load is counted (speed.md), those names were half a kilobyte.
 * @param chunkFileNames how parts are named; the shell says all their addresses, so that a name in them is bytes for everyone
 */
export function noPreloadOfTheLoaded(chunkFileNames: string): Plugin {
  /** Chunk → what comes with it before it runs. */
  const loadedWith = new Map<string, Set<string>>();
  const walk = (bundle: Rolldown.OutputBundle, fileName: string, seen: Set<string>): Set<string> => {
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk' && !seen.has(fileName)) {
      seen.add(fileName);
      for (const each of chunk.imports) walk(bundle, each, seen);
    }
    return seen;
  };
  return {
    name: 'no-preload-of-the-loaded',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: { output: { chunkFileNames } },
              modulePreload: {
                polyfill: false,
                resolveDependencies: (_url, files, { hostId }) => files.filter((file) => loadedWith.get(hostId)?.has(file) !== true),
              },
            },
          }
        : null,
    generateBundle(_options, bundle) {
      for (const fileName of Object.keys(bundle)) loadedWith.set(fileName, walk(bundle, fileName, new Set()));
    },
  };
}
