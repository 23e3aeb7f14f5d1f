/** Saved searches: saving, notifications, mails and unsubscribing. */
import { env } from 'cloudflare:test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countText } from '../../../api/mail/count-text.ts';
import { gatheredAt } from '../../../api/saved-search/notify.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { addAndEditProduct, deleteProduct } from '../../../contract/product/calls.ts';
import { setRequestPause } from '../../../contract/request/calls.ts';
import { home } from '../../../contract/content/calls.ts';
import { getSavedSearches, deleteSavedSearch, readSavedSearch, saveSearch, stopSearchMails } from '../../../contract/saved-search/calls.ts';
import { matchRetentionDays, savedSearchesMax } from '../../../contract/saved-search/fields.ts';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, lookups, member, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { liveRequest, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedCompany, editedRequest, sentCompany, sentRequest } from '../../support/api/published.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';
import { edited, foundBy, linesOf, scheduledRun, saved, searchesOf } from '../../support/api/search/saved-searches.ts';
import { runSql } from '../../support/api/database.ts';

afterEach(() => clock.restart());

const numberOf = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('n');
/** A request of a trader that waits for approval. @returns its id */
async function waiting(owner: Trader, name: string, change: Record<string, unknown> = {}): Promise<string> {
  const { request } = await editedRequest(owner, { 'Request.Name': name, ...change }, { ImageList: pictureFile() });
  const id = request?.id ?? '';
  expect(await sentRequest(owner, id)).toBe('REQUEST_SENT');
  return id;
}
async function approved(owner: Trader, name: string, change: Record<string, unknown> = {}): Promise<string> {
  const id = await waiting(owner, name, change);
  expect(await decided('request', id, true)).toBe('APPROVED');
  return id;
}
const addProduct = async (owner: Trader, name: string) =>
  (
    await data(addAndEditProduct, {
      token: owner.token,
      body: {
        CompanyId: owner.company.id,
        'Product.Name': name,
        'Product.Description': 'Neither name nor keyword',
        'Product.CategoryId': (await lookups()).categoryId,
        'Product.SubCategoryId': (await lookups()).subCategoryId,
        'Product.ProductKeywords': ['tekstil'],
      },
      files: { ImageList: [pictureFile()] },
    })
  ).product.id;
const nextMorning = (): void => clock.advance(gatheredAt(clock.now()) - clock.now());

