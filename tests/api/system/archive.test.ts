/** Expired requests move to the archive, without a difference for people who may read them (ADR 037). */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import type { Env } from '../../../api/platform/env.ts';
import { archiveAfterMs, archiveRequests } from '../../../api/request/archive.ts';
import { hourMs, minuteMs, requestPublicMs } from '../../../contract/limits.ts';
import { getItem } from '../../../contract/moderation/calls.ts';
import { deleteRequest, getRequestCards, getRequestDetailById, getUserAllRequestCards } from '../../../contract/request/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, signIn } from '../../support/api/api-fixtures.ts';
import { crashingAtRoundTrip, isKilled, rowsReadBy } from '../../support/api/crash/crash-databases.ts';
import { decided, editedRequest, moderatorToken, ownRequest, type Published, published, sentRequest } from '../../support/api/published.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

const description = 'Two tonnes of hemp rope a month, in coils, to Galata. '.repeat(4).trim();
const texts = { TR: { name: 'Kenevir halat aranıyor', description: 'Ayda iki ton kenevir halat.' } };

const scheduledRun = (on: Env = testEnv) => archiveRequests(on, database(), clock.now());
const copies = () => env.ARCHIVE.prepare('SELECT COUNT(*) AS n FROM request_copy').first<number>('n');
const leftovers = () => firstValue<number>('SELECT COUNT(*) AS n FROM archive_leftover');
const stored = (id: string) => firstRow<Record<string, unknown>>('SELECT * FROM request WHERE id=?1', id);
const signedIn = async (owner: Published): Promise<Published> => ({ ...owner, token: await signIn(owner) });

/** An expired request with long texts, and its owner, signed in again. */
async function ranOut(name: string): Promise<{ owner: Published; id: string }> {
  const owner = await published(name);
  const { request } = await editedRequest(owner, {
    'Request.Name': 'Coils of rope',
    'Request.Description': description,
    'Request.Language': 'EN',
    'Request.Texts': JSON.stringify(texts),
    'Request.Send': 'true',
  });
  const id = request?.id ?? '';
  await decided('request', id, true);
  clock.advance(requestPublicMs + minuteMs);
  await runScheduled(testEnv, clock);
  return { owner: await signedIn(owner), id };
}

/** The request as everyone with access reads it. */
async function readings(owner: Published, id: string) {
  const moderatorUser = await moderatorToken();
  const detail = await data(getRequestDetailById, { token: owner.token, query: { id } });
  const { requests } = await data(getUserAllRequestCards, { token: owner.token });
  const file = (await data(downloadMyData, { token: owner.token })) as unknown as Record<string, { items: Record<string, unknown>[] }>;
  return {
    form: await ownRequest(owner, id),
    detail,
    list: requests.find((request) => request.id === id),
    guest: (await call(getRequestDetailById, { query: { id } })).status,
    moderator: (await call(getRequestDetailById, { token: moderatorUser, query: { id } })).envelope.data,
    item: (await call(getItem, { token: moderatorUser, query: { kind: 'request', id } })).envelope.code,
    data: file['requests']?.items.find((item) => item['id'] === id),
  };
}

