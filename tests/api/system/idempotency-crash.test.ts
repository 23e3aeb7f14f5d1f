/**
 * Every call with a key, after a crash between its write and its answer: the same key is answered from the stored result, and writes
 * nothing more.
 * @module-tag sweep
 */
import { decisionPath } from '../../../api/decision/link.ts';
import { newId } from '../../../api/platform/ids.ts';
import { stopMailsPath } from '../../../api/saved-search/unsubscribe.ts';
import { trustStatements } from '../../../api/second-factor/trusted-store.ts';
import type { Env } from '../../../api/platform/env.ts';
import { buyer, paid } from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { login } from '../../../contract/session/calls.ts';
import { countryHeader } from '../../../contract/wire/internal-headers.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { sendQuote } from '../../../contract/quote/calls.ts';
import { getChat, sendMessage } from '../../../contract/chat/calls.ts';
import { calls } from '../../../contract/index.ts';
import { publishContent, saveContent } from '../../../contract/publishing/calls.ts';
import { addPushSubscription } from '../../../contract/push/calls.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { forgotPassword, verifyEmail } from '../../../contract/auth/calls.ts';
import { startFactorRecovery } from '../../../contract/second-factor/calls.ts';
import { demoSecondFactor } from '../../../demo/index.ts';
import { getProductsByCompanyId } from '../../../contract/product/calls.ts';
import { addFavourite } from '../../../contract/favourite/calls.ts';
import { editSubUser, inviteSubUser } from '../../../contract/staff/calls.ts';
import { callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import { storedIdentity, storedTicket } from '../../support/api/identity/stored.ts';
import { addedPasskey, creationFor, newDevice } from '../../support/api/passkeys.ts';
import { codeNow } from '../../support/api/second-factors.ts';
import {
  consolePerson,
  database,
  member,
  moderator,
  password,
  signIn,
  signUp,
  type TestUser,
  withCredits,
} from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { type Belongings, type LooseInput, validInputs } from '../../support/data/valid-inputs.ts';
import { crashing } from '../../support/api/crash/crash-after-write.ts';
import { coverFile, file, jpgBytes } from '../../support/data/sample-files.ts';
import { tokenMailedTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

type Member = TestUser & { token: string };

interface Scene {
  owner: Member;
  its: Belongings;
  partner: Belongings;
}

interface Play extends LooseInput {
  token?: string | undefined;
  files?: Record<string, File>;
  file?: File;
  env?: Env;
}

/** Calls whose answers are stored; the others recognize repetitions themselves (payment.test.ts). */
const writes = calls.map(({ call }) => call).filter((one) => one.write === true && one.secretAnswer !== true);
const picture = () => ({ ImageList: file('rope.jpg', jpgBytes(640, 480)) });

const byAdministrator = async () => ({ token: (await consolePerson('administrator')).token });

/** A person with the app of the demo's moderator. */
const withDemoApp = (userId: string) =>
  runSql(
    'INSERT OR REPLACE INTO second_factor(user_id, secret, created_at, confirmed_at) VALUES(?1,?2,1,1)',
    userId,
    `open.${demoSecondFactor}`,
  );

/** What a call needs to succeed, if valid input alone is not sufficient. */
const plays: Record<string, (scene: Scene) => Promise<Play> | Play> = {
  Register: () => ({
    body: {
      fullname: 'Lale Aras',
      email: 'lale@example.test',
      password: 'Quiet-harbour-8',
      phone: null,
      countryId: '000000000000000000000000',
      language: 'TR',
      mailMessageApproval: false,
    },
  }),
  ForgotPassword: ({ owner }) => ({ query: { eMail: owner.email } }),
  ResendActivation: async () => ({ query: { eMail: (await signUp()).email } }),
  ResetPassword: async ({ owner }) => {
    await data(forgotPassword, { query: { eMail: owner.email } });
    return { body: { guid: await tokenMailedTo(owner.email, 'reset-password'), newPwd: 'Quiet-harbour-9' } };
  },
  AcceptInvitation: async ({ owner }) => {
    const stEmail = `invited-${key}@example.test`;
    await data(inviteSubUser, { token: owner.token, body: { stEmail } });
    return {
      body: { guid: await tokenMailedTo(stEmail, 'invitation'), stFullname: 'Nour Aziz', newPwd: 'Quiet-harbour-9', language: 'EN' },
    };
  },
  UndoStaffEmail: async (its) => ({ body: { id: (await withNewAddress(its)).id } }),
  ConfirmStaffEmail: async (its) => {
    const { id, email } = await withNewAddress(its);
    await data(verifyEmail, { query: { guid: await tokenMailedTo(email, 'activation') } });
    return { body: { id } };
  },
  KeepAddress: async (its) => {
    await withNewAddress(its);
    return { body: { guid: await tokenMailedTo(its.its.staffEmail, 'keep-address') } };
  },
  DenySignIn: async ({ its }) => {
    const enter = (agent: string, country: string) =>
      data(login, { body: { email: its.staffEmail, password, source: 1 }, headers: { 'user-agent': agent, [countryHeader]: country } });
    await enter('Firefox/140.0', 'TR');
    await enter('Chrome/140.0', 'BR');
    await runScheduled(testEnv, clock);
    return { body: { guid: await tokenMailedTo(its.staffEmail, 'not-me') } };
  },
  EditPassword: () => ({ body: { oldPW: password, newPW: 'Quiet-harbour-9' } }),
  AddNotice: ({ its }) => ({
    body: { kind: 'company', id: its.companyId, reason: 'SPAM', text: 'Twice', name: 'Lale', email: 'lale@example.test', isTrue: true },
  }),
  LiftDecision: async (scene) => ({
    token: (await moderator()).token,
    body: { id: await withDecision(scene), note: 'It was mistaken.' },
  }),
  AddAppeal: async (scene) => ({
    body: { guid: (await decisionPath(testEnv, await withDecision(scene))).split('token=')[1], text: 'It is mistaken.' },
  }),
  AddContactUs: () => ({ body: { name: 'Lale', email: 'lale@example.test', message: 'Which ports do you serve?' } }),
  DeleteSession: async ({ owner, its }) => {
    await signIn(owner);
    const other = await firstValue<string>('SELECT id FROM session_family WHERE user_id=?1 AND id<>?2', owner.id, its.sessionId);
    return { query: { id: other } };
  },
  RemoveSecondFactor: async ({ owner }) => {
    await withDemoApp(owner.id);
    return { body: { code: await codeNow({ key: demoSecondFactor }) } };
  },
  DeleteTrustedBrowser: async ({ owner }) => {
    await trustStatements(database(), { userId: owner.id, hash: 'a'.repeat(64), device: '', sessionId: '' }, clock.now())[0]?.run();
    return { query: { id: 'all' } };
  },
  StopFactorRecovery: async ({ owner }) => {
    await withDemoApp(owner.id);
    await data(startFactorRecovery, { body: { email: owner.email, password } });
    return { body: { token: await tokenMailedTo(owner.email, 'stop-recovery') } };
  },
  AddPasskey: async ({ owner }) => ({ body: { response: newDevice().create(await creationFor(owner.token)) } }),
  RenamePasskey: async ({ owner }) => ({ body: { id: await addedPasskey(owner.token, newDevice()), name: 'Laptop' } }),
  DeletePasskey: async ({ owner }) => ({ query: { id: await addedPasskey(owner.token, newDevice()) } }),
  // The passkey offer is also answered by adding a passkey.
  DeclinePasskeyOffer: async ({ owner }) => {
    await runSql('DELETE FROM passkey_offer WHERE user_id=?1', owner.id);
    return {};
  },
  ConnectIdentity: async ({ owner }) => ({ body: { ticket: await storedTicket(owner.id) } }),
  DisconnectIdentity: async ({ owner }) => ({ query: { id: await storedIdentity(owner.id) } }),
  RecordChargeback: async () => {
    const bank = testBank();
    return {
      token: (await consolePerson('administrator')).token,
      body: { id: await paid(bank, await buyer()), note: 'CB-1: not as described' },
      env: bank.env,
    };
  },
  RefundOrder: async () => {
    const bank = testBank();
    return {
      token: (await consolePerson('administrator')).token,
      body: { id: await paid(bank, await buyer()), note: 'Paid twice' },
      env: bank.env,
    };
  },
  BoostCompany: async ({ owner, its }) => {
    await withCredits(owner, 500);
    return { body: { companyId: its.companyId, boostType: 1 } };
  },
  SendToApproveOfCompany: async ({ its }) => {
    await runSql(
      `UPDATE company SET approve_status=1, logo_key='p/x.jpg', description='Rope.', phone='905321112233', email=id||'@example.test', fax='-', website='rope.example',
         taxpayer_number='1', taxpayer_office='Izmir', employees='1-10', hs_code='5607', bank_names='A', keywords='["rope"]', address_header='Quay', address_description='Quay 4', postal_code='35000',
         cover_key='p/y.jpg', video_id='abcdefghijk', activity_area=1, address_email='rope@example.test' WHERE id=?1`,
      its.companyId,
    );
    return { query: { companyId: its.companyId } };
  },
  SendToApproveOfRequest: async ({ its }) => {
    await runSql('UPDATE request SET approve_status=2, approved_at=NULL, expires_at=NULL WHERE id=?1', its.requestId);
    return { query: { requestId: its.requestId } };
  },
  Logout: ({ owner }) => ({ token: owner.token }),
  AddAndEditCertificate: ({ its }) => ({ ...validInputs['AddAndEditCertificate']?.(its), files: { Document: coverFile() } }),
  UploadFile: ({ its }) => ({ ...validInputs['UploadFile']?.(its), file: file('rope.jpg', jpgBytes(640, 480)) }),
  AddAndEditProduct: ({ its }) => ({ ...validInputs['AddAndEditProduct']?.(its), files: picture() }),
  EditCompany: ({ its }) => ({
    body: { CompanyId: its.companyId, Name: 'Sail', Email: `${its.companyId}@example.test`, Description: 'Sails', CompanyKeywords: 'sail' },
  }),
  CreateChat: ({ its, partner }) => ({
    body: { fromCompanyId: its.companyId, toCompanyId: partner.companyId, chatNameForAll: 'Sails', text: 'Hello', createdFor: 0 },
  }),
  RemoveFavourite: async ({ owner, its }) => {
    const body = { kind: 'request', key: its.requestId } as const;
    await data(addFavourite, { token: owner.token, body });
    return { body };
  },
  BlockCompany: ({ partner }) => ({ body: { companyId: partner.companyId, isBlocked: true } }),
  DeleteMessage: async ({ owner, its }) => {
    await data(sendMessage, { token: owner.token, body: validInputs['SendMessage']?.(its).body as never });
    const { chat } = await data(getChat, { token: owner.token, body: { chatId: its.chatId } });
    return { query: { chatId: its.chatId, id: chat.messages[0]?._id } };
  },
  SendQuote: async ({ its }) => {
    await runSql('UPDATE chat SET created_for=1, request_id=?2 WHERE id=?1', its.chatId, its.requestId);
    return validInputs['SendQuote']?.(its) ?? {};
  },
  WithdrawQuote: async ({ owner, its }) => {
    await runSql('UPDATE chat SET created_for=1, request_id=?2 WHERE id=?1', its.chatId, its.requestId);
    const { quote } = await data(sendQuote, { token: owner.token, body: validInputs['SendQuote']?.(its).body as never });
    return { body: { id: quote.id } };
  },
  SetConsoleRole: async ({ owner }) => ({
    token: (await consolePerson('administrator')).token,
    body: { email: owner.email, role: 'editor' },
  }),
  StartPersonRecovery: async () => {
    const who = await moderator();
    await runSql("INSERT INTO second_factor(user_id, secret, created_at, confirmed_at) VALUES(?1, 'x', 1, 1)", who.id);
    return { token: (await consolePerson('administrator')).token, body: { userId: who.id } };
  },
  SetPersonSuspension: async ({ its }) => ({
    ...(await byAdministrator()),
    body: { id: its.userId, isSuspended: true, reason: 'SPAM', note: 'Reported' },
  }),
  SetCompanySuspension: async ({ its }) => ({
    ...(await byAdministrator()),
    body: { id: its.companyId, isSuspended: true, reason: 'SPAM', note: 'Reported' },
  }),
  EndPersonSessions: async ({ its }) => ({ ...(await byAdministrator()), body: { id: its.userId, note: 'Asked for' } }),
  AdjustCredits: async ({ its }) => ({
    ...(await byAdministrator()),
    body: { id: its.userId, amount: 5, kind: 'COMPENSATION', note: 'Asked for' },
  }),
  SaveContent: async () => ({ ...validInputs['SaveContent']?.(scene.its), token: (await consolePerson('editor')).token }),
  PublishContent: async () => withArticle(({ id, token }) => ({ token, body: { id, version: 1 } })),
  RestoreContent: async () => withArticle(({ id, token }) => ({ token, body: { id, version: 1, from: 1 } })),
  WithdrawContent: async () =>
    withArticle(async ({ id, token }) => {
      await data(publishContent, { token, body: { id, version: 1 } });
      return { token, body: { id, version: 1, what: 'public' } };
    }),
  ClaimItem: async ({ its }) => {
    await runSql('UPDATE request SET approve_status=3, approved_at=NULL, expires_at=NULL, sent_at=1 WHERE id=?1', its.requestId);
    return { token: (await moderator()).token, body: { kind: 'request', id: its.requestId, isClaimed: true } };
  },
  ReadSavedSearch: async ({ its }) => {
    await runSql('UPDATE saved_search SET new_count=1 WHERE id=?1', its.searchId);
    return { body: { id: its.searchId } };
  },
  StopSearchMails: async ({ its: { userId, searchId } }) => {
    const path = await stopMailsPath(testEnv, { userId, searchId });
    return { body: { token: path.split('token=')[1] } };
  },
  RemovePushSubscription: async ({ its, owner }) => {
    const { body } = validInputs['AddPushSubscription']?.(its) ?? {};
    await callLoosely(addPushSubscription, { token: owner.token, body });
    return { body: { endpoint: (body as { endpoint: string }).endpoint } };
  },
  Decide: async ({ its }) => {
    await runSql('UPDATE request SET approve_status=3, approved_at=NULL, expires_at=NULL, sent_at=1 WHERE id=?1', its.requestId);
    const version = await firstValue<number>('SELECT version FROM request WHERE id=?1', its.requestId);
    return { token: (await moderator()).token, body: { kind: 'request', id: its.requestId, version, approve: true } };
  },
};

/** Its company was rejected. @returns the id of the decision */
async function withDecision({ owner, its }: Scene): Promise<string> {
  const id = newId();
  await runSql(
    `INSERT INTO decision(id, recipient_user_id, act, target_kind, target_id, target_name, reason, rules, detection, created_at, target_version)
     VALUES(?1, ?2, 'REJECTED', 'company', ?3, 'Mira', '{}', '{}', 'review', ?4, 0)`,
    id,
    owner.id,
    its.companyId,
    clock.now(),
  );
  return id;
}

/** The colleague is to sign in with another address. */
async function withNewAddress({ owner, its }: Scene): Promise<{ id: string; email: string }> {
  const email = `moved-${key}@example.test`;
  await data(editSubUser, { token: owner.token, body: { email, permissions: { _id: its.staffId } } });
  return { id: its.staffId, email };
}

/** An article in one language, not public yet. */
async function withArticle(playOf: (its: { id: string; token: string }) => Play | Promise<Play>): Promise<Play> {
  const { token } = await consolePerson('editor');
  const EN = JSON.stringify({ title: `Rope ${key}`, description: 'In short.', content: 'At length.' });
  const { id } = await data(saveContent, { token, body: { kind: 'news', version: 0, EN } });
  return playOf({ id, token });
}

/** What a repetition returns instead: the caller is no longer signed in. */
const endsSignIn = ['DeleteUser', 'Logout'];
/** Without a mark: the room stores its messages by their keys, and a link can be requested only once in a while. */
const unmarked = ['SendMessage', 'DeleteMessage', 'ForgotPassword', 'ResendActivation'];

const stored = [
  'users', 'staff', 'staff_email_change', 'staff_invitation', 'staff_spending', 'session_family', 'verification_token', 'company', 'product', 'request', 'chat', 'chat_member', 'credit_account', 'credit_transfer', 'usage_counter', 'media', 'notification',
  'audit_log', 'contact_message', 'chat_block', 'chat_report', 'favourite', 'quote', 'pro_forma', 'company_certificate', 'moderator',
  'second_factor', 'second_factor_rule', 'trusted_browser', 'factor_recovery', 'passkey', 'passkey_offer', 'identity', 'identity_ticket', 'moderation_claim', 'saved_search', 'search_match', 'push_subscription', 'content_entry', 'content_version', 'news', 'decision', 'appeal', 'notice', 'suspension_proposal',
]; // prettier-ignore
/** Everything that calls write. */
async function state(): Promise<unknown> {
  const results = await env.DB.batch(stored.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
  const events = await env.DB.prepare('SELECT dedupe_key FROM outbox ORDER BY 1').all();
  return [...results, events].map(({ results: rows }) => rows);
}

let scene: Scene;
let key = 0;

async function play(one: CallDefinition): Promise<Play> {
  const { token, ...input }: Play = (await plays[one.name]?.(scene)) ?? validInputs[one.name]?.(scene.its) ?? {};
  const own = one.access.who === 'anyone' ? undefined : scene.owner.token;
  return { ...input, token: token ?? own };
}

beforeEach(async () => {
  clock.restart();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [owner, partner] = [await member('premium'), await member()];
  await withCredits(owner, 100);
  const its = await belongingsOf(owner, await member());
  scene = { owner, its, partner: await belongingsOf(partner, await member()) };
  key += 1;
});
afterEach(() => vi.restoreAllMocks());

describe('a crash between the write and the answer', () => {
  test.each(writes.map((one): [string, CallDefinition] => [one.name, one]))(
    '%s answers a repetition and writes nothing more',
    async (_, one) => {
      const options = { ...(await play(one)), idempotencyKey: `death-${one.name}-${key}` };
      const before = await state();
      expect((await callLoosely(one, { ...options, env: crashing({ at: 'after-write' }, options.env) })).status).toBe(
        unmarked.includes(one.name) ? 200 : 500,
      );
      const written = await state();
      if (one.name !== 'ReadNotifications' && one.name !== 'UpdateLanguage') expect(written, 'it has written').not.toEqual(before);
      if (!endsSignIn.includes(one.name)) expect((await callLoosely(one, options)).envelope.code).toBe('IN_PROGRESS');
      clock.advance(minuteMs);
      const again = await callLoosely(one, options);
      if (endsSignIn.includes(one.name)) expect([200, 401]).toContain(again.status);
      else {
        expect([again.status, again.envelope.success]).toEqual([200, true]);
        expect(again.headers.get('idempotent-replay')).toBe(unmarked.includes(one.name) ? null : 'true');
        const third = await callLoosely(one, options);
        expect([third.headers.get('idempotent-replay'), third.envelope]).toEqual(['true', again.envelope]);
      }
      expect(await state()).toEqual(written);
    },
  );
});

describe('a key without an answer', () => {
  const add = (options: Record<string, unknown>) =>
    callLoosely(writes.find(({ name }) => name === 'AddAndEditProduct') as CallDefinition, {
      token: scene.owner.token,
      body: validInputs['AddAndEditProduct']?.(scene.its).body,
      files: picture(),
      idempotencyKey: 'one-product',
      ...options,
    });
  const count = async () => (await data(getProductsByCompanyId, { query: { id: scene.its.companyId } })).products.length;

  test('eight concurrent repetitions after a crash before the write: one of them writes', async () => {
    await add({ env: crashing({ at: 'before-write' }) });
    clock.advance(minuteMs);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.filter(({ status, headers }) => status === 200 && headers.get('idempotent-replay') === null)).toHaveLength(1);
    expect(await count()).toBe(2);
  });

  test('eight concurrent repetitions after a crash after the write: all return the same, none writes', async () => {
    await add({ env: crashing({ at: 'after-write' }) });
    clock.advance(minuteMs);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({})));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect([answers[0]?.envelope.code, await count()]).toEqual(['PRODUCT_ADDED', 2]);
  });

  test('a call that is slower than its lease writes nothing when another run has taken its key', async () => {
    let second: Awaited<ReturnType<typeof add>> | undefined;
    const slow = crashing({
      at: 'never',
      beforeWrite: async () => {
        clock.advance(minuteMs);
        second = await add({});
      },
    });
    const first = await add({ env: slow });
    expect([first.status, first.envelope.code]).toEqual([409, 'IN_PROGRESS']);
    expect([second?.envelope.code, await count()]).toEqual(['PRODUCT_ADDED', 2]);
    expect((await add({})).envelope).toEqual(second?.envelope);
  });

  test('a slow call without a repetition writes', async () => {
    const slow = crashing({ at: 'never', beforeWrite: () => clock.advance(2 * minuteMs) });
    expect([(await add({ env: slow })).envelope.code, await count()]).toEqual(['PRODUCT_ADDED', 2]);
  });
});
