/**
 * Each round of `npm run attack` against a product with the fault that it looks for, because a round without findings proves nothing
 * by itself.
 * @module-tag sweep
 */
import { describe, expect, test } from 'vitest';
import { edge } from '../../../attack/edge.ts';
import { faults } from '../../../attack/faults.ts';
import { governance } from '../../../attack/governance.ts';
import { links } from '../../../attack/links.ts';
import { payments } from '../../../attack/payments.ts';
import { signIn } from '../../../attack/sign-in.ts';
import { suspension } from '../../../attack/suspension.ts';
import { prices } from '../../../attack/prices.ts';
import { bookkeeping, races } from '../../../attack/races.ts';
import { type Answer, type Finding, leakOf, type CrashableTarget } from '../../../attack/target.ts';
import { uploads } from '../../../attack/uploads.ts';

const id = 'a'.repeat(24);

/** Everything that a round reads of an answer. */
const yes = {
  accessToken: 'access',
  refreshToken: 'refresh',
  handoffToken: 'handoff.x',
  userInfo: { userID: id },
  id,
  chatId: id,
  certificate: { id },
  product: { id, imageURLs: ['/media/p/x.html'] },
  request: { id, imageUrls: ['/media/p/y.webp'], fileUrls: ['/media/p/z.txt'] },
  quote: { id },
  item: { version: 0 },
  decisions: [{ path: `/decision?token=${id}-${'b'.repeat(64)}` }],
  key: 'A'.repeat(32),
  options: { challenge: 'x' },
  proForma: { document: { number: 'PF-1' }, code: 'c' },
};
const answer = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  text,
  bytes: Buffer.from(text),
  headers: new Headers(headers),
});

/** A product that accepts everything, repeats its input, and has one row. */
function acceptingTarget(change: Partial<CrashableTarget> = {}): CrashableTarget {
  let balance = 1000;
  return {
    send: async (_method, path, { headers = {} } = {}) => {
      // Each sale costs one credit more, whether or not the buyer has it.
      balance -= 1;
      const repeated = JSON.stringify({ success: true, code: 'OK', data: yes, repeats: headers, path });
      return answer(200, repeated, { 'content-type': 'application/json', 'x-page': 'cached', location: path, 'set-cookie': `kervan=1` });
    },
    rows: async <Row>() =>
      [{ id, balance, n: 5, price: 20, type: 99, paid: 1, name: 'x', categoryId: id, subCategoryId: id, companyTypeId: id }] as Row[],
    kill: async () => {},
    restart: async () => {},
    ...change,
  };
}
const whats = (findings: readonly Finding[]): string => findings.map(({ what, repeat }) => `${what} | ${repeat}`).join('\n');

