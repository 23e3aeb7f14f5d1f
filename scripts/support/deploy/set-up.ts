/**
 * Creates what production needs on Cloudflare. Databases, bucket and queue are found by the names of api/wrangler.toml, also by every later
 * deployment. Stores of members' data are created in the jurisdiction of DATA_JURISDICTION. A KV namespace cannot be found by name, so its
 * id is written into wrangler.toml. Running it again changes nothing.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { newPushKeys } from '../server/push-keys.ts';
import { allUnset, secretNames, unsetLines, type Vars, type Wrangler } from '../server/unset.ts';
import { wranglerError } from '../server/wrangler-error.ts';

const apiConfig = 'api/wrangler.toml';
const edgeConfig = 'wrangler.toml';
const names = { databases: ['kervan', 'kervan-archive'], bucket: 'kervan-media', queue: 'kervan-outbox', namespace: 'kervan-lookups' };

const settingLine = /^([A-Z]\w+) = "(.*)"$/gm;
/** The plain settings of a file. */
const varsOf = (text: string): Vars =>
  Object.fromEntries([...text.matchAll(settingLine)].map(([, name = '', value = '']) => [name, value]));

const kvSection = /(\[\[kv_namespaces\]\]\nbinding = "LOOKUPS"\n)(?!id = )/;
const jurisdictions = ['', 'eu'];
const bucketLine = /(bucket_name = "kervan-media"\n)/;
const bucketPlaced = /bucket_name = "kervan-media"\njurisdiction = /;
const vapidLine = /^# VAPID_PUBLIC_KEY = .*$/m;

interface Named {
  name?: string;
  title?: string;
  id?: string;
}

/**
 * @param root of the repository whose configuration is completed
 * @param say gets a line for each step, and at the end what is left to do
 * @throws wrangler's message if a step fails
 */
export async function setUp(root: string, wrangler: Wrangler, say: (line: string) => void): Promise<void> {
  const run = async (args: string[], input?: string): Promise<string> => {
    const { code, output } = await wrangler(args, input);
    if (code !== 0) throw wranglerError(`wrangler ${args.join(' ')}\n${output}`);
    return stripVTControlCharacters(output);
  };
  const listOf = async (args: string[]): Promise<Named[]> => {
    const output = await run(args);
    return JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as Named[];
  };
  /** Whether a resource exists. Only the answer that it does not exist returns false; other failures throw. */
  const exists = async (args: string[]): Promise<boolean> => {
    const { code, output } = await wrangler(args);
    if (code === 0) return true;
    if (/does not exist|not found/i.test(output)) return false;
    throw wranglerError(`wrangler ${args.join(' ')}\n${output}`);
  };
  const make = async (what: string, isPresent: boolean, args: string[]): Promise<void> => {
    if (!isPresent) await run(args);
    say(`${isPresent ? '=' : '+'} ${what}`);
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

  const jurisdiction = varsOf(read(apiConfig)).DATA_JURISDICTION ?? '';
  if (!jurisdictions.includes(jurisdiction)) throw new Error(`DATA_JURISDICTION in ${apiConfig} is "eu" or empty, not "${jurisdiction}"`);
  const inPlace = jurisdiction === '' ? [] : [`--jurisdiction=${jurisdiction}`];
  say(
    jurisdiction === '' ? '  data are kept anywhere (DATA_JURISDICTION is empty)' : `  data are kept in the jurisdiction ${jurisdiction}`,
  );

  const databases = await listOf(['d1', 'list', '--json']);
  for (const database of names.databases)
    await make(
      `database ${database}`,
      databases.some(({ name }) => name === database),
      ['d1', 'create', ...inPlace, database],
    );
  await make(`bucket ${names.bucket}`, await exists(['r2', 'bucket', 'info', ...inPlace, names.bucket]), [
    'r2',
    'bucket',
    'create',
    ...inPlace,
    names.bucket,
  ]);
  // A bucket of a jurisdiction is bound by its name and the jurisdiction.
  if (jurisdiction !== '' && !bucketPlaced.test(read(apiConfig))) {
    write(apiConfig, read(apiConfig).replace(bucketLine, `$1jurisdiction = "${jurisdiction}"\n`));
    say(`  its jurisdiction stands in ${apiConfig} now`);
  }
  await make(`queue ${names.queue}`, await exists(['queues', 'info', names.queue]), ['queues', 'create', names.queue]);

  const namespace = async (): Promise<Named | undefined> =>
    (await listOf(['kv', 'namespace', 'list'])).find(({ title }) => title === names.namespace);
  const isKnown = !kvSection.test(read(edgeConfig));
  if (isKnown) say(`= namespace ${names.namespace}`);
  else {
    const before = await namespace();
    await make(`namespace ${names.namespace}`, before !== undefined, ['kv', 'namespace', 'create', names.namespace]);
    const id = (before ?? (await namespace()))?.id;
    if (id === undefined) throw new Error(`the namespace ${names.namespace} is not in wrangler's list`);
    write(edgeConfig, read(edgeConfig).replace(kvSection, `$1id = "${id}"\n`));
    say(`  its id stands in ${edgeConfig} now`);
  }

  const secrets = await secretNames(wrangler);
  const putSecret = async (name: string, value: string): Promise<void> => {
    await run(['secret', 'put', name, '-c', apiConfig], value);
    secrets.push(name);
    say(`+ secret ${name}`);
  };
  if (secrets.includes('TOKEN_SECRET')) say('= secret TOKEN_SECRET');
  else await putSecret('TOKEN_SECRET', randomBytes(32).toString('hex'));
  const hasPublicKey = varsOf(read(apiConfig)).VAPID_PUBLIC_KEY !== undefined;
  if (!secrets.includes('VAPID_PRIVATE_KEY') && !hasPublicKey && vapidLine.test(read(apiConfig))) {
    const { publicKey, privateKey } = newPushKeys();
    await putSecret('VAPID_PRIVATE_KEY', privateKey);
    write(apiConfig, read(apiConfig).replace(vapidLine, `VAPID_PUBLIC_KEY = "${publicKey}"`));
    say(`  VAPID_PUBLIC_KEY stands in ${apiConfig} now`);
  } else if (hasPublicKey && secrets.includes('VAPID_PRIVATE_KEY')) say('= secret VAPID_PRIVATE_KEY');
  else say('! VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not come from one pair: node scripts/push-keys.ts makes one');

  const unset = unsetLines(allUnset({ api: varsOf(read(apiConfig)), edge: varsOf(read(edgeConfig)) }, secrets));
  say('');
  say('Left to do:');
  for (const line of unset) say(`- ${line}`);
  for (const line of leftAlways) say(`- ${line}`);
}

/** Tasks that no command can check or execute. */
const leftAlways = [
  'the domain: routes = [{ pattern = "your.domain", custom_domain = true }] in wrangler.toml, workers_dev = false',
  'mail: verify the domain for sending (Email Service), no-reply@your.domain is the sender; OPERATOR_MAIL must be read by somebody',
  'payment: https://your.domain/api/public/Payment/Webhook as notification address in the panel of the institution',
  'commit what was written into the two configurations, then npm run deploy',
  'sign up there, then npm run moderator -- you@your.domain --remote',
];