describe('saving', () => {
  test('stores a list’s words and filters without page and order, once, with a name and a level of one’s choice', async () => {
    const own = await member();
    const { categoryId, subCategoryId } = await lookups();
    const first = await saved(own, `/imports?country=tr&sort=oldest&page=3&utm=x&subCategory=${subCategoryId}`, 'now', 'Yarn from Türkiye');
    const second = await saved(own, '/search?selected=3&value=cotton%20yarn&page=2');
    expect(await saved(own, `/imports?country=tr&subCategory=${subCategoryId}`, 'day', 'Another name')).toBe(first);
    expect(await searchesOf(own)).toMatchObject([
      { id: second, kind: 'product', path: '/search?selected=3&value=cotton+yarn', level: 'day', newCount: 0 },
      {
        id: first,
        kind: 'request',
        name: 'Yarn from Türkiye',
        level: 'now',
        path: `/imports?category=${categoryId}&subCategory=${subCategoryId}&country=tr`,
      },
    ]);
    expect((await edited(own, { id: first, name: 'Yarn' })).status).toBe(200);
    expect((await edited(own, { id: first, level: 'none' })).status).toBe(200);
    expect((await searchesOf(own))[1]).toMatchObject({ name: 'Yarn', level: 'none' });
    for (const id of [first, first]) expect((await call(deleteSavedSearch, { token: own.token, body: { id } })).status).toBe(200);
    expect(await searchesOf(own)).toHaveLength(1);
    expect(await numberOf('SELECT COUNT(*) AS n FROM saved_search_key WHERE search_seq NOT IN (SELECT seq FROM saved_search)')).toBe(0);
  });

  test('answers the frequency of its mails: of a search saved before its own, and none for people who get no mails', async () => {
    const own = await member();
    const mailsOf = async (value: string) =>
      (await data(saveSearch, { token: own.token, body: { path: `/imports?value=${value}`, name: value } })).mails;
    expect(await mailsOf('walnut')).toBe('day');
    await edited(own, { id: (await searchesOf(own))[0]?.id ?? '', level: 'none' });
    expect(await mailsOf('walnut')).toBe('none');
    await runSql('UPDATE users SET notify_email=3 WHERE id=?1', own.id);
    expect(await mailsOf('pecan')).toBe('none');
    await runSql('UPDATE users SET notify_email=2, email_verified_at=NULL WHERE id=?1', own.id);
    expect(await mailsOf('pistachio')).toBe('none');
  });

  test('refuses addresses that are not a list, are unfiltered, or can never match', async () => {
    const own = await member();
    for (const path of [
      '/requests',
      '/search',
      '/search?selected=3',
      '/search?selected=2&value=cotton',
      '/companies?value=cotton',
      '/imports/0123',
      'imports',
      'https://example.com/imports',
      '/requests?value=%2B%2B',
      '/requests?country=xx',
    ])
      expect([path, (await call(saveSearch, { token: own.token, body: { path, name: 'X' } })).envelope.errors]).toEqual([
        path,
        { path: 'INVALID' },
      ]);
    expect(await searchesOf(own)).toEqual([]);
  });

  test('is limited: the last place is taken once, also by concurrent calls, and an existing search can be saved again', async () => {
    const own = await member();
    await runSql(
      `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<?2)
       INSERT INTO saved_search(id, user_id, master_user_id, kind, address, name, version, created_at)
       SELECT printf('%024x', n), ?1, ?1, 'request', '/imports?value='||n, 'x', 1, n FROM each`,
      own.id,
      savedSearchesMax - 1,
    );
    const save = async (path: string) => (await call(saveSearch, { token: own.token, body: { path, name: 'X' } })).envelope.code;
    const codes = await Promise.all(['/imports?value=figs', '/imports?value=dates'].map(save));
    expect(codes.toSorted()).toEqual(['SAVED_FULL', 'SEARCH_SAVED']);
    expect(await save(`/imports?value=${codes[0] === 'SEARCH_SAVED' ? 'figs' : 'dates'}`)).toBe('SEARCH_SAVED');
    expect(await numberOf('SELECT COUNT(*) AS n FROM saved_search WHERE user_id=?1', own.id)).toBe(savedSearchesMax);
  });

  test('is private to each person; searches are deleted with the person and are part of the personal data', async () => {
    const [own, other] = [await trader(), await trader()];
    const staff = await staffOf(own, []);
    await saved(staff, '/imports?value=saffron');
    await saved(own, '/exports?value=saffron');
    await approved(other, 'Saffron wanted');
    expect((await searchesOf(staff)).map(({ newCount }) => newCount)).toEqual([1]);
    expect((await searchesOf(own)).map(({ newCount }) => newCount)).toEqual([0]);
    const file = JSON.stringify(await data(downloadMyData, { token: own.token }));
    expect(file).toContain('/exports?value=saffron');
    expect(file).not.toContain('/imports?value=saffron');
    await data(deleteSubUser, { token: own.token, query: { id: staff.staffId } });
    for (const table of ['saved_search', 'search_match'])
      expect([table, await numberOf(`SELECT COUNT(*) AS n FROM ${table} WHERE user_id=?1`, staff.id)]).toEqual([table, 0]);
    expect(await searchesOf(own)).toHaveLength(1);
  });
});

