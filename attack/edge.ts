/** Attacks on the edge: cached pages, hosts and origins, unusual spellings of paths. */
import { calls } from '../contract/index.ts';
import { getCompanyCards } from '../contract/company/calls.ts';
import { addContactUs } from '../contract/content/calls.ts';
import { getHandoffToken, handoffPrefix, login, refreshToken } from '../contract/session/calls.ts';
import { pathOf } from '../contract/wire/call.ts';
import { secondMs } from '../contract/limits.ts';
import { unsetId } from '../contract/wire/ids.ts';
import { ownHeader } from '../contract/wire/wire-call.ts';
import { demoPassword } from '../demo/index.ts';
import { guestInputs } from '../tests/support/data/valid-inputs.ts';
import { forgedHost, forwardedFor, hiddenPaths, oddHeaders, oddPaths, redirectingPaths } from './hostile.ts';
import { must, newName, signInDemo } from './people.ts';
import { ask, type Answer, type Finding, clearRateLimits, leakOf, type Target } from './target.ts';

const evil = 'evil.example';
const inventedCount = 300;
/** The lifetime of a cached page: a flood that takes longer proves nothing, since the home page may have expired. */
const floodMsMax = 35 * secondMs;

type AddFinding = (what: string, repeat: string) => void;

async function cacheFlood(target: Target, addFinding: AddFinding): Promise<void> {
  const cacheStateOf = async (path: string): Promise<string | null> => (await target.send('GET', path)).headers.get('x-page');
  const hex = (): string => newName('').trim().padEnd(24, '0');
  const shapes: readonly (() => string)[] = [
    () => `/imports?category=${hex()}`,
    () => `/exports?country=${hex().slice(0, 2)}&loadType=${hex()}`,
    () => `/companies?category=${hex()}&page=2`,
    () => `/requests?type=3&value=${hex()}`,
    () => `/imports?page=${1000 + (Number.parseInt(hex().slice(0, 6), 16) % 90_000)}`,
    () => `/companies/${hex()}`,
    () => `/imports/${hex()}`,
    () => `/blogs/${hex()}`,
    () => `/${hex()}`,
    () => `/search?value=${hex()}`,
  ];
  await cacheStateOf('/');
  const [begun, read] = [Date.now(), await cacheStateOf('/')];
  if (read !== 'cached') addFinding(`the home page is not cached: x-page ${read}`, 'GET / twice');
  for (let count = 0; count < inventedCount; count += 1) {
    const path = shapes[count % shapes.length]?.() ?? '/';
    await cacheStateOf(path);
    if (count < shapes.length * 2 && (await cacheStateOf(path)) === 'cached')
      addFinding('an invented address is cached', `GET ${path} twice`);
  }
  if (Date.now() - begun < floodMsMax && (await cacheStateOf('/')) !== 'cached')
    addFinding(`${inventedCount} invented addresses evict the home page from the cache`, 'GET /, invented lists, GET /');
}

/** A host that a client forges in headers appears neither in the answer to this request nor in the next answer. */
async function hosts(target: Target, addFinding: AddFinding): Promise<void> {
  const paths = [
    '/',
    '/imports',
    '/companies',
    '/contact-us',
    '/sign-in',
    '/robots.txt',
    '/sitemap.xml',
    '/rss.xml',
    '/api/openapi.json',
    '/api/docs',
    '/api/none',
    '/none',
  ];
  const repeatsHost = ({ text, headers }: Answer): boolean => text.includes(evil) || JSON.stringify([...headers]).includes(evil);
  for (const path of paths) {
    const fresh = `${path}${path.includes('?') ? '&' : '?'}page=1`;
    for (const headers of [{ ...forgedHost(evil), host: evil }, forgedHost(evil)]) {
      const answer = await target.send('GET', fresh, { headers });
      if (repeatsHost(answer)) addFinding(`${path} repeats a forged host`, `GET ${fresh} with ${JSON.stringify(headers)}`);
      if (answer.status >= 500)
        addFinding(`${path} answers a forged host ${answer.status}`, `GET ${fresh} with ${JSON.stringify(headers)}`);
    }
    if (repeatsHost(await target.send('GET', fresh))) addFinding(`${path} caches a forged host for the next visitor`, `GET ${fresh}`);
  }
}

/** A client address in a forged header does not reset a rate limit. */
async function rateLimits(target: Target, addFinding: AddFinding): Promise<void> {
  await clearRateLimits(target);
  const statuses: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    const { phone: _, ...body } = guestInputs['AddContactUs']?.body ?? {};
    const answer = await ask(target, addContactUs, { body, headers: forwardedFor(`203.0.113.${count}`) });
    statuses.push(answer.status);
  }
  if (!statuses.includes(200) || !statuses.includes(429))
    addFinding(
      `the rate limit does not apply when the client invents addresses: ${[...new Set(statuses)]}`,
      '40 × AddContactUs with X-Forwarded-For and the like',
    );
  await clearRateLimits(target);
}

