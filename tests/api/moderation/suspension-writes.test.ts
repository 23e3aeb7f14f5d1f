/** Every write of the contract with a suspended company: a new one fails here until it is classified (ADR 032). */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { flags } from '../../../contract/permissions.ts';
import { callLoosely, data } from '../../support/api/api-client.ts';
import { approvedCompany, member, staffOf, withCredits } from '../../support/api/api-fixtures.ts';
import { getChat, sendMessage } from '../../../contract/chat/calls.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { liveRequest, opened, priceOf, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { offered } from '../../support/api/quoting.ts';
import { file, logoFile, pictureFile } from '../../support/data/sample-files.ts';
import { changingBeforeWrite, companiesOf, lifted, suspended } from '../../support/api/suspending.ts';
import { type Belongings, type LooseInput, quotedGoods, validInputs } from '../../support/data/valid-inputs.ts';
import { allRows, runSql } from '../../support/api/database.ts';

// The time limit is long, because each call needs a company of its own.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  for (const createdFor of [0, 1]) await priceOf(createdFor, 1, 0);
});

/** A business with one of everything that a call can name, and each in the state that the call requires. */
interface Stage extends Belongings {
  token: string;
  /** A second company of the account, which could be sent for approval. */
  readyCompanyId: string;
  userCompanyId: string;
  partnerCompanyId: string;
  partnerPath: string;
  /** A request that could be sent for approval, and one that is paused. */
  readyRequestId: string;
  pausedRequestId: string;
  /** With a company of the partner. */
  talkId: string;
  messageId: string;
  /** The company answers a request of the partner, and has quoted. */
  sellingChatId: string;
  /** The other way round. */
  buyingChatId: string;
  sentQuoteId: string;
  /** The partner has quoted for the company's request. */
  offeredQuoteId: string;
}

const one = async (sql: string, ...values: unknown[]): Promise<string> =>
  (await env.DB.prepare(sql)
    .bind(...values)
    .first<string>('id')) ?? '';

async function stage(): Promise<{ its: Stage; owner: Trader; partner: Trader }> {
  const user = await withCredits(await member('premium'), 1000);
  const partner = await trader();
  const its = await belongingsOf(user, partner);
  const token = (user as Trader).token;
  const owner: Trader = { ...user, token, company: { id: its.companyId, name: 'x', path: 'x' } };
  const requestOfPartner = await liveRequest(partner, 1);
  const sellingChatId = await opened(owner, partner, { createdFor: 1, requestId: requestOfPartner });
  const buyingChatId = await opened(partner, owner, { createdFor: 1, requestId: await liveRequest(owner, 1) });
  const talkId = await opened(owner, partner);
  const pausedRequestId = await liveRequest(owner, 1);
  await runSql('UPDATE request SET is_active=0, paused_at=created_at WHERE id=?1', pausedRequestId);
  const { chat } = await data(getChat, { token, body: { chatId: talkId } });
  return {
    owner,
    partner,
    its: {
      ...its,
      token,
      readyCompanyId: (await approvedCompany(user, { approveStatus: 2 })).id,
      userCompanyId: await one('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', user.id),
      partnerCompanyId: partner.company.id,
      partnerPath: partner.company.path,
      readyRequestId: await liveRequest(owner, 1, { approveStatus: 2 }),
      pausedRequestId,
      talkId,
      messageId: chat.messages[0]?._id ?? '',
      sellingChatId,
      buyingChatId,
      sentQuoteId: (await offered(owner, sellingChatId)).id,
      offeredQuoteId: (await offered(partner, buyingChatId)).id,
    },
  };
}

type Input = LooseInput & { files?: Record<string, File> };
type Way = (its: Stage) => Input;

const valid = (name: string, its: Stage): LooseInput => validInputs[name]?.(its) ?? {};
const withBody = (name: string, its: Stage, change: Record<string, unknown>, files?: Record<string, File>): Input => {
  const input = valid(name, its);
  return { ...input, body: { ...input.body, ...change }, ...(files && { files }) };
};
const messageOf = (chatId: string, companyId: string, text: string) => ({
  'Data.Message.ChatId': chatId,
  'Data.Message.CompanyId': companyId,
  'Data.Message.Text': text,
});
const paper = (): File => file('register.pdf', '%PDF-1.7\n');

