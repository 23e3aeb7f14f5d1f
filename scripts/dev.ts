import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.ts';
import { startServer } from './serve.ts';
import { root } from './support/install.mjs';
import { runTool } from './support/tool.ts';

const port = process.env.PORT ?? '8787';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));

// Migrates and seeds the same folder as `npm start`.
await build({ ifNeeded: true });
const server = await startServer({ dataDir, demo: process.env.DEMO !== '0' });
await server.stop();

process.exitCode = await runTool('astro', ['dev', '--port', port], {
  DATA_DIR: dataDir,
  // Vite set this process to production during the build.
  NODE_ENV: 'development',
  // wrangler reads the Workers' variables from here, so that no .dev.vars file holds a secret.
  CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  MODE: 'local',
  ORIGIN: `http://localhost:${port}`,
  TOKEN_SECRET: readFileSync(join(dataDir, 'token-secret'), 'utf8'),
});
