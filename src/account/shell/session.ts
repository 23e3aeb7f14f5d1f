/** Reacts when the person signs out, signs in again or changes the language. */
import { $isLeaving, $session } from '../../client/session/session.ts';
import { goOn, leave } from '../../client/session/leaving.ts';
import { leavePage, signOut } from '../../client/session/sign-out.ts';
import { queryClient } from '../shared/data/query.ts';

/** @returns a function that stops it */
export function keepSession(): () => void {
  // In the capture phase: the script of members' pages (src/page-scripts/member.ts) sees that the press is handled.
  const onPress = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest('[data-do="sign-out"]') === null) return;
    event.preventDefault();
    leave(() => void signOut().then(() => goOn(leavePage)), true);
  };
  document.addEventListener('click', onPress, true);

  let { language } = $session.get().user ?? {};
  let hasEnded = false;
  const stops = [
    $isLeaving.subscribe((isLeaving) => {
      if (isLeaving) queryClient.clear();
    }),
    $session.subscribe(({ user, accessToken, refreshPending }) => {
      if (user === null && !refreshPending) hasEnded = true;
      if (accessToken === '') return;
      // Signed in again in another tab: failed calls are repeated. Plan names depend on the account's language.
      if (hasEnded || (language !== undefined && language !== user?.language)) void queryClient.invalidateQueries();
      hasEnded = false;
      language = user?.language;
    }),
    () => document.removeEventListener('click', onPress, true),
  ];
  return () => stops.forEach((stop) => stop());
}
