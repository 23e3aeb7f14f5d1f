/**
 * Sign-in by password, and by a code for people with a second factor. Without the right password, nobody learns that a code is required.
 */
import type { startFactorRecovery } from '../../contract/second-factor/calls.ts';
import type { login } from '../../contract/session/calls.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { startOwnRecovery } from '../second-factor/recovery.ts';
import { beginAfterFirstFactor } from './begin-after-first-factor.ts';
import { checkPassword } from './check-password.ts';

export const signIn: Handler<typeof login> = async ({ body, deps }) => {
  const { account, settled } = await checkPassword(deps, body);
  const { password_hash: passwordHash } = account;
  return beginAfterFirstFactor(deps, account, body, { source: body.source, passwordHash, settled, refusedAs: 'INVALID_CREDENTIALS' });
};

/**
 * Starts a recovery for a person with the right password who has lost app and recovery codes, or the passkeys that the account requires.
 */
export const startRecovery: Handler<typeof startFactorRecovery> = async ({ body, deps }) => {
  const { account, settled } = await checkPassword(deps, body);
  await writeBeside(deps.db, settled);
  return done('RECOVERY_STARTED', 'The waiting time has begun.', await startOwnRecovery(deps, account.id));
};