describe('notifications of new matches', () => {
  test('at once: a notification and a mail in the person’s language at the moment of approval; to nobody else', async () => {
    const [own, other, stranger] = [await member(), await trader(), await member()];
    await runSql("UPDATE users SET language='TR' WHERE id=?1", own.id);
    await saved(own, '/imports?value=pistachio', 'now', 'Pistachios');
    await saved(stranger, '/exports?value=pistachio', 'now');
    await saved(other, '/imports?value=pistachio', 'now');
    const id = await waiting(other, 'Pistachio kernels');
    expect([await linesOf(own), await foundBy(own.id)]).toEqual([[], []]);
    expect(await decided('request', id, true)).toBe('APPROVED');
    expect(await linesOf(own)).toMatchObject([
      { values: { search: 'Pistachios', subject: 'Pistachio kernels' }, href: `/imports/${id}`, isRead: false },
    ]);
    const [mail, ...more] = await mailsTo(own.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ language: 'TR', subject: 'Yeni: Pistachio kernels' });
    expect(mail?.text).toContain(`http://localhost:8787/tr/imports/${id}`);
    for (const who of [stranger, other])
      expect([
        await linesOf(who),
        await foundBy(who.id),
        (await mailsTo(who.email)).filter(({ subject }) => /Pistachio/.test(subject)),
      ]).toEqual([[], [], expect.not.arrayContaining([expect.objectContaining({ subject: 'New: Pistachio kernels' })])]);
    // Repeated runs report nothing again.
    await scheduledRun();
    expect([(await linesOf(own)).length, (await mailsTo(own.email)).length]).toEqual([1, 1]);
  });

  test('daily: one notification and one mail at the fixed hour about all matches, and nothing the day after', async () => {
    const [own, other] = [await member(), await trader()];
    const search = await saved(own, '/imports?value=walnut', 'day', 'Walnuts');
    for (const name of ['Walnut kernels', 'Walnut halves', 'Walnut oil']) await approved(other, name);
    expect(await mailsTo(own.email)).toEqual([]);
    expect(await linesOf(own)).toMatchObject([{ values: { search: 'Walnuts' }, href: '/saved?kind=search' }]);
    expect((await searchesOf(own))[0]).toMatchObject({ id: search, newCount: 3 });
    clock.advance(gatheredAt(clock.now()) - clock.now() - minuteMs);
    await scheduledRun();
    expect(await mailsTo(own.email)).toEqual([]);
    clock.advance(minuteMs);
    await scheduledRun();
    const [mail, ...more] = await mailsTo(own.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 new matches for your saved searches');
    for (const name of ['Walnut kernels', 'Walnut halves', 'Walnut oil']) expect(mail?.text).toContain(name);
    clock.advance(dayMs);
    await scheduledRun();
    expect(await mailsTo(own.email)).toHaveLength(1);
    expect((await call(readSavedSearch, { token: await signIn(own), body: { id: search } })).status).toBe(200);
    expect((await searchesOf({ token: await signIn(own) }))[0]).toMatchObject({ newCount: 0 });
  });

  test('daily are mailed in the language that the person has then, with the link to unsubscribe', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/imports?value=hazelnut', 'day');
    await approved(other, 'Hazelnut kernels');
    await runSql("UPDATE users SET language='AR' WHERE id=?1", own.id);
    nextMorning();
    await scheduledRun();
    const [mail] = await mailsTo(own.email);
    expect([mail?.language, mail?.subject]).toEqual(['AR', expect.stringContaining(countText('AR', 'matches', 1))]);
    expect(mail?.text).toContain('http://localhost:8787/ar/unsubscribe?token=');
    expect(mail?.text).not.toContain('/en/');
  });

  test('daily are mailed to the address that the person has then, and to nobody after the account has ended', async () => {
    const [moved, ended, other] = [await member(), await member(), await trader()];
    for (const own of [moved, ended]) await saved(own, '/imports?value=chestnut', 'day');
    await approved(other, 'Chestnut flour');
    const email = `moved-${moved.id}@example.test`;
    await runSql('UPDATE users SET email=?2, email_normal=?2 WHERE id=?1', moved.id, email);
    await runSql('UPDATE users SET deleted_at=?2 WHERE id=?1', ended.id, clock.now());
    nextMorning();
    await scheduledRun();
    expect((await Promise.all([moved.email, email, ended.email].map(mailsTo))).map(({ length }) => length)).toEqual([0, 1, 0]);
  });

  test('leave out items that were hidden before the mail; without items there is no mail', async () => {
    const [own, second, other] = [await member(), await member(), await trader()];
    await saved(own, '/imports?value=hazelnut');
    await saved(second, '/imports?value=hazelnut', 'day');
    await saved(second, '/imports?value=almond', 'day');
    const hidden = await approved(other, 'Hazelnut flour');
    await approved(other, 'Almond flour');
    await data(setRequestPause, { token: other.token, body: { id: hidden, isPaused: true } });
    nextMorning();
    await scheduledRun();
    expect(await mailsTo(own.email)).toEqual([]);
    const [mail] = await mailsTo(second.email);
    expect(mail?.subject).toBe('1 new match for your saved searches');
    expect(mail?.text).not.toContain('Hazelnut flour');
  });

  test('leave out items of a company that was deleted, although its rows are deleted later', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/imports?value=bentonite', 'day');
    await approved(other, 'Bentonite wanted');
    await runSql('INSERT INTO deleted_company(company_id, deleted_at) VALUES(?1, ?2)', other.company.id, clock.now());
    nextMorning();
    await scheduledRun();
    expect(await mailsTo(own.email)).toEqual([]);
  });

  test('state how many there are, and list ten', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/imports?value=vermiculite', 'day');
    await approved(other, 'Vermiculite wanted');
    for (let index = 1; index <= 230; index += 1) await liveRequest(other, 1, { name: `Vermiculite ${index}` });
    // Their matches are inserted, as matching them takes several runs.
    await runSql('UPDATE arrival SET is_waiting=0');
    await runSql(
      `INSERT INTO search_match(search_seq, user_id, target_id, level, found_at)
       SELECT s.seq, s.user_id, r.id, 'day', ?2 FROM saved_search s, request r WHERE s.user_id=?1 AND r.name GLOB 'Vermiculite [0-9]*'`,
      own.id,
      clock.now(),
    );
    nextMorning();
    await scheduledRun();
    const [mail] = await mailsTo(own.email);
    expect(mail?.subject).toBe('231 new matches for your saved searches');
    expect(mail?.text.match(/Vermiculite (?:wanted|\d+)/g)).toHaveLength(10);
  });

  test('reach a person with several matching searches once, by the most urgent', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/requests?value=sesame', 'day');
    await saved(own, '/imports?value=sesame', 'now');
    await saved(own, '/search?value=sesame', 'none');
    const id = await approved(other, 'Sesame seed');
    expect((await linesOf(own)).map(({ href }) => href)).toEqual([`/imports/${id}`]);
    expect((await searchesOf(own)).map(({ newCount }) => newCount)).toEqual([1, 1, 1]);
    nextMorning();
    await scheduledRun();
    expect(await subjectsTo(own.email)).toEqual(['New: Sesame seed']);
  });

  test('at once are three mails an hour, and one for all others at its end', async () => {
    const [own, other] = [await member(), await trader({ credits: 3000 })];
    await saved(own, '/imports?value=lentil', 'now');
    for (const colour of ['Red', 'Green', 'Brown', 'Black', 'Yellow']) await approved(other, `${colour} lentils`);
    expect(await subjectsTo(own.email)).toEqual(['New: Brown lentils', 'New: Green lentils', 'New: Red lentils']);
    expect(await linesOf(own)).toHaveLength(5);
    clock.advance(hourMs);
    await scheduledRun();
    const [last, ...more] = await mailsTo(own.email);
    expect(more).toHaveLength(3);
    expect(last?.subject).toBe('2 new matches for your saved searches');
    expect(last?.text).toMatch(/Black lentils[^]*Yellow lentils/);
    expect(last?.text).not.toContain('Red lentils');
  });

  test('that were gathered are mailed, although some of those mailed before are not public any more', async () => {
    const [own, other] = [await member(), await trader({ credits: 3000 })];
    await saved(own, '/imports?value=fenugreek', 'now');
    const ids: string[] = [];
    for (const colour of ['Red', 'Green', 'Brown', 'Black']) ids.push(await approved(other, `${colour} fenugreek`));
    await runSql('UPDATE request SET is_active=0 WHERE id=?1', ids[0] ?? '');
    clock.advance(hourMs);
    await scheduledRun();
    const [last] = await mailsTo(own.email);
    expect([last?.subject, last?.text.includes('Black fenugreek'), last?.text.includes('Brown fenugreek')]).toEqual([
      '1 new match for your saved searches',
      true,
      false,
    ]);
  });

  test('that were gathered are mailed, although the search of those mailed before was deleted', async () => {
    const [own, other] = [await member(), await trader({ credits: 3000 })];
    await saved(own, '/imports?value=marjoram', 'now');
    for (const colour of ['Red', 'Green', 'Brown']) await approved(other, `${colour} marjoram`);
    const [first] = await searchesOf(own);
    await data(deleteSavedSearch, { token: own.token, body: { id: first?.id ?? '' } });
    await saved(own, '/imports?value=oregano', 'now');
    for (const colour of ['Black', 'Yellow']) await approved(other, `${colour} oregano`);
    expect(await mailsTo(own.email)).toHaveLength(3);
    clock.advance(hourMs);
    await scheduledRun();
    const [last] = await mailsTo(own.email);
    expect(last?.subject).toBe('2 new matches for your saved searches');
    expect(last?.text).toMatch(/Black oregano[^]*Yellow oregano/);
  });

  test('are not mailed at level 3, to an unconfirmed address, or for a search without mails; notifications are created in any case', async () => {
    const other = await trader();
    const people = await Promise.all(
      ['notify_email=3', 'email_verified_at=NULL', 'phone=NULL'].map(async (change) => {
        const person = await member();
        await runSql(`UPDATE users SET ${change} WHERE id=?1`, person.id);
        return person;
      }),
    );
    for (const [index, person] of people.entries()) await saved(person, '/imports?value=tahini', index === 2 ? 'none' : 'now');
    await approved(other, 'Tahini in drums');
    nextMorning();
    await scheduledRun();
    for (const person of people) {
      expect(await mailsTo(person.email)).toEqual([]);
      expect(await linesOf({ token: await signIn(person) })).toHaveLength(1);
    }
  });
});

