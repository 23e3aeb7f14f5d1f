/*
 * `node bench/sign-in.ts` measures the time of sign-in calls in turn, and whether it reveals that an address has an account. Exits with 1
 * if a known address takes more than a tenth longer or shorter than an unknown one.
 */
import { forgotPassword } from '../contract/auth/calls.ts';
import { login, refreshToken } from '../contract/session/calls.ts';
import { type CallDefinition, pathOf } from '../contract/wire/call.ts';
import { ownHeader } from '../contract/wire/wire-call.ts';
import { startBuiltServer } from '../tests/support/browser/built-server.ts';
import { median, printTable } from './table.ts';

const rounds = 60;
const ratioMax = 1.1;
const [known, password] = ['buyer@kervan.example', 'Kervan-demo-1'];

const server = await startBuiltServer();
let client = 0;
let cookie = '';
/** Each request comes from another network, so that none of them is refused by a rate limit. */
const ask = async (call: CallDefinition, body: object, query: Record<string, string> = {}): Promise<{ ms: number; response: Response }> => {
  client += 1;
  const headers = {
    'content-type': 'application/json',
    [ownHeader]: '1',
    cookie,
    'cf-connecting-ip': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
  };
  const begun = performance.now();
  const response = await fetch(`${server.origin}${pathOf(call)}?${new URLSearchParams(query)}`, {
    method: call.method,
    headers,
    ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return { ms: performance.now() - begun, response };
};
const unknown = (): string => `nobody-${client}@kervan.example`;
const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

const signedIn = await ask(login, { email: known, password, source: 1 });
if (!signedIn.response.ok) throw new Error(`sign-in: ${signedIn.response.status}`);
cookie = cookiesOf(signedIn.response);
const cases: Readonly<Record<string, () => Promise<number>>> = {
  'sign-in': async () => (await ask(login, { email: known, password, source: 1 })).ms,
  'sign-in, wrong password': async () => (await ask(login, { email: known, password: 'Wrong-password-1', source: 1 })).ms,
  'sign-in, unknown address': async () => (await ask(login, { email: unknown(), password: 'Wrong-password-1', source: 1 })).ms,
  'forgotten password': async () => (await ask(forgotPassword, {}, { eMail: known })).ms,
  'forgotten password, unknown address': async () => (await ask(forgotPassword, {}, { eMail: unknown() })).ms,
  refresh: async () => {
    const { ms, response } = await ask(refreshToken, {});
    if (!response.ok) throw new Error(`refresh: ${response.status}`);
    cookie = cookiesOf(response) || cookie;
    return ms;
  },
};
try {
  const times = new Map(Object.keys(cases).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) for (const [name, one] of Object.entries(cases)) times.get(name)?.push(await one());
  const medianOf = (name: string): number => median(times.get(name) ?? []);
  printTable(
    `sign-in calls, median of ${rounds}`,
    ['', 'ms'],
    [...times.keys()].map((name) => [name, medianOf(name).toFixed(1)]),
  );
  const ratios = [
    medianOf('sign-in, wrong password') / medianOf('sign-in, unknown address'),
    medianOf('forgotten password') / medianOf('forgotten password, unknown address'),
  ];
  console.log(`known ÷ unknown address: ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')}, at most ${ratioMax}`);
  process.exitCode = ratios.some((ratio) => Math.max(ratio, 1 / ratio) > ratioMax) ? 1 : 0;
} finally {
  await server.stop();
}
