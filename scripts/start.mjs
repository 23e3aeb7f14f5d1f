// `npm start`: installs, builds, migrates, seeds, serves. Runs under plain Node 20.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstall, root } from './support/install.mjs';
import { lean, runScript } from './support/run.mjs';

ensureInstall({ hasTools: false });
const isFilled = existsSync(join(resolve(root, process.env.DATA_DIR ?? '.data'), 'seeded'));
const isFilling = process.env.DEMO !== '0' && !isFilled;
// Failures are ignored here: filling in the demo draws what is missing, or reports the failure.
const drawing = isFilling && runScript('scripts/draw-demo.ts');
const built = await runScript('scripts/build.ts', ['--if-needed']);
/** A separate process fills in the demo: so a half-filled marketplace is never served, and the memory is released. */
const filled = built || (isFilling ? await runScript('scripts/serve.ts', ['--fill']) : 0);
await drawing;
process.exitCode = filled || (await runScript('scripts/serve.ts', [], lean));