describe('an expired request', () => {
  test('is read as before by everyone with access a month later, and its texts are in the archive', async () => {
    const { owner, id } = await ranOut('Ropes of Galata');
    clock.advance(archiveAfterMs - 2 * minuteMs);
    await scheduledRun();
    const here = await signedIn(owner);
    expect(await stored(id)).toMatchObject({ archive_copy: null, description });
    const before = await readings(here, id);
    expect(before.form).toMatchObject({ description, state: 'expired', keywords: ['rope'] });
    expect(before.data).toMatchObject({ description });
    expect(before.guest).toBe(410);
    clock.advance(2 * minuteMs);
    await scheduledRun();
    expect(await stored(id)).toMatchObject({ description: '', keywords: '[]', search_text: '', facets: '', count_keys: '[]' });
    expect(await stored(id)).toMatchObject({ name: 'Coils of rope', texts: JSON.stringify({ TR: { name: texts.TR.name } }) });
    expect(await leftovers()).toBe(0);
    expect(await readings(here, id)).toEqual(before);
  });

  test('whose copy is missing is listed without its texts, beside the others, and cannot be written', async () => {
    const { owner, id } = await ranOut('Lost ropes');
    clock.advance(archiveAfterMs);
    await scheduledRun();
    const here = await signedIn(owner);
    const copy = (await stored(id))?.['archive_copy'];
    const rename = env.ARCHIVE.prepare('UPDATE request_copy SET copy=?2 WHERE copy=?1');
    await rename.bind(copy, 'elsewhere').run();
    const { requests } = await data(getUserAllRequestCards, { token: here.token });
    expect(requests).toHaveLength(2);
    expect(requests.find((request) => request.id === id)).toMatchObject({ name: 'Coils of rope', description: '' });
    expect((await call(downloadMyData, { token: here.token })).status).toBe(200);
    expect((await call(getRequestDetailById, { token: here.token, query: { id } })).status).toBe(500);
    await rename.bind('elsewhere', copy).run();
    expect((await call(getRequestDetailById, { token: here.token, query: { id } })).status).toBe(200);
  });

  test('that is submitted again is restored, and found by its words', async () => {
    const { owner, id } = await ranOut('Ropes of Izmir');
    clock.advance(archiveAfterMs);
    await scheduledRun();
    const here = await signedIn(owner);
    const before = await ownRequest(here, id);
    expect(await sentRequest(here, id)).toBe('REQUEST_SENT');
    expect(await stored(id)).toMatchObject({ description, archive_copy: null });
    expect(await decided('request', id, true)).toBe('APPROVED');
    const { requests } = await data(getRequestCards, { body: { text: 'coils' } });
    expect(requests.map((request) => request.id)).toEqual([id]);
    expect(await ownRequest(here, id)).toMatchObject({ description, texts: before.texts, keywords: before.keywords, state: 'approved' });
    const owned = await copies();
    clock.advance(hourMs);
    await scheduledRun();
    expect(await copies()).toBe((owned ?? 0) - 1);
    expect(await leftovers()).toBe(0);
  });

  test('that is edited is written anew, and a deleted one moves too', async () => {
    const { owner, id } = await ranOut('Ropes of Mersin');
    await data(deleteRequest, { token: owner.token, query: { id: owner.requestId } });
    clock.advance(archiveAfterMs);
    await scheduledRun();
    const here = await signedIn(owner);
    expect(await stored(owner.requestId)).toMatchObject({ description: '', deleted_at: expect.any(Number) as number });
    const file = (await data(downloadMyData, { token: here.token })) as unknown as Record<string, { items: Record<string, unknown>[] }>;
    expect(file['deletedRequests']?.items).toMatchObject([{ id: owner.requestId, description: 'Two tonnes.' }]);
    const { request } = await editedRequest(here, {
      'Request.Id': id,
      'Request.Name': 'Coils of rope',
      'Request.Description': 'Less of it.',
    });
    expect(request).toMatchObject({ description: 'Less of it.' });
    expect(await stored(id)).toMatchObject({ description: 'Less of it.', archive_copy: null });
  });

  test('is deleted with its account, from both databases', async () => {
    const { owner, id } = await ranOut('Ropes of Samsun');
    clock.advance(archiveAfterMs);
    await scheduledRun();
    const copy = (await stored(id))?.['archive_copy'];
    expect(copy).toEqual(expect.any(String));
    await database().batch(forgetAccountStatements(database(), owner.id, clock.now()));
    await scheduledRun();
    expect(await stored(id)).toMatchObject({ name: '—', archive_copy: null });
    expect(await env.ARCHIVE.prepare('SELECT 1 FROM request_copy WHERE copy=?1').bind(copy).first()).toBeNull();
    expect(await leftovers()).toBe(0);
  });

  test('stays where it is without an archive', async () => {
    const { id } = await ranOut('Ropes of Bursa');
    clock.advance(archiveAfterMs);
    const { ARCHIVE: _, ...without } = testEnv;
    await scheduledRun(without);
    expect(await stored(id)).toMatchObject({ description, archive_copy: null });
  });
});

