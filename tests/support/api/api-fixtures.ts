/** Accounts and companies for API tests, stored by the product's own code. */
import { env } from 'cloudflare:test';
import { userStatement } from '../../../api/account/account-store.ts';
import { mainAccountStatements } from '../../../api/auth/main-account.ts';
import { readSignUpState } from '../../../api/auth/sign-up-store.ts';
import { grantStatement } from '../../../api/credit/ledger-store.ts';
import { planMs } from '../../../contract/limits.ts';
import { familyStatement, newFamily } from '../../../api/session/family-store.ts';
import { signAccessToken } from '../../../api/platform/security/access-token.ts';
import { newId } from '../../../api/platform/ids.ts';
import { hashPassword } from '../../../api/platform/security/password.ts';
import type { ConsoleRole } from '../../../contract/moderation/roles.ts';
import { bitsFromPermissions, type Flag, staffDefaultBits } from '../../../contract/permissions.ts';
import type { ApiLanguage as Language } from '../../../contract/text/languages.ts';
import { call, clock, newAddress, testEnv } from './api-client.ts';
import { firstValue, runSql } from './database.ts';
import { login } from '../../../contract/session/calls.ts';

export const password = 'Quiet-harbour-7';
const passwordHash = hashPassword(password);

export type PlanKey = 'welcome' | 'basic' | 'business' | 'premium';

export interface TestUser {
  id: string;
  /** The main user of the account, who for staff is another person. */
  masterUserId: string;
  email: string;
  fullName: string;
  password: string;
}

export const database = (): D1DatabaseSession => env.DB.withSession('first-primary');

let counter = 0;
const newAccount = async (email: string | undefined, fullName: string, language: Language) => {
  counter += 1;
  const id = newId();
  return {
    id,
    email: email ?? `person-${counter}-${id.slice(0, 6)}@example.test`,
    passwordHash: await passwordHash,
    fullName,
    phone: null,
    countryId: null,
    language,
    mailApproval: false,
    referredBy: null,
  };
};

/** A main user after sign-up: Welcome plan, 50 credits, e-mail not verified. */
export async function signUp({
  email,
  fullName = 'Test Person',
  language = 'EN' as Language,
}: { email?: string; fullName?: string; language?: Language } = {}): Promise<TestUser> {
  const db = database();
  const account = await newAccount(email, fullName, language);
  const { welcome } = await readSignUpState(db, account.email, account.email, null, null);
  await db.batch(mainAccountStatements(db, account, welcome, account.email, clock.now()));
  return { id: account.id, masterUserId: account.id, email: account.email, fullName, password };
}

/** Verifies the e-mail of a user. */
export async function verified(user: TestUser): Promise<TestUser> {
  await runSql('UPDATE users SET email_verified_at=?2 WHERE id=?1', user.id, clock.now());
  return user;
}

/** Starts a plan for a year, or removes it; credits do not change. */
export async function withPlan(user: TestUser, key: PlanKey | null): Promise<TestUser> {
  const [start, end] = key === null ? [null, null] : [clock.now(), clock.now() + planMs];
  const sql = 'UPDATE users SET plan_id=(SELECT id FROM plan WHERE key=?2), plan_started_at=?3, plan_expires_at=?4 WHERE id=?1';
  await runSql(sql, user.masterUserId, key, start, end);
  return user;
}

/** Adds credits through the ledger. */
export async function withCredits(user: TestUser, amount: number): Promise<TestUser> {
  const db = database();
  await db.batch([
    grantStatement(
      db,
      { ownerUserId: user.masterUserId, amount, reason: 'gift', operationKey: `test:${newId()}`, actorUserId: user.id },
      clock.now(),
    ),
  ]);
  return user;
}

/** Signs in without the password. @returns an access token, valid for 15 minutes of the test's clock */
export async function signIn(user: TestUser): Promise<string> {
  const db = database();
  const family = newFamily(user.id, 'web', { device: 'Test browser', country: '' }, clock.now());
  await db.batch([familyStatement(db, family)]);
  return signAccessToken(testEnv, user.id, family.id, clock.now());
}

/** Signs in with a password, from an address of its own. */
export const enter = (email: string, secret = password) =>
  call(login, { body: { email, password: secret, source: 1 }, headers: newAddress() });

/** A verified main user with a plan, signed in: the start of most tests. */
export async function member(plan: PlanKey | null = 'business'): Promise<TestUser & { token: string }> {
  const user = await withPlan(await verified(await signUp()), plan);
  return { ...user, token: await signIn(user) };
}

/** Staff of a main user. @param flags besides those that are always on; by default those of docs/behaviour.md#staff-defaults */
export async function staffOf(main: TestUser, flags?: readonly Flag[]): Promise<TestUser & { token: string; staffId: string }> {
  const db = database();
  const account = await newAccount(undefined, 'Test Colleague', 'EN');
  const staffId = newId();
  const bits = flags === undefined ? staffDefaultBits : bitsFromPermissions(Object.fromEntries(flags.map((flag) => [flag, true])));
  await db.batch([
    userStatement(db, account, null, clock.now()),
    db
      .prepare('INSERT INTO staff(user_id, master_user_id, id, flags, created_at) VALUES(?1,?2,?3,?4,?5)')
      .bind(account.id, main.id, staffId, bits, clock.now()),
  ]);
  const user: TestUser = { id: account.id, masterUserId: main.id, email: account.email, fullName: account.fullName, password };
  return { ...user, token: await signIn(user), staffId };
}

