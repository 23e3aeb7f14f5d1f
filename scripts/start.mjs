// `npm start`: installs, builds, migrates, seeds, serves. Plain Node 20 runs this file.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstall, root } from './support/install.mjs';
import { lean, runScript } from './support/run.mjs';

ensureInstall();
/** Filled by a process of its own: nobody is served a half-filled marketplace, and the memory it took is given back. */
const fill = () => {
  const isFilled = existsSync(join(resolve(root, process.env.DATA_DIR ?? '.data'), 'seeded'));
  return process.env.DEMO === '0' || isFilled ? 0 : runScript('scripts/serve.ts', ['--fill']);
};
const ready = (await runScript('scripts/build.ts', ['--if-needed'])) || (await fill());
process.exitCode = ready || (await runScript('scripts/serve.ts', [], lean));
