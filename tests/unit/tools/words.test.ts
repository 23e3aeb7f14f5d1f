/** Words that a command does not know do not start it: a mistyped option could deploy, or change the wrong database. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (script: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...words], { encoding: 'utf8', timeout: 20_000 });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

test.each([
  ['deploy.ts', 'npm run deploy -- [--unready]'],
  ['setup-production.ts', 'npm run setup-production'],
  ['reset.mjs', 'npm run reset'],
  ['build.ts', 'npm run build -- [--if-needed]'],
  ['backup.ts', 'npm run backup -- FOLDER'],
  ['restore.ts', 'npm run restore -- FOLDER'],
])('%s explains itself with --help, and does nothing else', (script, usage) => {
  expect(run(script, '--help')).toEqual({ status: 0, stdout: `Usage: ${usage}`, stderr: '' });
});

test.each([
  ['moderator.ts', ['name@company.example', '--remtoe'], "Unknown option '--remtoe'"],
  ['moderator.ts', ['name@company.example', 'administrator', 'remote'], "Unexpected argument 'remote'"],
  ['deploy.ts', ['--unraedy'], "Unknown option '--unraedy'"],
  ['backup.ts', [], 'A word is missing'],
  ['reset.mjs', ['other'], "Unexpected argument 'other'"],
])('%s refuses %j', (script, words, fault) => {
  const { status, stdout, stderr } = run(script, ...words);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(fault);
  expect(stderr).toContain('\nUsage: npm run ');
});
