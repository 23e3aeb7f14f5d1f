/**
 * Accounts of an attack. They are created by calls; the results of steps that need a mailbox, a payment or a moderator are written into
 * the database.
 */
import { randomBytes } from 'node:crypto';
import { addSubUser, inviteSubUser } from '../contract/staff/calls.ts';
import { saveSearch } from '../contract/saved-search/calls.ts';
import { register } from '../contract/auth/calls.ts';
import { createChat } from '../contract/chat/calls.ts';
import type { CallDefinition } from '../contract/wire/call.ts';
import { addAndEditCertificate, addCompany } from '../contract/company/calls.ts';
import { planMs } from '../contract/limits.ts';
import type { ConsoleRole } from '../contract/moderation/roles.ts';
import { addAndEditProduct } from '../contract/product/calls.ts';
import { addAndEditRequest } from '../contract/request/calls.ts';
import { login } from '../contract/session/calls.ts';
import { unsetId } from '../contract/wire/ids.ts';
import { demoPassword } from '../demo/index.ts';
import { file, jpgBytes } from '../tests/support/data/sample-files.ts';
import { codeOfAccount } from '../tests/support/people/second-factor.ts';
import { type Belongings, newCompanyFields, validInputs } from '../tests/support/data/valid-inputs.ts';
import { ask, type CallRequest, clearRateLimits, type Target } from './target.ts';

export interface Person {
  email: string;
  userId: string;
  token: string;
  refreshToken: string;
}
export interface Business extends Person {
  belongings: Belongings;
}

export const password = 'Calm-caravan-9';
/** Unique, also in repeated runs on the same data. */
export const newName = (what: string): string => `${what} ${randomBytes(5).toString('hex')}`;
export const newKey = (): string => crypto.randomUUID();
export const newEmail = (): string => `${newName('attack').replace(' ', '-')}@example.test`;
export const newId = (): string => randomBytes(12).toString('hex');

/** A call that must succeed. @returns its data */
export async function must(target: Target, call: CallDefinition, asked: CallRequest): Promise<Record<string, unknown>> {
  const { status, text, envelope } = await ask(target, call, { key: newKey(), ...asked });
  if (status !== 200 || envelope.data === undefined) throw new Error(`${call.name} answered ${status} ${text.slice(0, 300)}`);
  return envelope.data;
}

/** Signs in as the app, which gets its refresh token in the answer. */
export async function signIn(target: Target, email: string, withPassword = password): Promise<Person> {
  const body = { email, password: withPassword, source: 0, ...(await codeOfAccount({ email })) };
  const { accessToken, refreshToken, userInfo } = await must(target, login, { body });
  const { userID } = userInfo as { userID: string };
  return { email, userId: userID, token: String(accessToken), refreshToken: String(refreshToken) };
}

/** Signs in to a demo account. */
export const signInDemo = (target: Target, name: string): Promise<Person> => signIn(target, `${name}@kervan.example`, demoPassword);

/** The body of a sign-up. All accounts of an attack have the same password. */
export const signUpOf = (email: string): object => ({
  fullname: 'Attack Trader',
  phone: null,
  countryId: unsetId,
  language: 'EN',
  mailMessageApproval: false,
  email,
  password,
});

/** A verified account on the largest plan. */
export async function newMember(target: Target): Promise<Person> {
  const email = newEmail();
  await clearRateLimits(target);
  await must(target, register, { body: signUpOf(email) });
  await target.rows(
    "UPDATE users SET email_verified_at=?2, plan_id=(SELECT id FROM plan WHERE key='premium'), plan_started_at=?2, plan_expires_at=?3 WHERE email=?1",
    email,
    Date.now(),
    Date.now() + planMs,
  );
  return signIn(target, email);
}

/** Gives a console role, and marks the sessions of the person as confirmed by a second factor. */
export async function withRole(target: Target, person: Person, role: ConsoleRole): Promise<Person> {
  await target.rows('INSERT INTO moderator(user_id, role, created_at) VALUES(?1,?2,?3)', person.userId, role, Date.now());
  await target.rows('UPDATE session_family SET second_factor_at=?2 WHERE user_id=?1', person.userId, Date.now());
  return person;
}

/** The balance of an account. */
export async function balanceOf(target: Target, { userId }: Person): Promise<number> {
  const [row] = await target.rows<{ balance: number }>('SELECT balance FROM credit_account WHERE owner_user_id=?1', userId);
  return row?.balance ?? 0;
}

/** Adds the missing credits to a balance, through the ledger. */
export async function withBalance(target: Target, person: Person, balance: number): Promise<void> {
  await target.rows(
    `INSERT INTO credit_transfer(id, operation_key, debit_account, credit_account, amount, transaction_enum, reason, created_at)
     SELECT ?1, ?1, (SELECT id FROM credit_account WHERE kind='issued'), id, ?2-balance, 3, 'gift', ?3 FROM credit_account WHERE owner_user_id=?4 AND balance<?2`,
    newId(),
    balance,
    Date.now(),
    person.userId,
  );
}

