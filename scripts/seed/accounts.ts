import { normalEmail } from '../../contract/email.ts';
import { asciiUpperCase } from '../../contract/text/letter-case.ts';
import { hashPassword } from '../../api/platform/security/password.ts';
import { dayMs, planMs, welcomePlanMs } from '../../contract/limits.ts';
import { bitsFromPermissions, type Flag } from '../../contract/permissions.ts';
import { demoPassword, demoSecondFactor } from '../../demo/accounts.ts';
import type { DemoUser } from '../../demo/types.ts';
import { avatarKey, type Demo, demoId, pictureKey } from './demo.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';

/** Time since the end of an expired plan. */
const expiredSinceMs = 20 * dayMs;
/** Largest age of a running plan. */
const runningSinceMs = 120 * dayMs;

/** Start and end of a demo user's plan. */
export function planTimes(user: DemoUser, now: number): { startedAt: number; expiresAt: number } {
  const length = user.plan === 'welcome' ? welcomePlanMs : planMs;
  const startedAt =
    user.planState === 'expired'
      ? now - length - expiredSinceMs
      : now - Math.min(user.createdDaysAgo * dayMs, user.plan === 'welcome' ? 6 * dayMs : runningSinceMs);
  return { startedAt, expiresAt: startedAt + length };
}

/** The demo has 0 he, 1 she, 2 neither; the product has 1 male, 2 female, 0 other (docs/behaviour.md#user-values). */
const genders = [1, 2, 0] as const;

function userRow(user: DemoUser, passwordHash: string, lookups: Lookups, now: number): Row {
  const times = planTimes(user, now);
  const createdAt = now - user.createdDaysAgo * dayMs;
  return {
    table: 'users',
    values: {
      id: demoId('user', user.key),
      email: user.email,
      email_normal: normalEmail(user.email),
      password_hash: passwordHash,
      full_name: user.fullName,
      phone: user.phone?.replace(/\D/g, '') ?? null,
      gender: genders[user.gender],
      language: user.language,
      country_id: lookups.countryId(user.countryCode),
      picture_key: pictureKey(avatarKey(user)),
      email_verified_at: user.emailVerified ? createdAt : null,
      phone_verified_at: user.phoneVerified ? createdAt : null,
      plan_id: user.plan === null ? null : lookups.planId(user.plan),
      plan_started_at: user.plan === null ? null : times.startedAt,
      plan_expires_at: user.plan === null ? null : times.expiresAt,
      referral_code: asciiUpperCase(demoId('user', user.key).slice(0, 10)),
      created_at: createdAt,
    },
  };
}

/** The company with the account's own address (docs/behaviour.md#own-company), from the first of its companies. */
function userCompanyRow(demo: Demo, user: DemoUser, lookups: Lookups, now: number): Row {
  const first = demo.companies.find((company) => company.owner === user.key && company.addressDescription !== '');
  const id = demoId('user-company', user.key);
  return {
    table: 'company',
    values: {
      id,
      owner_user_id: demoId('user', user.key),
      is_user_company: 1,
      name: user.fullName,
      path: `account-${id}`,
      country_id: lookups.countryId(user.countryCode),
      city_id: first === undefined ? null : lookups.cityId(first.countryCode, first.city),
      address_header: first?.addressHeader ?? null,
      address_description: first?.addressDescription ?? null,
      postal_code: first?.postalCode ?? null,
      created_at: now - user.createdDaysAgo * dayMs,
    },
  };
}

const isMain = (user: DemoUser): boolean => user.staffOf === undefined;

/** Users, staff, moderators and the accounts' own companies, the oldest account first. */
export async function accountRows(demo: Demo, lookups: Lookups, now: number): Promise<Row[]> {
  const passwordHash = await hashPassword(demoPassword);
  const users = demo.users.toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo);
  const staff = users.filter((user) => !isMain(user));
  return [
    ...users.map((user) => userRow(user, passwordHash, lookups, now)),
    ...users
      .flatMap(({ key, role }) => (role === undefined ? [] : [{ key, role }]))
      .flatMap(({ key, role }): Row[] => [
        { table: 'moderator', values: { user_id: demoId('user', key), role, created_at: now } },
        {
          table: 'second_factor',
          values: { user_id: demoId('user', key), secret: `open.${demoSecondFactor}`, created_at: now, confirmed_at: now },
        },
      ]),
    ...users.filter(isMain).map((user) => userCompanyRow(demo, user, lookups, now)),
    ...staff.map((user) => ({
      table: 'staff',
      values: {
        user_id: demoId('user', user.key),
        master_user_id: demoId('user', user.staffOf ?? ''),
        id: demoId('staff', user.key),
        flags: bitsFromPermissions(Object.fromEntries((user.flags ?? []).map((flag) => [flag as Flag, true]))),
        created_at: now - user.createdDaysAgo * dayMs,
      },
    })),
  ];
}