/** Signs in with a second factor. @returns an access token, valid for 15 minutes of the test's clock */
export async function consoleSession(user: TestUser): Promise<string> {
  const token = await signIn(user);
  await runSql('UPDATE session_family SET second_factor_at=?2 WHERE user_id=?1', user.id, clock.now());
  return token;
}

/** A person with a role in the console, signed in with a second factor. */
export async function consolePerson(role: ConsoleRole): Promise<TestUser & { token: string }> {
  const user = await verified(await signUp({ fullName: `Test ${role.charAt(0).toUpperCase()}${role.slice(1)}` }));
  await runSql('INSERT INTO moderator(user_id, role, created_at) VALUES(?1,?2,?3)', user.id, role, clock.now());
  return { ...user, token: await consoleSession(user) };
}

/** A platform moderator, signed in. */
export const moderator = (): Promise<TestUser & { token: string }> => consolePerson('moderator');

export interface TestCompany {
  id: string;
  name: string;
  path: string;
}

const lookupStatements = {
  countryId: "SELECT id FROM country WHERE code='TR'",
  cityId: "SELECT id FROM city WHERE country_id=(SELECT id FROM country WHERE code='TR') ORDER BY position, id LIMIT 1",
  areaId: `SELECT id FROM area WHERE city_id=(SELECT id FROM city WHERE country_id=(SELECT id FROM country WHERE code='TR')
    ORDER BY position, id LIMIT 1) ORDER BY name LIMIT 1`,
  categoryId: 'SELECT id FROM category WHERE parent_id IS NULL ORDER BY position, id LIMIT 1',
  subCategoryId: `SELECT id FROM category WHERE parent_id=(SELECT id FROM category WHERE parent_id IS NULL ORDER BY position, id LIMIT 1)
    ORDER BY position, id LIMIT 1`,
  companyTypeId: "SELECT id FROM lookup_type WHERE kind='company' ORDER BY position LIMIT 1",
  logisticTypeId: "SELECT id FROM lookup_type WHERE kind='logistic' ORDER BY position LIMIT 1",
  shippingTypeId: "SELECT id FROM lookup_type WHERE kind='shipping' ORDER BY position LIMIT 1",
};
type LookupIds = Record<keyof typeof lookupStatements, string>;
/** Ids of lookups of the migrations, for every test. */
export async function lookups(): Promise<LookupIds> {
  const rows = await env.DB.batch<{ id: string }>(Object.values(lookupStatements).map((sql) => env.DB.prepare(sql)));
  const ids = Object.keys(lookupStatements).map((name, index) => {
    const id = rows[index]?.results[0]?.id;
    if (id === undefined) throw new Error(`no row for ${name}`);
    return [name, id] as const;
  });
  return Object.fromEntries(ids) as LookupIds;
}

/** A complete company of an account in any state; approved and public by default. */
export async function approvedCompany(
  user: TestUser,
  { name, approveStatus = 4, activityArea = 1 }: { name?: string; approveStatus?: 1 | 2 | 3 | 4; activityArea?: 1 | 2 } = {},
): Promise<TestCompany> {
  const { countryId, cityId, areaId, categoryId, subCategoryId, companyTypeId } = await lookups();
  counter += 1;
  const id = newId();
  const company: TestCompany = { id, name: name ?? `Harbour Trading ${counter}`, path: `harbour-trading-${counter}-${id.slice(0, 6)}` };
  const now = clock.now();
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO company(id, owner_user_id, name, path, description, email, website, type_id, logo_key, activity_area, taxpayer_number, taxpayer_office,
         keywords, categories, country_id, city_id, area_id, address_header, address_description, postal_code, phone, approve_status, approved_at, sent_at, created_at)
       VALUES(?1,?2,?3,?4,'We ship what the season brings.',?5,'https://harbour.example',?6,'test/logo.webp',?7,'1234567890','Galata',
         '["harbour","freight"]',?8,?9,?10,?11,'Head office','Quay 4','34000','902121234567',?12,?13,?14,?15)`,
    ).bind(
      id,
      user.masterUserId,
      company.name,
      company.path,
      `office-${id}@example.test`,
      companyTypeId,
      activityArea,
      JSON.stringify([{ id: categoryId, subs: [subCategoryId] }]),
      countryId,
      cityId,
      areaId,
      approveStatus,
      approveStatus === 4 ? now : null,
      approveStatus >= 3 ? now : null,
      now,
    ),
    env.DB.prepare('INSERT INTO company_category(company_id, category_id, sub_category_id) VALUES(?1,?2,?3)').bind(
      id,
      categoryId,
      subCategoryId,
    ),
  ]);
  return company;
}

/** A member who may add products, and the fields of a product. */
export async function seller() {
  const { categoryId, subCategoryId } = await lookups();
  const user = await member();
  const company = await approvedCompany(user);
  const fields = {
    CompanyId: company.id,
    'Product.Name': 'Marble',
    'Product.Description': 'White',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': 'marble',
  };
  return { user, fields };
}

/** @returns the account's balance in credits */
export const balanceOf = async (user: TestUser): Promise<number> =>
  (await firstValue<number>('SELECT balance FROM credit_account WHERE owner_user_id=?1', user.masterUserId)) ?? 0;