describe('a product that permits everything', () => {
  test('races: more is spent than the balance, twice with one key, by two with one name', async () => {
    const found = whats(await races(acceptingTarget()));
    for (const what of [
      '30 calls succeeded instead of 2',
      'spendings in the ledger instead of 1',
      'credits became',
      'a message with one idempotency key is stored 0 times',
      'after its deletion was answered',
      'rows with one company e-mail',
      'rows with one staff e-mail',
      'rows with one account e-mail',
    ])
      expect(found).toContain(what);
  });

  test('races: ledger and balance disagree', async () => {
    expect(whats(await bookkeeping(acceptingTarget()))).toContain('the balance of an account differs from its transfers');
    expect(await bookkeeping(acceptingTarget({ rows: async () => [] }))).toEqual([]);
  });

  test('payments: every callback is accepted, however often', async () => {
    const form = '<form action="http://localhost/api/public/Payment/Callback/ab"><input name="signature" value="s"></form>';
    const found = whats(
      await payments(
        acceptingTarget({
          send: async (method, path, sent) =>
            path.includes('/PayFromSandbox')
              ? answer(200, JSON.stringify({ success: true, data: { htmlContent: form, conversationId: id } }))
              : path.includes('/Callback/')
                ? answer(200, form)
                : acceptingTarget().send(method, path, sent),
        }),
      ),
    );
    for (const what of [
      '5 orders were made instead of one',
      'a webhook with a false signature is answered 200',
      'a forged callback is accepted',
      'granted 5 times with 5 receipts instead of once',
      'another order was fulfilled too',
    ])
      expect(found).toContain(what);
    expect(whats(await payments(acceptingTarget()))).toContain('nothing was checked');
  });

  test('suspension: a suspended company writes, is visible, and its documents are valid', async () => {
    const found = whats(await suspension(acceptingTarget()));
    for (const what of [
      'AddAndEditProduct for a suspended company answers its owner 200',
      'AddAndEditCertificate for a suspended company answers its owner 200',
      'AddAndEditRequest for a suspended company answers its owner 200',
      'AcceptQuote for a suspended company answers the other side 200',
      'SendMessage for a suspended company answers its owner in person 200',
      'AddAndEditProduct for a suspended company answers its owner for another company 200',
      'GetProductDetailById shows a guest',
      'a suspended company still has a page',
      'does not mention that its company is suspended',
      '6 products were added after the suspension',
      '9 products were confirmed, 0 are stored',
    ])
      expect(found).toContain(what);
  });

  test('sign-in: guesses are accepted, and answers depend on the account', async () => {
    const found = whats(await signIn(acceptingTarget()));
    for (const what of [
      'passwords',
      'codes',
      'tokens of trusted browsers',
      'codes instead of a passkey',
      'signatures',
      'tickets of providers',
    ])
      expect(found).toContain(`guessed ${what} are accepted`);
    for (const what of [
      'ForgotPassword answers suspended differently',
      'ResendActivation answers plain differently',
      'guesses of passwords are not limited',
      'escapes the limit',
    ])
      expect(found).toContain(what);
  });

  test('governance: forged reports, links and appeals are accepted, and a removed company is shown', async () => {
    const found = whats(await governance(acceptingTarget()));
    for (const what of [
      'a report for somebody else is accepted',
      'a report accepts page.png with content of another type',
      '40 of 40 reports of one network are accepted',
      'the reports of one company are 5 cases',
      'shows a guest what is not public',
      'a removed company is shown to a stranger',
      'a removed company still has a page',
      'a forged link shows a decision',
      '10 appeals against one decision are accepted',
      'the moderator of the decision decides on the appeal',
      'contains unescaped markup',
    ])
      expect(found).toContain(what);
  });

  test('governance: guests learn what an address has reported, and its owner cannot report and gets many mails', async () => {
    let reports = 0;
    const found = whats(
      await governance(
        acceptingTarget({
          rows: async <Row>(sql: string) => (sql.includes('outbox') ? ([{ n: 15 }] as Row[]) : acceptingTarget().rows<Row>(sql)),
          async send(method, path, sent) {
            if (path.includes('AddNotice') && (reports += 1) > 47) return answer(409, '{"success":false,"code":"ALREADY_REPORTED"}');
            return acceptingTarget().send(method, path, sent);
          },
        }),
      ),
    );
    for (const what of [
      'a guest learns what an address has reported',
      'forged reports prevent the owner of the address from reporting',
      '15 receipts flood one address',
    ])
      expect(found).toContain(what);
  });

  test('suspension: a product that refuses all writes with another code proves nothing', async () => {
    let isSuspended = false;
    const found = whats(
      await suspension(
        acceptingTarget({
          rows: async <Row>(sql: string) => {
            if (sql.includes("suspend_reason='FRAUD'")) isSuspended = true;
            return acceptingTarget().rows<Row>(sql);
          },
          send: async (method, path, sent) =>
            isSuspended && /EditCompany/.test(path)
              ? answer(404, '{"success":false,"code":"NOT_FOUND"}')
              : acceptingTarget().send(method, path, sent),
        }),
      ),
    );
    expect(found).toContain('EditCompany for a suspended company answers its owner 404');
  });

  test('links: they are valid for everyone and repeatedly', async () => {
    const found = whats(await links(acceptingTarget()));
    for (const what of [
      'VerifyEmail accepts a link whose requester was removed',
      'VerifyEmail accepts a link whose requester lost the flag',
      'VerifyEmail accepts a link whose requester was suspended',
      'VerifyEmail accepts a link whose requester works for a suspended account',
      'VerifyEmail accepts a link whose requester now has fewer permissions than the colleague',
      'an address was changed by somebody who was removed',
      'AcceptInvitation accepts a link whose requester was removed',
      'AcceptInvitation accepts a link whose requester lost the flag',
      'a new address that is not final is sent a link for a password',
      'KeepAddress accepts a link whose requester has used it',
      'KeepAddress accepts a link whose requester wrote the confirmation',
      'ResetPassword accepts a link whose requester was mailed before the objection',
      'a session that was started with a withdrawn address is still valid',
    ])
      expect(found).toContain(what);
  });

  test('links: a product that refuses every link proves nothing', async () => {
    const found = whats(
      await links(
        acceptingTarget({
          send: async (method, path, sent) =>
            /VerifyEmail|AcceptInvitation|KeepAddress/.test(path)
              ? answer(404, '{"success":false,"code":"TOKEN_NOT_FOUND"}')
              : acceptingTarget().send(method, path, sent),
        }),
      ),
    );
    for (const name of ['VerifyEmail', 'AcceptInvitation', 'KeepAddress']) expect(found).toContain(`${name} refuses a valid link: 404`);
  });

  test('prices: everything is sold at any price', async () => {
    const quoted = { success: true, data: { ...yes, quoteId: '1790000000.ab', amount: '12.00', currency: 'USD', conversationId: id } };
    const found = whats(
      await prices(
        acceptingTarget({
          send: async (method, path, sent) =>
            path.includes('/GetPaymentQuote') ? answer(200, JSON.stringify(quoted)) : acceptingTarget().send(method, path, sent),
        }),
      ),
    );
    for (const what of [
      'a payment with no quote is answered 200 instead of 409',
      'a payment with an invented quote is answered',
      'a payment with a quote with an extended validity is answered',
      'a payment with a quote of another account is answered',
      'a payment with a quote of a pack, used for a plan, is answered',
      'a payment with a quote from before a change of price is answered',
      'a payment with a quote in another language is answered',
      'a payment with a quote from before the purchase of a plan is answered',
      '1200 USD was shown, but the order is over',
      'CreateChat charges a price that was not shown',
      'BoostCompany charges a price that was not shown',
    ])
      expect(found).toContain(what);
    expect(whats(await prices(acceptingTarget()))).toContain('nothing was checked');
  });

  test('prices: a product that sells nothing proves nothing', async () => {
    const data = { quoteId: '1790000000.ab', amount: '12.00', currency: 'USD' };
    const found = whats(
      await prices(
        acceptingTarget({
          send: async (method, path, sent) =>
            path.includes('/GetPaymentQuote')
              ? answer(200, JSON.stringify({ success: true, data }))
              : path.includes('/PayFromSandbox')
                ? answer(409, JSON.stringify({ success: false, code: 'PRICE_CHANGED', data: { quoteId: 'other' } }))
                : acceptingTarget().send(method, path, sent),
        }),
      ),
    );
    expect(found).toContain('the shown price cannot be paid: 409 PRICE_CHANGED');
    expect(found).not.toContain('a payment with');
  });

  test('uploads: every file is accepted, and served unchanged', async () => {
    const found = whats(
      await uploads(
        acceptingTarget({
          send: async (method) =>
            method === 'GET'
              ? answer(200, 'canary-7c1e', { 'content-type': 'text/html' })
              : answer(200, JSON.stringify({ success: true, data: yes })),
        }),
      ),
    );
    for (const what of [
      'a.svg was accepted',
      'a field named "__proto__" was accepted',
      'lacks X-Content-Type-Options: nosniff',
      'lacks the sandbox policy',
      'is not an attachment',
      'is served as text/html',
      'still contains metadata of its author',
    ])
      expect(found).toContain(what);
  });

  test('uploads: a product that names no stored file proves nothing', async () => {
    const found = whats(
      await uploads(
        acceptingTarget({
          send: async () => answer(200, JSON.stringify({ success: true, data: { ...yes, product: { id }, request: { id } } })),
        }),
      ),
    );
    expect(found).toContain('nothing was checked');
  });

  test('edge: everything is cached, every header is trusted, redirects lead to other sites', async () => {
    const found = whats(await edge(acceptingTarget()));
    for (const what of [
      'an invented address is cached',
      'repeats a forged host',
      'the rate limit does not apply',
      'a foreign page refreshes',
      'a foreign page signs a visitor in',
      'scripts can read the session cookie',
      'accepted twice',
      'the development mailbox is public',
      'redirects to another site: //evil.example',
      '/api/Auth/Login answers PUT 200, allowing null',
    ])
      expect(found).toContain(what);
  });

  test('edge: a failure by an unusual header is named, with the header', async () => {
    const fails = acceptingTarget({
      send: async (method, path, sent) =>
        sent?.headers?.['range'] === undefined ? acceptingTarget().send(method, path, sent) : answer(500, '{}'),
    });
    expect(whats(await edge(fails))).toContain('/imports answers unusual headers 500  | GET /imports with {"range":"bytes=0-0,1-"}');
  });

  test('faults: an answered write is missing', async () => {
    const found = whats(await faults(acceptingTarget()));
    for (const what of [
      'an acknowledged AddAndEditProduct is stored 0 times after crash 1',
      'a repeated SendMessage is stored 0 times',
      'credits were charged instead of',
    ])
      expect(found).toContain(what);
  });

  test('faults: a product that answers no write proves nothing', async () => {
    const first = acceptingTarget();
    const found = whats(
      await faults(
        acceptingTarget({
          send: async (method, path, sent) =>
            String(sent?.headers?.['idempotency-key'] ?? '').length > 0 &&
            /AddAndEdit(?:Product|Request)|SendMessage/.test(path) &&
            started()
              ? answer(500, '{}')
              : first.send(method, path, sent),
        }),
      ),
    );
    expect(found).toContain('no write was acknowledged');
    expect(found).toContain('a repeated idempotency key is answered 500');
  });
});

/** The first write of each kind creates the business; the later ones belong to the round. */
let begun = 0;
const started = (): boolean => {
  begun += 1;
  return begun > 2;
};

test.each([
  [500, 'TypeError\n    at run (file.ts:3:4)', true],
  [400, 'D1_ERROR: UNIQUE constraint failed: users.email', true],
  [404, '{"success":false,"code":"NOT_FOUND","message":"It was not found."}', false],
  [200, 'at noon (file.ts:3:4)', false],
])('%i %j is a leak: %s', (status, text, isLeak) => {
  expect(leakOf(answer(status, text)) !== null).toBe(isLeak);
});
