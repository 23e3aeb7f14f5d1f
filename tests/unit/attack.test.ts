/** Each round of `npm run attack` against a product that does wrong what it looks for: a round that finds nothing there would find nothing anywhere. */
import { describe, expect, test } from 'vitest';
import { authorization } from '../../attack/authorization.ts';
import { edge } from '../../attack/edge.ts';
import { faults } from '../../attack/faults.ts';
import { fuzz } from '../../attack/fuzz.ts';
import { resigned, unsigned } from '../../attack/people.ts';
import { payments } from '../../attack/payments.ts';
import { bookkeeping, races } from '../../attack/races.ts';
import { type Answer, type Finding, leakOf, type MortalTarget } from '../../attack/target.ts';
import { uploads } from '../../attack/uploads.ts';

const id = 'a'.repeat(24);
const secret = 'a secret';
const token = resigned(
  `${Buffer.from('{"alg":"HS256","typ":"access+jwt"}').toString('base64url')}.${Buffer.from(`{"sub":"${id}"}`).toString('base64url')}.`,
  {},
  secret,
);

/** Everything that a round reads of an answer. */
const yes = {
  accessToken: token,
  refreshToken: 'refresh',
  handoffToken: 'handoff.x',
  userInfo: { userID: id },
  id,
  chatId: id,
  certificate: { id },
  product: { id, imageURLs: ['/media/p/x.html'] },
  request: { id, imageUrls: ['/media/p/y.webp'], fileUrls: ['/media/p/z.txt'] },
};
const answer = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  text,
  bytes: Buffer.from(text),
  headers: new Headers(headers),
});

/** A product that says yes to everybody, repeats what it is told, and knows one row. */
function yesSayer(change: Partial<MortalTarget> = {}): MortalTarget {
  let balance = 1000;
  return {
    secret,
    send: async (_method, path, { headers = {} } = {}) => {
      // What it sells costs one credit more each time, whoever has them or not.
      balance -= 1;
      const repeated = JSON.stringify({ success: true, code: 'OK', data: yes, said: headers, path });
      return answer(200, repeated, { 'content-type': 'application/json', 'x-page': 'kept', location: path, 'set-cookie': `kervan=1` });
    },
    rows: async <Row>() =>
      [{ id, balance, n: 5, price: 20, type: 99, paid: 1, name: 'x', categoryId: id, subCategoryId: id, companyTypeId: id }] as Row[],
    kill: async () => {},
    restart: async () => {},
    ...change,
  };
}
const whats = (findings: readonly Finding[]): string => findings.map(({ what, repeat }) => `${what} | ${repeat}`).join('\n');

