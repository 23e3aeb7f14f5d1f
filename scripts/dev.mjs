// `npm run dev`: both Workers from source with instant reload, on the data of `npm start`. Runs under plain Node 20.
import { ensureInstall } from './support/install.mjs';
import { runScript } from './support/run.mjs';

ensureInstall({ hasTools: true });
process.exitCode = await runScript('scripts/dev.ts');
