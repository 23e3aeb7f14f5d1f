// `npm start`: installs, builds, migrates, seeds, serves. Plain Node 20 runs this file.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstall, root } from './support/install.mjs';
import { lean, runScript } from './support/run.mjs';

ensureInstall();
const isFilled = existsSync(join(resolve(root, process.env.DATA_DIR ?? '.data'), 'seeded'));
const isFilling = process.env.DEMO !== '0' && !isFilled;
// What could not be drawn here is drawn, or complained about, by the filling.
const [built] = await Promise.all([runScript('scripts/build.ts', ['--if-needed']), isFilling && runScript('scripts/draw-demo.ts')]);
/** Filled by a process of its own: nobody is served a half-filled marketplace, and the memory it took is given back. */
const filled = built || (isFilling ? await runScript('scripts/serve.ts', ['--fill']) : 0);
process.exitCode = filled || (await runScript('scripts/serve.ts', [], lean));
