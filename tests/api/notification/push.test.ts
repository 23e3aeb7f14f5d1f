/** Pushes to browsers are encrypted by the standard, follow the notification level, and end with the session. */
import { base64url } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encryptPush, textBytesMax } from '../../../api/push/encrypt.ts';
import { isPushService } from '../../../api/push/services.ts';
import { pushMessageOf } from '../../../api/push/text.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { mailStatement } from '../../../api/mail/mail.ts';
import { newId } from '../../../api/platform/ids.ts';
import { notificationStatement } from '../../../api/notification/notification-store.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { type NotificationKind, notificationKinds, readNotifications } from '../../../contract/notification/calls.ts';
import { addPushSubscription, getPushKey, removePushSubscription } from '../../../contract/push/calls.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { apiLanguages } from '../../../contract/text/languages.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, member, type TestUser } from '../../support/api/api-fixtures.ts';
import { opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { type PushService, startPushService } from '../../support/api/push-service.ts';

const vapid = { publicKey: '', privateKey: '' };
let service: PushService;

beforeEach(async () => {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])) as CryptoKeyPair;
  vapid.publicKey = base64url.encode(new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer));
  vapid.privateKey = ((await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey).d ?? '';
  Object.assign(testEnv, { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey });
  service = startPushService(vapid.publicKey, () => clock.now());
  vi.stubGlobal('fetch', service.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete testEnv.VAPID_PUBLIC_KEY;
  delete testEnv.VAPID_PRIVATE_KEY;
});

const subscribe = async (token: string) => {
  const body = await service.subscribe();
  await data(addPushSubscription, { token, body });
  return body;
};
const notify = (user: TestUser, kind: NotificationKind, values: Record<string, string> = {}, href = '/notifications') =>
  notificationStatement(database(), { userId: user.id, kind, values, href }, clock.now()).run();
const deliver = () => deliverDue(testEnv, clock);
const setLevel = (user: TestUser, level: 1 | 2 | 3) =>
  database().prepare('UPDATE users SET notify_app=?2 WHERE id=?1').bind(user.id, level).run();
const subscriptions = ({ id }: TestUser) =>
  database().prepare('SELECT COUNT(*) AS n FROM push_subscription WHERE user_id=?1').bind(id).first<number>('n');

test('the example of RFC 8291, byte by byte', async () => {
  const b64 = base64url.decode;
  const [publicKey, auth, salt] = [
    b64('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    b64('BTBZMqHH6r4Tts7J_aSIgg'),
    b64('DGv6ra1nlYgDCS1FRnbzlw'),
  ];
  const own = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
  const d = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const [x, y] = [base64url.encode(b64(own).slice(1, 33)), base64url.encode(b64(own).slice(33))];
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const keys = {
    privateKey: await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d }, curve, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, true, []),
  };
  const body = await encryptPush('When I grow up, I want to be a watermelon', { publicKey, auth }, { keys, salt });
  expect(base64url.encode(body)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  await expect(encryptPush('x'.repeat(textBytesMax + 1), { publicKey, auth }, { keys, salt })).rejects.toThrow(RangeError);
});

test('a push states the numbers of the contract in the digits of its reader', () => {
  const due = { kind: 'contact-missed', payload: '{"company":"Karun"}', href: '/messages', level: 1, isFirst: 0, unread: null } as const;
  const bodyIn = (language: 'TR' | 'AR') =>
    pushMessageOf({ ...due, language, id: newId(), endpoint: 'https://push.example/x', p256dh: '', auth: '' }).body;
  expect(bodyIn('TR')).toBe('Karun mesajını 72 saat açmadınız: kontörleri iade edildi.');
  expect(bodyIn('AR')).toContain('٧٢ ساعة');
});

/** Four lines of forty letters, which phones show of an opened notification. */
const bodyLettersMax = 160;

test('every push keeps names in their own direction, and is short enough for a phone', () => {
  const company = 'Denizli Tekstil A.Ş.';
  const people = ['company', 'request', 'product', 'item', 'certificate', 'by', 'colleague', 'from', 'to', 'search', 'subject', 'detail'];
  const own = { number: 'A1B2C3D4E5', left: '10', amount: '120', date: '2026-12-31T00:00:00.000Z' };
  const values = { ...Object.fromEntries(people.map((name) => [name, company])), ...own };
  for (const kind of notificationKinds)
    for (const language of apiLanguages) {
      const due = { kind, payload: JSON.stringify(values), href: '/messages', level: 1, isFirst: 0, unread: null } as const;
      const { title, body } = pushMessageOf({ ...due, language, id: newId(), endpoint: 'https://push.example/x', p256dh: '', auth: '' });
      expect([kind, language, body]).toEqual([kind, language, expect.not.stringMatching(/\{\{|undefined/)]);
      if (language === 'AR') expect([kind, body.replaceAll(isolated(company), '')]).toEqual([kind, expect.not.stringContaining(company)]);
      else expect(body).not.toMatch(/[\u2066-\u2069]/);
      expect(title).toBe('Kervan');
      expect(body.length, `${kind} ${language}`).toBeLessThanOrEqual(bodyLettersMax);
    }
});

test('only push services are called', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://wns2-db5p.notify.windows.com/w/?token=x',
  ])
    expect(isPushService(endpoint, {}), endpoint).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com@evil.example/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://notify.windows.com@10.0.0.1/x',
  ])
    expect(isPushService(endpoint, {}), endpoint).toBe(false);
  expect(isPushService('https://push.example/x', { PUSH_SERVICES: 'push.example' })).toBe(true);
});

