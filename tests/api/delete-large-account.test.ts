/** An account of any size ends at once for everyone's eyes; what is too much for one batch is forgotten in steps. */
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { forgetAccountStatements, forgetContentStatements } from '../../api/jobs/forget-account.ts';
import { forgetRest } from '../../api/jobs/forget-rest.ts';
import { getProductDetailById } from '../../contract/product/calls.ts';
import { getRequestDetailById } from '../../contract/request/calls.ts';
import { getUserProfile } from '../../contract/user/calls.ts';
import { newId } from '../../api/platform/ids.ts';
import { call, clock } from '../support/api-client.ts';
import { database, lookups } from '../support/api-fixtures.ts';
import { liveRequest, trader } from '../support/chat-fixtures.ts';

const owned = 5;
const step = 2;

const left = async (table: 'product' | 'request', ids: readonly string[]): Promise<number> =>
  (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE id IN (SELECT value FROM json_each(?1)) AND name<>'—'`)
    .bind(JSON.stringify(ids))
    .first<number>('n')) ?? 0;

test('out of sight at once, forgotten step by step, and again after a death between two steps', async () => {
  const who = await trader();
  const neighbour = await trader();
  const { categoryId, subCategoryId } = await lookups();
  const products = Array.from({ length: owned }, () => newId());
  for (const [index, id] of products.entries()) {
    const key = `p/large-${index}.jpg`;
    await env.DB.prepare(
      'INSERT INTO product(id, company_id, name, description, images, category_id, sub_category_id, created_at) VALUES(?1,?2,?3,?4,?5,?6,?7,1)',
    )
      .bind(id, who.company.id, 'Rope', 'Hemp', JSON.stringify([key]), categoryId, subCategoryId)
      .run();
    await env.DB.prepare(
      "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) VALUES(?1,?2,?3,'image','image/jpeg',9,'live','public',1)",
    )
      .bind(id, key, who.id)
      .run();
  }
  const requests: string[] = [];
  for (let index = 0; index < owned; index += 1) requests.push(await liveRequest(who, 1));
  const kept = await liveRequest(neighbour, 1);

  await database().batch(forgetAccountStatements(database(), who.id, clock.now(), step));
  expect((await call(getUserProfile, { token: who.token })).status).toBe(401);
  for (const id of products) expect((await call(getProductDetailById, { query: { id } })).status).toBe(404);
  for (const id of requests) expect((await call(getRequestDetailById, { query: { id } })).status).toBe(404);
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM request WHERE owner_user_id=?1 AND is_active=1').bind(who.id).first('n')).toBe(0);
  expect([await left('product', products), await left('request', requests)]).toEqual([owned - step, owned - step]);

  // A step that dies has done all of itself or nothing.
  await expect(
    database().batch([...forgetContentStatements(database(), who.id, step, clock.now()), database().prepare("SELECT json('{')")]),
  ).rejects.toThrow('malformed JSON');
  expect([await left('product', products), await left('request', requests)]).toEqual([owned - step, owned - step]);

  await forgetRest(database(), clock.now(), step);
  expect([await left('product', products), await left('request', requests)]).toEqual([0, 0]);
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM media WHERE r2_key LIKE 'p/large-%' AND state<>'dead'").first('n')).toBe(0);
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM ended_account').first('n')).toBe(0);
  expect((await call(getRequestDetailById, { query: { id: kept } })).status).toBe(200);
});
