/**
 * SQL of proposals to suspend. A trigger opens a proposal with the decision by which the limit of strikes is reached
 * (api/migrations/202611270410_strikes.sql).
 */
import type { ProposalOutcome } from '../../contract/strike/fields.ts';
import { decisionRetentionMs } from '../decision/store.ts';
import { people } from '../platform/db/forgetting.ts';
import { closedTable } from '../platform/db/closed-table.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

/** The person of a proposal; null for an unknown one. */
export const readProposed = (db: D1DatabaseSession, id: string): Promise<{ id: string; full_name: string } | null> =>
  db
    .prepare('SELECT u.id, u.full_name FROM suspension_proposal s JOIN users u ON u.id = s.user_id WHERE s.id = ?1')
    .bind(id)
    .first<{ id: string; full_name: string }>();

export const closeProposalStatements = closedTable<ProposalOutcome>('suspension_proposal');

const sweptMax = 100;

export const sweepProposalsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM suspension_proposal WHERE id IN (SELECT id FROM suspension_proposal WHERE handled_at < ?1 ORDER BY handled_at LIMIT ?2)',
    )
    .bind(now - decisionRetentionMs, sweptMax);

export const forgetProposalsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM suspension_proposal WHERE user_id IN ${people}`).bind(userId);

/** Proposals to suspend a person, in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'suspensionProposals',
    of: 'person',
    from: 'suspension_proposal s WHERE s.user_id=?1',
    columns: 's.id, s.opened_at AS openedAt, s.handled_at AS handledAt, s.outcome',
    cursor: 's.seq',
  },
];