/** Refused writes, with every kind of input by which a call writes for a company. */
const refused: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  EditCompany: {
    texts: (its) => withBody('EditCompany', its, { Email: `office-${its.companyId}@example.test` }),
    documents: (its) =>
      withBody('EditCompany', its, { Email: `office-${its.companyId}@example.test` }, { OtherDocuments: paper(), Logo: logoFile() }),
  },
  SendToApproveOfCompany: { ready: ({ readyCompanyId: companyId }) => ({ query: { companyId } }) },
  BoostCompany: { week: (its) => valid('BoostCompany', its) },
  AddAndEditCertificate: {
    new: (its) => ({ ...valid('AddAndEditCertificate', its), files: { Document: paper() } }),
    changed: (its) => withBody('AddAndEditCertificate', its, { Id: its.certificateId }),
  },
  AddAndEditProduct: {
    new: (its) => ({ ...valid('AddAndEditProduct', its), files: { ImageList: pictureFile() } }),
    changed: (its) => withBody('AddAndEditProduct', its, { 'Product.Id': its.productId }, { ImageList: pictureFile() }),
    copied: (its) => withBody('AddAndEditProduct', its, { 'Product.CopyOf': its.productId }, { ImageList: pictureFile() }),
  },
  AddAndEditRequest: {
    new: (its) => valid('AddAndEditRequest', its),
    'new and sent': (its) => withBody('AddAndEditRequest', its, { 'Request.Send': 'true' }),
    changed: (its) => withBody('AddAndEditRequest', its, { 'Request.Id': its.requestId }),
    renamed: (its) => withBody('AddAndEditRequest', its, { 'Request.Id': its.requestId, 'Request.Name': 'Wire rope' }),
  },
  SendToApproveOfRequest: { ready: ({ readyRequestId: requestId }) => ({ query: { requestId } }) },
  SetRequestPause: {
    paused: (its) => valid('SetRequestPause', its),
    resumed: ({ pausedRequestId: id }) => ({ body: { id, isPaused: false } }),
  },
  CreateChat: {
    'with a text': (its) => withBody('CreateChat', its, { toCompanyId: its.partnerCompanyId, chatNameForAll: 'Another' }),
    'without a text': (its) => withBody('CreateChat', its, { toCompanyId: its.partnerCompanyId, chatNameForAll: 'Another', text: '' }),
    'from the own address': (its) =>
      withBody('CreateChat', its, { fromCompanyId: its.userCompanyId, toCompanyId: its.partnerCompanyId, chatNameForAll: 'Another' }),
  },
  SendMessage: {
    'a text': (its) => ({ body: messageOf(its.talkId, its.companyId, 'Hello') }),
    'a file': (its) => ({ body: messageOf(its.talkId, its.companyId, ''), files: { 'Data.File': paper() } }),
  },
  SendQuote: { revised: ({ sellingChatId: chatId }) => ({ body: { chatId, goods: quotedGoods } }) },
  AskForQuote: { again: ({ buyingChatId: chatId }) => ({ body: { chatId, inquiry: { goods: { quantity: quotedGoods.quantity } } } }) },
  DeclineQuote: { open: ({ offeredQuoteId: id }) => ({ body: { id, reason: 'price' } }) },
  AcceptQuote: { open: ({ offeredQuoteId: id }) => ({ body: { id } }) },
};

/** A text goes directly to its room, and its call writes nothing before. */
const withoutBatch = ['SendMessage a text'];

