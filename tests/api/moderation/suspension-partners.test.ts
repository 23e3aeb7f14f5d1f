/** A suspended company and its partners: what they see, and that nobody can conclude anything with it (ADR 032). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createChat, getContactTerms } from '../../../contract/chat/calls.ts';
import { acceptQuote, getQuotesOfChat, verifyProForma } from '../../../contract/quote/calls.ts';
import * as people from '../../../contract/moderation/people-calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, consolePerson } from '../../support/api/api-fixtures.ts';
import {
  contact,
  contactBody,
  look,
  opened,
  paymentsOf,
  priceOf,
  say,
  talking,
  textsOf,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import { offer, offered, proFormaOf, quotesIn, quoting, take, takeBack } from '../../support/api/quoting.ts';
import { changingBeforeWrite, lifted, suspended } from '../../support/api/suspending.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(async () => {
  clock.restart();
  for (const createdFor of [0, 1, 2]) await priceOf(createdFor, 1, 10);
});

const codeOf = async (answer: Promise<{ envelope: { code: string } }>): Promise<string> => (await answer).envelope.code;
const person = async (id: string, isSuspended: boolean) => {
  const { token } = await consolePerson('administrator');
  return call(people.setPersonSuspension, {
    token,
    body: { id, isSuspended, note: 'Reported.', ...(isSuspended && { reason: 'FRAUD' as const }) },
  });
};

describe('a quote of a suspended company', () => {
  test('cannot be accepted, and is shown as such; it is valid again after the suspension', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    expect(quote.mayAgree).toBe(true);
    await suspended(seller.company.id);
    expect(await codeOf(take(buyer, quote.id))).toBe('COMPANY_SUSPENDED');
    expect((await quotesIn(buyer, chatId)).map(({ state, mayAgree }) => [state, mayAgree])).toEqual([['sent', false]]);
    await lifted(seller.company.id);
    expect(await codeOf(take(buyer, quote.id))).toBe('QUOTE_ACCEPTED');
  });

  test('cannot be accepted concurrently with the suspension, nor from a suspended account', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    const landing = changingBeforeWrite(() => suspended(seller.company.id));
    expect(await codeOf(call(acceptQuote, { token: buyer.token, body: { id: quote.id }, env: landing }))).toBe('COMPANY_SUSPENDED');
    expect((await proFormaOf(buyer, quote.id)).status).toBe(404);
    await lifted(seller.company.id);
    await person(seller.id, true);
    expect(await codeOf(take(buyer, quote.id))).toBe('COMPANY_SUSPENDED');
    expect((await data(getQuotesOfChat, { token: buyer.token, query: { chatId } })).quotes[0]?.state).toBe('sent');
  });

  test('cannot be accepted if it was sent from the account’s own address', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    const own = await firstValue<string>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', seller.id);
    const inPerson: Trader = { ...seller, company: { ...seller.company, id: own ?? '' } };
    const { chatId } = await quoting(1, { seller: inPerson, buyer });
    const quote = await offered(inPerson, chatId);
    await suspended(seller.company.id);
    expect(await codeOf(take(buyer, quote.id))).toBe('COMPANY_SUSPENDED');
    expect(await codeOf(offer(inPerson, chatId))).toBe('COMPANY_SUSPENDED');
  });

  test('can be withdrawn, without a message in the chat', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    const before = await textsOf(buyer, chatId);
    await suspended(seller.company.id);
    expect(await codeOf(takeBack(seller, quote.id))).toBe('QUOTE_WITHDRAWN');
    expect(await textsOf(buyer, chatId)).toEqual(before);
  });
});

describe('to a suspended company', () => {
  test('no quote can be sent', async () => {
    const { seller, buyer, chatId } = await quoting();
    await suspended(buyer.company.id);
    expect(await codeOf(offer(seller, chatId))).toBe('COMPANY_SUSPENDED');
    expect(await quotesIn(seller, chatId)).toEqual([]);
  });

  test('messages in an open chat can be sent, but no contact can be bought', async () => {
    const { from, to, chatId: open } = await talking({});
    const unpaid = await opened(from, to, { chatNameForAll: 'Later', text: '' });
    const spent = await paymentsOf(from);
    await suspended(to.company.id);
    expect([await codeOf(say(from, open, 'Still there?')), (await look(from, open)).sendingFault]).toEqual(['MESSAGE_SENT', null]);
    expect([await codeOf(say(from, unpaid, 'Hello')), (await look(from, unpaid)).sendingFault]).toEqual([
      'COMPANY_SUSPENDED',
      'COMPANY_SUSPENDED',
    ]);
    expect(await paymentsOf(from)).toEqual(spent);
    await lifted(to.company.id);
    const landing = changingBeforeWrite(() => suspended(to.company.id));
    const again = call(createChat, { token: from.token, body: contactBody(from, to, { chatNameForAll: 'Third' }), env: landing });
    expect(await codeOf(again)).toBe('COMPANY_SUSPENDED');
    expect(await paymentsOf(from)).toEqual(spent);
  });
});

describe('before writing, a sender', () => {
  const fault = async (who: Trader, toCompanyId: string) =>
    (await data(getContactTerms, { token: who.token, query: { toCompanyId, createdFor: '0' } })).fault;

  test('learns that their company is suspended, and not that it is unapproved', async () => {
    const [from, to] = [await trader(), await trader()];
    expect(await fault(from, to.company.id)).toBeNull();
    await suspended(from.company.id);
    expect([await fault(from, to.company.id), await codeOf(contact(from, to))]).toEqual(['COMPANY_SUSPENDED', 'COMPANY_SUSPENDED']);
    await approvedCompany(from, { approveStatus: 3 });
    expect(await fault(from, to.company.id)).toBe('COMPANY_SUSPENDED');
    await approvedCompany(from);
    expect(await fault(from, to.company.id)).toBeNull();
  });
});

describe('the pro-forma of a company that is no longer public', () => {
  const verify = (number: string, code: string) => data(verifyProForma, { query: { number, code } });

  test.each([
    [1, 'seller'],
    [2, 'buyer'],
  ] as const)(
    'of a request of type %d states that its %s is suspended, and since when; the document is unchanged',
    async (serviceType, side) => {
      const { seller, buyer, chatId } = await quoting(serviceType);
      const [ending, other] = side === 'seller' ? [seller, buyer] : [buyer, seller];
      const quote = await offered(seller, chatId);
      await take(buyer, quote.id);
      const proForma = async () => (await proFormaOf(other, quote.id)).envelope.data?.proForma;
      const { document, code = '', suspended: before } = (await proForma()) ?? {};
      const number = document?.number ?? '';
      expect([before, await verify(number, code)]).toMatchObject([[], { state: 'unchanged', suspended: [] }]);

      clock.advance(5000);
      await suspended(ending.company.id);
      const now = [{ side, dtSince: new Date(clock.now()).toISOString() }];
      expect([(await proForma())?.suspended, await verify(number, code)]).toMatchObject([now, { state: 'unchanged', suspended: now }]);
      // People without the code of the document learn nothing.
      expect((await verify(number, 'X'.repeat(16))).suspended).toEqual([]);

      // Suspended with its account, and for both sides; deleting the company removes neither the warning nor its pro-forma.
      clock.advance(5000);
      await lifted(ending.company.id);
      await person(ending.id, true);
      expect((await verify(number, code)).suspended).toEqual([{ side, dtSince: new Date(clock.now()).toISOString() }]);
      await suspended(other.company.id);
      expect((await verify(number, code)).suspended.map(({ side: each }) => each)).toEqual(['seller', 'buyer']);
      await runSql('UPDATE company SET deleted_at=?2 WHERE id=?1', other.company.id, clock.now());
      expect((await verify(number, code)).suspended).toHaveLength(2);
    },
  );

  /** What the other side and everybody with the code learn about a document whose seller's company changes. */
  async function agreed() {
    const { seller, buyer, chatId } = await quoting(1);
    const quote = await offered(seller, chatId);
    await take(buyer, quote.id);
    const proForma = async () => (await proFormaOf(buyer, quote.id)).envelope.data?.proForma;
    const { document, code: right = '' } = (await proForma()) ?? {};
    const states = async (code = right) => [(await proForma())?.unlisted, (await verify(document?.number ?? '', code)).unlisted];
    return { seller, states };
  }

  test.each([
    ['has been rejected', 'approve_status=1'],
    ['is reviewed again after a change', 'approve_status=3'],
    ['has been deleted', 'deleted_at=1, is_active=0'],
  ])('states that its seller %s', async (_state, change) => {
    const { seller, states } = await agreed();
    expect(await states()).toEqual([[], []]);
    await runSql(`UPDATE company SET ${change} WHERE id=?1`, seller.company.id);
    expect(await states()).toEqual([['seller'], ['seller']]);
    expect(await states('X'.repeat(16))).toEqual([['seller'], []]);
  });

  test('states that its seller is suspended, and not also that it is unapproved', async () => {
    const { seller, states } = await agreed();
    await runSql('UPDATE company SET approve_status=1 WHERE id=?1', seller.company.id);
    await suspended(seller.company.id);
    expect(await states()).toEqual([[], []]);
    await lifted(seller.company.id);
    expect(await states()).toEqual([['seller'], ['seller']]);
  });
});
