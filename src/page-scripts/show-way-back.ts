/**
 * The link back from a detour; loaded only if there may be one (plans.ts), so that visitors do not load it. No island: it fills in one
 * link of server markup.
 */
import { arriveBack, wayBack } from '../client/session/way-back.ts';

const back = wayBack();
const note = document.querySelector<HTMLElement>('[data-way-back]');
const link = note?.querySelector('a');
if (back !== null && note && link) {
  link.href = back.path;
  // The stored input is not removed here, because the page of the form reads it.
  link.addEventListener('click', () => back.hasTyped || arriveBack(back.path));
  note.hidden = false;
}
