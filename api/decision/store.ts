/** SQL of decisions and of what became of appeals. */
import {
  type AppealOutcome,
  type DecisionAct,
  type DecisionTarget,
  decisionsShown,
  type Detection,
} from '../../contract/decision/fields.ts';
import { decisionMonths } from '../../contract/notice/fields.ts';
import { dayMs } from '../../contract/limits.ts';
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import { ruleOf } from '../../contract/rules.ts';
import { people } from '../platform/db/forgetting.ts';
import { evidenceKeys } from '../platform/evidence.ts';
import { deadMediaOfStatement, deadRemovedMediaStatement } from '../platform/media-store.ts';
import { strikesOf } from './strike-store.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface NewDecision {
  id: string;
  recipientUserId: string;
  act: DecisionAct;
  kind: DecisionTarget;
  targetId: string;
  targetName: string;
  /** JSON text (contract/moderation/rejection.ts). */
  reason: string;
  detection: Detection;
  decidedBy: string;
  /** JSON (api/platform/db/pictures.ts). */
  taken?: string;
}

/** SQL by kind: the version of the target ?5; a person and a chat have none that an appeal compares. */
const versionOf: Readonly<Record<DecisionTarget, string>> = {
  company: '(SELECT version FROM company WHERE id = ?5)',
  product: '(SELECT version FROM product WHERE id = ?5)',
  request: '(SELECT version FROM request WHERE id = ?5)',
  certificate: '(SELECT version FROM company_certificate WHERE id = ?5)',
  user: 'NULL',
  chat: 'NULL',
};

/**
 * Records a decision, with the present versions of its rules: in the batch that carries it out, after the change, whose version it notes.
 */
export function decisionStatement(db: D1DatabaseSession, decision: NewDecision, now: number): D1PreparedStatement {
  const pages = readRejectReason(decision.reason).reasons.flatMap((code) => ruleOf(code)?.page ?? []);
  return db
    .prepare(
      `INSERT INTO decision(id, recipient_user_id, act, target_kind, target_id, target_name, reason, detection, decided_by, created_at, rules, target_version, taken)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
         (SELECT json_group_object(key, live) FROM content_entry WHERE kind = 'page' AND live IS NOT NULL AND key IN (SELECT value FROM json_each(?11))),
         COALESCE(${versionOf[decision.kind]}, 0), ?12`,
    )
    .bind(
      decision.id,
      decision.recipientUserId,
      decision.act,
      decision.kind,
      decision.targetId,
      decision.targetName,
      decision.reason,
      decision.detection,
      decision.decidedBy,
      now,
      JSON.stringify([...new Set(pages)]),
      decision.taken ?? '{}',
    );
}

export interface DecisionRow {
  id: string;
  recipient_user_id: string;
  act: DecisionAct;
  target_kind: DecisionTarget;
  target_id: string;
  target_name: string;
  reason: string;
  /** JSON: version by page. */
  rules: string;
  detection: Detection;
  created_at: number;
  target_version: number;
  /** JSON: removed pictures (api/platform/db/pictures.ts) or lost time of boosts (effect-store.ts). */
  taken: string;
  lifted_at: number | null;
  decided_by: string | null;
  /** The name of who decided. */
  decider: string | null;
  appeal_text: string | null;
  appeal_created_at: number | null;
  appeal_outcome: AppealOutcome | null;
  appeal_note: string | null;
  appeal_handled_at: number | null;
  /** JSON (api/platform/evidence.ts). */
  appeal_files: string | null;
}

const select = `SELECT d.id, d.recipient_user_id, d.act, d.target_kind, d.target_id, d.target_name, d.reason, d.rules, d.detection, d.created_at, d.target_version, d.taken, d.lifted_at, d.decided_by, u.full_name AS decider,
    a.body AS appeal_text, a.created_at AS appeal_created_at, a.outcome AS appeal_outcome, a.note AS appeal_note, a.handled_at AS appeal_handled_at,
    a.files AS appeal_files
  FROM decision d LEFT JOIN appeal a ON a.decision_id = d.id LEFT JOIN users u ON u.id = d.decided_by`;

