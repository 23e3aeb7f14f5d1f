/** An account of any size becomes invisible at once; rows beyond one batch are deleted in steps. */
import { expect, test } from 'vitest';
import { forgetAccountStatements, forgetContentStatements, forgetRest } from '../../../api/jobs/forget-account.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { liveRequest, trader } from '../../support/api/chat/chat-fixtures.ts';
import { addContent, countLeft, livingFiles } from '../../support/api/large-trader.ts';
import { firstValue } from '../../support/api/database.ts';

const owned = 5;
const step = 2;

const left = (table: 'product' | 'request', ids: readonly string[]): Promise<number> => countLeft(table, ids, "name<>'—'");

test('a large account is invisible at once, is forgotten in steps, and the steps continue after a crash', async () => {
  const who = await trader();
  const neighbour = await trader();
  const { products, requests } = await addContent(who, owned);
  const foreignRequest = await liveRequest(neighbour, 1);

  await database().batch(forgetAccountStatements(database(), who.id, clock.now(), step));
  expect((await call(getUserProfile, { token: who.token })).status).toBe(401);
  for (const id of products) expect((await call(getProductDetailById, { query: { id } })).status).toBe(410);
  for (const id of requests) expect((await call(getRequestDetailById, { query: { id } })).status).toBe(410);
  expect(await firstValue('SELECT COUNT(*) AS n FROM request WHERE owner_user_id=?1 AND is_active=1', who.id)).toBe(0);
  expect([await left('product', products), await left('request', requests)]).toEqual([owned - step, owned - step]);

  // A step that crashes has stored everything or nothing.
  await expect(
    database().batch([...forgetContentStatements(database(), who.id, step, clock.now()), database().prepare("SELECT json('{')")]),
  ).rejects.toThrow('malformed JSON');
  expect([await left('product', products), await left('request', requests)]).toEqual([owned - step, owned - step]);

  await forgetRest(database(), clock.now(), step);
  expect([await left('product', products), await left('request', requests)]).toEqual([0, 0]);
  expect(await livingFiles(products)).toBe(0);
  expect(await firstValue('SELECT COUNT(*) AS n FROM ended_account')).toBe(0);
  expect((await call(getRequestDetailById, { query: { id: foreignRequest } })).status).toBe(200);
});
