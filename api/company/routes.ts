import { approval, checkSubmission } from '../../contract/company/approval.ts';
import { boostEnd, boosts, isBoostActive } from '../../contract/company/boost.ts';
import {
  addCompanyView,
  boostCompany,
  deleteCompany,
  getCompanyById,
  getCompanyByPath,
  getUserCompanies,
  sendToApproveOfCompany,
} from '../../contract/company/calls.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { readBalance, spendStatement } from '../credit/ledger-store.ts';
import { requireShownPrice } from '../credit/shown-price.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { readCitiesWithAreas, readPlace } from '../lookup/store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { dayOf, isoTime } from '../platform/clock.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { type Caller, type Context, type Deps, done, on, type Route } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { requiredValue } from '../platform/http/body-or-query.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { partnersOfDeletedCompanyStatement } from '../quote/ending-store.ts';
import { addCompanyRoute } from './add-company.ts';
import { sendStatements } from './edit-store.ts';
import { boostKeyOf, boostStatements } from './boost/boost-store.ts';
import { certificateRoutes } from './certificates.ts';
import { deleteStatements } from './delete-store.ts';
import { editCompanyRoute } from './edit-company.ts';
import { isWorkedOnBy, lookStatement } from './look-store.ts';
import { type CompanyRow, completenessOfRow, ownCompanyCardOf } from './row.ts';
import { addView, findCompany, findLiveCompany, findOwnCompany, isDeletedCompany, isOwnDeletedCompany, listOwnCompanies } from './store.ts';
import { ownView, publicView } from './view.ts';

/** A company of the account that is not its user company (docs/behaviour.md#own-company). @throws Refusal NOT_FOUND */
async function requireOwn({ db }: Deps, caller: Caller, id: string): Promise<CompanyRow> {
  const row = await findOwnCompany(db, caller.masterUserId, id);
  if (row === null || row.is_user_company === 1) throw new Refusal('NOT_FOUND');
  return row;
}

async function boost({ body, caller, deps }: Context<typeof boostCompany>) {
  const { commit, db, clock } = deps;
  const row = await requireOwn(deps, caller, body.companyId);
  await requireActing(db, row.id);
  const now = clock.now();
  if (row.approve_status !== approval.approved) throw new Refusal('COMPANY_NOT_APPROVED');
  if (row.reduced_at !== null) throw new Refusal('COMPANY_REDUCED');
  if (isBoostActive(row.boost_expires_at, now)) throw new Refusal('BOOST_ACTIVE');
  const { lengthMs, credits } = boosts[body.boostType];
  requireShownPrice(body.shownPrice, credits);
  const expiresAt = boostEnd(row.boost_expires_at, now, lengthMs);
  // The key contains the boost before this one: of two simultaneous purchases the second fails, and nothing is charged twice.
  const charge = {
    ownerUserId: caller.masterUserId,
    amount: credits,
    reason: 'boost' as const,
    operationKey: `${boostKeyOf(row.id)}${row.boost_expires_at}`,
    targetType: 'company',
    targetId: row.id,
    actorUserId: caller.userId,
    detail: row.name,
  };
  const boosted = done('COMPANY_BOOSTED', 'The company is boosted.', { dtBoostExpire: isoTime(expiresAt) });
  try {
    return await commit(
      [actingStatement(db, row.id), spendStatement(db, charge, now), ...boostStatements(db, row, expiresAt)],
      boosted,
      'STALE_VERSION',
    );
  } catch (error) {
    if (error instanceof Error && /operation_key|duplicate transfer/.test(error.message)) throw new Refusal('BOOST_ACTIVE');
    throw error;
  }
}

