import { refreshSession } from '../../../client/session/refresh.ts';
import { $session } from '../../../client/session/session.ts';

/** Refreshes the credentials after the rule or what it requires has changed, because they contain from when on this person is due. */
export const renewDue = (): void => void refreshSession($session.get().accessToken);
