import type { Plugin } from 'vite';
import { accountEntry, type AccountScripts, buildAccount } from './build.ts';
import { root } from '../support/install.mjs';

/** What the layout of the business area imports (src/server/account-scripts.d.ts). */
const listId = 'virtual:account-scripts';
/** The entry in development: React's refresh wants to be there before the first part of the app. */
const developmentId = 'virtual:account-development';
const development = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('${accountEntry.slice(root.length)}');
`;

const listOf = ({ entry, neededBy }: Pick<AccountScripts, 'entry' | 'neededBy'>): string => {
  const addresses = Object.entries(neededBy).map(([page, files]) => [page, files.map((file) => `/${file}`)]);
  return `export const entry = ${JSON.stringify(`/${entry}`)};\nexport const neededBy = ${JSON.stringify(Object.fromEntries(addresses))};`;
};

/** Builds the business area's script beside Astro's own build and tells its pages what to load. @param define as for {@link buildAccount} */
export function accountScripts(define: Record<string, string>): Plugin {
  let isDevelopment = false;
  let built: Promise<AccountScripts> | null = null;
  const build = (): Promise<AccountScripts> => (built ??= buildAccount(define));
  return {
    name: 'account-scripts',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: (id) => (id === listId || id === developmentId ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${developmentId}`) return development;
      if (id !== `\0${listId}`) return null;
      return listOf(isDevelopment ? { entry: `@id/__x00__${developmentId}`, neededBy: {} } : await build());
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        for (const { fileName, source } of (await build()).files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
