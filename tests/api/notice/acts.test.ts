/** Acts of a moderator about a report that leave the content public, and their end when the decision is lifted. */
import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { boostCompany, getCompanyById, getCompanyByPath } from '../../../contract/company/calls.ts';
import { addAppeal, getDecisions, liftDecision } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { plainAddress } from '../../../contract/media-size.ts';
import { caseActs } from '../../../contract/decision/fields.ts';
import { claimItem, decide, getItem } from '../../../contract/moderation/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { sweepDecisionsStatements, sweepRemovedPicturesStatement } from '../../../api/decision/store.ts';
import { outcomeText } from '../../../api/mail/outcome-text.ts';
import { newId } from '../../../api/platform/ids.ts';
import { creditsOf } from '../../../api/company/boost/boost-store.ts';
import { call, clock, data, statusOf } from '../../support/api/api-client.ts';
import { consoleSession, database, moderator, signIn, staffOf, withCredits } from '../../support/api/api-fixtures.ts';
import { liveRequest, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { marbleOf, tokenOf } from '../../support/api/decisions.ts';
import { act, isServed, type Pictured, pictured, report, reported, stored } from '../../support/api/reporting.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';

beforeEach(() => clock.restart());

const newest = async ({ token }: Trader) => (await data(getDecisions, { token })).decisions[0];
const idOfNewest = (who: Trader) =>
  firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1 ORDER BY seq DESC LIMIT 1', who.id);
const lift = async (who: Trader) =>
  call(liftDecision, { token: (await moderator()).token, body: { id: (await idOfNewest(who)) ?? '', note: 'It was mistaken.' } });
const balanceOf = ({ id }: Trader) => firstValue<number>('SELECT balance FROM credit_account WHERE owner_user_id=?1', id);

test('a warning removes nothing, and states its reasons by notification, mail and page', async () => {
  const owner = await trader();
  const waiting = await reported('company', owner.company.id);
  expect((await act(waiting, 'WARNED')).status).toBe(200);
  expect((await call(getCompanyByPath, { body: { path: owner.company.path } })).status).toBe(200);
  expect(await newest(owner)).toMatchObject({ act: 'WARNED', kind: 'company', detection: 'report', canAppeal: true });
  const [mail] = await mailsTo(owner.email);
  expect(mail?.subject).toContain(owner.company.name);
  expect(tokenOf(mail?.text)).toBeTruthy();
  expect((await data(getNotifications, { token: owner.token })).notifications[0]).toMatchObject({ kind: 'warned' });
});

test('the owner of what is not public any more can be warned, and nothing else', async () => {
  const owner = await trader();
  const email = `reader-${newId()}@example.test`;
  const waiting = await reported('company', owner.company.id, { email });
  await runSql('UPDATE company SET is_active=0 WHERE id=?1', owner.company.id);
  for (const how of ['TAKEN_DOWN', 'REDUCED'] as const) expect((await act(waiting, how)).envelope.code).toBe('NOT_PUBLIC');
  expect((await act(waiting, 'WARNED')).status).toBe(200);
  expect((await mailsTo(email))[0]?.subject).toContain('no longer public');
});

test.each([
  ['TAKEN_DOWN', 'taken-down', 'No longer public'],
  ['PICTURES_REMOVED', 'pictures-removed', 'Pictures removed'],
  ['REDUCED', 'reduced', 'No longer boosted'],
  ['WARNED', 'warned', 'A warning'],
] as const)('%s is named as such to the owner, by notification and mail', async (how, kind, subject) => {
  const owner = await trader();
  const keys = await stored(owner, 2);
  const id = await pictured.company(owner, keys);
  const pictures = how === 'PICTURES_REMOVED' ? keys : [];
  expect((await act(await reported('company', id), how, pictures)).status).toBe(200);
  expect((await data(getNotifications, { token: owner.token })).notifications[0]?.kind).toBe(kind);
  expect((await mailsTo(owner.email))[0]?.subject).toBe(`${subject}${how === 'WARNED' ? ' about' : ':'} ${owner.company.name}`);
  expect(await newest(owner)).toMatchObject({ act: how });
});

test('a report by a colleague of the console is stated as our own detection', async () => {
  const [owner, other] = [await trader(), await trader()];
  await act(await reported('company', owner.company.id, await moderator()), 'WARNED');
  expect(await newest(owner)).toMatchObject({ detection: 'review' });
  await report('company', other.company.id);
  await act(await reported('company', other.company.id, await moderator()), 'WARNED');
  expect(await newest(other)).toMatchObject({ detection: 'report' });
});

test('an act that a kind does not have, and pictures that the thing does not have, are refused', async () => {
  const owner = await trader();
  const id = await marbleOf(owner);
  const waiting = await reported('product', id);
  expect(caseActs.product as readonly string[]).not.toContain('REDUCED');
  expect((await act(waiting, 'REDUCED')).envelope.errors).toEqual({ act: 'INVALID' });
  expect((await act(waiting, 'PICTURES_REMOVED')).envelope.errors).toEqual({ pictures: 'REQUIRED' });
  const [foreign = ''] = await stored(await trader(), 1);
  expect((await act(waiting, 'PICTURES_REMOVED', [foreign])).envelope.errors).toEqual({ pictures: 'INVALID' });
  expect(await isServed(foreign)).toBe(true);
});

test('a boost that is bought while a moderator decides is refunded, not lost', async () => {
  const owner = await trader({ credits: 5000 });
  const waiting = await reported('company', owner.company.id);
  const before = await balanceOf(owner);
  const buying = changingBeforeWrite(() => data(boostCompany, { token: owner.token, body: { companyId: owner.company.id, boostType: 3 } }));
  expect((await act(waiting, 'REDUCED', [], buying)).envelope.code).toBe('STALE_VERSION');
  expect([await balanceOf(owner), await firstValue('SELECT is_boosted FROM company WHERE id=?1', owner.company.id)]).toEqual([
    (before ?? 0) - 2000,
    1,
  ]);
  expect((await act(waiting, 'REDUCED')).status).toBe(200);
  expect(await balanceOf(owner)).toBe(before);
});

test('a reduced company has no boost, gets the credits of the days that are left, and cannot boost until the decision is lifted', async () => {
  const owner = await trader({ credits: 0 });
  await withCredits(owner, 2500);
  const boost = async (boostType: 1 | 3) =>
    call(boostCompany, { token: await signIn(owner), body: { companyId: owner.company.id, boostType } });
  const request = await liveRequest(owner, 2);
  expect((await boost(3)).status).toBe(200);
  clock.advance(9 * dayMs + hourMs);
  const before = (await balanceOf(owner)) ?? 0;
  expect((await act(await reported('company', owner.company.id), 'REDUCED')).status).toBe(200);
  // 21 days of 30 are left, with the one that has begun.
  expect(await balanceOf(owner)).toBe(before + (2000 * 21) / 30);
  const row = await firstRow('SELECT is_boosted, boost_expires_at, facets FROM company WHERE id=?1', owner.company.id);
  expect(row).toMatchObject({ is_boosted: 0, boost_expires_at: clock.now() });
  expect(String(row?.['facets']).split(' ')).not.toContain('b');
  expect(await firstValue('SELECT is_boosted FROM request WHERE id=?1', request)).toBe(0);
  expect((await boost(1)).envelope.code).toBe('COMPANY_REDUCED');
  const { company } = await data(getCompanyById, { token: await signIn(owner), body: { id: owner.company.id } });
  expect(company).toMatchObject({ dtReducedAt: new Date(clock.now()).toISOString() });
  // Only the decision can end the reduction, so it is stored as long, however old.
  const sweep = () => database().batch(sweepDecisionsStatements(database(), clock.now() + 300 * dayMs));
  await sweep();
  expect((await lift(owner)).envelope.data).toEqual({ isReturned: true });
  // Nothing is given back twice.
  expect(await balanceOf(owner)).toBe(before + (2000 * 21) / 30);
  expect((await boost(1)).status).toBe(200);
  await sweep();
  expect(await idOfNewest(owner)).toBeNull();
});

test.each([
  [30 * dayMs, 2000],
  // A day that has begun counts as a whole one.
  [29 * dayMs + 1, 2000],
  [29 * dayMs, 1934],
  [dayMs, 67],
  [1, 67],
  // Days beyond its length were paid with an earlier boost, and returned after an appeal.
  [45 * dayMs, 3000],
])('%d ms of a boost are worth %d credits', (leftMs, credits) => {
  expect(creditsOf({ credits: 2000, days: 30 }, leftMs)).toBe(credits);
  // The same days after a boost of one day.
  if (leftMs > dayMs)
    expect(creditsOf({ credits: 100, days: 1 }, leftMs)).toBe(100 + Math.ceil((2000 / 30) * (Math.ceil(leftMs / dayMs) - 1)));
});

const shownKeys: Record<Pictured, (owner: Trader, id: string) => Promise<string[]>> = {
  async company({ company: { path } }) {
    const { company } = await data(getCompanyByPath, { body: { path } });
    return [company.logoURL, company.mainPhotoUrl];
  },
  product: async (_, id) => (await data(getProductDetailById, { query: { id } })).product.imageURLs,
  request: async (_, id) => (await data(getRequestDetailById, { query: { id } })).request.imageUrls,
};
const kinds = Object.keys(pictured) as Pictured[];

test.each(kinds)('one picture of a %s is removed, cannot be reached, and returns in its place after an appeal', async (kind) => {
  const owner = await trader();
  const keys = await stored(owner, 2);
  const [first = '', second = ''] = keys;
  const id = await pictured[kind](owner, keys);
  const before = await shownKeys[kind](owner, id);
  const waiting = await reported(kind, id);
  const { notice } = await data(getItem, { token: waiting.token, query: { kind: 'notice', id: waiting.id } });
  expect(notice?.pictures.map(({ key }) => key)).toEqual(keys);
  expect((await act(waiting, 'PICTURES_REMOVED', [first])).status).toBe(200);
  expect((await shownKeys[kind](owner, id)).filter((url) => url !== '')).toEqual([before[1]]);
  expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
  const places = [kind === 'company' ? 'logo' : 1];
  expect(await newest(owner)).toMatchObject({ act: 'PICTURES_REMOVED', kind, targetId: id, removed: places });

  const guid = tokenOf((await newest(owner))?.path);
  await data(addAppeal, { body: { guid, text: 'It is our own picture.' } });
  // While the appeal waits, it is decided there.
  expect((await lift(owner)).envelope.code).toBe('APPEAL_WAITS');
  const appealId = await firstValue<string>('SELECT id FROM appeal ORDER BY seq DESC LIMIT 1');
  const { token } = await moderator();
  // Who decides on it sees what was removed, at an address that others do not have.
  const { appeal, decisions } = await data(getItem, { token, query: { kind: 'appeal', id: appealId ?? '' } });
  const removed = appeal?.removedPictures ?? [];
  expect(removed.map((address) => plainAddress(address))).toEqual([`/media/${first}`]);
  expect(decisions?.[0]?.removedPictures).toEqual(removed);
  expect(await Promise.all([removed[0] ?? '', (removed[0] ?? '').replace('&reader=moderator', '')].map(statusOf))).toEqual([200, 404]);
  await data(claimItem, { token: (await moderator()).token, body: { kind: 'appeal', id: appealId ?? '', isClaimed: true } });
  const others = await data(getItem, { token, query: { kind: 'appeal', id: appealId ?? '' } });
  expect([others.appeal?.removedPictures, others.decisions?.[0]?.removedPictures]).toEqual([[], []]);
  await runSql('DELETE FROM moderation_claim');
  const upheld = await call(decide, { token, body: { kind: 'appeal', id: appealId ?? '', version: 0, approve: true, note: 'It is.' } });
  expect(upheld.status).toBe(200);
  expect(await shownKeys[kind](owner, id)).toEqual(before);
  expect(await isServed(first)).toBe(true);
});

test('pictures are not returned to what its owner has changed since; they go with the decision', async () => {
  const owner = await trader();
  const keys = await stored(owner, 2);
  const id = await pictured.product(owner, keys);
  await act(await reported('product', id), 'PICTURES_REMOVED', keys);
  const { product } = await data(getProductDetailById, { query: { id } });
  await runSql('UPDATE product SET name=?2, version=version+1, edited_version=version+1 WHERE id=?1', id, `${product.name} changed`);
  expect((await lift(owner)).envelope.data).toEqual({ isReturned: false });
  expect((await mailsTo(owner.email))[0]?.text).toContain(outcomeText('EN', 'notReturned'));
  expect((await data(getProductDetailById, { query: { id } })).product.imageURLs).toEqual([]);

  const states = () => env.DB.prepare('SELECT DISTINCT state FROM media WHERE owner_user_id=?1').bind(owner.id).all<{ state: string }>();
  await database().batch([sweepRemovedPicturesStatement(database())]);
  expect((await states()).results).toEqual([{ state: 'live' }]);
  await database().batch([...sweepDecisionsStatements(database(), clock.now() + 300 * dayMs), sweepRemovedPicturesStatement(database())]);
  expect((await states()).results).toEqual([{ state: 'dead' }]);
});

test('each of several acts about one product is undone, whatever the others have changed', async () => {
  const owner = await trader();
  const keys = await stored(owner, 2);
  const [first = '', second = ''] = keys;
  const id = await pictured.product(owner, keys);
  await act(await reported('product', id), 'PICTURES_REMOVED', [first]);
  await act(await reported('product', id), 'PICTURES_REMOVED', [second]);
  await act(await reported('product', id), 'TAKEN_DOWN');
  const decisions = await env.DB.prepare('SELECT id FROM decision WHERE target_id=?1 ORDER BY seq').bind(id).all<{ id: string }>();
  const { token } = await moderator();
  for (const decision of decisions.results)
    expect((await call(liftDecision, { token, body: { id: decision.id, note: 'It was mistaken.' } })).envelope.data).toEqual({
      isReturned: true,
    });
  expect((await data(getProductDetailById, { query: { id } })).product.imageURLs).toHaveLength(2);
  expect(await Promise.all(keys.map((key) => isServed(key)))).toEqual([true, true]);
});

test('a removed picture does not return with a pending edit that contains it', async () => {
  const owner = await trader();
  const keys = await stored(owner, 2);
  const id = await pictured.request(owner, keys);
  await runSql(
    'UPDATE request SET pending_status=3, sent_at=?3, pending_edit=?2 WHERE id=?1',
    id,
    JSON.stringify({ name: 'Apricots', images: JSON.stringify(keys) }),
    clock.now(),
  );
  await act(await reported('request', id), 'PICTURES_REMOVED', [keys[0] ?? '']);
  const edit = await firstValue<string>('SELECT pending_edit FROM request WHERE id=?1', id);
  expect(JSON.parse(edit ?? '')).toEqual({ name: 'Apricots', images: JSON.stringify([keys[1]]) });
});

test('a lifted decision cannot be appealed or lifted again, and its owner is notified', async () => {
  const owner = await trader();
  const id = await marbleOf(owner);
  await act(await reported('product', id), 'TAKEN_DOWN');
  expect((await call(getProductDetailById, { query: { id } })).status).toBe(410);
  const answers = await Promise.all([lift(owner), lift(owner), lift(owner)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await call(getProductDetailById, { query: { id } })).status).toBe(200);
  const stated = await newest(owner);
  expect(stated).toMatchObject({ canAppeal: false, dtLiftedAt: new Date(clock.now()).toISOString() });
  const guid = tokenOf(stated?.path);
  expect((await call(addAppeal, { body: { guid, text: 'Again' } })).envelope.code).toBe('GONE');
  const [mail] = await mailsTo(owner.email);
  expect([mail?.subject, mail?.text.includes(outcomeText('EN', 'returned'))]).toEqual(['Decision lifted: Marble', true]);
  expect((await data(getNotifications, { token: owner.token })).notifications[0]).toMatchObject({ kind: 'decision-lifted' });
});

test('a lifted warning about a person names the person', async () => {
  const owner = await trader();
  await act(await reported('company', owner.company.id), 'WARNED');
  await runSql("UPDATE decision SET target_kind='user', target_id=?1, target_name='' WHERE recipient_user_id=?1", owner.id);
  expect((await lift(owner)).status).toBe(200);
  const { full_name: name } = (await firstRow<{ full_name: string }>('SELECT full_name FROM users WHERE id=?1', owner.id)) ?? {
    full_name: '',
  };
  expect(name).not.toBe('');
  const [mail] = await mailsTo(owner.email);
  expect([mail?.subject, mail?.text.includes(outcomeText('EN', 'nothingTaken'))]).toEqual([`Decision lifted: ${name}`, true]);
});

test('a case shows the earlier decisions about its account, and what has happened to the thing before', async () => {
  const owner = await trader();
  const id = await marbleOf(owner);
  await act(await reported('product', id), 'TAKEN_DOWN');
  await lift(owner);
  const { token, id: caseId } = await reported('product', id);
  const { decisions, history } = await data(getItem, { token, query: { kind: 'notice', id: caseId } });
  expect(decisions?.map(({ act: how, targetName, canLift }) => [how, targetName, canLift])).toEqual([['TAKEN_DOWN', 'Marble', false]]);
  expect(history.map(({ action }) => action)).toContain('decision.lift');
});

test('nobody lifts a decision about their own account or a colleague of it, and suspensions are not lifted here', async () => {
  const owner = await trader();
  await act(await reported('company', owner.company.id), 'WARNED');
  await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1, 'moderator', 1)", owner.id);
  const id = (await idOfNewest(owner)) ?? '';
  const staff = await staffOf(owner);
  for (const recipient of [owner.id, staff.id]) {
    await runSql('UPDATE decision SET recipient_user_id=?2 WHERE id=?1', id, recipient);
    const { envelope } = await call(liftDecision, { token: await consoleSession(owner), body: { id, note: 'It was mistaken.' } });
    expect(envelope.code).toBe('OWN_ACCOUNT');
  }
  await runSql("UPDATE decision SET act='SUSPENDED', recipient_user_id=?2 WHERE id=?1", id, owner.id);
  expect((await lift(owner)).envelope.code).toBe('NOT_FOUND');
});

