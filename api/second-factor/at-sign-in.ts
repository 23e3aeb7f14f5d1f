/** What a person with a second factor needs besides the right password to sign in. */
import type { ErrorCode } from '../../contract/wire/errors.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newSecret, sha256 } from '../platform/ids.ts';
import { deviceOf } from '../session/device.ts';
import { revokeUserStatement, secondFactorGivenStatement } from '../session/family-store.ts';
import { takeCode } from './code.ts';
import { forgetCodeTriesStatements } from './limit.ts';
import { type Recipient, recoveryCodeUsedStatements, recoveryDoneStatements, recoveryStoppedStatement } from './mails.ts';
import { endRecoveryStatement, takeRecoveryStatement } from './recovery-store.ts';
import { countRecoveryCodes, dropSecondFactorStatement } from './store.ts';
import { trustStatements, useTrustedStatement } from './trusted-store.ts';

/** A person with a confirmed second factor. */
export interface FactorOwner extends Recipient {
  secret: string;
  /** The trusted browser in which they sign in. */
  trusted_id: string | null;
  /** A recovery that waits or is ready. */
  recovery_id: string | null;
  recovery_ready_at: number | null;
}

export interface Given {
  code?: string | undefined;
  trustBrowser?: boolean | undefined;
}

/** Written with the session that it permits. */
export interface FactorProof {
  before: D1PreparedStatement[];
  after: (sessionId: string) => readonly D1PreparedStatement[];
  refusedAs: ErrorCode;
  answer: { trustToken?: string; recoveryCodesLeft?: number };
  /** It ends the person's other sessions. */
  endsSessions: boolean;
}

/** By a code: the console does not ask for another one in this session. */
async function byCode(deps: Deps, owner: FactorOwner, code: string, trustBrowser: boolean): Promise<FactorProof> {
  const { db, clock, userAgent } = deps;
  const now = clock.now();
  const { id: userId, recovery_id: recoveryId } = owner;
  const [{ statements, isRecoveryCode }, codes] = await Promise.all([takeCode(deps, userId, owner, code), countRecoveryCodes(db, userId)]);
  const trustToken = trustBrowser ? newSecret() : null;
  const hash = trustToken === null ? null : await sha256(trustToken);
  const audit = {
    actorUserId: userId,
    action: isRecoveryCode ? 'secondFactor.recover' : 'secondFactor.give',
    targetType: 'user',
    targetId: userId,
    outcome: 'done',
  } as const;
  const tries = await forgetCodeTriesStatements(deps, { userId, sessionId: null });
  const left = codes - 1;
  return {
    before: statements,
    after: (sessionId) => [
      secondFactorGivenStatement(db, userId, sessionId, now),
      ...tries,
      auditStatement(db, audit, now),
      ...(hash === null ? [] : trustStatements(db, { userId, hash, device: deviceOf(userAgent), sessionId }, now)),
      ...(isRecoveryCode ? recoveryCodeUsedStatements(db, owner, left, now) : []),
      ...(recoveryId === null ? [] : [endRecoveryStatement(db, recoveryId), recoveryStoppedStatement(db, owner, recoveryId, now)]),
    ],
    refusedAs: 'SECOND_FACTOR_WRONG',
    answer: { ...(trustToken !== null && { trustToken }), ...(isRecoveryCode && { recoveryCodesLeft: left }) },
    endsSessions: false,
  };
}

/** After the waiting time of a recovery, once: what was lost is removed, and whoever has the lost device is signed out. */
function byRecovery({ db, clock }: Deps, owner: FactorOwner, recoveryId: string): FactorProof {
  const now = clock.now();
  const { id: userId } = owner;
  const audit = { actorUserId: userId, action: 'secondFactor.recovered', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  return {
    before: [
      takeRecoveryStatement(db, recoveryId, now),
      changedStatement(db),
      dropSecondFactorStatement(db, userId),
      revokeUserStatement(db, userId, 'factor', now),
    ],
    after: () => [...recoveryDoneStatements(db, owner, recoveryId, now), auditStatement(db, audit, now)],
    refusedAs: 'SECOND_FACTOR_NEEDED',
    answer: {},
    endsSessions: true,
  };
}

/** @throws Refusal SECOND_FACTOR_NEEDED */
export async function proofOf(deps: Deps, owner: FactorOwner, { code, trustBrowser }: Given): Promise<FactorProof> {
  const { db, clock } = deps;
  const now = clock.now();
  const { trusted_id: trustedId, recovery_id: recoveryId, recovery_ready_at: readyAt } = owner;
  if (code !== undefined) return byCode(deps, owner, code, trustBrowser === true);
  if (trustedId !== null)
    return {
      before: [],
      after: (sessionId) => [useTrustedStatement(db, trustedId, sessionId, now), changedStatement(db)],
      refusedAs: 'SECOND_FACTOR_NEEDED',
      answer: {},
      endsSessions: false,
    };
  if (recoveryId !== null && readyAt !== null && readyAt <= now) return byRecovery(deps, owner, recoveryId);
  throw new Refusal('SECOND_FACTOR_NEEDED');
}
