/** Setting up and using the second factor. */
import { upperCase } from '../../contract/text/letter-case.ts';
import type { confirmSecondFactor, enrolSecondFactor, giveSecondFactor } from '../../contract/moderation/second-factor-calls.ts';
import { westernDigits } from '../../contract/payment/card.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { type Caller, type Context, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { secondFactorGivenStatement } from '../session/family-store.ts';
import { openKey, openPrefix, sealKey } from './sealed-key.ts';
import {
  addRecoveryCodesStatement,
  confirmStatement,
  enrolStatement,
  readSecondFactor,
  takeStepStatement,
  useRecoveryCodeStatement,
} from './second-factor-store.ts';
import { asTry, forgetCodeTriesStatements } from './second-factor-limit.ts';
import { base32Of, stepOfCode } from './totp.ts';

const keyBytes = 20;
const recoveryCodeCount = 10;
const recoveryBytes = 6;

/** Codes are typed with spaces and hyphens, and in the digits of any language. */
const plainCode = (typed: string): string => upperCase(westernDigits(typed).replaceAll(/[^\p{L}\p{N}]/gu, ''), 'en');
const recoveryHash = (deps: Deps, userId: string, code: string): Promise<string> =>
  keyedHash(deps.env, 'recovery-code', `${userId} ${code}`);

/** After a right code: the session has given it, and tries are reset. */
async function givenStatements(deps: Deps, caller: Caller, action: string): Promise<D1PreparedStatement[]> {
  const { db, clock } = deps;
  const { userId, sessionId } = caller;
  const now = clock.now();
  return [
    secondFactorGivenStatement(db, userId, sessionId, now),
    changedStatement(db),
    ...(await forgetCodeTriesStatements(deps, caller)),
    auditStatement(db, { actorUserId: userId, action, targetType: 'user', targetId: userId, outcome: 'done' }, now),
  ];
}

/** A new key. The write is not repeatable (docs/behaviour.md#idempotency-key), since a saved answer would contain the key. */
export const enrol: Handler<typeof enrolSecondFactor> = async ({ caller, deps }) => {
  const { db, env, clock } = deps;
  const key = crypto.getRandomValues(new Uint8Array(keyBytes));
  const secret = await sealKey(env, caller.userId, key);
  await runGuarded(db, [enrolStatement(db, caller.userId, secret, clock.now()), changedStatement(db)], 'SECOND_FACTOR_SET');
  const text = base32Of(key);
  const label = encodeURIComponent(`Kervan:${caller.fullName}`);
  return { key: text, uri: `otpauth://totp/${label}?secret=${text}&issuer=Kervan` };
};

/** The first code of a new key, which is valid from then on. Returns the recovery codes, of which only hashes are stored. */
async function confirmCode({ body, caller, deps }: Context<typeof confirmSecondFactor>) {
  const { db, env, clock } = deps;
  const { userId } = caller;
  const factor = await readSecondFactor(db, userId);
  if (factor !== null && factor.confirmed_at !== null) throw new Refusal('SECOND_FACTOR_SET');
  const key = factor && (await openKey(env, userId, factor.secret));
  const step = key && (await stepOfCode(key, plainCode(body.code), clock.now()));
  if (factor === null || step === null) throw new Refusal('SECOND_FACTOR_WRONG');
  const codes = Array.from({ length: recoveryCodeCount }, () => base32Of(crypto.getRandomValues(new Uint8Array(recoveryBytes))));
  const hashes = await Promise.all(codes.map((code) => recoveryHash(deps, userId, code)));
  await runGuarded(
    db,
    [
      confirmStatement(db, userId, { secret: factor.secret, step, now: clock.now() }),
      changedStatement(db),
      addRecoveryCodesStatement(db, userId, hashes),
      ...(await givenStatements(deps, caller, 'secondFactor.confirm')),
    ],
    'SECOND_FACTOR_SET',
  );
  return done('CONFIRMED', 'The second factor is set up.', { recoveryCodes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) });
}
export const confirm: Handler<typeof confirmSecondFactor> = (context) => asTry(context.deps, context.caller, () => confirmCode(context));

/** A code of the app, or a recovery code; each works once. */
async function giveCode({ body, caller, deps }: Context<typeof giveSecondFactor>) {
  const { db, env, clock } = deps;
  const { userId } = caller;
  const factor = await readSecondFactor(db, userId);
  if (factor === null || factor.confirmed_at === null) throw new Refusal('SECOND_FACTOR_WRONG');
  const code = plainCode(body.code);
  const key = await openKey(env, userId, factor.secret);
  const step = key && (await stepOfCode(key, code, clock.now()));
  const taken =
    step === null
      ? useRecoveryCodeStatement(db, userId, await recoveryHash(deps, userId, code))
      : takeStepStatement(db, userId, step, factor.secret.startsWith(openPrefix));
  const action = step === null ? 'secondFactor.recover' : 'secondFactor.give';
  await runGuarded(db, [taken, changedStatement(db), ...(await givenStatements(deps, caller, action))], 'SECOND_FACTOR_WRONG');
  return done('GIVEN', 'The second factor is right.', {});
}
export const give: Handler<typeof giveSecondFactor> = (context) => asTry(context.deps, context.caller, () => giveCode(context));
