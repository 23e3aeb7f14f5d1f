/** People and companies in the console: search and details. Data for administrators only is null for others. */
import type { findCompanies, findPeople, getConsoleCompany, getLedger, getPerson } from '../../contract/moderation/people-calls.ts';
import type { SuspensionReason } from '../../contract/moderation/suspension.ts';
import { permissionsFromBits } from '../../contract/permissions.ts';
import { lookStatement } from '../company/look-store.ts';
import { readHistory } from '../credit/history-store.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { listFamilies } from '../session/family-store.ts';
import { lastAudit } from './audit.ts';
import { findCompanyRows, findPeopleRows, listCompaniesOf, listStaffOf, readConsoleCompany, readPerson } from './people-store.ts';

/** Entries of the audit log on a detail page; the section of the log has all. */
const auditShown = 10;

export const people: Handler<typeof findPeople> = async ({ query, deps }) => {
  const { found, next } = await findPeopleRows(deps.db, query);
  return { people: found, next };
};
export const companies: Handler<typeof findCompanies> = async ({ query, deps }) => {
  const { found, next } = await findCompanyRows(deps.db, query);
  return { companies: found, next };
};

const suspensionOf = ({ suspended_at, suspend_reason }: { suspended_at: number | null; suspend_reason: SuspensionReason | null }) =>
  suspended_at === null || suspend_reason === null ? null : { reason: suspend_reason, dtAt: isoTime(suspended_at) };

/** @throws Refusal NOT_FOUND */
export const personSheet: Handler<typeof getPerson> = async ({ query: { id }, caller, deps: { db, clock } }) => {
  const read = await readPerson(db, id, caller.language);
  if (read === null) throw new Refusal('NOT_FOUND');
  const { person, facts } = read;
  const isMain = facts.flags === null;
  const [own, staff] = isMain ? await Promise.all([listCompaniesOf(db, id), listStaffOf(db, id)]) : [[], []];
  const shown = {
    person,
    suspension: suspensionOf(facts),
    language: facts.language,
    isEmailVerified: facts.email_verified_at !== null,
    isPhoneVerified: facts.phone_verified_at !== null,
    flags: facts.flags === null ? null : permissionsFromBits(facts.flags),
    companies: own,
    staff,
    details: null,
  };
  if (caller.consoleRole !== 'administrator') return shown;
  const [sessions, audit] = await Promise.all([listFamilies(db, id, '', clock.now()), lastAudit(db, caller, id, auditShown)]);
  return {
    ...shown,
    details: {
      stPhone: facts.phone === null ? '' : `+${facts.phone}`,
      planName: facts.plan_name ?? '',
      dtPlanExpire: isoTimeOrNull(facts.plan_expires_at),
      balance: isMain ? (facts.balance ?? 0) : null,
      sessions: sessions.map((family) => ({
        id: family.id,
        device: family.device,
        client: family.client,
        dtCreatedAt: isoTime(family.created_at),
        dtLastUsed: isoTime(family.rotated_at),
      })),
      audit,
    },
  };
};

/** An administrator's view of the tax number is recorded in the audit log. @throws Refusal NOT_FOUND */
export const companySheet: Handler<typeof getConsoleCompany> = async ({ query: { id }, caller, deps: { db, clock } }) => {
  const read = await readConsoleCompany(db, id);
  if (read === null) throw new Refusal('NOT_FOUND');
  const { company, facts } = read;
  const [owner, staff] = await Promise.all([readPerson(db, facts.owner_user_id), listStaffOf(db, facts.owner_user_id)]);
  if (owner === null) throw new Refusal('NOT_FOUND');
  const shown = {
    company,
    suspension: suspensionOf(facts),
    owner: owner.person,
    staff,
    productCount: facts.product_count,
    requestCount: facts.request_count,
    details: null,
  };
  if (caller.consoleRole !== 'administrator') return shown;
  await writeBeside(db, [lookStatement(db, 'company', { id, userId: caller.userId }, clock.now())]);
  return {
    ...shown,
    details: {
      taxpayerNumber: facts.taxpayer_number ?? '',
      balance: facts.balance ?? 0,
      audit: await lastAudit(db, caller, id, auditShown),
    },
  };
};

/** @throws Refusal NOT_FOUND for a person without a credit account */
export const ledger: Handler<typeof getLedger> = async ({ body: { id, page, size }, caller, deps: { db } }) => {
  const read = await readPerson(db, id);
  if (read === null || read.facts.balance === null) throw new Refusal('NOT_FOUND');
  const { rows, count } = await readHistory(db, { ownerUserId: id, language: caller.language, transactionEnum: null, page, size });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      amount: row.is_spent === 1 ? -row.amount : row.amount,
      reason: row.reason,
      detail: row.detail,
      balanceAfter: row.balance_after,
      dtAt: isoTime(row.created_at),
    })),
    count,
  };
};