export const companyRoutes: readonly Route[] = [
  ...certificateRoutes,
  on(getCompanyByPath, async ({ body, query, deps }) => {
    const path = requiredValue('path', body?.path, query.path);
    const row = await findLiveCompany(deps.db, { path });
    if (row === null) throw new Refusal((await isDeletedCompany(deps.db, path)) ? 'GONE' : 'NOT_FOUND');
    if (body?.id !== undefined && body.id !== row.id) throw new Refusal('NOT_FOUND');
    return { company: await publicView(deps, row, body?.language) };
  }),
  on(getCompanyById, async ({ body, query, caller, deps }) => {
    const id = requiredValue('id', body?.id, query.id);
    const row = caller.isModerator ? await findCompany(deps.db, id) : await findOwnCompany(deps.db, caller.masterUserId, id);
    if (row === null) throw new Refusal((await isOwnDeletedCompany(deps.db, caller.masterUserId, id)) ? 'GONE' : 'NOT_FOUND');
    const isOwn = row.owner_user_id === caller.masterUserId;
    // The user company of another account contains the address and phone of a profile, on which no moderator decides.
    if (row.is_user_company === 1 && !isOwn) throw new Refusal('NOT_FOUND');
    if (isOwn) return { company: await ownView(deps, row, caller.may('editAndDeleteCompany'), body?.language) };
    const isWhole = await isWorkedOnBy(deps.db, id, caller.userId, deps.clock.now());
    if (isWhole) await writeBeside(deps.db, [lookStatement(deps.db, 'company', { id, userId: caller.userId }, deps.clock.now())]);
    return { company: await ownView(deps, row, isWhole, body?.language) };
  }),
  on(getUserCompanies, async ({ caller, deps }) => {
    const { db, clock } = deps;
    const [rows, lookups] = await Promise.all([listOwnCompanies(db, caller.masterUserId), loadLookups(db, clock.now())]);
    const withAreas = await readCitiesWithAreas(
      db,
      rows.flatMap(({ city_id }) => (city_id === null ? [] : [city_id])),
    );
    const companies = rows.map((row) => ownCompanyCardOf(row, withAreas.has(row.city_id ?? ''), lookups));
    return withHiddenFiles(deps, { companies, count: rows.length });
  }),
  addCompanyRoute,
  editCompanyRoute,
  // Also possible for a suspended company: owners can always delete their own data, and the suspension stays in the row.
  on(deleteCompany, async ({ query: { id }, caller, deps }) => {
    await requireOwn(deps, caller, id);
    const now = deps.clock.now();
    const audit = actStatement(deps.db, caller, 'company.delete', id, now);
    const deleted = done('COMPANY_DELETED', 'The company was deleted.', {});
    const notified = partnersOfDeletedCompanyStatement(deps.db, id, now);
    return deps.commit([notified, ...deleteStatements(deps.db, id, now), audit], deleted, 'NOT_FOUND');
  }),
  on(sendToApproveOfCompany, async ({ query: { companyId }, caller, deps }) => {
    const row = withEdit(await requireOwn(deps, caller, companyId));
    await requireActing(deps.db, row.id);
    if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
    const place = await readPlace(deps.db, row.country_id, row.city_id, row.area_id);
    const answer = checkSubmission(row.approve_status, completenessOfRow(row, place.city_has_areas === 1).isComplete);
    if (answer !== 'yes') throw new Refusal(answer);
    const change = sendStatements(deps.db, { id: row.id, version: row.version, now: deps.clock.now() });
    const sent = done('COMPANY_SENT', 'The company was sent for approval.', {});
    return deps.commit([actingStatement(deps.db, row.id), ...change], sent, 'NOT_SENDABLE');
  }),
  on(boostCompany, boost, async (boosted, { caller, deps }) => ({ ...boosted, inCredit: await readBalance(deps.db, caller.masterUserId) })),
  on(addCompanyView, async ({ query: { id }, deps: { env, db, clock, address, country } }) => {
    const now = clock.now();
    // Salted by day and company: it distinguishes visitors for a day and nothing more (docs/behaviour.md#view-counts). The hash contains
    // nothing that a visitor can easily change.
    const visitor = (await keyedHash(env, `view:${dayOf(now)}:${id}`, address)).slice(0, 24);
    await addView(db, id, visitor, country, now);
    return {};
  }),
];
