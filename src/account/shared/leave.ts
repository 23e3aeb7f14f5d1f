import { secondMs, toastMsBusiness } from '../../../contract/limits.ts';
import { wayOutOf } from '../../client/session/ways-out.ts';
import { leave } from '../../client/session/leaving.ts';
import { keepWayBack } from '../../client/session/way-back.ts';
import { isAccountPath, link, open } from './route.ts';

/** Long enough to read why. */
const readingMs = 2 * secondMs;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Goes to another page after a toast has said why; one that is loaded takes the toast away, and waits until that has stood its time. What was
 * typed is not lost without a question.
 */
export function leaveSoon(path: string, onLeave: () => void = () => undefined): void {
  clearTimeout(timer);
  const go = (): void => {
    onLeave();
    open(path);
  };
  const { pathname } = new URL(link(path), location.href);
  timer = setTimeout(() => leave(go), isAccountPath(pathname) ? readingMs : toastMsBusiness);
}

/**
 * After a refusal about which nothing can be done here: to where something can, and back after that (docs/behaviour.md#after-a-refusal).
 * @param typed what was typed here
 */
export function leaveAfter(refusal: { code: string; message: string }, typed?: () => unknown): void {
  const way = wayOutOf(refusal);
  if (way?.isOnlyWay === true) leaveSoon(way.path, () => keepWayBack(typed?.()));
}