describe('a new match', () => {
  test('is an approved item, not a rejected one; an edit of a public item is none, even if its new words match', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/imports?value=carob');
    await saved(own, '/imports?value=molasses');
    const id = await waiting(other, 'Carob powder');
    await decided('request', id, false);
    await scheduledRun();
    expect(await foundBy(own.id)).toEqual([]);
    await editedRequest(other, { 'Request.Id': id, 'Request.Name': 'Carob powder, roasted' }, { ImageList: pictureFile() });
    await sentRequest(other, id);
    await decided('request', id, true);
    expect(await foundBy(own.id)).toEqual([id]);
    await editedRequest(other, { 'Request.Id': id, 'Request.Name': 'Carob molasses' }, { ImageList: pictureFile() });
    await sentRequest(other, id);
    expect(await decided('request', id, true)).toBe('APPROVED');
    await scheduledRun();
    expect(await numberOf('SELECT COUNT(*) AS n FROM search_match WHERE target_id=?1', id)).toBe(1);
  });

  test('is not an item shown again after a pause; one that is approved again after it expired is, for people not notified before', async () => {
    const [own, late, other] = [await member(), await member(), await trader()];
    await saved(own, '/imports?value=sumac');
    const id = await approved(other, 'Sumac, ground');
    await saved(late, '/imports?value=sumac');
    for (const isPaused of [true, false]) await data(setRequestPause, { token: other.token, body: { id, isPaused } });
    await scheduledRun();
    expect([await foundBy(own.id), await foundBy(late.id)]).toEqual([[id], []]);
    clock.advance(61 * dayMs);
    await scheduledRun();
    const again = { ...other, token: await signIn(other) };
    await runSql('UPDATE users SET plan_expires_at=?2 WHERE id=?1', other.id, clock.now() + dayMs);
    await sentRequest(again, id);
    expect(await decided('request', id, true)).toBe('APPROVED');
    await scheduledRun();
    expect([await foundBy(own.id), await foundBy(late.id)]).toEqual([[id], [id]]);
    expect(await numberOf('SELECT COUNT(*) AS n FROM search_match WHERE user_id=?1', own.id)).toBe(1);
  });

  test('is a product when it is added or its company is published, but not when that is hidden and shown again', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/search?selected=3&value=loofah', 'now');
    const first = await addProduct(other, 'Loofah sponge');
    await scheduledRun();
    expect((await linesOf(own)).map(({ href }) => href)).toEqual([`/companies/${other.company.path}/products/${first}`]);
    await runSql('UPDATE company SET is_active=0 WHERE id=?1', other.company.id);
    const [second, third] = [await addProduct(other, 'Loofah mitten'), await addProduct(other, 'Loofah soap')];
    await data(deleteProduct, { token: other.token, query: { id: third } });
    await scheduledRun();
    expect(await foundBy(own.id)).toEqual([first]);
    clock.advance(1);
    await runSql('UPDATE company SET is_active=1 WHERE id=?1', other.company.id);
    await scheduledRun();
    expect(await foundBy(own.id)).toEqual([first, second].toSorted());
    // An approved edit does not publish the company anew.
    await editedCompany(other, { Description: 'We ship all year.' });
    await sentCompany(other);
    await decided('company', other.company.id, true);
    await scheduledRun();
    expect(await linesOf(own)).toHaveLength(2);
  });

  test('is a product that moves from a company nobody sees to a public one', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/search?selected=3&value=luffa', 'now');
    const hidden = await approvedCompany(other, { approveStatus: 1 });
    const id = await addProduct({ ...other, company: hidden }, 'Luffa brush');
    await scheduledRun();
    expect(await foundBy(own.id)).toEqual([]);
    await runSql('UPDATE product SET company_id=?2 WHERE id=?1', id, other.company.id);
    await scheduledRun();
    expect(await foundBy(own.id)).toEqual([id]);
  });

  test('is not an item that is older than the search', async () => {
    const [own, early, other] = [await member(), await member(), await trader()];
    await saved(early, '/imports?value=thyme');
    const id = await approved(other, 'Thyme, dried');
    clock.advance(minuteMs);
    await saved(own, '/imports?value=thyme');
    await scheduledRun();
    expect([await foundBy(early.id), await foundBy(own.id)]).toEqual([[id], []]);
  });
});

