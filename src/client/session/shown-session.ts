import { atom } from 'nanostores';
import { $isLeaving, $session } from './session.ts';

/**
 * Whose page it is. When the server has ended the session, the page stays as it was for them: nothing that was typed is put away
 * because nobody is there who may do anything. Who signs out leaves it.
 */
export const $shownSession = atom($session.get());

const follow = (): void => {
  if ($session.get().user !== null || $isLeaving.get()) $shownSession.set($session.get());
};
$session.listen(follow);
$isLeaving.listen(follow);
