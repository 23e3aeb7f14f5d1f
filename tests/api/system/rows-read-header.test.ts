import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { countReads, type ReadTrips, writeRowsRead } from '../../../api/platform/db/counting-db.ts';
import type { Env } from '../../../api/platform/env.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { clock } from '../../support/api/api-client.ts';
import { database, member } from '../../support/api/api-fixtures.ts';

const app = createApp(clock);
const profile = async (token: string, mode: Env['MODE']): Promise<Response> =>
  app.fetch(
    new Request(`http://localhost:8787${pathOf(getUserProfile)}`, { headers: { authorization: `Bearer ${token}` } }),
    { ...(env as unknown as Env), MODE: mode },
    createExecutionContext(),
  );

describe('rows read', () => {
  test('are in a header of local answers only', async () => {
    const { token } = await member();
    const local = await profile(token, 'local');
    expect(local.status).toBe(200);
    expect(local.headers.get('x-rows-read')).toMatch(/^\d+([+,]\d+)*$/);
    for (const mode of ['demo', 'production'] as const) expect((await profile(token, mode)).headers.has('x-rows-read')).toBe(false);
  });

  test('equal the database’s numbers, one per statement and a group per round trip', async () => {
    const trips: ReadTrips = [];
    const db = countReads(database(), trips);
    const byCode = db.prepare('SELECT id FROM country WHERE code=?1');
    expect(await byCode.bind('TR').first('id')).toMatch(/^[0-9a-f]{24}$/);
    expect(await byCode.bind('--').first('id')).toBeNull();
    const [all, one] = await db.batch([db.prepare('SELECT id FROM country'), byCode.bind('DE')]);
    expect(all?.results).toHaveLength(250);
    expect(one?.results).toHaveLength(1);
    await db.prepare('SELECT id FROM category').all();
    expect(writeRowsRead(trips)).toBe('1,0,250+1,119');
  });
});
