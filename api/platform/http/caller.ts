import { freshProofMs, hourMs } from '../../../contract/limits.ts';
import { verifyAccessToken } from '../security/access-token.ts';
import { type ConsoleRole, holdsRole } from '../../../contract/moderation/roles.ts';
import { allFlagBits, permissionsFromBits } from '../../../contract/permissions.ts';
import type { ApiLanguage as Language } from '../../../contract/text/languages.ts';
import { dueFrom } from '../db/lacking-proof.ts';
import type { Caller } from './handler.ts';
import type { Env } from '../env.ts';

/** Validity of the second factor in a session of the console. */
export const secondFactorMs = 12 * hourMs;

/** The plan of an account as stored; all three are null if it never had one. */
export interface PlanColumns {
  plan_id: string | null;
  plan_started_at: number | null;
  plan_expires_at: number | null;
}
export const planOf = ({ plan_id: id, plan_started_at: startedAt, plan_expires_at: expiresAt }: PlanColumns): Caller['plan'] =>
  id === null || startedAt === null || expiresAt === null ? null : { id, startedAt, expiresAt };

interface CallerRow extends PlanColumns {
  user_id: string;
  language: Language;
  full_name: string;
  master_user_id: string;
  flags: number | null;
  email_verified_at: number | null;
  console_role: ConsoleRole | null;
  second_factor_at: number | null;
  due_from: number | null;
  proved_at: number;
  spending_locked_at: number | null;
}

const query = `
  SELECT u.id AS user_id, u.language, u.full_name, m.id AS master_user_id, s.flags,
    m.email_verified_at, m.plan_id, m.plan_started_at, m.plan_expires_at,
    (SELECT role FROM moderator WHERE user_id = u.id) AS console_role, f.second_factor_at, f.proved_at,
    COALESCE(u.spending_locked_at, m.spending_locked_at) AS spending_locked_at,
    ${dueFrom('u.id', 'm.id')} AS due_from
  FROM session_family f
  JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL
  LEFT JOIN staff s ON s.user_id = u.id
  JOIN users m ON m.id = COALESCE(s.master_user_id, u.id) AND m.deleted_at IS NULL
  WHERE f.id = ?1 AND f.user_id = ?2 AND f.revoked_at IS NULL AND f.absolute_expires_at > ?3 AND s.removed_at IS NULL`;

/**
 * The caller of a bearer token, read from the database: account, session, main account, permissions, plan.
 * @returns null without a token, or for a wrong, expired or revoked one
 */
export async function loadCaller(env: Env, db: D1DatabaseSession, authorization: string | null, nowMs: number): Promise<Caller | null> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const named = await verifyAccessToken(env, token, nowMs);
  if (named === null) return null;
  const row = await db.prepare(query).bind(named.sessionId, named.userId, nowMs).first<CallerRow>();
  if (row === null) return null;
  const permissions = permissionsFromBits(row.flags ?? allFlagBits);
  const hasSecondFactor = row.second_factor_at !== null && row.second_factor_at + secondFactorMs > nowMs;
  return {
    userId: row.user_id,
    masterUserId: row.master_user_id,
    isMainUser: row.flags === null,
    consoleRole: row.console_role,
    hasSecondFactor,
    isSpendingLocked: row.spending_locked_at !== null,
    lacksRequiredFactor: row.due_from !== null && row.due_from <= nowMs,
    hasFreshProof: row.proved_at + freshProofMs > nowMs,
    isModerator: hasSecondFactor && holdsRole(row.console_role, 'moderator'),
    language: row.language,
    sessionId: named.sessionId,
    fullName: row.full_name,
    isEmailVerified: row.email_verified_at !== null,
    plan: planOf(row),
    may: (flag) => permissions[flag],
  };
}