describe('a subscribed browser', () => {
  test('gets the public key, and shows a chat message with its target', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    expect(await data(getPushKey, { token: buyer.token })).toEqual({ publicKey: vapid.publicKey });
    await subscribe(seller.token);
    const chatId = await opened(buyer, seller, { text: 'Good morning' });
    await deliver();
    expect(service.arrived).toHaveLength(1);
    const [{ message, headers } = { message: {}, headers: new Headers() }] = service.arrived;
    expect(message).toMatchObject({ title: 'Kervan', link: `/messages?chatId=${chatId}`, language: 'en', direction: 'ltr', unread: 1 });
    expect(message['body']).toContain(buyer.company.name);
    expect(service.strays).toEqual([]);
    expect(headers.get('urgency')).toBe('high');
    expect(headers.get('topic')).toMatch(/^[\w-]{32}$/);
    await say(buyer, chatId, 'Are you there?');
    await deliver();
    expect(service.arrived).toHaveLength(2);
    expect(service.arrived[1]?.headers.get('topic')).toBe(headers.get('topic'));
    // No row of the subscription is left.
    const { results } = await database().prepare("SELECT payload FROM outbox WHERE topic='push'").all();
    expect(results.map(({ payload }) => payload)).toEqual(['{}', '{}']);
  });

  test('shows a notification at once, after the call that caused it, in the language of its person', async () => {
    const user = await member();
    await database().prepare("UPDATE users SET language='RU' WHERE id=?1").bind(user.id).run();
    await subscribe(user.token);
    await notify(user, 'credits-added', { amount: '5', reason: 'gift' }, '/membership');
    await data(readNotifications, { token: user.token, body: { ids: [newId()] } });
    expect(service.arrived.map(({ message }) => message)).toMatchObject([
      { body: expect.stringMatching(/5\s*кредитов/) as string, language: 'ru', link: '/membership' },
    ]);
  });

  test('shows different news about one page beside each other, and news of one kind in place of earlier ones', async () => {
    const user = await member();
    await subscribe(user.token);
    await notify(user, 'plan-expiring', { days: '7', date: '2026-12-07T00:00:00Z' }, '/membership');
    await notify(user, 'credits-added', { amount: '5', reason: 'refund' }, '/membership');
    await notify(user, 'plan-expiring', { days: '1', date: '2026-12-07T00:00:00Z' }, '/membership');
    await deliver();
    const tags = service.arrived.map(({ message, headers }) => [message['tag'], headers.get('topic')]);
    expect(tags[2]).toEqual(tags[0]);
    expect(tags[1]?.[0]).not.toBe(tags[0]?.[0]);
    expect(tags[1]?.[1]).not.toBe(tags[0]?.[1]);
  });

  test('shows what its level selects: all, only important ones, none', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    await subscribe(seller.token);
    await setLevel(seller, 2);
    const chatId = await opened(buyer, seller, { text: 'First' });
    await deliver();
    await say(buyer, chatId, 'Second');
    await notify(seller, 'credits-added', { amount: '5' });
    await notify(seller, 'company-approved', { company: 'Rope & Co' });
    await deliver();
    expect(service.arrived.map(({ message }) => message['link'])).toEqual([`/messages?chatId=${chatId}`, '/notifications']);
    await setLevel(seller, 3);
    await notify(seller, 'company-approved', { company: 'Rope & Co' });
    await deliver();
    expect(service.arrived).toHaveLength(2);
  });

  test('shows a new contact to people who want only important news, also if its service fails until there are more messages', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    await subscribe(seller.token);
    await setLevel(seller, 2);
    service.status = 503;
    const chatId = await opened(buyer, seller, { text: 'First' });
    await deliver();
    service.status = 201;
    await say(buyer, chatId, 'Second');
    clock.advance(minuteMs);
    await deliver();
    expect(service.arrived.map(({ message }) => message['link'])).toEqual([`/messages?chatId=${chatId}`]);
  });

  test('gets none for what was read meanwhile', async () => {
    const user = await member();
    await subscribe(user.token);
    await notify(user, 'company-approved', { company: 'Rope & Co' });
    await database().prepare('UPDATE notification SET read_at=1 WHERE user_id=?1').bind(user.id).run();
    await deliver();
    expect(service.arrived).toEqual([]);
  });

  test.each([403, 404, 410])('whose subscription ended (%i) is deleted', async (status) => {
    const user = await member();
    await subscribe(user.token);
    service.status = status;
    await notify(user, 'company-approved', { company: 'Rope & Co' });
    await deliver();
    expect(await subscriptions(user)).toBe(0);
    service.status = 201;
    await notify(user, 'company-approved', { company: 'Rope & Co' });
    await deliver();
    expect(service.arrived).toEqual([]);
  });

  test('whose service fails is retried, and shows it once', async () => {
    const user = await member();
    await subscribe(user.token);
    service.status = 503;
    await notify(user, 'company-approved', { company: 'Rope & Co' });
    await deliver();
    expect(await subscriptions(user)).toBe(1);
    service.status = 201;
    clock.advance(minuteMs);
    await deliver();
    await deliver();
    expect(service.arrived).toHaveLength(1);
  });

  test('with a slow service delays no mail, and gets several at once', async () => {
    const user = await member();
    await subscribe(user.token);
    const answered = Promise.withResolvers<void>();
    let open = 0;
    vi.stubGlobal('fetch', async (...request: Parameters<PushService['fetch']>) => {
      open += 1;
      await answered.promise;
      return service.fetch(...request);
    });
    for (let count = 0; count < 25; count += 1)
      await notify(user, 'company-approved', { company: `Rope ${count}` }, `/my-companies/${count}`);
    clock.advance(1);
    const mail = { to: user.email, language: 'EN', template: 'passkey-added', values: { name: 'Mira', href: '/' } } as const;
    await mailStatement(database(), `slow:${user.id}`, mail, clock.now()).run();
    const run = deliver();
    // The mail takes its turn among the first five.
    await expect.poll(() => open).toBe(4);
    await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
    answered.resolve();
    await run;
    // Another run may have claimed some of them.
    await expect.poll(() => service.arrived.length).toBe(25);
  });

  test('shows nothing after a sign-out, nor to the next person there', async () => {
    const [anna, boris] = [await member(), await member()];
    const browser = await subscribe(anna.token);
    await data(addPushSubscription, { token: boris.token, body: browser });
    await notify(anna, 'company-approved', { company: 'of Anna' });
    await notify(boris, 'company-approved', { company: 'of Boris' });
    await deliver();
    expect(service.arrived.map(({ message }) => message['body'])).toEqual([expect.stringContaining('of Boris')]);
    // Not theirs any more.
    await data(removePushSubscription, { token: anna.token, body: { endpoint: browser.endpoint } });
    expect(await subscriptions(boris)).toBe(1);
    await database().prepare('UPDATE session_family SET revoked_at=?2 WHERE user_id=?1').bind(boris.id, clock.now()).run();
    expect(await subscriptions(boris)).toBe(0);
    expect((await call(addPushSubscription, { token: boris.token, body: browser })).status).toBe(401);
  });

  test('shows nothing after its sign-in has ended by itself', async () => {
    const user = await member();
    await subscribe(user.token);
    await database().prepare('UPDATE session_family SET idle_expires_at=?2 WHERE user_id=?1').bind(user.id, clock.now()).run();
    await notify(user, 'company-approved', { company: 'Rope & Co' });
    await deliver();
    expect(service.arrived).toEqual([]);
  });

  test('is deleted by itself, with the account, and beyond ten of one person', async () => {
    const user = await member();
    const browser = await subscribe(user.token);
    await data(removePushSubscription, { token: user.token, body: { endpoint: browser.endpoint } });
    expect(await subscriptions(user)).toBe(0);
    for (let count = 0; count < 11; count += 1) await subscribe(user.token);
    expect(await subscriptions(user)).toBe(10);
    await data(deleteUser, { token: user.token, query: { UserId: user.id } });
    expect(await subscriptions(user)).toBe(0);
  });

  test('needs an address of a push service and a valid key', async () => {
    const { token } = await member();
    const good = await service.subscribe();
    for (const wrong of [
      { endpoint: 'https://evil.example/x' },
      { endpoint: 'http://fcm.googleapis.com/x' },
      { p256dh: 'A'.repeat(87) },
      { auth: 'x' },
    ])
      expect((await call(addPushSubscription, { token, body: { ...good, ...wrong } })).status, JSON.stringify(wrong)).toBe(400);
  });
});

test('without keys nobody is offered pushes, and nothing is sent', async () => {
  const user = await member();
  await subscribe(user.token);
  delete testEnv.VAPID_PRIVATE_KEY;
  expect(await data(getPushKey, { token: user.token })).toEqual({ publicKey: '' });
  await notify(user, 'company-approved', { company: 'Rope & Co' });
  await deliver();
  expect(service.arrived).toEqual([]);
  // It receives pushes again when the keys are back.
  expect(await subscriptions(user)).toBe(1);
});
