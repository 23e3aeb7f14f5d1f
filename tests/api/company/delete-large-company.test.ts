/** A company of any size becomes invisible at once; rows beyond one batch are deleted in steps. */
import { expect, test } from 'vitest';
import { deleteContentStatements, deleteStatements } from '../../../api/company/delete-store.ts';
import { deleteRest } from '../../../api/company/delete-store.ts';
import { forgottenAtOnce } from '../../../api/platform/db/forgetting.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById, getUserAllRequestCards, getUserRequestById } from '../../../contract/request/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, moderator } from '../../support/api/api-fixtures.ts';
import { liveRequest, trader } from '../../support/api/chat/chat-fixtures.ts';
import { addContent, countLeft, livingFiles } from '../../support/api/large-trader.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

const owned = 5;
const step = 2;

const left = (table: 'product' | 'request', ids: readonly string[]): Promise<number> => countLeft(table, ids, 'deleted_at IS NULL');
const waiting = () => firstValue('SELECT COUNT(*) AS n FROM deleted_company');

test('a large company is invisible at once, is deleted in steps, and the steps continue after a crash', async () => {
  const who = await trader();
  const neighbour = await trader();
  const { products, requests } = await addContent(who, owned);
  const foreignRequest = await liveRequest(neighbour, 1);
  const sent = requests.at(-1) ?? '';
  await runSql('UPDATE request SET approve_status=3, sent_at=1 WHERE id=?1', sent);

  await database().batch(deleteStatements(database(), who.company.id, clock.now(), step));
  expect([await left('product', products), await left('request', requests)]).toEqual([owned - step, owned - step]);
  // For guests, for the owner and for moderators.
  const staff = await moderator();
  for (const id of products) expect((await call(getProductDetailById, { token: who.token, query: { id } })).status).toBe(410);
  for (const id of requests) {
    // What was never public was never there.
    const status = id === sent ? 404 : 410;
    expect((await call(getRequestDetailById, { query: { id } })).status).toBe(status);
    expect((await call(getRequestDetailById, { token: who.token, query: { id } })).status).toBe(status);
    expect((await call(getUserRequestById, { token: who.token, query: { id } })).status).toBe(410);
  }
  expect(await firstValue('SELECT COUNT(*) AS n FROM request WHERE owner_user_id=?1 AND approve_status=4 AND is_active=1', who.id)).toBe(0);
  expect((await data(getUserAllRequestCards, { token: who.token })).requests).toEqual([]);
  expect((await data(getUserProfile, { token: who.token })).user.requestCount).toBe(0);
  const { items } = await data(getQueue, { token: staff.token, query: { kind: 'request' } });
  expect(items.map(({ id }) => id)).not.toContain(sent);
  const decision = await call(decide, { token: staff.token, body: { kind: 'request', id: sent, approve: true, version: 0 } });
  expect(decision.status).toBe(404);

  // A step that crashes has stored everything or nothing.
  await expect(
    database().batch([...deleteContentStatements(database(), who.company.id, step, clock.now()), database().prepare("SELECT json('{')")]),
  ).rejects.toThrow('malformed JSON');
  expect([await left('product', products), await left('request', requests)]).toEqual([owned - step, owned - step]);

  await deleteRest(database(), clock.now(), step);
  expect([await left('product', products), await left('request', requests), await livingFiles(products)]).toEqual([0, 0, 0]);
  expect(await waiting()).toBe(0);
  expect((await call(getRequestDetailById, { query: { id: foreignRequest } })).status).toBe(200);
});

test('the call makes one step and leaves the rest to the scheduled run; a small company leaves nothing', async () => {
  const [large, small] = [await trader(), await trader()];
  const more = 3;
  await runSql(
    `INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at)
     SELECT lower(hex(randomblob(12))), ?1, 'Rope', '', c.parent_id, c.id, 1 FROM json_each(?2) n, (SELECT id, parent_id FROM category WHERE parent_id IS NOT NULL LIMIT 1) c`,
    large.company.id,
    JSON.stringify(Array.from({ length: forgottenAtOnce + more }, (_, index) => index)),
  );
  const remaining = () => firstValue('SELECT COUNT(*) AS n FROM product WHERE company_id=?1 AND deleted_at IS NULL', large.company.id);

  await data(deleteCompany, { token: small.token, query: { id: small.company.id } });
  expect(await waiting()).toBe(0);
  await data(deleteCompany, { token: large.token, query: { id: large.company.id } });
  expect([await remaining(), await waiting()]).toEqual([more, 1]);
  await deleteRest(database(), clock.now());
  expect([await remaining(), await waiting()]).toEqual([0, 0]);
});
