/*
 * `npm run deploy`: builds, deploys the API (the first time this makes its database, bucket and queue), migrates the
 * remote database, then deploys the edge that leads people to it. Needs `npx wrangler login` once.
 */
import { build } from './build.ts';
import { runTool } from './support/tool.ts';

const steps = [
  ['deploy', '--config', 'dist/api/wrangler.json'],
  ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', 'api/wrangler.toml'],
  ['deploy', '--config', 'dist/server/wrangler.json'],
];

await build();
for (const step of steps) {
  console.log(`wrangler ${step.join(' ')}`);
  const code = await runTool('wrangler', step);
  if (code !== 0) process.exit(code);
}