describe('a product that says yes to everything', () => {
  test('authorization: everyone is let in, everywhere', async () => {
    const found = whats(await authorization(yesSayer()));
    for (const who of ['a guest', 'garbage', 'an expired token', 'staff without flags', 'another account', 'someone who has signed out'])
      expect(found).toContain(`${who} 200 instead of`);
    expect(found).toContain('Decide answers a member 200 instead of 403');
    expect(found).toContain('tells another account of');
    expect(found).toContain("the owner's things are not what they were");
  });

  test('authorization: a product that refuses the owner too proves nothing', async () => {
    const found = whats(
      await authorization(
        yesSayer({
          send: async (_method, path, { headers = {} } = {}) =>
            /GetChat\b|GetCompanyById/.test(path) && headers['authorization'] !== undefined
              ? answer(404, '{"success":false,"code":"NOT_FOUND"}')
              : answer(200, JSON.stringify({ success: true, data: yes })),
        }),
      ),
    );
    expect(found).toContain('GetChat answers the owner 404 instead of 200');
  });

  test('races: more is spent than is there, twice with one key, by two with one name', async () => {
    const found = whats(await races(yesSayer()));
    for (const what of [
      '30 were granted instead of 2',
      'spendings in the ledger instead of 1',
      'credits became',
      'a message with one key stands 0 times',
      'after its deletion was answered',
      'of one company e-mail',
      'of one staff e-mail',
      'of one account e-mail',
    ])
      expect(found).toContain(what);
  });

  test('races: accounts that do not add up', async () => {
    expect(whats(await bookkeeping(yesSayer()))).toContain('an account does not add up');
    expect(await bookkeeping(yesSayer({ rows: async () => [] }))).toEqual([]);
  });

  test('payments: every word of the bank is believed, as often as it is said', async () => {
    const form = '<form action="http://localhost/api/public/Payment/Callback/ab"><input name="signature" value="s"></form>';
    const found = whats(
      await payments(
        yesSayer({
          send: async (method, path, sent) =>
            path.includes('/PayFromSandbox')
              ? answer(200, JSON.stringify({ success: true, data: { htmlContent: form, conversationId: id } }))
              : path.includes('/Callback/')
                ? answer(200, form)
                : yesSayer().send(method, path, sent),
        }),
      ),
    );
    for (const what of [
      '5 orders were made instead of one',
      'a webhook with a false signature is answered 200',
      'a forged word of the bank is believed',
      'granted 5 times with 5 receipts instead of once',
      'another order was granted with it',
    ])
      expect(found).toContain(what);
    expect(whats(await payments(yesSayer()))).toContain('nothing was looked at');
  });

  test('uploads: everything is taken, and served as it came', async () => {
    const found = whats(
      await uploads(
        yesSayer({
          send: async (method) =>
            method === 'GET'
              ? answer(200, 'canary-7c1e', { 'content-type': 'text/html' })
              : answer(200, JSON.stringify({ success: true, data: yes })),
        }),
      ),
    );
    for (const what of [
      'a.svg was taken',
      'a field named "__proto__" was taken',
      'may be sniffed',
      'is not in a sandbox',
      'is not an attachment',
      'is served as text/html',
      'still holds what its maker left',
    ])
      expect(found).toContain(what);
  });

  test('uploads: a product that names no stored file proves nothing', async () => {
    const found = whats(
      await uploads(
        yesSayer({ send: async () => answer(200, JSON.stringify({ success: true, data: { ...yes, product: { id }, request: { id } } })) }),
      ),
    );
    expect(found).toContain('nothing was looked at');
  });

  test('edge: it keeps all, believes all, leads away', async () => {
    const found = whats(await edge(yesSayer()));
    for (const what of [
      'a made-up address is kept',
      'repeats a forged host',
      'tries are not limited',
      'a foreign page refreshes',
      'a foreign page signs a visitor in',
      'the session cookie is open',
      'taken twice',
      'the inner mailbox is open',
      'leads away to //evil.example',
    ])
      expect(found).toContain(what);
  });

  test('faults: what was answered is not there', async () => {
    const found = whats(await faults(yesSayer()));
    for (const what of [
      'an acknowledged AddAndEditProduct is there 0 times after death 1',
      'a repeated SendMessage is there 0 times',
      'credits were charged instead of',
    ])
      expect(found).toContain(what);
  });

  test('faults: a product that acknowledges nothing proves nothing', async () => {
    const first = yesSayer();
    const found = whats(
      await faults(
        yesSayer({
          send: async (method, path, sent) =>
            String(sent?.headers?.['idempotency-key'] ?? '').length > 0 &&
            /AddAndEdit(?:Product|Request)|SendMessage/.test(path) &&
            started()
              ? answer(500, '{}')
              : first.send(method, path, sent),
        }),
      ),
    );
    expect(found).toContain('no write was ever acknowledged');
    expect(found).toContain('a repeated key is answered 500');
  });
});

/** The first of each write makes the business; all that follow are the work. */
let calls = 0;
const started = (): boolean => {
  calls += 1;
  return calls > 2;
};

describe('a product that falls over', () => {
  const falls = yesSayer({
    send: async (method, path, sent) =>
      path.includes('/Company/GetCompanyCards')
        ? answer(500, 'Error: D1_ERROR\n    at run (api/x.ts:1:1)')
        : yesSayer().send(method, path, sent),
  });

  test('fuzz: the call, its answer and its input are named with the seed', async () => {
    const found = await fuzz(falls, 7);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ what }) => what.startsWith('GetCompanyCards answers 500'))).toBe(true);
    expect(found[0]?.repeat).toMatch(/^seed 7: POST \/api\/Company\/GetCompanyCards as a guest body /);
  });

  test('the same seed makes the same inputs', async () => {
    // Ids and addresses are those of the run.
    const [first, again, other] = await Promise.all(
      [7, 7, 8].map(async (seed) => whats(await fuzz(falls, seed)).replaceAll(/[0-9a-f]{24}|(?<=attack-)[0-9a-f]+(?=@)/g, 'id')),
    );
    expect(again).toBe(first);
    expect(other).not.toBe(first?.replaceAll('seed 7', 'seed 8'));
  });
});

test.each([
  [500, 'TypeError\n    at run (file.ts:3:4)', true],
  [400, 'D1_ERROR: UNIQUE constraint failed: users.email', true],
  [404, '{"success":false,"code":"NOT_FOUND","message":"It was not found."}', false],
  [200, 'at noon (file.ts:3:4)', false],
])('%i %j is a leak: %s', (status, text, isLeak) => {
  expect(leakOf(answer(status, text)) !== null).toBe(isLeak);
});

test('a forged token differs from the real one in what it should, and in nothing else', () => {
  expect(resigned(token, {}, secret)).toBe(token);
  expect(resigned(token, {}, 'another')).not.toBe(token);
  expect(resigned(token, { exp: 1 }, secret).split('.')[0]).toBe(token.split('.')[0]);
  expect(unsigned(token)).toMatch(/^[\w-]+\.[\w-]+\.$/);
});
