import { refreshSession } from '../../../client/session/refresh.ts';
import { $session } from '../../../client/session/session.ts';

/** Refreshes the credentials after the rule has changed, because they contain from when on this person is due. */
export const renewDue = (): void => void refreshSession($session.get().accessToken);

/** The same after the person has set up what the account may require. */
export function renewIfDue(): void {
  if ($session.get().secondFactorDue !== null) renewDue();
}