/** Allowed, and why; done by one business in this order. */
const allowed: Readonly<Record<string, readonly [because: string, Way]>> = {
  DeleteProduct: ['what is one’s own can be taken away', (its) => valid('DeleteProduct', its)],
  DeleteRequest: ['what is one’s own can be taken away', (its) => valid('DeleteRequest', its)],
  DeleteCertificate: ['what is one’s own can be taken away', (its) => valid('DeleteCertificate', its)],
  DeleteMessage: ['what was said can be taken back', ({ messageId: id, talkId: chatId }) => ({ query: { id, chatId } })],
  WithdrawQuote: ['what was offered can be taken back, without a word in the chat', ({ sentQuoteId: id }) => ({ body: { id } })],
  MuteChat: ['is seen by the own side only', ({ talkId: chatId }) => ({ body: { chatId, isMuted: true } })],
  AssignChat: ['is seen by the own side only', ({ talkId: chatId, userId }) => ({ body: { chatId, userId } })],
  BlockCompany: ['protects the own side', ({ partnerCompanyId: companyId }) => ({ body: { companyId, isBlocked: true } })],
  ReportChat: ['tells the moderators', ({ talkId: chatId }) => ({ body: { chatId, reason: 'SPAM' } })],
  DeleteChat: ['hides it from the own side only', ({ talkId: chatId }) => ({ query: { chatId } })],
  AddFavourite: ['is a person’s own list', ({ partnerPath: key }) => ({ body: { kind: 'company', key } })],
  RemoveFavourite: ['is a person’s own list', ({ partnerPath: key }) => ({ body: { kind: 'company', key } })],
  DeleteCompany: ['what is one’s own can be taken away', (its) => valid('DeleteCompany', its)],
};

/** Writes of people and accounts, which name neither a company nor something that belongs to one. */
const ofAccounts: readonly string[] = [
  'Register ResendActivation ForgotPassword ResetPassword VerifyEmail CheckVerifyCode Login RefreshToken Logout EditPassword DeleteUser UpdateFcmToken UpdateLanguage DeleteSession',
  'RemoveSecondFactor DeleteTrustedBrowser SetSecondFactorRule StopFactorRecovery',
  'AddPasskey RenamePasskey DeletePasskey DeclinePasskeyOffer ConnectIdentity DisconnectIdentity',
  'EditUserProfile AddSubUser EditSubUser UndoStaffEmail ConfirmStaffEmail KeepAddress DenySignIn DeleteSubUser InviteSubUser ResendInvitation WithdrawInvitation AcceptInvitation ReadNotifications',
  'AddPushSubscription RemovePushSubscription SaveSearch EditSavedSearch ReadSavedSearch DeleteSavedSearch StopSearchMails AddContactUs AddNotice AddAppeal',
  'PayFromIyzico PayFromSandbox',
  // The upload is permitted: the call that would take the file is refused.
  'UploadFile',
  // A new company has no approval yet: the moderators see its owner, and that another company is suspended.
  'AddCompany',
].flatMap((names) => names.split(' '));

const writing = calls.map(({ call }) => call).filter(({ write, access }) => write === true && access.who !== 'console');
const callOf = (name: string): WholeCall => {
  const found = writing.find((call) => call.name === name);
  if (found === undefined) throw new Error(`no write is called ${name}`);
  return found;
};

/** Everything that a write could have changed, without the changes of the suspension itself. */
const tables = ['product', 'company_certificate', 'chat', 'quote', 'pro_forma', 'credit_transfer', 'usage_counter', 'outbox'] as const;
async function stored(): Promise<string> {
  const without = { company: ['suspension', 'is_active', 'shown_after', 'suspended_at', 'suspend_reason', 'version'] };
  const hidden = { request: ['is_active', 'hidden_with_company'] };
  const rowsOf = async (table: string, left: readonly string[] = []) =>
    (await allRows<Record<string, unknown>>(`SELECT * FROM ${table}`)).map((row) =>
      Object.entries(row).filter(([column]) => !left.includes(column)),
    );
  return JSON.stringify([
    await rowsOf('company', without.company),
    await rowsOf('request', hidden.request),
    ...(await Promise.all(tables.map((table) => rowsOf(table)))),
  ]);
}

test('each write of the contract is classified: refused, permitted for a reason, or of an account', () => {
  const placed = [...Object.keys(refused), ...Object.keys(allowed), ...ofAccounts];
  expect(placed.filter((name, index) => placed.indexOf(name) !== index)).toEqual([]);
  const writes = writing.map(({ name }) => name);
  expect(writes.filter((name) => !placed.includes(name))).toEqual([]);
  const unknown = placed.filter((name) => !calls.some(({ call }) => call.name === name));
  expect(unknown).toEqual([]);
});

test('a write of an account names no company, product, request, chat, quote or certificate', () => {
  const marks = ['companyId', 'productId', 'requestId', 'chatId', 'quoteId', 'certificateId'] as const;
  const its = Object.fromEntries(marks.map((mark) => [mark, `named-${mark}`])) as unknown as Belongings;
  expect(ofAccounts.filter((name) => JSON.stringify(validInputs[name]?.(its) ?? {}).includes('named-'))).toEqual([]);
});