export const readDecision = (db: D1DatabaseSession, id: string): Promise<DecisionRow | null> =>
  db.prepare(`${select} WHERE d.id = ?1`).bind(id).first<DecisionRow>();

/** Of one person, the newest first. */
export async function listDecisions(db: D1DatabaseSession, userId: string, countMax: number = decisionsShown): Promise<DecisionRow[]> {
  const { results } = await db
    .prepare(`${select} WHERE d.recipient_user_id = ?1 ORDER BY d.seq DESC LIMIT ?2`)
    .bind(userId, countMax)
    .all<DecisionRow>();
  return results;
}

/** The strikes of a person, the newest first. */
export async function listStrikes(db: D1DatabaseSession, userId: string): Promise<DecisionRow[]> {
  const { results } = await db.prepare(`${select} WHERE ${strikesOf}`).bind(userId).all<DecisionRow>();
  return results;
}

export const decisionRetentionMs = decisionMonths * 30 * dayMs;
const sweptMax = 100;

/** A guard follows. */
export const liftDecisionStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE decision SET lifted_at = ?2 WHERE id = ?1 AND lifted_at IS NULL
         AND NOT EXISTS(SELECT 1 FROM appeal WHERE decision_id = ?1 AND (handled_at IS NULL OR outcome = 'upheld'))`,
    )
    .bind(id, now);

/**
 * Deletes old decisions with their appeals and files, except for those whose appeal waits or was decided recently, and for reductions that are
 * in force: only their decision can end them.
 */
export function sweepDecisionsStatements(db: D1DatabaseSession, now: number): D1PreparedStatement[] {
  const old = `(SELECT id FROM decision d WHERE created_at < ?1
    AND NOT EXISTS(SELECT 1 FROM appeal a WHERE a.decision_id = d.id AND (a.handled_at IS NULL OR a.handled_at >= ?1))
    AND NOT EXISTS(SELECT 1 FROM company c WHERE d.act = 'REDUCED' AND c.id = d.target_id AND c.reduced_at = d.created_at AND c.deleted_at IS NULL)
    ORDER BY created_at LIMIT ?2)`;
  return [
    deadMediaOfStatement(db, evidenceKeys('appeal', 'a', `a.decision_id IN ${old}`), now - decisionRetentionMs, sweptMax),
    db.prepare(`DELETE FROM decision WHERE id IN ${old}`).bind(now - decisionRetentionMs, sweptMax),
  ];
}

/** Deletes the pictures that old decisions removed. */
export const sweepRemovedPicturesStatement = (db: D1DatabaseSession): D1PreparedStatement =>
  deadRemovedMediaStatement(
    db,
    "EXISTS(SELECT 1 FROM decision d WHERE d.created_at = media.withdrawn_at AND d.act = 'PICTURES_REMOVED')",
    sweptMax,
  );

/** Deletes the decisions about people who leave, with their appeals and files, and forgets that they made others. */
export const forgetDecisionsStatements = (db: D1DatabaseSession, userId: string): D1PreparedStatement[] => [
  deadMediaOfStatement(
    db,
    evidenceKeys('appeal', 'a', `a.decision_id IN (SELECT id FROM decision WHERE recipient_user_id IN ${people})`),
    userId,
  ),
  db.prepare(`DELETE FROM decision WHERE recipient_user_id IN ${people}`).bind(userId),
  db.prepare(`UPDATE decision SET decided_by = NULL WHERE decided_by IN ${people}`).bind(userId),
];

/** Decisions about the account and its appeals in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'decisions',
    of: 'person',
    from: 'decision d LEFT JOIN appeal a ON a.decision_id=d.id WHERE d.recipient_user_id=?1',
    columns: `d.id, d.act, d.target_kind AS targetKind, d.target_id AS targetId, d.target_name AS targetName, d.reason AS reasonJson, d.rules AS rulesJson,
      d.detection, d.created_at AS createdAt, d.lifted_at AS liftedAt, a.body AS appealText, a.created_at AS appealSentAt, a.outcome AS appealOutcome, a.note AS appealNote,
      a.handled_at AS appealHandledAt, (SELECT json_group_array(json_extract(f.value, '$.name')) FROM json_each(COALESCE(a.files, '[]')) f) AS appealFilesJson`,
    cursor: 'd.seq',
  },
];
