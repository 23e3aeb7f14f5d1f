import { refreshSession } from '../../../client/session/refresh.ts';
import { $session } from '../../../client/session/session.ts';

/** After a proof was set up: fresh credentials say that the account requires nothing more of this person. */
export function renewDue(): void {
  const { secondFactorDue, accessToken } = $session.get();
  if (secondFactorDue !== null) void refreshSession(accessToken);
}
