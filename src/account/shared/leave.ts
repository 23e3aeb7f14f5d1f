import { secondMs } from '../../../contract/limits.ts';
import { wayOutOf } from '../../../contract/ways-out.ts';
import { leave } from '../../client/leaving.ts';
import { open } from './route.ts';

/** Long enough to read why. */
const readingMs = 2 * secondMs;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Goes to another page after a toast has said why; a page load would take the toast away at once. What was typed is not lost
 * without a question.
 */
export function leaveSoon(path: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => leave(() => open(path)), readingMs);
}

/** After a refusal about which nothing can be done here: to where something can (D-93). */
export function leaveAfter(refusal: { code: string; message: string }): void {
  const way = wayOutOf(refusal);
  if (way?.isOnlyWay === true) leaveSoon(way.path);
}
