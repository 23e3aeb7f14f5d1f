/*
 * `npm run attack -- [round …]` attacks the built product on this machine, with data of its own, which are deleted afterwards. Exits with 1
 * if it finds something; every finding says how to repeat it.
 */
import { parseArgs } from 'node:util';
import { printTable } from '../bench/table.ts';
import { build } from '../scripts/build.ts';
import { edge } from './edge.ts';
import { faults } from './faults.ts';
import { governance } from './governance.ts';
import { links } from './links.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { races } from './races.ts';
import { signIn, signInTime } from './sign-in.ts';
import { startTarget } from './server.ts';
import { suspension } from './suspension.ts';
import type { Finding, CrashableTarget } from './target.ts';
import { uploads } from './uploads.ts';

const { positionals } = parseArgs({ allowPositionals: true });

const rounds: Readonly<Record<string, (target: CrashableTarget) => Promise<Finding[]>>> = {
  races,
  payments,
  suspension,
  governance,
  'sign-in': signIn,
  'sign-in-time': signInTime,
  links,
  prices,
  uploads,
  edge,
  faults,
};
const chosen = Object.entries(rounds).filter(([name]) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0 || positionals.some((name) => !(name in rounds))) {
  console.error(`npm run attack -- [${Object.keys(rounds).join(' | ')} …]`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

await build({ ifNeeded: true });
const target = await startTarget();
let requests = 0;
const counted: CrashableTarget = {
  ...target,
  send: (method, path, sent) => {
    requests += 1;
    return target.send(method, path, sent);
  },
};
const table: string[][] = [];
const all: (Finding & { round: string })[] = [];
for (const [round, run] of chosen) {
  const [begun, before] = [performance.now(), requests];
  const findings = await run(counted).catch((error: unknown): Finding[] => [
    { what: `the round was aborted: ${error instanceof Error ? error.message : String(error)}`, repeat: `npm run attack -- ${round}` },
  ]);
  all.push(...findings.map((finding) => ({ round, ...finding })));
  table.push([round, String(requests - before), String(findings.length), ((performance.now() - begun) / 1000).toFixed(1)]);
  console.log(`${round}: ${findings.length} findings`);
}
await target.stop();
for (const { round, what, repeat } of all) console.log(`✗ ${round}: ${what}\n    ${repeat}`);
printTable('Attack', ['round', 'requests', 'findings', 'seconds'], table);
process.exitCode = all.length > 0 ? 1 : 0;
