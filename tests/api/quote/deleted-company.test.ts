import { expect, test } from 'vitest';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { approvedCompany } from '../../support/api/api-fixtures.ts';
import { allRows } from '../../support/api/database.ts';
import { offered, quoting, refuse, take } from '../../support/api/quoting.ts';

const news = () =>
  allRows("SELECT user_id, kind, href, payload->>'company' AS company FROM notification WHERE kind LIKE 'deal-%' ORDER BY user_id");

test('partners with a running or accepted quote with a deleted company are notified once, and nobody else', async () => {
  const { seller, buyer, chatId } = await quoting();
  const [accepted, declined] = [await quoting(1, { seller }), await quoting(1, { seller })];
  const ofOtherCompany = await quoting(1, { seller: { ...seller, company: await approvedCompany(seller) } });
  await offered(seller, chatId);
  await offered(seller, chatId);
  await take(accepted.buyer, (await offered(seller, accepted.chatId)).id);
  await refuse(declined.buyer, (await offered(seller, declined.chatId)).id);
  await offered(seller, ofOtherCompany.chatId);

  const { token, company } = seller;
  await data(deleteCompany, { token, query: { id: company.id } });
  const notified = [
    { user_id: buyer.id, kind: 'deal-company-deleted', href: `/messages?chatId=${chatId}`, company: company.name },
    { user_id: accepted.buyer.id, kind: 'deal-company-deleted', href: `/messages?chatId=${accepted.chatId}`, company: company.name },
  ].toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1));
  expect(await news()).toEqual(notified);

  // Deleting the account notifies only partners who were not notified yet.
  clock.advance(1000);
  await data(deleteUser, { token, query: { UserId: seller.id } });
  const left = (await news()).filter(({ kind }) => kind === 'deal-partner-left');
  expect(left.map(({ user_id }) => user_id)).toEqual([ofOtherCompany.buyer.id]);
});
