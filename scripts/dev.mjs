// `npm run dev`: both Workers from source with instant reload, on the same data as `npm start`. Plain Node 20 runs this file.
import { ensureInstall } from './support/install.mjs';
import { runScript } from './support/run.mjs';

ensureInstall();
process.exitCode = await runScript('scripts/dev.ts');