const idsOf = async (target: Target): Promise<Pick<Belongings, 'categoryId' | 'subCategoryId' | 'companyTypeId'>> => {
  const [row] = await target.rows<Record<'categoryId' | 'subCategoryId' | 'companyTypeId', string>>(
    `SELECT parent_id AS categoryId, id AS subCategoryId, (SELECT id FROM lookup_type WHERE kind='company' LIMIT 1) AS companyTypeId
     FROM category WHERE parent_id IS NOT NULL LIMIT 1`,
  );
  if (row === undefined) throw new Error('the marketplace has no categories');
  return row;
};

/** An approved company of the account. @returns its id */
export async function newCompany(target: Target, person: Person, email = newEmail()): Promise<string> {
  const body = { data: { ...newCompanyFields(await idsOf(target)), companyName: newName('Rope and Sail'), companyEmail: email } };
  const { id } = await must(target, addCompany, { token: person.token, body });
  await target.rows(
    'UPDATE company SET approve_status=4, approved_at=?2, sent_at=?2, activity_area=1, country_id=(SELECT id FROM country LIMIT 1) WHERE id=?1',
    String(id),
    Date.now(),
  );
  return String(id);
}

/** Companies of other accounts; each can be contacted. */
export const partners = async (target: Target, person: Person, count: number): Promise<string[]> =>
  (
    await target.rows<{ id: string }>(
      'SELECT id FROM company WHERE approve_status=4 AND is_active=1 AND deleted_at IS NULL AND is_user_company=0 AND owner_user_id<>?1 ORDER BY seq LIMIT ?2',
      person.userId,
      count,
    )
  ).map(({ id }) => id);

/** Valid input of a product. */
export const newProduct = (belongings: Belongings): Pick<CallRequest, 'body' | 'files'> => ({
  body: validInputs['AddAndEditProduct']?.(belongings).body,
  files: { ImageList: file('rope.jpg', jpgBytes(640, 480)) },
});

/** An order that was paid, with its receipt. */
async function paidOrder(target: Target, { userId }: Person): Promise<string> {
  const id = newId();
  await target.rows(
    `INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, status, state,
       created_at, expires_at, updated_at, fulfilled_at) VALUES(?1,?2,?2,'credit','x',1200,'USD',100,'sandbox',?1,?1,1,'fulfilled',?3,?3,?3,?3)`,
    id,
    userId,
    Date.now(),
  );
  await target.rows(
    `INSERT INTO payment_receipt(year, serial, order_id, seller, issued_at)
     SELECT 2020, COALESCE(MAX(serial),0)+1, ?1, '{"name":"","address":"","taxOffice":"","taxNumber":"","email":""}', ?2 FROM payment_receipt WHERE year=2020`,
    id,
    Date.now(),
  );
  return id;
}

/** Creates a member who owns one object of each kind. */
export async function newBusiness(target: Target): Promise<Business> {
  const person = await newMember(target);
  await withBalance(target, person, 1000);
  const { token } = person;
  const [companyId, [partner = ''], ids] = [await newCompany(target, person), await partners(target, person, 1), await idsOf(target)];
  const belongings = {
    ...ids,
    userId: person.userId,
    companyId,
    orderId: await paidOrder(target, person),
    staffEmail: newEmail(),
  } as Belongings;
  const { product } = await must(target, addAndEditProduct, { token, ...newProduct(belongings) });
  const { certificate } = await must(target, addAndEditCertificate, {
    token,
    body: validInputs['AddAndEditCertificate']?.(belongings).body,
    files: { Document: file('register.pdf', new TextEncoder().encode('%PDF-1.7\n')) },
  });
  const { request } = await must(target, addAndEditRequest, { token, body: validInputs['AddAndEditRequest']?.(belongings).body });
  const chat = { fromCompanyId: companyId, toCompanyId: partner, chatNameForAll: newName('Rope'), text: 'Hello', createdFor: 0 };
  const { chatId } = await must(target, createChat, { token, body: chat });
  const colleague = { stFullname: 'Attack Colleague', stEmail: belongings.staffEmail, stPassword: password, stPhone: '90-5321112233' };
  const { id: staffId } = await must(target, addSubUser, { token, body: colleague });
  const { id: invitationId } = await must(target, inviteSubUser, { token, body: { stEmail: newEmail() } });
  const { id: searchId } = await must(target, saveSearch, { token, body: { path: '/imports?value=rope', name: 'Rope' } });
  const [session] = await target.rows<{ id: string }>('SELECT id FROM session_family WHERE user_id=?1', person.userId);
  return {
    ...person,
    belongings: {
      ...belongings,
      productId: (product as { id: string }).id,
      certificateId: (certificate as { id: string }).id,
      requestId: (request as { id: string }).id,
      chatId: String(chatId),
      // The business has no quote, so this is an id with which no quote is found.
      quoteId: String(chatId),
      staffId: String(staffId),
      invitationId: String(invitationId),
      sessionId: session?.id ?? '',
      searchId: String(searchId),
    },
  };
}