describe('the move of requests', () => {
  test('loses nothing after a crash at any point, is completed by the next run, and leaves nothing after an hour', async () => {
    const { id } = await ranOut('Ropes of Adana');
    clock.advance(archiveAfterMs);
    let trip = 1;
    for (; ; trip += 1) {
      const { on, db, trips } = crashingAtRoundTrip(trip);
      const isDead = await isKilled(archiveRequests(on, db, clock.now()));
      const { description: here, archive_copy: copy } = (await stored(id)) ?? {};
      if (copy === null) expect(here).toBe(description);
      else
        expect(await env.ARCHIVE.prepare('SELECT description FROM request_copy WHERE copy=?1').bind(copy).first('description')).toBe(
          description,
        );
      if (!isDead) {
        expect(trips()).toBeLessThan(trip);
        break;
      }
    }
    // The round trips of a move: leftovers, rows, announcement, copies, reading the copies, references.
    expect(trip).toBeGreaterThanOrEqual(6);
    clock.advance(hourMs);
    await scheduledRun();
    expect(await leftovers()).toBe(0);
    const named = await firstValue<number>('SELECT COUNT(*) AS n FROM request WHERE archive_copy IS NOT NULL');
    expect(await copies()).toBe(named);
  });

  test('references one copy of each in two concurrent runs, moves a bounded number of rows, and reads no more beside many others', async () => {
    const owner = await published('Ropes of Konya');
    const add = (from: number, to: number, expiresAt: number) =>
      runSql(
        `WITH RECURSIVE each(n) AS (SELECT ?2 UNION ALL SELECT n+1 FROM each WHERE n<?3)
         INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, country_id, country_code,
           created_at, approve_status, approved_at, expires_at, is_active)
         SELECT printf('%024x', n), 'R-'||n, company_id, owner_user_id, author_user_id, service_type, 'Copy '||n, 'Text '||n, category_id, sub_category_id, country_id, country_code,
           n, 4, n, ?4, 0 FROM each, request r WHERE r.id=?1`,
        owner.requestId,
        from,
        to,
        expiresAt,
      );
    const readBy = () => rowsReadBy((on, db) => archiveRequests(on, db, clock.now()));
    const before = (await copies()) ?? 0;
    await add(1, 100, 1);
    const alone = await readBy();
    expect((await copies()) ?? 0).toBe(before + 100);
    expect(alone).toBeLessThanOrEqual(100 * 15);
    await add(1001, 2000, clock.now());
    await add(101, 230, 1);
    const amongMany = await readBy();
    expect((await copies()) ?? 0).toBe(before + 200);
    // Each step reads one row more, to see whether there are others.
    expect(amongMany).toBeLessThanOrEqual(alone + 10);
    await Promise.all([scheduledRun(), scheduledRun()]);
    clock.advance(hourMs + minuteMs);
    await scheduledRun();
    expect((await copies()) ?? 0).toBe(before + 230);
    const results = await allRows<{
      id: string;
      copy: string;
    }>('SELECT id, archive_copy AS copy FROM request WHERE archive_copy IS NOT NULL');
    const { results: copyRows } = await env.ARCHIVE.prepare('SELECT request_id AS id, copy FROM request_copy').all<{
      id: string;
      copy: string;
    }>();
    const inOrder = (rows: { copy: string }[]) => rows.toSorted((a, b) => a.copy.localeCompare(b.copy));
    expect(inOrder(copyRows)).toEqual(inOrder(results));
    expect(await readBy(), 'with nothing to do').toBeLessThanOrEqual(6);
  });
});
