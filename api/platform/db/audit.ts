import { newId } from '../ids.ts';

/**
 * `done` for actions of the actor; `refused` for failed attempts; `revoked` if the platform ended a session itself (a reused refresh
 * token).
 */
export type AuditOutcome = 'done' | 'refused' | 'revoked';

export interface AuditEntry {
  actorUserId: string | null;
  /** `subject.verb`, e.g. `company.approve`. */
  action: string;
  targetType: string;
  targetId: string;
  outcome: AuditOutcome;
  /** JSON or a short text; never a secret, an address or a message text. */
  detail?: string;
  /** Changed values before and after, by name. Never a secret, nor a text of a chat. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

const valuesText = (values: AuditEntry['before']): string | null => (values === undefined ? null : JSON.stringify(values));

/** A row of the append-only audit log, for the guarded batch of the write, so that both are stored or neither. */
export function auditStatement(db: D1DatabaseSession, entry: AuditEntry, now: number): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome, detail, old_values, new_values) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10)',
    )
    .bind(
      newId(),
      now,
      entry.actorUserId,
      entry.action,
      entry.targetType,
      entry.targetId,
      entry.outcome,
      entry.detail ?? '',
      valuesText(entry.before),
      valuesText(entry.after),
    );
}

/** Records an action of a person. @param action `subject.verb`, with a noun of that subject */
export const actStatement = (
  db: D1DatabaseSession,
  { userId }: { userId: string },
  action: `${'company' | 'certificate' | 'product' | 'request' | 'chat' | 'staff'}.${string}`,
  targetId: string,
  now: number,
): D1PreparedStatement => {
  const [targetType = ''] = action.split('.');
  return auditStatement(db, { actorUserId: userId, action, targetType, targetId, outcome: 'done' }, now);
};
