import { secondMs } from '../../../contract/limits.ts';
import { open } from './place.ts';

/** Long enough to read why. */
const readingMs = 2 * secondMs;

/** Goes to another page after a toast has said why; a page load would take the toast away at once. */
export function leaveSoon(path: string): void {
  setTimeout(() => open(path), readingMs);
}