test('the contract lists the refusal of each refused write', () => {
  expect(Object.keys(refused).filter((name) => !(callOf(name).errors ?? []).includes('COMPANY_SUSPENDED'))).toEqual([]);
});

const refusedWays = Object.entries(refused).flatMap(([name, ways]) => Object.entries(ways).map(([how, way]) => [name, how, way] as const));

describe('for a suspended company', () => {
  for (const [name, how, way] of refusedWays)
    test(
      `${name} (${how}) is refused before, to staff, and when suspended between check and write; permitted afterwards`,
      { tags: name === 'BoostCompany' ? [] : ['sweep'] },
      async () => {
        const { its, owner } = await stage();
        const call = callOf(name);
        const [companyIds, colleague] = [await companiesOf(owner), await staffOf(owner, flags)];
        const answerTo = async (token: string, on?: typeof env): Promise<[number, string]> => {
          const { status, envelope } = await callLoosely(call, { ...way(its), token, ...(on && { env: on as never }) });
          return [status, envelope.code];
        };
        const before = await stored();
        await suspended(...companyIds);
        for (const token of [its.token, colleague.token]) expect(await answerTo(token)).toEqual([403, 'COMPANY_SUSPENDED']);
        expect(await stored()).toBe(before);
        await lifted(...companyIds);
        if (!withoutBatch.includes(`${name} ${how}`)) {
          const landing = changingBeforeWrite(() => suspended(...companyIds)) as unknown as typeof env;
          expect(await answerTo(its.token, landing)).toEqual([403, 'COMPANY_SUSPENDED']);
          expect(await stored()).toBe(before);
          await lifted(...companyIds);
        }
        expect((await answerTo(its.token))[0]).toBe(200);
      },
    );

  describe('an object', () => {
    let its: Stage;
    beforeAll(async () => {
      const business = await stage();
      its = business.its;
      await suspended(...(await companiesOf(business.owner)));
    });

    test.each(Object.entries(allowed).map(([name, [because, way]]) => [name, because, way] as const))(
      '%s is allowed: %s',
      async (name, _, way) => {
        const { status, envelope } = await callLoosely(callOf(name), { ...way(its), token: its.token });
        expect([status, envelope.success]).toEqual([200, true]);
      },
    );
  });

  test('cannot be moved out of it into another company of the account', async () => {
    const { its, owner } = await stage();
    const other = await approvedCompany(owner);
    await suspended(its.companyId);
    for (const [name, change] of [
      ['AddAndEditProduct', { CompanyId: other.id, 'Product.Id': its.productId }],
      ['AddAndEditRequest', { 'Request.CompanyId': other.id, 'Request.Id': its.requestId }],
    ] as const) {
      const input = withBody(name, its, change, name === 'AddAndEditProduct' ? { ImageList: pictureFile() } : {});
      expect((await callLoosely(callOf(name), { ...input, token: its.token })).envelope.code).toBe('COMPANY_SUSPENDED');
    }
  });

  test('the account’s own address cannot write in existing chats; with another approved company it can', async () => {
    const { its, owner, partner } = await stage();
    const chatId = await opened(owner, partner, { fromCompanyId: its.userCompanyId, chatNameForAll: 'In person' });
    const say = async () =>
      (await callLoosely(sendMessage, { token: its.token, body: messageOf(chatId, its.userCompanyId, 'Hello') })).envelope.code;
    const fault = async () => (await data(getChat, { token: its.token, body: { chatId } })).chat.sendingFault;
    expect([await say(), await fault()]).toEqual(['MESSAGE_SENT', null]);
    await suspended(...(await companiesOf(owner)));
    expect([await say(), await fault()]).toEqual(['COMPANY_SUSPENDED', 'COMPANY_SUSPENDED']);
    await lifted(its.readyCompanyId);
    expect([await say(), await fault()]).toEqual(['COMPANY_SUSPENDED', 'COMPANY_SUSPENDED']);
    await runSql('UPDATE company SET approve_status=4, is_active=1 WHERE id=?1', its.readyCompanyId);
    expect([await say(), await fault()]).toEqual(['MESSAGE_SENT', null]);
  });
});
