/** Checks the second proof of a sign-in: a code of the app, or a passkey that the account requires. */
import type { ErrorCode } from '../../contract/wire/errors.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newSecret } from '../platform/ids.ts';
import { removePasskeysSinceStatement } from '../passkey/store.ts';
import { takeCode } from '../second-factor/code.ts';
import { forgetCodeTriesStatements } from '../second-factor/limit.ts';
import { recoveryCodeUsedStatements, recoveryDoneStatements, recoveryStoppedStatement } from '../second-factor/mails.ts';
import type { SignInRow } from '../second-factor/person-store.ts';
import { endRecoveryStatement, takeRecoveryStatement } from '../second-factor/recovery-store.ts';
import { countRecoveryCodes, dropSecondFactorStatement } from '../second-factor/store.ts';
import { trustStatements, useTrustedStatement } from '../second-factor/trusted-store.ts';
import { deviceOf } from '../session/device.ts';
import { revokeUserStatement, secondFactorGivenStatement } from '../session/family-store.ts';

export interface Given {
  code?: string | undefined;
  trustBrowser?: boolean | undefined;
  useRecovery?: boolean | undefined;
}

/** The result of a check; its statements are in the batch that begins the session. */
export interface FactorProof {
  before: D1PreparedStatement[];
  after: (sessionId: string) => readonly D1PreparedStatement[];
  refusedAs: ErrorCode;
  answer: { trustToken?: string; recoveryCodesLeft?: number };
  /** Whether all other sessions of the person end. */
  endsSessions: boolean;
}

/** Checks a code. The console then requires no further code in this session. */
async function byCode(deps: Deps, owner: SignInRow & { secret: string }, code: string, trustBrowser: boolean): Promise<FactorProof> {
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

/**
 * Uses a recovery after its waiting time, once: lost factors are removed, and all other sessions end, since somebody may have the lost
 * device.
 */
function byRecovery({ db, clock }: Deps, owner: SignInRow, recoveryId: string, refusedAs: ErrorCode): FactorProof {
  const now = clock.now();
  const { id: userId, secret } = owner;
  const audit = { actorUserId: userId, action: 'secondFactor.recovered', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  return {
    before: [
      takeRecoveryStatement(db, recoveryId, now),
      changedStatement(db),
      secret === null ? removePasskeysSinceStatement(db, userId, 0) : dropSecondFactorStatement(db, userId),
      revokeUserStatement(db, userId, 'factor', now),
    ],
    after: () => [...recoveryDoneStatements(db, owner, recoveryId, now), auditStatement(db, audit, now)],
    refusedAs,
    answer: {},
    endsSessions: true,
  };
}

/**
 * @throws Refusal SECOND_FACTOR_NEEDED; PASSKEY_NEEDED for a person without an app. Neither uses a recovery whose waiting time is over: the
 * refusal offers it, because somebody else may have started it.
 */
export async function proofOf(deps: Deps, owner: SignInRow, { code, trustBrowser, useRecovery }: Given): Promise<FactorProof> {
  const { db, clock } = deps;
  const now = clock.now();
  const { secret, trusted_id: trustedId, recovery_id: recoveryId, recovery_ready_at: readyAt } = owner;
  if (code !== undefined && secret !== null) return byCode(deps, { ...owner, secret }, code, trustBrowser === true);
  if (trustedId !== null)
    return {
      before: [],
      after: (sessionId) => [useTrustedStatement(db, trustedId, sessionId, now), changedStatement(db)],
      refusedAs: 'SECOND_FACTOR_NEEDED',
      answer: {},
      endsSessions: false,
    };
  const refusedAs = secret === null ? 'PASSKEY_NEEDED' : 'SECOND_FACTOR_NEEDED';
  const isRecoveryReady = recoveryId !== null && readyAt !== null && readyAt <= now;
  if (isRecoveryReady && useRecovery === true) return byRecovery(deps, owner, recoveryId, refusedAs);
  throw new Refusal(refusedAs, isRecoveryReady ? { done: { isRecoveryReady } } : {});
}