async function sessionRefresh(target: Target, addFinding: AddFinding): Promise<void> {
  const body = { email: 'buyer@kervan.example', password: demoPassword, source: 1 };
  const signedIn = await ask(target, login, { body, headers: { [ownHeader]: '1' } });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const path = pathOf(refreshToken);
  if (signedIn.text.includes('"refreshToken"')) addFinding('scripts can read the refresh token of the web', 'POST Login, source 1');
  if (!/httponly/i.test(signedIn.headers.get('set-cookie') ?? ''))
    addFinding('scripts can read the session cookie', 'POST Login, source 1');
  const foreign: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: `https://${evil}` },
    { origin: `https://${evil}`, [ownHeader]: '1' },
    { origin: `http://${evil}`, host: evil },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign)
    for (const query of [
      '',
      '?refreshToken=',
      `?refreshToken=x&refreshToken=${handoffPrefix}y`,
      `?refreshToken=&refreshToken=${handoffPrefix}y`,
    ]) {
      const answer = await target.send('GET', path + query, { headers: { ...headers, cookie } });
      if (answer.status === 200 || answer.text.includes('accessToken'))
        addFinding(
          `a foreign page refreshes the session (${answer.status})`,
          `GET ${path}${query} with the cookie and ${JSON.stringify(headers)}`,
        );
    }
  const post = await target.send('POST', pathOf(login), {
    headers: { origin: `https://${evil}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (post.status === 200) addFinding('a foreign page signs a visitor in', `POST ${pathOf(login)} with Origin https://${evil}`);
  const own = await target.send('GET', path, { headers: { [ownHeader]: '1', cookie } });
  if (own.status !== 200)
    addFinding(`our own page cannot refresh the session: ${own.status}`, `GET ${path} with the cookie and ${ownHeader}: 1`);
}

async function headRequests(target: Target, addFinding: AddFinding): Promise<void> {
  const { token } = await signInDemo(target, 'buyer');
  const { handoffToken } = await must(target, getHandoffToken, { token });
  const address = `${pathOf(refreshToken)}?refreshToken=${encodeURIComponent(String(handoffToken))}`;
  await target.send('HEAD', address, { headers: { [ownHeader]: '1' } });
  const after = await target.send('GET', address, { headers: { [ownHeader]: '1' } });
  if (after.status !== 200) addFinding(`HEAD uses up a token: ${after.status}`, `HEAD and GET ${address}`);
  const twice = await target.send('GET', address, { headers: { [ownHeader]: '1' } });
  if (twice.status === 200) addFinding('a token for one sign-in is accepted twice', `GET ${address} twice`);
}

async function paths(target: Target, addFinding: AddFinding): Promise<void> {
  for (const path of hiddenPaths)
    for (const method of ['GET', 'POST', 'HEAD']) {
      const answer = await target.send(method, path);
      if (/json/.test(answer.headers.get('content-type') ?? '') && answer.status === 200)
        addFinding('the development mailbox is public', `${method} ${path}`);
    }
  for (const path of [...hiddenPaths, ...oddPaths, ...redirectingPaths])
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE']) {
      const answer = await target.send(method, path);
      const repeat = `${method} ${path.slice(0, 200)}`;
      if (answer.status >= 500) addFinding(`an odd path is answered ${answer.status}`, repeat);
      const leak = leakOf(answer);
      if (leak !== null) addFinding(`an odd path exposes internals: ${leak}`, repeat);
      if (/^root:|^[0-9a-f]{64}$/m.test(answer.text)) addFinding('a file of the machine is served', repeat);
      const location = answer.headers.get('location') ?? '/';
      if (/^(?:[a-z]+:)?[\\/][\\/]|^[^/?]/i.test(location)) addFinding(`an address redirects to another site: ${location}`, repeat);
      if (/evil=1/.test(answer.headers.get('set-cookie')?.split(';')[0] ?? '')) addFinding('an address sets a cookie', repeat);
      if (method === 'TRACE' && answer.status === 200) addFinding('TRACE is answered', repeat);
    }
}

/** A page, a call that reads and one that writes answer unusual headers without a failure. */
async function headers(target: Target, addFinding: AddFinding): Promise<void> {
  for (const [method, path] of [
    ['GET', '/imports'],
    ['POST', pathOf(getCompanyCards)],
    ['POST', pathOf(addContactUs)],
  ] as const)
    for (const odd of oddHeaders) {
      const answer = await target.send(method, path, {
        headers: { 'content-type': 'application/json', ...odd },
        ...(method === 'POST' && { body: '{}' }),
      });
      const leak = leakOf(answer);
      if (answer.status >= 500 || leak !== null)
        addFinding(`${path} answers unusual headers ${answer.status} ${leak ?? ''}`, `${method} ${path} with ${JSON.stringify(odd)}`);
    }
}

/** A known path lists its methods in `Allow` and refuses every other method. */
async function methods(target: Target, addFinding: AddFinding): Promise<void> {
  const known = Map.groupBy(calls, ({ call }) => pathOf(call));
  for (const [path, found] of known) {
    const allowed = found.map(({ call }) => call.method as string);
    const address = path.replaceAll(/:\w+/g, unsetId);
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !allowed.includes(each))) {
      const { status, headers } = await target.send(method, address, { headers: { [ownHeader]: '1' } });
      if (status !== 405 || headers.get('allow') !== allowed.join(', '))
        addFinding(`${path} answers ${method} ${status}, allowing ${headers.get('allow')}`, `${method} ${address}`);
    }
  }
}

export async function edge(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const addFinding: AddFinding = (what, repeat) => void findings.push({ what, repeat });
  for (const part of [cacheFlood, hosts, rateLimits, sessionRefresh, headRequests, paths, headers, methods]) await part(target, addFinding);
  return findings;
}
