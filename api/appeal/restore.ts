/** Restores content when its decision is lifted or an appeal succeeds, as far as the content still exists. */
import { approval } from '../../contract/company/approval.ts';
import type { DecisionAct, DecisionTarget } from '../../contract/decision/fields.ts';
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import { freeUserStatement } from '../account/suspend-store.ts';
import { picturedKind } from '../catalogue/pictured.ts';
import type { Outcome } from '../mail/template.ts';
import { restoreReportedStatement } from '../chat/safety/report-store.ts';
import { restoreCompanyStatements } from '../company/approval-store.ts';
import {
  endTakedownStatements,
  giveBoostStatements,
  returnBoostStatements,
  returnTakedownStatements,
} from '../company/boost/boost-loss-store.ts';
import { endReductionStatement } from '../company/boost/boost-store.ts';
import { findCertificate, restoreCertificateStatement } from '../company/certificate-store.ts';
import type { CompanyRow } from '../company/row.ts';
import { findCompanies, findCompany } from '../company/store.ts';
import { freeCompaniesOfStatements, freeCompanyStatement } from '../company/suspend-store.ts';
import { readLostMs } from '../decision/effect-store.ts';
import type { DecisionRow } from '../decision/store.ts';
import { listSuspendedWith } from './store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { parseRemovedPictures, withReturnedPictures } from '../platform/db/pictures.ts';
import { listedKeys, restoreMediaStatement } from '../platform/media-store.ts';
import { liftProductStatements, readRestricted } from '../product/restriction-store.ts';
import type { Work } from '../platform/subject/work.ts';
import { takeBackRequest } from '../request/archive.ts';
import { restoreRequestStatements } from '../request/approval-store.ts';
import { showRequestsStatement } from '../request/company-store.ts';
import { findRequest } from '../request/store.ts';

/** Who restores it and why, for the audit log. */
interface Restored {
  userId: string;
  note: string;
  now: number;
}
type Restore = (db: D1DatabaseSession, decision: DecisionRow, by: Restored) => D1PreparedStatement[] | Promise<D1PreparedStatement[]>;

/** Recorded like the end by an administrator's call: otherwise the log of the person or company would end with the suspension. */
const freedEntryStatement = (
  db: D1DatabaseSession,
  type: 'user' | 'company',
  { target_id: targetId, reason }: DecisionRow,
  { userId, note, now }: Restored,
): D1PreparedStatement =>
  auditStatement(
    db,
    {
      actorUserId: userId,
      action: `${type}.lift`,
      targetType: type,
      targetId,
      outcome: 'done',
      detail: note,
      before: { reason: readRejectReason(reason).reasons[0] ?? null },
      after: { reason: null },
    },
    now,
  );

/** Time of a boost that the company lost by this decision. If the company is not approved, another decision is the cause. */
const boostOf = async (db: D1DatabaseSession, row: CompanyRow, since: number, now: number): Promise<D1PreparedStatement[]> =>
  row.approve_status === approval.approved ? returnBoostStatements(db, row, since, now) : [];

/** Returns the boost time that a suspension has cost which an administrator has ended meanwhile. */
async function lostBoostStatements(db: D1DatabaseSession, { taken }: DecisionRow, now: number): Promise<D1PreparedStatement[]> {
  const lostMs = readLostMs(taken);
  const rows = await findCompanies(db, Object.keys(lostMs));
  return (await Promise.all(rows.map((row) => giveBoostStatements(db, row, lostMs[row.id] ?? 0, now)))).flat();
}

/** Whether the owner has changed nothing since the decision. Changes by other decisions do not count. */
const isUnchanged = <Row extends { edited_version: number }>(row: Row | null, { target_version: version }: DecisionRow): row is Row =>
  row !== null && row.edited_version <= version;

/** Whether content is not public because of this decision, and its owner has changed nothing since. */
const isItsCause = <Row extends { edited_version: number; rejected_at: number | null }>(
  row: Row | null,
  decision: DecisionRow,
): row is Row => isUnchanged(row, decision) && row.rejected_at === decision.created_at;

/** Restores removed pictures at their positions. */
async function returnPictures(db: D1DatabaseSession, decision: DecisionRow): Promise<D1PreparedStatement[]> {
  const { target_kind: kind, target_id: id, taken, created_at: removedAt } = decision;
  const table = picturedKind(kind);
  const row = (await table?.read(db, id)) ?? null;
  if (table === undefined || !isUnchanged(row, decision)) return [];
  const removed = parseRemovedPictures(taken);
  return [
    ...table.set(db, row, withReturnedPictures(row, removed)),
    restoreMediaStatement(db, listedKeys, JSON.stringify(removed.keys), removedAt),
  ];
}

