import { atom } from 'nanostores';
import { $isLeaving, $session } from './session.ts';

/**
 * The person whose page it is. After the server has ended the session, the page stays unchanged for them, so that no input is lost. A
 * sign-out clears it.
 */
export const $shownSession = atom($session.get());

const follow = (): void => {
  if ($session.get().user !== null || $isLeaving.get()) $shownSession.set($session.get());
};
$session.listen(follow);
$isLeaving.listen(follow);