test('a case shows other cases about its account: open ones, and those that were closed without action, the newest first', async () => {
  const owner = await trader();
  const [closed, restricted, open] = [await marbleOf(owner), await marbleOf(owner), await liveRequest(owner, 2)];
  const { token, ...item } = await reported('product', closed);
  await data(decide, { token, body: { kind: 'notice', ...item, approve: true, note: 'It is fine.' } });
  await act(await reported('product', restricted), 'WARNED');
  const other = await reported('request', open);
  await report('request', open);
  await reported('company', (await trader()).company.id);

  const { token: reader, id } = await reported('company', owner.company.id);
  const casesOf = async () => (await data(getItem, { token: reader, query: { kind: 'notice', id } })).notice?.otherCases;
  expect(await casesOf()).toMatchObject([
    {
      id: other.id,
      target: { kind: 'request', id: open, title: { text: 'Dried apricots' } },
      isPublic: true,
      reports: 2,
      dtHandledAt: null,
    },
    { id: item.id, target: { kind: 'product', id: closed }, reports: 1, dtHandledAt: new Date(clock.now()).toISOString() },
  ]);
  await runSql("UPDATE product SET name='—', deleted_at=1 WHERE id=?1", closed);
  expect((await casesOf())?.map(({ isPublic }) => isPublic)).toEqual([true, false]);
});