async function endReduction(db: D1DatabaseSession, { target_id: id, created_at: since }: DecisionRow): Promise<D1PreparedStatement[]> {
  const row = await findCompany(db, id);
  return row?.reduced_at === since ? [endReductionStatement(db, id, since)] : [];
}

/** Restoration after measures that leave the content public; after all others it depends on the kind of content. */
const byAct: Readonly<Partial<Record<DecisionAct, Restore>>> = {
  PICTURES_REMOVED: returnPictures,
  REDUCED: endReduction,
  // A warning removed nothing.
  WARNED: () => [],
};

const restores: Readonly<Record<DecisionTarget, Restore>> = {
  async company(db, decision, by) {
    const { now } = by;
    const { target_id: id, act, created_at: since } = decision;
    const row = await findCompany(db, id);
    if (row === null) return [];
    if (act === 'SUSPENDED') {
      // A suspension of another time belongs to another decision.
      if (row.suspended_at !== since) return lostBoostStatements(db, decision, now);
      return [
        freeCompanyStatement(db, id),
        changedStatement(db),
        freedEntryStatement(db, 'company', decision, by),
        showRequestsStatement(db, { companyId: id }, now),
        ...(await boostOf(db, row, since, now)),
      ];
    }
    if (!isItsCause(row, decision)) {
      const lostMs = readLostMs(decision.taken)[id] ?? 0;
      return act === 'TAKEN_DOWN' ? returnTakedownStatements(db, row, { since, lostMs }, now) : [];
    }
    const restored = await restoreCompanyStatements(db, row, now);
    // Only an edit was rejected; the company itself was not hidden.
    if (row.approve_status === approval.approved) return restored;
    const approved = { ...row, approve_status: approval.approved };
    return [
      ...restored,
      ...(act === 'TAKEN_DOWN'
        ? await returnBoostStatements(db, approved, since, now)
        : // A company that was rejected after its removal is public again, as after an approval.
          await endTakedownStatements(db, row, now)),
    ];
  },
  async product(db, decision, { now }) {
    const id = decision.target_id;
    const row = await readRestricted(db, id);
    return isUnchanged(row, decision) ? liftProductStatements(db, { id, version: row.version, now }) : [];
  },
  async request(db, decision, { now }) {
    const row = await findRequest(db, decision.target_id);
    return isItsCause(row, decision) ? restoreRequestStatements(db, row, now) : [];
  },
  async certificate(db, { target_id: id, target_version: version }, { now }) {
    const row = await findCertificate(db, id);
    return row?.version === version ? [restoreCertificateStatement(db, { id, version, now })] : [];
  },
  async user(db, decision, by) {
    const { now } = by;
    const { target_id: id, created_at: since } = decision;
    const ids = await listSuspendedWith(db, id, since);
    if (ids === null) return lostBoostStatements(db, decision, now);
    const rows = await findCompanies(db, ids);
    return [
      freeUserStatement(db, id),
      changedStatement(db),
      freedEntryStatement(db, 'user', decision, by),
      ...freeCompaniesOfStatements(
        db,
        id,
        rows.map((row) => row.id),
        now,
      ),
      ...(await Promise.all(rows.map((row) => boostOf(db, row, since, now)))).flat(),
    ];
  },
  chat: (db, { target_id: id, created_at: decidedAt }) => [restoreReportedStatement(db, id, decidedAt)],
};

/**
 * Statements for the batch that lifts the decision. Content that its owner has changed since the decision gets the usual review before it
 * is public.
 */
export async function restoreStatements(work: Work, decision: DecisionRow, by: Restored): Promise<D1PreparedStatement[]> {
  const { act, target_kind: kind, target_id: id } = decision;
  if (kind === 'request') await takeBackRequest(work, id);
  return (byAct[act] ?? restores[kind])(work.db, decision, by);
}

/** What its owner got back by these statements. */
export function restoredOutcome({ act }: DecisionRow, restored: readonly D1PreparedStatement[]): Outcome {
  if (act === 'WARNED') return 'nothingTaken';
  return restored.length > 0 ? 'returned' : 'notReturned';
}