describe('unsubscribing', () => {
  const linkOf = (text: string): string => /http:\/\/localhost:8787\/en\/unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const stop = async (token: string) => (await call(stopSearchMails, { body: { token } })).envelope.code;

  test('is possible by the headers of a mail and by its link, which ends mails of its search only, without signing in', async () => {
    const [own, other] = [await member(), await trader()];
    const send = vi.fn<(mail: object) => Promise<EmailSendResult>>();
    const first = await saved(own, '/imports?value=barley', 'now');
    await saved(own, '/imports?value=wheat', 'now');
    expect(await decided('request', await waiting(other, 'Barley malt'), true, { ...testEnv, MAIL: { send } })).toBe('APPROVED');
    const sent = send.mock.calls
      .map(([mail]) => mail as unknown as { to: string; headers: Record<string, string> })
      .find(({ to }) => to === own.email);
    const token = linkOf((await mailsTo(own.email))[0]?.text ?? '');
    expect(token).not.toBe('');
    expect(sent?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:8787/en/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await stop(token)).toBe('SEARCH_MAILS_STOPPED');
    expect((await searchesOf(own)).map(({ id, level }) => [id === first, level])).toEqual([
      [false, 'now'],
      [true, 'none'],
    ]);
    await approved(other, 'Barley flakes');
    expect(await mailsTo(own.email)).toHaveLength(1);
    await approved(other, 'Wheat flour');
    expect(await mailsTo(own.email)).toHaveLength(2);
  });

  test('by the link of the daily mail ends all, including today’s', async () => {
    const [own, other] = [await member(), await trader()];
    await saved(own, '/imports?value=oats');
    await approved(other, 'Oats, rolled');
    nextMorning();
    await scheduledRun();
    const token = linkOf((await mailsTo(own.email))[0]?.text ?? '');
    const again = { ...other, token: await signIn(other) };
    await saved({ token: await signIn(own) }, '/imports?value=rye', 'now');
    await approved(again, 'Oats, whole');
    expect(await stop(token)).toBe('SEARCH_MAILS_STOPPED');
    nextMorning();
    await scheduledRun();
    expect(await mailsTo(own.email)).toHaveLength(1);
    expect((await data(getSavedSearches, { token: await signIn(own) })).searches.map(({ level }) => level)).toEqual(['none', 'none']);
  });

  test('requires a valid signature', async () => {
    const [own, other] = [await member(), await trader()];
    const id = await saved(own, '/imports?value=millet', 'now');
    await approved(other, 'Millet');
    const token = linkOf((await mailsTo(own.email))[0]?.text ?? '');
    const [userId = '', searchId = '', signed = ''] = token.split('-');
    expect([userId, searchId]).toEqual([own.id, id]);
    for (const bad of ['x', `${userId}-all-${signed}`, `${other.id}-${searchId}-${signed}`, `${userId}-${searchId}-${'0'.repeat(64)}`])
      expect([bad, await stop(bad)]).toEqual([bad, 'TOKEN_NOT_FOUND']);
    expect((await searchesOf(own)).map(({ level }) => level)).toEqual(['now']);
  });
});

