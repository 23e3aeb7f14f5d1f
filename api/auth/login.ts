import type { login } from '../../contract/session/calls.ts';
import type { startFactorRecovery } from '../../contract/second-factor/calls.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { proofOf } from '../second-factor/at-sign-in.ts';
import { asTry } from '../second-factor/limit.ts';
import { startOwnRecovery } from '../second-factor/recovery.ts';
import { beginSession } from '../session/begin.ts';
import { checkPassword } from './check-password.ts';

/** Sign-in by password, and a code of people with a second factor, which nobody learns of without the password. */
export const signIn: Handler<typeof login> = async ({ body, deps }) => {
  const { source, code } = body;
  const { account, settled } = await checkPassword(deps, body);
  const { id: userId, password_hash: passwordHash, secret } = account;
  if (secret === null) return beginSession(deps, { userId, source, passwordHash, after: settled, refusedAs: 'INVALID_CREDENTIALS' });

  // The password is right, whatever the code: wrong codes are counted on their own.
  await writeBeside(deps.db, settled);
  const withFactor = async () => {
    const { before, after, refusedAs, answer, endsSessions } = await proofOf(deps, { ...account, secret }, body);
    const begun = await beginSession(deps, { userId, source, passwordHash, proof: before, after, refusedAs });
    if (endsSessions) closeEndedSoon(deps, userId);
    deliverSoon(deps);
    return done(begun.code, begun.message, { ...begun.data, ...answer });
  };
  return code === undefined ? withFactor() : asTry(deps, { userId, sessionId: null }, withFactor);
};

/** Somebody has the password, but lost app and recovery codes. */
export const startRecovery: Handler<typeof startFactorRecovery> = async ({ body, deps }) => {
  const { account, settled } = await checkPassword(deps, body);
  await writeBeside(deps.db, settled);
  return done('RECOVERY_STARTED', 'The waiting time has begun.', await startOwnRecovery(deps, account.id));
};
