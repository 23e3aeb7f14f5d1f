/** Titles of offers: every call that names an Arabic offer returns a title for a Turkish reader. */
import { base64url } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAccesibleChats, reportChat } from '../../../contract/chat/calls.ts';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import { addFavourite, getFavourites } from '../../../contract/favourite/calls.ts';
import { dayMs, minuteMs } from '../../../contract/limits.ts';
import { getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { addNotice, getNoticeTarget } from '../../../contract/notice/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { addPushSubscription } from '../../../contract/push/calls.ts';
import { getProForma, getQuotesOfRequest } from '../../../contract/quote/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { getStaffActivity } from '../../../contract/staff/calls.ts';
import { title, type Title } from '../../../contract/text/author-texts.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { wholeCalls } from '../../../contract/wire/schemas.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { readTitles } from '../../../api/platform/text/title-store.ts';
import { requestPath } from '../../../contract/request/address.ts';
import { fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { cardOf, liveRequest, look, opened, priceOf, say, type Trader } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedRequest, moderatorToken, published, queued, sentRequest } from '../../support/api/published.ts';
import { startPushService, type PushService } from '../../support/api/push-service.ts';
import { offered, take } from '../../support/api/quoting.ts';
import { saved, scheduledRun } from '../../support/api/search/saved-searches.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 120_000 });

const arabic = { name: 'مطلوب حبال القنب', description: 'طنان من الحبال.' };
const turkish = { name: 'Kenevir halat aranıyor', description: 'İki ton halat.' };
const original = { text: arabic.name, language: 'AR' } as const;

let service: PushService;
beforeEach(async () => {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])) as CryptoKeyPair;
  const publicKey = base64url.encode(new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer));
  const privateKey = ((await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey).d ?? '';
  Object.assign(testEnv, { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  service = startPushService(publicKey, () => clock.now());
  vi.stubGlobal('fetch', service.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete testEnv.VAPID_PUBLIC_KEY;
  delete testEnv.VAPID_PRIVATE_KEY;
});

const speaks = (id: string, language: string) => runSql('UPDATE users SET language=?2 WHERE id=?1', id, language);
const written = (table: 'request' | 'product', id: string, texts: object) =>
  runSql(
    `UPDATE ${table} SET name=?2, description=?3, language='AR', texts=?4 WHERE id=?1`,
    id,
    arabic.name,
    arabic.description,
    JSON.stringify(texts),
  );

/**
 * Creates Arabic offers of two companies and everything that names them. The reader of the first company reads Turkish.
 * @param texts texts in further languages
 */
async function scene(name: string, texts: object) {
  await priceOf(1, 1, 5);
  const [home, guest] = [await published(`${name} Linen`), await published(`${name} Ropes`)];
  await speaks(home.id, 'TR');
  await data(addPushSubscription, { token: home.token, body: await service.subscribe() });
  await saved(home, '/imports?value=القنب', 'now', 'Hemp');
  const fields = { 'Request.Name': arabic.name, 'Request.Description': arabic.description, 'Request.Texts': JSON.stringify(texts) };
  const publish = async (owner: Trader, change: Record<string, unknown> = {}): Promise<string> => {
    const { request } = await editedRequest(owner, { ...fields, ...change }, { ImageList: pictureFile() });
    const id = request?.id ?? '';
    await sentRequest(owner, id);
    await decided('request', id, true);
    return id;
  };
  const own = await publish(home);
  const found = await publish(guest);
  await scheduledRun();
  await runSql('UPDATE request SET expires_at=?2 WHERE id=?1', own, clock.now() + 3 * dayMs);
  await written('product', guest.productId, texts);
  await data(addFavourite, { token: home.token, body: { kind: 'request', key: found } });
  const answered = await opened(guest, home, { createdFor: 1, requestId: own, chatNameForAll: arabic.name });
  const asked = await opened(home, guest, { createdFor: 0, productId: guest.productId, chatNameForAll: arabic.name });
  const clerk = await staffOf(home, ['createChat', 'requestsAccess', 'editAndDeleteCompany']);
  const colleague = { ...clerk, company: home.company };
  const paid = await opened(colleague, guest, { createdFor: 1, requestId: found, chatNameForAll: arabic.name });
  const drafted = (await editedRequest(colleague, fields, { ImageList: pictureFile() })).request?.id ?? '';
  await sentRequest(home, drafted);
  return { home, guest, own, found, answered, asked, paid, clerk, drafted };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Walk = Readonly<Record<string, (its: Scene) => Promise<readonly (Title | undefined)[]>>>;

/** Reads of the offer's title, by the call that returns it. */
const walk: Walk = {
  GetAccesibleChats: async ({ home, answered, asked, paid }) => {
    const cards = await Promise.all([answered, asked, paid].map((id) => cardOf(home, id)));
    return cards.map((card) => card?.title);
  },
  GetChat: async ({ home, answered, asked, paid }) => {
    const chats = await Promise.all([answered, asked, paid].map((id) => look(home, id)));
    return chats.map((chat) => chat.title);
  },
  GetDashboard: async ({ home, guest, answered }) => {
    await say(guest, answered, 'Good morning');
    const { unanswered, ending, matches } = await data(getDashboard, { token: home.token });
    expect([unanswered?.length, ending?.length, matches?.length]).toEqual([1, 1, 1]);
    return [...(unanswered ?? []), ...(ending ?? []), ...(matches ?? [])].map((row) => row.title);
  },
  GetFavourites: async ({ home }) =>
    (await data(getFavourites, { token: home.token, query: { kind: 'request' } })).items.map((item) => item.title),
  GetNotifications: async ({ home }) => {
    const { notifications } = await data(getNotifications, { token: home.token });
    const named = notifications.filter(({ values }) => Object.values(values).includes(arabic.name));
    expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(['request-approved', 'new-message', 'search-matched', 'credits-spent']));
    return named.map((each) => each.title);
  },
  GetQuotesOfRequest: async ({ home, own }) => [(await data(getQuotesOfRequest, { token: home.token, query: { requestId: own } })).title],
  GetProForma: async ({ home, guest, answered }) => {
    const { id } = await offered(guest, answered);
    await take(home, id);
    const { proForma } = await data(getProForma, { token: home.token, query: { id } });
    expect(proForma.document.requestName).toBe(arabic.name);
    return [proForma.title];
  },
  GetQueue: async ({ drafted }) => [(await queued('request', drafted))?.readerTitle],
  GetItem: async ({ drafted, answered, found, home }) => {
    await data(reportChat, { token: home.token, body: { chatId: answered, reason: 'FRAUD' } });
    const token = await moderatorToken();
    const { items } = await data(getQueue, { token, query: { kind: 'report' } });
    const about = { kind: 'request', id: found, reason: 'SPAM', text: 'Twice', name: 'Nour', isTrue: true } as const;
    await data(addNotice, { body: { ...about, email: `reader-${crypto.randomUUID()}@example.test` } });
    const notices = await data(getQueue, { token, query: { kind: 'notice' } });
    const read = (kind: 'request' | 'report' | 'notice', id: string) => data(getItem, { token, query: { kind, id } });
    const [request, report] = [await read('request', drafted), await read('report', items.at(-1)?.id ?? '')];
    const notice = await read('notice', notices.items.at(-1)?.id ?? '');
    return [request.item.readerTitle, report.report?.title, notice.item.readerTitle, notice.notice?.target.title];
  },
  GetUserTransActions: async ({ home }) => {
    const { transActions } = await data(getUserTransActions, { token: home.token, body: { page: 0, size: 50 } });
    const named = transActions.filter(({ detail }) => detail === arabic.name);
    expect(named.length).toBeGreaterThan(0);
    return named.map((row) => row.title);
  },
  GetStaffActivity: async ({ home, clerk }) => {
    const { entries } = await data(getStaffActivity, { token: home.token, query: { id: clerk.staffId } });
    const named = entries.filter((entry) => entry.name === arabic.name);
    expect(named.length).toBeGreaterThan(1);
    return named.map((entry) => entry.title);
  },
  GetNoticeTarget: async ({ found }) => [(await data(getNoticeTarget, { query: { kind: 'request', id: found, lang: 'TR' } })).title],
  GetRequestDetailById: async ({ home, found }) => {
    const freight = await liveRequest(home, 3);
    await runSql('UPDATE request SET facts=?2 WHERE id=?1', freight, JSON.stringify({ goodsRequestId: found }));
    const { request } = await data(getRequestDetailById, { body: { id: freight, language: 'TR' } });
    return [request.facts?.freight?.goodsRequest?.title];
  },
};

interface Def {
  shape?: Record<string, Node>;
  element?: Node;
  innerType?: Node;
  options?: readonly Node[];
}
type Node = { _zod: { def: Def } };
/** Whether an answer has a title somewhere. */
function hasTitle(schema: Node, isBelow = new Set<Node>()): boolean {
  if (schema === (title as unknown)) return true;
  if (isBelow.has(schema)) return false;
  isBelow.add(schema);
  const { shape = {}, element, innerType, options = [] } = schema._zod.def;
  return [...Object.values(shape), ...options, ...(element ? [element] : []), ...(innerType ? [innerType] : [])].some((each) =>
    hasTitle(each, isBelow),
  );
}

/** The texts of a reader's mails and pushes. */
async function sentOutside({ home, guest, answered }: Scene): Promise<{ mails: string[]; html: string; pushes: string[] }> {
  clock.advance(20 * minuteMs);
  await say(guest, answered, 'One more');
  clock.advance(20 * minuteMs);
  await scheduledRun();
  const mails = await mailsTo(home.email);
  return {
    mails: mails.map(({ subject, text }) => `${subject}\n${text}`),
    html: mails.map(({ html }) => html).join('\n'),
    pushes: service.arrived.map(({ message }) => String(message['body'])),
  };
}

describe('an Arabic offer for a Turkish reader', () => {
  test('every call that returns an offer’s name is tested here', () => {
    const naming = wholeCalls
      .map(({ call }) => call)
      .filter(({ data }) => hasTitle(data as unknown as Node))
      .map(({ name }) => name);
    // Not tested alone: it returns requests in the form that another tested call returns.
    const others = ['AddAndEditRequest', 'GetUserAllRequestCards', 'GetUserRequestById'];
    expect(naming.filter((name) => !others.includes(name)).toSorted()).toEqual(Object.keys(walk).toSorted());
  });

  test.each([
    ['whose author has written Turkish too is named in Turkish', 'Nile', { TR: turkish }, { text: turkish.name, language: 'TR', original }],
    ['without Turkish keeps its name, with its language', 'Tigris', {}, original],
  ] as const)('%s', async (_, name, texts, expected) => {
    const its = await scene(name, texts);
    its.home.token = await signIn(its.home);
    await speaks((await firstValue<string>('SELECT user_id AS id FROM moderator')) ?? '', 'TR');
    for (const [call, read] of Object.entries(walk)) {
      const titles = await read(its);
      expect([call, titles.length > 0]).toEqual([call, true]);
      for (const each of titles) expect([call, each]).toEqual([call, expected]);
    }
    const { mails, html, pushes } = await sentOutside(its);
    const word = expected.text;
    const naming = (part: string): string[] => mails.filter((mail) => mail.includes(part));
    // An approval, a match of a saved search, a message, and one more of the same conversation.
    expect(naming(word).length).toBeGreaterThanOrEqual(4);
    if (word !== arabic.name) expect([naming(arabic.name), pushes.filter((body) => body.includes(arabic.name))]).toEqual([[], []]);
    expect(pushes.some((body) => body.includes(word))).toBe(true);
    expect(html).toContain(word === arabic.name ? `<bdi lang="ar" dir="rtl">${word}</bdi>` : `<bdi lang="tr" dir="ltr">${word}</bdi>`);
  });

  test('is found in the list of chats by its name in any language', async () => {
    const { home, answered } = await scene('Volga', { TR: turkish });
    const found = async (text: string) =>
      (await data(getAccesibleChats, { token: home.token, query: { text } })).chats.some(({ chatId }) => chatId === answered);
    expect([await found('kenevir'), await found('القنب'), await found('pamuk')]).toEqual([true, true, false]);
  });

  test('costs a reader of notifications a row each, however many offers there are', async () => {
    const axes = await readAxes();
    await fillRequests(axes, 300, 7);
    const results = await allRows<{
      id: string;
    }>('SELECT id FROM request WHERE service_type=1 AND approve_status=4 ORDER BY seq LIMIT 30');
    const trips: ReadTrips = [];
    const titles = await readTitles(
      countReads(database(), trips),
      results.map(({ id }) => requestPath(1, id)),
      'TR',
    );
    expect(titles.size).toBe(30);
    expect(trips.flat().reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(30 * 2);
  });

  test('has its new name after a rename, and the name stored in the chat after its own is deleted', async () => {
    const { home, asked, guest } = await scene('Rhine', { TR: turkish });
    await runSql('UPDATE product SET name=?2, texts=?3 WHERE id=?1', guest.productId, 'حبال جديدة', '{}');
    expect((await cardOf(home, asked))?.title).toEqual({ text: 'حبال جديدة', language: 'AR' });
    await runSql("UPDATE product SET name='—' WHERE id=?1", guest.productId);
    expect((await cardOf(home, asked))?.title).toEqual({ text: arabic.name });
  });
});
