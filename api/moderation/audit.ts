import { normalEmail } from '../../contract/email.ts';
import type { getAuditLog } from '../../contract/moderation/console-calls.ts';
import { type AuditEntry, auditPageSize } from '../../contract/moderation/console-schemas.ts';
import { dayMs } from '../../contract/limits.ts';
import { findAccountByEmail } from '../account/account-store.ts';
import { isoTime } from '../platform/clock.ts';
import type { Caller, Handler } from '../platform/http/handler.ts';
import { type AuditRow, readAudit } from './audit-store.ts';

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const placeOf = ({ at, id }: AuditRow): string => `${at}-${id}`;
function placeFrom(text: string): { at: number; id: string } {
  const [at = '', id = ''] = text.split('-');
  return { at: Number(at), id };
}

const auditEntryOf = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: isoTime(row.at),
  actor: row.actor,
  actorId: row.actor_user_id,
  action: row.action,
  targetType: row.target_type ?? '',
  targetId: row.target_id ?? '',
  outcome: row.outcome,
  detail: row.detail ?? '',
  before: row.old_values,
  after: row.new_values,
});

/** The last actions on one thing, without views, which only the log shows. */
export async function lastAudit(
  db: D1DatabaseSession,
  { masterUserId }: Caller,
  targetId: string,
  countMax: number,
): Promise<AuditEntry[]> {
  const rows = await readAudit(db, { masterUserId, targetId, isWithoutLooks: true, from: 0, to: Number.MAX_SAFE_INTEGER }, countMax);
  return rows.map(auditEntryOf);
}

/** A page of the audit log. What colleagues did to something of the reader's own account is hidden: it may contain their notes. */
export const auditPage: Handler<typeof getAuditLog> = async ({ query, caller, deps: { db } }) => {
  const actor = query.actor === undefined ? undefined : await findAccountByEmail(db, normalEmail(query.actor));
  if (actor === null) return { entries: [], next: null };
  const rows = await readAudit(
    db,
    {
      masterUserId: caller.masterUserId,
      actorUserId: actor?.id,
      action: query.action,
      targetId: query.target,
      from: query.from === undefined ? 0 : startOf(query.from),
      to: query.to === undefined ? Number.MAX_SAFE_INTEGER : startOf(query.to) + dayMs,
      before: query.before === undefined ? undefined : placeFrom(query.before),
    },
    auditPageSize + 1,
  );
  const page = rows.slice(0, auditPageSize);
  const shown = page.filter(({ is_by_others }) => is_by_others === 0);
  const last = page.at(-1);
  return {
    entries: shown.map(auditEntryOf),
    leftOut: page.length - shown.length,
    next: rows.length > auditPageSize && last !== undefined ? placeOf(last) : null,
  };
};
