/**
 * The first set-up with a fake wrangler, which has an account in memory and records every call. Its messages and lists are copied from
 * wrangler's code; Cloudflare itself was not used.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { setUp } from '../../../scripts/support/deploy/set-up.ts';
import type { Wrangler } from '../../../scripts/support/server/unset.ts';
import { root } from '../../support/structure/packages.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The configurations as they are before the first set-up. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-set-up-'));
  folders.push(folder);
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'wrangler.toml'), textOf(root, 'wrangler.toml').replace(/(binding = "LOOKUPS"\n)id = .*\n/, '$1'));
  writeFileSync(
    join(folder, 'api/wrangler.toml'),
    textOf(root, 'api/wrangler.toml').replace(/^VAPID_PUBLIC_KEY = /m, '# VAPID_PUBLIC_KEY = '),
  );
  return folder;
}

/** An account; `calls` are the commands that changed it. */
function account(fails?: string) {
  const has = {
    d1: new Set<string>(),
    'r2 bucket': new Set<string>(),
    queues: new Set<string>(),
    kv: new Set<string>(),
    secrets: new Map<string, string>(),
  };
  const calls: string[] = [];
  const placed = new Set<string>();
  const ok = (output: unknown = '') => ({ code: 0, output: typeof output === 'string' ? output : `a notice\n${JSON.stringify(output)}\n` });
  const not = (output: string) => ({ code: 1, output: `\u001B[31m✘ [ERROR]\u001B[0m ${output}` });
  const wrangler: Wrangler = async (args, input) => {
    const command = args.join(' ');
    if (fails !== undefined && command.startsWith(fails)) return not('You are not logged in.');
    const name = args.at(-1) ?? '';
    if (command === 'd1 list --json') return ok([...has.d1].map((one) => ({ uuid: 'x', name: one })));
    if (command === 'kv namespace list') return ok([...has.kv].map((title) => ({ id: 'f00d', title })));
    if (command.startsWith('secret list'))
      return has.secrets.size === 0
        ? not('This Worker does not exist on your account. [code: 10007]')
        : ok([...has.secrets.keys()].map((one) => ({ name: one })));
    if (args.includes('--jurisdiction=eu')) placed.add(name);
    if (command.startsWith('r2 bucket info'))
      return has['r2 bucket'].has(name) ? ok() : not('The specified bucket does not exist. [code: 10006]');
    if (command.startsWith('queues info'))
      return has.queues.has(name) ? ok() : not(`Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}`);
    calls.push(command);
    if (command.startsWith('d1 create')) has.d1.add(name);
    else if (command.startsWith('r2 bucket create')) has['r2 bucket'].add(name);
    else if (command.startsWith('queues create')) has.queues.add(name);
    else if (command.startsWith('kv namespace create')) has.kv.add(name);
    else if (command.startsWith('secret put')) has.secrets.set(args[2] ?? '', input ?? '');
    else return not(`unknown: ${command}`);
    return ok();
  };
  return { has, calls, placed, wrangler };
}

async function run(folder: string, wrangler: Wrangler): Promise<string[]> {
  const output: string[] = [];
  await setUp(folder, wrangler, (line) => output.push(line));
  return output;
}
const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

test('everything that is missing is created once, secrets are not logged, and ids are written into the files', async () => {
  const [folder, { has, calls, wrangler }] = [project(), account()];
  const output = await run(folder, wrangler);
  expect(calls).toEqual([
    'd1 create kervan',
    'd1 create kervan-archive',
    'r2 bucket create kervan-media',
    'queues create kervan-outbox',
    'kv namespace create kervan-lookups',
    'secret put TOKEN_SECRET -c api/wrangler.toml',
    'secret put VAPID_PRIVATE_KEY -c api/wrangler.toml',
  ]);
  expect(has.secrets.get('TOKEN_SECRET')).toMatch(/^[0-9a-f]{64}$/);
  for (const secret of has.secrets.values()) expect(output.join('\n')).not.toContain(secret);
  expect(textOf(folder, 'wrangler.toml')).toContain('[[kv_namespaces]]\nbinding = "LOOKUPS"\nid = "f00d"\n');
  expect(textOf(folder, 'api/wrangler.toml')).toMatch(/^VAPID_PUBLIC_KEY = "B[\w-]{86}"$/m);

  const [edge, api] = [textOf(folder, 'wrangler.toml'), textOf(folder, 'api/wrangler.toml')];
  const again = await run(folder, wrangler);
  expect(calls).toHaveLength(7);
  expect([textOf(folder, 'wrangler.toml'), textOf(folder, 'api/wrangler.toml')]).toEqual([edge, api]);
  expect(again.filter((line) => line.startsWith('+'))).toEqual([]);
  expect(again.filter((line) => line.startsWith('= '))).toHaveLength(7);
});

