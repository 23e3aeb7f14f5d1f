/*
 * `npm run deploy` builds, rehearses, checks that the databases are of this version, lists missing settings, deploys the API, migrates
 * the remote databases, then deploys the edge. Needs `npx wrangler login` and `npm run setup-production` once. If a required
 * setting is missing, it deploys nothing, unless `-- --unready` is given.
 */
import { build } from './build.ts';
import { rehearse } from './support/deploy/rehearse.ts';
import { remoteStrangers } from './support/deploy/remote-history.ts';
import { runTool, captureTool } from './support/tool.ts';
import { allUnset, builtVars, secretNames, unsetLines, type Wrangler } from './support/server/unset.ts';
import { readWords, runCommand } from './support/words.mjs';

const { flags } = readWords('npm run deploy -- [--unready]', { flags: ['unready'] });

const steps = [
  ['deploy', '--config', 'dist/api/wrangler.json'],
  ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', 'api/wrangler.toml'],
  ['d1', 'migrations', 'apply', 'ARCHIVE', '--remote', '--config', 'api/wrangler.toml'],
  ['deploy', '--config', 'dist/server/wrangler.json'],
];

await runCommand(async () => {
  await build();
  const faults = await rehearse();
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) process.exit(1);

  const wrangler: Wrangler = (args) => captureTool('wrangler', args);
  const strangers = await remoteStrangers(wrangler);
  for (const stranger of strangers) console.error(`✗ ${stranger}`);
  if (strangers.length > 0) {
    console.error(
      'Nothing was deployed. docs/operating.md, "Deploy, roll back, migrate", says what to do with a database of another version.',
    );
    process.exit(1);
  }

  const secrets = await secretNames(wrangler);
  const unset = allUnset({ api: builtVars('api'), edge: builtVars('server') }, secrets);
  for (const line of unsetLines(unset)) console.error(`! ${line}`);
  if (unset.some(({ need }) => need !== 'sales') && !flags.has('unready')) {
    console.error('Nothing was deployed. docs/operating.md says where each is set; `npm run deploy -- --unready` deploys anyway.');
    process.exit(1);
  }

  for (const step of steps) {
    console.log(`wrangler ${step.join(' ')}`);
    const code = await runTool('wrangler', step);
    if (code !== 0) process.exit(code);
  }
});
