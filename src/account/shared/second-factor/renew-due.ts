import { refreshSession } from '../../../client/session/refresh.ts';
import { $session } from '../../../client/session/session.ts';

/** Refreshes the credentials after a second factor or passkey was set up, because they contain whether the account still requires one. */
export function renewDue(): void {
  const { secondFactorDue, accessToken } = $session.get();
  if (secondFactorDue !== null) void refreshSession(accessToken);
}
