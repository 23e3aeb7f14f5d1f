// `npm test`: installs when needed, then the whole gate and every test. Plain Node 20 runs this file.
import { ensureInstall } from './support/install.mjs';
import { runScript } from './support/run.mjs';

ensureInstall({ hasTools: true });
process.exitCode = await runScript('scripts/test.ts', process.argv.slice(2));
