/** The header is the same for everyone (docs/behaviour.md#shared-pages); this adds the signed-in person. */
import { showMember } from '../../client/session/member-header.ts';
import { $news, $session, $unread } from '../../client/session/session.ts';

/** Updates name, balance and unread badge. @returns a function that stops it */
export function keepHeader(): () => void {
  const show = (): void => {
    const { user } = $session.get();
    // Without a known user the header keeps what the boot script has shown, until the refresh has finished.
    if (user !== null || !$session.get().refreshPending) showMember(user, $unread.get(), $news.get());
  };
  const stops = [$session.subscribe(show), $unread.subscribe(show), $news.subscribe(show)];
  return () => stops.forEach((stop) => stop());
}
