/** Editors publish explicitly; every version is stored (ADR 033). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { home, infoPages, news, newsByPath, sitemapPart, staticPage } from '../../../contract/content/calls.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { getAuditLog } from '../../../contract/moderation/console-calls.ts';
import { getCreditPlans, getCredits, getServicePrices } from '../../../contract/plan/calls.ts';
import {
  getContent,
  getContents,
  publishContent,
  restoreContent,
  saveContent,
  withdrawContent,
} from '../../../contract/publishing/calls.ts';
import type { ContentKind } from '../../../contract/publishing/kinds.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, type TestUser } from '../../support/api/api-fixtures.ts';
import { bringBack, buyer, confirmed, packId, planId, quoteFor } from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { file, jpgBytes } from '../../support/data/sample-files.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

type Person = TestUser & { token: string };
let editor: Person;
let chief: Person;

beforeEach(async () => {
  clock.restart();
  editor = await consolePerson('editor');
  chief = await consolePerson('administrator');
});

afterEach(() => vi.restoreAllMocks());

const article = (title: string, path = '') =>
  JSON.stringify({ title, path, description: 'In short.', content: `# ${title}\n\nAt length.` });
const saved = (who: Person, body: Record<string, unknown>, files?: Record<string, File>) =>
  data(saveContent, { token: who.token, body: { version: 0, ...body } as never, ...(files && { files }) });
const publish = (who: Person, id: string, version: number, at?: number) =>
  call(publishContent, { token: who.token, body: { id, version, ...(at !== undefined && { at: new Date(at).toISOString() }) } });
const entriesOf = async (kind: ContentKind, who = chief) => (await data(getContents, { token: who.token, query: { kind } })).entries;
const shown = async (path: string) => {
  const { status, envelope } = await call(newsByPath, { query: { path } });
  return status === 200 ? envelope.data : null;
};
const entryNamed = async (kind: ContentKind, name: string) => {
  const found = (await entriesOf(kind)).find(({ key, titles }) => key === name || titles.EN === name);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found;
};
const contentOf = (who: Person, id: string, version?: number) =>
  data(getContent, { token: who.token, query: { id, ...(version !== undefined && { version }) } });

describe('an article', () => {
  test('is a draft until it is published, in its languages; its address is derived from its title', async () => {
    const { id, version } = await saved(editor, { kind: 'news', EN: article('The harbour opens'), AR: article('افتتاح الميناء') });
    expect(version).toBe(1);
    const { values } = await contentOf(editor, id);
    const [en = '', ar = ''] = [values.texts.EN?.['path'], values.texts.AR?.['path']];
    expect(en).toBe('the-harbour-opens');
    expect([await shown(en), await shown(ar)]).toEqual([null, null]);
    const count = async () => (await data(news, { query: { lang: 'AR' } })).count;
    const before = await count();
    expect((await publish(editor, id, 1)).envelope.code).toBe('PUBLISHED');
    expect(await shown(en)).toMatchObject({ title: 'The harbour opens', language: 'EN', createdAt: new Date(clock.now()).toISOString() });
    expect(await shown(ar)).toMatchObject({ title: 'افتتاح الميناء', language: 'AR' });
    expect((await data(home, { query: { lang: 'AR' } })).news[0]?.title).toBe('افتتاح الميناء');
    expect(await count()).toBe(before + 1);
  });

  test('published again keeps address, id and day, and notifies search engines of the change', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('First words') });
    await publish(editor, id, 1);
    const first = await shown('first-words');
    clock.advance(5 * minuteMs);
    await saved(editor, { id, kind: 'news', version: 1, EN: article('Better words', 'another-address') });
    expect((await shown('first-words'))?.title).toBe('First words');
    await publish(editor, id, 2);
    expect(await shown('first-words')).toMatchObject({ _id: first?._id, title: 'Better words', createdAt: first?.createdAt });
    expect(await shown('another-address')).toBeNull();
    const { items } = await data(sitemapPart, { query: { kind: 'news', part: 0, lang: 'EN' } });
    expect(items.find(({ path }) => path === '/blogs/first-words')?.changedAt).toBe(new Date(clock.now()).toISOString());
  });

  test('from before any edit becomes version 1, and can be restored', async () => {
    const at = clock.now() - dayMs;
    await runSql(
      "INSERT INTO news(id, path, language, title, description, content, header_image, published_at) VALUES('a11111111111111111111111','old-news','EN','Old news','short','# long','rail.webp',?1)",
      at,
    );
    const { id, version, live } = await entryNamed('news', 'Old news');
    expect([version, live]).toEqual([1, 1]);
    await saved(editor, { id, kind: 'news', version: 1, EN: article('New words'), TR: article('Yeni sözler') });
    await publish(editor, id, 2);
    expect([(await shown('old-news'))?.title, (await shown('yeni-sozler'))?.title]).toEqual(['New words', 'Yeni sözler']);
    expect((await data(restoreContent, { token: editor.token, body: { id, version: 2, from: 1 } })).version).toBe(3);
    expect((await shown('old-news'))?.title).toBe('New words');
    await publish(editor, id, 3);
    expect(await shown('old-news')).toMatchObject({ title: 'Old news', headerImage: 'rail.webp', content: '# long' });
    expect(await shown('yeni-sozler')).toBeNull();
    const { versions, values } = await contentOf(editor, id, 2);
    expect(values.texts.EN?.['title']).toBe('New words');
    expect(versions.map((each) => [each.version, each.by, each.restoredFrom])).toEqual([
      [3, editor.fullName, 1],
      [2, editor.fullName, null],
      [1, '', null],
    ]);
  });

  test('is published at its time in the scheduled version, whatever was drafted since', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('Out at noon') });
    const noon = clock.now() + 9 * minuteMs;
    expect((await publish(editor, id, 1, noon)).envelope.code).toBe('SCHEDULED');
    await saved(editor, { id, kind: 'news', version: 1, EN: article('A later draft') });
    clock.advance(9 * minuteMs - 1);
    await runScheduled(testEnv, clock);
    expect(await shown('out-at-noon')).toBeNull();
    clock.advance(1);
    await runScheduled(testEnv, clock);
    expect(await shown('out-at-noon')).toMatchObject({ title: 'Out at noon', createdAt: new Date(noon).toISOString() });
    expect(await entryNamed('news', 'A later draft')).toMatchObject({ version: 2, live: 1, due: null, dtDueAt: null });
    // It is published once: the run of the next minute changes nothing.
    clock.advance(minuteMs);
    await runScheduled(testEnv, clock);
    expect((await shown('out-at-noon'))?.createdAt).toBe(new Date(noon).toISOString());
  });

  test('a schedule can be cancelled; past or incomplete ones are refused; a failing one does not stop others', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('Never out') });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const at = clock.now() + 5 * minuteMs;
    expect((await publish(editor, id, 1, clock.now())).envelope.errors).toEqual({ at: 'DATE_PAST' });
    expect((await publish(editor, id, 1, clock.now() + 400 * dayMs)).envelope.errors).toEqual({ at: 'DATE_TOO_FAR' });
    await publish(editor, id, 1, at);
    const taken = { token: editor.token, body: { id, version: 1, what: 'schedule' } } as const;
    expect((await call(withdrawContent, taken)).envelope.code).toBe('UNSCHEDULED');
    expect((await call(withdrawContent, taken)).envelope.code).toBe('NOT_PUBLIC');
    const half = await saved(editor, { kind: 'news', EN: JSON.stringify({ title: 'Half' }), RU: JSON.stringify({ content: 'x' }) });
    expect((await publish(editor, half.id, 1, at)).envelope.errors).toEqual({
      'EN.description': 'REQUIRED',
      'EN.content': 'REQUIRED',
      'RU.title': 'REQUIRED',
      'RU.description': 'REQUIRED',
    });
    const [one, other] = [
      await saved(editor, { kind: 'news', EN: article('One', 'same-address') }),
      await saved(editor, { kind: 'news', EN: article('Other', 'same-address') }),
    ];
    const third = await saved(editor, { kind: 'news', EN: article('Third') });
    await publish(editor, one.id, 1, at);
    await publish(editor, other.id, 1, at + 1);
    await publish(editor, third.id, 1, at + 2);
    clock.advance(6 * minuteMs);
    await runScheduled(testEnv, clock);
    expect(log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { content: string }).content)).toEqual([other.id]);
    expect([await shown('never-out'), (await shown('same-address'))?.title, (await shown('third'))?.title]).toEqual([null, 'One', 'Third']);
    expect((await publish(editor, other.id, 1)).envelope.errors).toEqual({ 'EN.path': 'DUPLICATE' });
    // The console says so: it is not scheduled any more.
    expect(await call(withdrawContent, { ...taken, body: { ...taken.body, id: other.id } })).toMatchObject({
      envelope: { code: 'NOT_PUBLIC' },
    });
    clock.advance(minuteMs);
    await runScheduled(testEnv, clock);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('can be withdrawn, and its versions are kept', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('Soon gone') });
    await publish(editor, id, 1);
    const withdrawn = () => call(withdrawContent, { token: editor.token, body: { id, version: 1, what: 'public' } });
    expect((await withdrawn()).envelope.code).toBe('WITHDRAWN');
    expect(await shown('soon-gone')).toBeNull();
    expect((await withdrawn()).envelope.code).toBe('NOT_PUBLIC');
    await publish(editor, id, 1);
    expect((await shown('soon-gone'))?.title).toBe('Soon gone');
  });

  test('has its own picture, checked by content', async () => {
    const bad = await callLoosely(saveContent, {
      token: editor.token,
      body: { version: 0, kind: 'news', EN: article('Svg') },
      files: { picture: file('a.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>') },
    });
    expect(bad.status).toBe(415);
    const { id } = await saved(editor, { kind: 'news', EN: article('With a picture') }, { picture: file('a.jpg', jpgBytes(1200, 675)) });
    await publish(editor, id, 1);
    const picture = (await shown('with-a-picture'))?.headerImage ?? '';
    expect(picture).toMatch(/^p\/[\w-]+\.jpg$/);
    expect((await send(new Request(`http://localhost:8787/media/${picture}`))).status).toBe(200);
    expect(await firstValue('SELECT state FROM media WHERE r2_key=?1', picture)).toBe('live');
    const other = await callLoosely(saveContent, {
      token: editor.token,
      body: { id, version: 1, kind: 'news', shared: JSON.stringify({ picture: 'p/of-somebody-else.jpg' }) },
    });
    expect(other.envelope.errors).toEqual({ 'shared.picture': 'INVALID' });
  });
});

describe('two editors', () => {
  test('of one entry: the second one learns of the first and its version, and nothing is stored', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('Base') });
    const other = await consolePerson('editor');
    await saved(other, { id, kind: 'news', version: 1, EN: article('Theirs') });
    const late = await call(saveContent, { token: editor.token, body: { id, kind: 'news', version: 1, EN: article('Mine') } });
    expect([late.envelope.code, late.envelope.data]).toEqual([
      'STALE_VERSION',
      { by: other.fullName, version: 2, at: new Date(clock.now()).toISOString() },
    ]);
    expect((await publish(editor, id, 1)).envelope.code).toBe('STALE_VERSION');
    expect((await contentOf(editor, id)).values.texts.EN?.['title']).toBe('Theirs');
  });

  test('at the same moment: one saves, one is refused', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('Base') });
    const save = (title: string) => call(saveContent, { token: editor.token, body: { id, kind: 'news', version: 1, EN: article(title) } });
    const answers = await Promise.all([save('One'), save('Two'), save('Three')]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['SAVED', 'STALE_VERSION', 'STALE_VERSION']);
    expect((await contentOf(editor, id)).versions).toHaveLength(2);
  });

  test('the first edit of unversioned content, by two concurrently, stores it once', async () => {
    const { id, version } = await entryNamed('page', 'career');
    const save = (title: string) =>
      call(saveContent, {
        token: editor.token,
        body: { id, kind: 'page', version, EN: JSON.stringify({ title, description: 'd', content: 'c' }) },
      });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['SAVED', 'STALE_VERSION']);
    const { versions } = await contentOf(editor, id);
    expect(versions.map((each) => each.version)).toEqual([version + 1, version]);
    expect((await contentOf(editor, id, 1)).values.texts.EN?.['content']).not.toBe('c');
  });
});

describe('pages and banners', () => {
  test('an info page is published in all four languages, and the others stay as they were', async () => {
    const { id, version } = await entryNamed('page', 'how-it-works');
    const turkish = await data(staticPage, { query: { path: 'nasil-calisir', lang: 'TR' } });
    await saved(editor, {
      id,
      kind: 'page',
      version,
      RU: JSON.stringify({ title: 'Как это работает', description: 'd', content: 'Новый текст' }),
    });
    await publish(editor, id, version + 1);
    expect(await data(staticPage, { query: { path: 'how-it-works', lang: 'RU' } })).toMatchObject({
      content: 'Новый текст',
      path: 'how-it-works',
    });
    expect(await data(staticPage, { query: { path: 'nasil-calisir', lang: 'TR' } })).toEqual(turkish);
    const { pages } = await data(infoPages, { query: { lang: 'RU' } });
    expect([pages.length, pages.find(({ key }) => key === 'how-it-works')?.changedAt]).toEqual([19, new Date(clock.now()).toISOString()]);
    await saved(editor, { id, kind: 'page', version: version + 1, EN: JSON.stringify({}) });
    expect((await publish(editor, id, version + 2)).envelope.errors).toMatchObject({ 'EN.title': 'REQUIRED' });
    expect((await call(withdrawContent, { token: editor.token, body: { id, version: version + 2, what: 'public' } })).envelope.code).toBe(
      'NOT_PUBLIC',
    );
    expect((await callLoosely(saveContent, { token: editor.token, body: { kind: 'page', version: 0 } })).status).toBe(404);
  });

  test('a banner has a picture, a position and texts in its languages', async () => {
    const shared = JSON.stringify({ position: '1' });
    const { id } = await saved(editor, { kind: 'banner', shared, EN: JSON.stringify({ title: 'Autumn fair' }) });
    expect((await publish(editor, id, 1)).envelope.errors).toEqual({ 'shared.picture': 'REQUIRED' });
    await saved(editor, { id, kind: 'banner', version: 1 }, { picture: file('a.jpg', jpgBytes(1200, 440)) });
    await publish(editor, id, 2);
    const banners = async (lang: string) => (await data(home, { query: { lang } })).banners.map(({ title }) => title);
    expect([await banners('EN'), (await banners('TR')).includes('Autumn fair')]).toEqual([expect.arrayContaining(['Autumn fair']), false]);
    await call(withdrawContent, { token: editor.token, body: { id, version: 2, what: 'public' } });
    expect(await banners('EN')).not.toContain('Autumn fair');
  });

  test('a banner needs no title, but a text; the list of entries names it by another of its texts (docs/requirements.md#P-2.2.02)', async () => {
    const shared = JSON.stringify({ position: '1' });
    const picture = file('a.jpg', jpgBytes(1200, 440));
    const { id } = await saved(editor, { kind: 'banner', shared }, { picture });
    expect((await publish(editor, id, 1)).envelope.errors).toEqual({ 'EN.title': 'REQUIRED' });
    await saved(editor, { id, kind: 'banner', version: 1, shared, TR: JSON.stringify({ topText: 'Güz fuarı' }) }, { picture });
    await publish(editor, id, 2);
    expect((await data(home, { query: { lang: 'TR' } })).banners).toContainEqual(
      expect.objectContaining({ topText: 'Güz fuarı', title: null, description: null }),
    );
    expect((await entriesOf('banner')).find((entry) => entry.id === id)?.titles).toEqual({ TR: 'Güz fuarı' });
  });
});

describe('prices', () => {
  const inAll = (texts: Record<string, string>) =>
    Object.fromEntries(['EN', 'TR', 'RU', 'AR'].map((language) => [language, JSON.stringify(texts)]));

  test('belong to administrators: an editor neither sees nor changes them', async () => {
    for (const kind of ['plan', 'pack', 'price'] as const) {
      const { id, version } = (await entriesOf(kind))[0] ?? { id: '', version: 0 };
      expect((await call(getContents, { token: editor.token, query: { kind } })).status).toBe(403);
      expect((await call(getContent, { token: editor.token, query: { id } })).status).toBe(403);
      expect((await call(saveContent, { token: editor.token, body: { id, kind, version } })).status).toBe(403);
      expect((await call(saveContent, { token: editor.token, body: { id, kind: 'news', version } })).status).toBe(403);
      expect((await publish(editor, id, version)).status).toBe(403);
      expect((await call(restoreContent, { token: editor.token, body: { id, version, from: version } })).status).toBe(403);
    }
  });

  test('of a plan apply to later purchases; an existing order keeps its own', async () => {
    const bank = testBank();
    const who = await buyer('welcome');
    const { id: orderId, back } = await confirmed(bank, who);
    const business = await planId('business');
    const { id, version } = await entryNamed('plan', business);
    const { values, currencies } = await contentOf(chief, id);
    expect([values.texts.EN?.['price'], currencies]).toEqual(['490.00', { EN: 'USD', TR: 'TRY', RU: 'USD', AR: 'USD' }]);
    await saved(chief, {
      id,
      kind: 'plan',
      version,
      shared: JSON.stringify({ ...values.shared, credits: '2500' }),
      EN: JSON.stringify({ ...values.texts.EN, price: '550.00', exPrice: '490.00' }),
    });
    await publish(chief, id, version + 1);
    const { creditPlans } = await data(getCreditPlans, { query: {} });
    expect(creditPlans.find((plan) => plan.id === business && plan.language === 'EN')).toMatchObject({
      price: '550.00',
      exPrice: '490.00',
      additionalCredit: 2500,
    });
    await bringBack(bank, back);
    expect(await firstRow('SELECT amount, credits, state FROM payment_order WHERE id=?1', orderId)).toEqual({
      amount: 49_000,
      credits: 2000,
      state: 'fulfilled',
    });
    await data(restoreContent, { token: chief.token, body: { id, version: version + 1, from: 1 } });
    await publish(chief, id, version + 2);
  });

  test('a plan is taken off sale, and offered again', async () => {
    const business = await planId('business');
    const { id, version } = await entryNamed('plan', business);
    const { values } = await contentOf(chief, id);
    const [bank, who] = [testBank(), await buyer('welcome')];
    const isOffered = async () =>
      (await data(getCreditPlans, { query: { getOnlySalable: true } })).creditPlans.some((plan) => plan.id === business);
    const canBeBought = async () => (await quoteFor(bank, who, { planId: business })).status === 200;
    await saved(chief, { id, kind: 'plan', version, shared: JSON.stringify({ ...values.shared, isSalable: '0' }) });
    await publish(chief, id, version + 1);
    expect([await isOffered(), await canBeBought()]).toEqual([false, false]);
    await data(restoreContent, { token: chief.token, body: { id, version: version + 1, from: version } });
    await publish(chief, id, version + 2);
    expect([await isOffered(), await canBeBought()]).toEqual([true, true]);
  });

  test('a pack is changed, added and withdrawn; amounts are decimal', async () => {
    const { id, key, version } = await entryNamed('pack', await packId(100));
    const { values } = await contentOf(chief, id);
    const wrong = await call(saveContent, {
      token: chief.token,
      body: { id, kind: 'pack', version, EN: JSON.stringify({ price: '12,5' }) },
    });
    expect(wrong.envelope.errors).toEqual({ 'EN.price': 'INVALID_NUMBER' });
    await saved(chief, { id, kind: 'pack', version, EN: JSON.stringify({ ...values.texts.EN, price: '13.50' }) });
    await publish(chief, id, version + 1);
    const packs = async () => (await data(getCredits)).credits.filter(({ language }) => language === 'EN');
    expect((await packs()).find((pack) => pack.id === key)?.price).toBe('13.50');
    const added = await saved(chief, {
      kind: 'pack',
      shared: JSON.stringify({ credits: '42', position: '9' }),
      ...inAll({ price: '6.00' }),
    });
    await publish(chief, added.id, 1);
    expect((await packs()).find((pack) => pack.id === added.id)).toMatchObject({ additionalCredit: 42, price: '6.00', currency: 'USD' });
    await call(withdrawContent, { token: chief.token, body: { id: added.id, version: 1, what: 'public' } });
    expect((await packs()).some((pack) => pack.id === added.id)).toBe(false);
  });

  test('of a contact are published like other content', async () => {
    const { id, version } = await entryNamed('price', '2');
    await saved(chief, { id, kind: 'price', version, shared: JSON.stringify({ payOrder: '3', credits: '28' }) });
    await publish(chief, id, version + 1);
    const { servicePrices } = await data(getServicePrices, { token: chief.token });
    expect(servicePrices.find(({ serviceTypeEnum }) => serviceTypeEnum === 2)).toMatchObject({ price: 28, order: 3 });
  });
});

describe('the record', () => {
  test('has each action in the audit log, with prices before and after, and without long texts', async () => {
    const { id, version } = await entryNamed('price', '3');
    await saved(chief, { id, kind: 'price', version, shared: JSON.stringify({ payOrder: '1', credits: '45' }) });
    await publish(chief, id, version + 1, clock.now() + hourMs);
    await publish(chief, id, version + 1);
    await data(restoreContent, { token: chief.token, body: { id, version: version + 1, from: 1 } });
    const { entries } = await data(getAuditLog, { token: chief.token, query: { target: id } });
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'content.publish',
      'content.restore',
      'content.save',
      'content.schedule',
    ]);
    const published = entries.find(({ action }) => action === 'content.publish');
    expect([published?.actorId, JSON.parse(published?.before ?? ''), JSON.parse(published?.after ?? '')]).toEqual([
      chief.id,
      { version: 1, payOrder: '1', credits: '40' },
      { version: 2, payOrder: '1', credits: '45' },
    ]);
    const news = await saved(editor, { kind: 'news', EN: article('Audited words') });
    await publish(editor, news.id, 1);
    const auditText = JSON.stringify((await data(getAuditLog, { token: chief.token, query: { target: news.id } })).entries);
    expect(auditText).toContain('Audited words');
    expect(auditText).not.toContain('At length.');
  });

  test('of a version is neither changed nor deleted, and an unknown field is refused', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('Kept words') });
    for (const sql of [
      "UPDATE content_version SET content='{}' WHERE entry_id=?1",
      'DELETE FROM content_version WHERE entry_id=?1',
      "INSERT OR REPLACE INTO content_version(entry_id, version, content, created_at) VALUES(?1, 1, '{}', 1)",
    ])
      await expect(runSql(sql, id)).rejects.toThrow('content_version_kept');
    const odd = await call(saveContent, {
      token: editor.token,
      body: { id, kind: 'news', version: 1, EN: JSON.stringify({ html: '<b>' }) },
    });
    expect(odd.envelope.errors).toEqual({ 'EN.html': 'UNKNOWN_FIELD' });
  });

  test('of the author is part of their personal data, and forgotten with their account', async () => {
    const { id } = await saved(editor, { kind: 'news', EN: article('By somebody') });
    await publish(editor, id, 1);
    const mine = (await data(downloadMyData, { token: editor.token })) as unknown as Record<string, { items: unknown[] }>;
    expect(mine['contentVersions']?.items).toMatchObject([{ kind: 'news', version: 1, titles: { EN: 'By somebody' } }]);
    await data(deleteUser, { token: editor.token, query: { UserId: editor.id } });
    expect(await firstValue('SELECT author_user_id FROM content_version WHERE entry_id=?1', id)).toBeNull();
    expect((await shown('by-somebody'))?.title).toBe('By somebody');
  });

  test('lists of a kind have pages, newest first', async () => {
    for (let index = 0; index < 31; index += 1) await saved(editor, { kind: 'news', EN: article(`Piece ${index}`) });
    const first = await data(getContents, { token: editor.token, query: { kind: 'news' } });
    expect([first.entries.length, first.entries[0]?.titles.EN, first.next === null]).toEqual([30, 'Piece 30', false]);
    const rest = await data(getContents, { token: editor.token, query: { kind: 'news', after: String(first.next) } });
    expect(rest.entries[0]?.titles.EN).toBe('Piece 0');
    expect((await entriesOf('page')).map(({ key }) => key)).toHaveLength(19);
  });
});
