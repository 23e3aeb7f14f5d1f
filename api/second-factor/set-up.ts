/** Confirms, checks and removes the second factor. */
import type { confirmSecondFactor, giveSecondFactor, removeSecondFactor, renewRecoveryCodes } from '../../contract/second-factor/calls.ts';
import { type AccountRow, readAccount } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { type Caller, type Context, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { secondFactorGivenStatement, secondFactorsResetStatement } from '../session/family-store.ts';
import { newRecoveryCodes, stepOfTyped, takeCode } from './code.ts';
import { asTry, forgetCodeTriesStatements } from './limit.ts';
import { addedStatement, codesRenewedStatement, recoveryCodeUsedStatements, removedStatement } from './mails.ts';
import { endedByOwnerStatements } from './recovery.ts';
import { findRecovery } from './recovery-store.ts';
import { otherProofStatement, requireOtherProof } from './rule.ts';
import {
  addRecoveryCodesStatement,
  confirmStatement,
  countRecoveryCodes,
  dropRecoveryCodesStatement,
  dropSecondFactorStatement,
  readSecondFactor,
  type SecondFactor,
} from './store.ts';

const auditedStatement = ({ db, clock }: Deps, { userId }: Caller, action: string): D1PreparedStatement =>
  auditStatement(db, { actorUserId: userId, action, targetType: 'user', targetId: userId, outcome: 'done' }, clock.now());

/** Statements after a right code: the session is marked, and the counters are cleared. */
async function givenStatements(deps: Deps, caller: Caller, action: string): Promise<D1PreparedStatement[]> {
  const { db, clock } = deps;
  return [
    secondFactorGivenStatement(db, caller.userId, caller.sessionId, clock.now()),
    changedStatement(db),
    ...(await forgetCodeTriesStatements(deps, caller)),
    auditedStatement(deps, caller, action),
  ];
}

/** @throws Refusal UNAUTHENTICATED, SECOND_FACTOR_WRONG without a confirmed factor */
async function readOwn({ db }: Deps, { userId }: Caller): Promise<{ account: AccountRow; factor: SecondFactor }> {
  const [account, factor] = await Promise.all([readAccount(db, userId), readSecondFactor(db, userId)]);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  if (factor === null || factor.confirmed_at === null) throw new Refusal('SECOND_FACTOR_WRONG');
  return { account, factor };
}

/** The first code of a new key, which is valid from then on. Returns the recovery codes, of which only hashes are stored. */
async function confirmCode({ body, caller, deps }: Context<typeof confirmSecondFactor>) {
  const { db, clock } = deps;
  const { userId } = caller;
  const now = clock.now();
  const [account, factor, recovery] = await Promise.all([
    readAccount(db, userId),
    readSecondFactor(db, userId),
    findRecovery(db, userId, now),
  ]);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  if (factor !== null && factor.confirmed_at !== null) throw new Refusal('SECOND_FACTOR_SET');
  const step = factor && (await stepOfTyped(deps, userId, factor.secret, body.code));
  if (factor === null || step === null) throw new Refusal('SECOND_FACTOR_WRONG');
  const { shown, hashes } = await newRecoveryCodes(deps, userId);
  await runGuarded(
    db,
    [
      confirmStatement(db, userId, { secret: factor.secret, step, now }),
      changedStatement(db),
      addRecoveryCodesStatement(db, userId, hashes),
      addedStatement(db, account, now),
      // Ends a recovery of lost passkeys, which would remove the new app.
      ...(await endedByOwnerStatements(deps, recovery)),
      ...(await givenStatements(deps, caller, 'secondFactor.confirm')),
    ],
    'SECOND_FACTOR_SET',
  );
  deliverSoon(deps);
  return done('CONFIRMED', 'The second factor is set up.', { recoveryCodes: shown });
}
export const confirm: Handler<typeof confirmSecondFactor> = (context) => asTry(context.deps, context.caller, () => confirmCode(context));

/** Checks a code of the app or a recovery code; each is accepted once. */
async function giveCode({ body, caller, deps }: Context<typeof giveSecondFactor>) {
  const { db, clock } = deps;
  const { account, factor } = await readOwn(deps, caller);
  const { statements, isRecoveryCode } = await takeCode(deps, caller.userId, factor, body.code);
  const [left, recovery] = await Promise.all([countRecoveryCodes(db, caller.userId), findRecovery(db, caller.userId, clock.now())]);
  const action = isRecoveryCode ? 'secondFactor.recover' : 'secondFactor.give';
  await runGuarded(
    db,
    [
      ...statements,
      ...(await givenStatements(deps, caller, action)),
      ...(isRecoveryCode ? recoveryCodeUsedStatements(db, account, left - 1, clock.now()) : []),
      ...(await endedByOwnerStatements(deps, recovery)),
    ],
    'SECOND_FACTOR_WRONG',
  );
  deliverSoon(deps);
  return done('GIVEN', 'The second factor is right.', {});
}
export const give: Handler<typeof giveSecondFactor> = (context) => asTry(context.deps, context.caller, () => giveCode(context));

/** Removal needs a code, so that a stolen session is not enough. */
async function removeByCode({ body, caller, deps }: Context<typeof removeSecondFactor>) {
  const { commit, db, clock } = deps;
  const { userId } = caller;
  const now = clock.now();
  const { account, factor } = await readOwn(deps, caller);
  await requireOtherProof(deps, caller, 'factor');
  const { statements } = await takeCode(deps, userId, factor, body.code);
  const removed = await commit(
    [
      ...statements,
      dropSecondFactorStatement(db, userId),
      otherProofStatement(db, caller, now),
      secondFactorsResetStatement(db, userId),
      ...(await forgetCodeTriesStatements(deps, caller)),
      removedStatement(db, account, now),
      auditedStatement(deps, caller, 'secondFactor.remove'),
    ],
    done('SECOND_FACTOR_REMOVED', 'The second factor was removed.', {}),
    'SECOND_FACTOR_WRONG',
  );
  deliverSoon(deps);
  return removed;
}
export const remove: Handler<typeof removeSecondFactor> = (context) => asTry(context.deps, context.caller, () => removeByCode(context));

/** The old codes become invalid, used or not. The write has no idempotency key, since a stored answer would contain the new codes. */
async function renewByCode({ body, caller, deps }: Context<typeof renewRecoveryCodes>) {
  const { db, clock } = deps;
  const { userId } = caller;
  const [{ account, factor }, recovery] = await Promise.all([readOwn(deps, caller), findRecovery(db, userId, clock.now())]);
  const { statements } = await takeCode(deps, userId, factor, body.code);
  const { shown, hashes } = await newRecoveryCodes(deps, userId);
  await runGuarded(
    db,
    [
      ...statements,
      dropRecoveryCodesStatement(db, userId),
      addRecoveryCodesStatement(db, userId, hashes),
      ...(await forgetCodeTriesStatements(deps, caller)),
      ...(await endedByOwnerStatements(deps, recovery)),
      codesRenewedStatement(db, account, clock.now()),
      auditedStatement(deps, caller, 'secondFactor.renewCodes'),
    ],
    'SECOND_FACTOR_WRONG',
  );
  deliverSoon(deps);
  return done('CODES_RENEWED', 'These are the new recovery codes.', { recoveryCodes: shown });
}
export const renew: Handler<typeof renewRecoveryCodes> = (context) => asTry(context.deps, context.caller, () => renewByCode(context));