test('the dashboard shows the newest public matches, each once, with its search; nothing without saved searches', async () => {
  const [own, other, without] = [await member(), await trader(), await member()];
  const matches = async (who: { token: string }) => (await data(getDashboard, { token: who.token })).matches;
  expect(await matches(without)).toBeNull();
  await saved(own, '/imports?value=mastic', 'none', 'Mastic');
  expect(await matches(own)).toEqual([]);
  const [first, second] = [await approved(other, 'Mastic, first'), await approved(other, 'Mastic, second')];
  const product = await (async () => {
    await saved(own, '/search?selected=3&value=mastic', 'none', 'Mastic goods');
    return addProduct(other, 'Mastic gum');
  })();
  await scheduledRun();
  await data(setRequestPause, { token: other.token, body: { id: first, isPaused: true } });
  expect(await matches(own)).toMatchObject([
    { id: product, name: 'Mastic gum', path: `/companies/${other.company.path}/products/${product}`, searchName: 'Mastic goods' },
    { id: second, name: 'Mastic, second', path: `/imports/${second}`, searchName: 'Mastic' },
  ]);
});

test('the home page counts people connected by a match, each once', async () => {
  const matched = async () => (await data(home, { query: { lang: 'EN' } })).homeStats.matchedUsers;
  const before = (await matched()) ?? 0;
  const [own, other] = [await member(), await trader()];
  await saved(own, '/imports?value=quince');
  await saved(own, '/requests?value=quince');
  await approved(other, 'Quince jam');
  expect(await matched()).toBe(before + 2);
  await approved(other, 'Quince paste');
  expect(await matched()).toBe(before + 2);
});

test('a match is forgotten after a year, in the hour of the day that it came', async () => {
  const [owner, searcher] = await Promise.all([trader(), member()]);
  const search = await saved(searcher, '/imports?words=calendar');
  const id = await approved(owner, 'Paper for a calendar');
  await scheduledRun();
  clock.advance(matchRetentionDays * dayMs - hourMs);
  await scheduledRun();
  expect(await foundBy(searcher.id)).toEqual([id]);
  clock.advance(2 * hourMs);
  await scheduledRun();
  expect(await foundBy(searcher.id)).toEqual([]);
  expect(await searchesOf({ token: await signIn(searcher) })).toMatchObject([{ id: search }]);
});
