import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { iconsIdOf } from './icons-id.ts';

/** Scripts and texts that the business area may load later; the service worker keeps them for use offline and after the next build. */
const shellFiles = (client: string): string[] =>
  (readdirSync(join(client, '_astro'), { recursive: true }) as string[])
    .map((name) => `/_astro/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.js') || /\/texts\..*\.json$/.test(name))
    .sort();

/** Writes the service worker into dist/client. @param id the build's id, as in its pages */
export const writeServiceWorker = async (root: string, id: string): Promise<void> => {
  const client = join(root, 'dist/client');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(id),
      'import.meta.env.SHELL_FILES': JSON.stringify([`/icons.svg?${iconsIdOf(root)}`, '/favicon.svg', ...shellFiles(client)]),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/offline/worker.ts'), formats: ['iife'], name: 'kervanWorker', fileName: () => 'service-worker.js' },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((file) => file.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('no service worker was built');
  writeFileSync(join(client, 'service-worker.js'), script.code);
};