test('databases and files of members are created in the jurisdiction of the configuration, and the bucket is bound with it', async () => {
  const [folder, { calls, placed, wrangler }] = [project(), account()];
  const config = textOf(folder, 'api/wrangler.toml').replace('DATA_JURISDICTION = ""', 'DATA_JURISDICTION = "eu"');
  writeFileSync(join(folder, 'api/wrangler.toml'), config);
  await run(folder, wrangler);
  expect(calls.slice(0, 3)).toEqual([
    'd1 create --jurisdiction=eu kervan',
    'd1 create --jurisdiction=eu kervan-archive',
    'r2 bucket create --jurisdiction=eu kervan-media',
  ]);
  expect([...placed].toSorted()).toEqual(['kervan', 'kervan-archive', 'kervan-media']);
  const bound = textOf(folder, 'api/wrangler.toml');
  expect(bound).toContain('bucket_name = "kervan-media"\njurisdiction = "eu"\n');
  await run(folder, wrangler);
  expect(textOf(folder, 'api/wrangler.toml')).toBe(bound);
});

test('an unknown jurisdiction creates nothing', async () => {
  const [folder, { calls, wrangler }] = [project(), account()];
  const config = textOf(folder, 'api/wrangler.toml').replace('DATA_JURISDICTION = ""', 'DATA_JURISDICTION = "tr"');
  writeFileSync(join(folder, 'api/wrangler.toml'), config);
  await expect(run(folder, wrangler)).rejects.toThrow('"eu" or empty, not "tr"');
  expect(calls).toEqual([]);
});

test('the names are those of the deployed Workers', () => {
  const api = textOf(root, 'api/wrangler.toml');
  for (const line of [
    'database_name = "kervan"',
    'database_name = "kervan-archive"',
    'bucket_name = "kervan-media"',
    'queue = "kervan-outbox"',
  ])
    expect(api).toContain(line);
});

test('existing resources are kept, and remaining tasks are listed', async () => {
  const [folder, { has, calls, wrangler }] = [project(), account()];
  has.d1.add('kervan');
  has.kv.add('kervan-lookups');
  has.secrets.set('TOKEN_SECRET', 'old').set('IYZICO_API_KEY', 'k');
  writeFileSync(
    join(folder, 'api/wrangler.toml'),
    textOf(folder, 'api/wrangler.toml').replace(/^OPERATOR_PHONE = .*$/m, 'OPERATOR_PHONE = ""'),
  );
  const output = await run(folder, wrangler);
  expect(calls).toEqual([
    'd1 create kervan-archive',
    'r2 bucket create kervan-media',
    'queues create kervan-outbox',
    'secret put VAPID_PRIVATE_KEY -c api/wrangler.toml',
  ]);
  expect(has.secrets.get('TOKEN_SECRET')).toBe('old');
  const left = output.slice(output.indexOf('Left to do:'));
  expect(left).toEqual(
    expect.arrayContaining([
      '- OPERATOR_PHONE is not set (may not run without)',
      '- IYZICO_SECRET_KEY is not set (nobody can pay without)',
    ]),
  );
  expect(left.join('\n')).not.toMatch(/IYZICO_API_KEY|TOKEN_SECRET/);
  expect(left.join('\n')).toMatch(/custom_domain[\s\S]*no-reply@[\s\S]*Webhook[\s\S]*npm run deploy[\s\S]*npm run moderator/);
});

test('a failure is reported and stops it; it does not count as missing', async () => {
  for (const step of ['d1 list', 'r2 bucket info', 'queues info', 'kv namespace list', 'secret list']) {
    const { calls, wrangler } = account(step);
    await expect(run(project(), wrangler), step).rejects.toThrow('not logged in');
    expect(calls.filter((command) => command.startsWith(step.split(' ')[0] ?? '') && command.includes('create'))).toEqual([]);
  }
});
