import { secondMs, toastMsBusiness } from '../../../contract/limits.ts';
import { mayUse, remedyOf } from '../../client/session/remedies.ts';
import { $session } from '../../client/session/session.ts';
import { leave } from '../../client/session/leaving.ts';
import { keepWayBack } from '../../client/session/way-back.ts';
import { isAccountPath, link, open, stayHere } from './route.ts';

/** Long enough to read the reason. */
const readingMs = 2 * secondMs;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens another page after a toast with the reason. A full page load removes the toast, so it waits until the toast has been read. Typed
 * values are not lost without a question. A person who opens another page meanwhile stays there.
 */
export function leaveSoon(path: string, onLeave: () => void = () => undefined): void {
  clearTimeout(timer);
  const go = (): void => {
    onLeave();
    open(path);
  };
  const { pathname } = new URL(link(path), location.href);
  const isHere = stayHere();
  timer = setTimeout(() => isHere() && leave(go), isAccountPath(pathname) ? readingMs : toastMsBusiness);
}

/**
 * After a refusal that has its remedy elsewhere: opens the page of the remedy, which leads back (docs/behaviour.md#after-a-refusal). Who may
 * not use that page stays.
 * @param typed the values typed here
 */
export function leaveAfter(refusal: { code: string; message: string }, typed?: () => unknown): void {
  const remedy = remedyOf(refusal);
  if (remedy?.isOnlyWay === true && mayUse(remedy, $session.get())) leaveSoon(remedy.path, () => keepWayBack(typed?.()));
}
