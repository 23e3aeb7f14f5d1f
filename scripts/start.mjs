// `npm start`: installs, builds, migrates, seeds, serves. Plain Node 20 runs this file.
import { ensureInstall } from './support/install.mjs';
import { runScript } from './support/run.mjs';

ensureInstall();
const built = await runScript('scripts/build.ts', ['--if-needed']);
process.exitCode = built === 0 ? await runScript('scripts/serve.ts') : built;
