/** Chats as the account's own company need an approved company, including those that were started while there was one. */
import { beforeEach, expect, test } from 'vitest';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { call, clock } from '../../support/api/api-client.ts';
import { approvedCompany } from '../../support/api/api-fixtures.ts';
import { contact, liveRequest, look, opened, paymentsOf, priceOf, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { offer, offered, quotesIn, quoting, refuse, take } from '../../support/api/quoting.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  clock.restart();
  for (const createdFor of [0, 1]) await priceOf(createdFor, 1, 10);
});

const codeOf = async (answer: Promise<{ envelope: { code: string } }>): Promise<string> => (await answer).envelope.code;

/** A trader who writes as their own company. */
async function inPerson(who: Trader): Promise<Trader> {
  const id = await firstValue<string>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', who.id);
  return { ...who, company: { ...who.company, id: id ?? '' } };
}
const leaveMarket = (who: Trader) => call(deleteCompany, { token: who.token, query: { id: who.company.id } });

test('without an approved company nothing can be sent, opened, quoted or accepted; with another one it can', async () => {
  const [who, other] = [await trader(), await trader()];
  const own = await inPerson(who);
  const talk = await opened(own, other);
  const unpaid = await opened(own, other, { chatNameForAll: 'Later', text: '' });
  const answering = await opened(own, other, { createdFor: 1, requestId: await liveRequest(other, 1), chatNameForAll: 'Apricots' });
  await offered(own, answering);
  const firstQuote = await opened(own, other, { createdFor: 1, requestId: await liveRequest(other, 1), chatNameForAll: 'Figs', text: '' });
  const spent = await paymentsOf(who);
  expect(await codeOf(leaveMarket(who))).toBe('COMPANY_DELETED');

  for (const chatId of [talk, unpaid]) {
    expect(await codeOf(say(own, chatId, 'Still there'))).toBe('COMPANY_NOT_APPROVED');
    expect((await look(own, chatId)).sendingFault).toBe('COMPANY_NOT_APPROVED');
  }
  for (const chatId of [answering, firstQuote]) expect(await codeOf(offer(own, chatId))).toBe('COMPANY_NOT_APPROVED');
  expect(await codeOf(contact(own, other, { chatNameForAll: 'New' }))).toBe('COMPANY_NOT_APPROVED');
  // Earlier paid chats, and messages of the other side, are unaffected.
  expect([await paymentsOf(who), await codeOf(say(other, talk, 'Good morning'))]).toEqual([spent, 'MESSAGE_SENT']);
  expect((await look(other, talk)).sendingFault).toBeNull();

  await approvedCompany(who, { approveStatus: 3 });
  expect(await codeOf(say(own, talk, 'Waiting'))).toBe('COMPANY_NOT_APPROVED');
  await approvedCompany(who);
  expect([await codeOf(say(own, talk, 'Back')), await codeOf(offer(own, firstQuote))]).toEqual(['MESSAGE_SENT', 'QUOTE_SENT']);
});

test('nothing is paid for or agreed with a company that has lost its approval', async () => {
  const [buyer, seller, other] = [await trader(), await trader(), await trader()];
  const [unpaid, talk] = [
    await opened(buyer, seller, { text: '' }),
    await opened(buyer, seller, { createdFor: 2, requestId: await liveRequest(seller, 2) }),
  ];
  const quote = await offered(seller, talk);
  const spent = await paymentsOf(buyer);
  const talkToOwn = await opened(await inPerson(seller), buyer);
  await runSql('UPDATE company SET approve_status=1 WHERE id=?1', seller.company.id);
  expect([await codeOf(say(buyer, unpaid, 'Hello')), await codeOf(take(buyer, quote.id))]).toEqual([
    'PARTNER_NOT_APPROVED',
    'PARTNER_NOT_APPROVED',
  ]);
  expect([(await look(buyer, unpaid)).sendingFault, (await look(buyer, talk)).sendingFault]).toEqual(['PARTNER_NOT_APPROVED', null]);
  expect([await paymentsOf(buyer), (await quotesIn(buyer, talk)).map(({ state, mayAgree }) => [state, mayAgree])]).toEqual([
    spent,
    [['sent', false]],
  ]);
  // Declining agrees to nothing.
  const second = await offered(other, (await quoting(1, { seller: other, buyer })).chatId);
  await runSql('UPDATE company SET approve_status=1 WHERE id=?1', other.company.id);
  expect(await codeOf(refuse(buyer, second.id))).toBe('QUOTE_DECLINED');
  // Paid chats stay open for messages, from the own address of the other side too.
  expect([await codeOf(say(buyer, talk, 'Still there?')), await codeOf(say(buyer, talkToOwn, 'And here?'))]).toEqual([
    'MESSAGE_SENT',
    'MESSAGE_SENT',
  ]);
  await runSql('UPDATE company SET approve_status=4 WHERE id=?1', seller.company.id);
  expect([await codeOf(say(buyer, unpaid, 'Hello')), await codeOf(take(buyer, quote.id))]).toEqual(['MESSAGE_SENT', 'QUOTE_ACCEPTED']);
});

test.each([
  ['has expired', 'UPDATE request SET expires_at=?2 WHERE id=?1'],
  ['was paused', 'UPDATE request SET is_active=0 WHERE id=?1 AND ?2>0'],
  ['was deleted', 'UPDATE request SET is_active=0, deleted_at=?2 WHERE id=?1'],
])('a first message is not charged once the request %s', async (_, end) => {
  const [buyer, seller] = [await trader(), await trader()];
  const [requestId, other] = [await liveRequest(seller, 2), await liveRequest(seller, 2)];
  const unpaid = await opened(buyer, seller, { createdFor: 2, requestId, text: '' });
  const paid = await opened(buyer, seller, { createdFor: 2, requestId: other, chatNameForAll: 'Paid' });
  const spent = await paymentsOf(buyer);
  for (const id of [requestId, other]) await runSql(end, id, clock.now());
  expect(await codeOf(say(buyer, unpaid, 'Hello'))).toBe('REQUEST_ENDED');
  expect([(await look(buyer, unpaid)).sendingFault, await paymentsOf(buyer)]).toEqual(['REQUEST_ENDED', spent]);
  expect(await codeOf(say(buyer, paid, 'Hello'))).toBe('MESSAGE_SENT');
});

test('an account whose company loses its approval is refused as before, and a quote to it stays open', async () => {
  const [seller, buyer] = [await trader(), await trader()];
  const chatId = await opened(seller, buyer, { createdFor: 1, requestId: await liveRequest(buyer, 1) });
  const quote = await offered(seller, chatId);
  await runSql('UPDATE company SET approve_status=3 WHERE id=?1', buyer.company.id);
  expect(await codeOf(take(buyer, quote.id))).toBe('COMPANY_NOT_APPROVED');
  expect((await quotesIn(buyer, chatId)).map(({ state }) => state)).toEqual(['sent']);
});
