/**
 * The way back for who was sent away from a page; fetched where something may wait (plans.ts), so that visitors do not carry it. No
 * island: it fills in one link of server markup.
 */
import { arriveBack, wayBack } from '../client/session/way-back.ts';

const back = wayBack();
const note = document.querySelector<HTMLElement>('[data-way-back]');
const link = note?.querySelector('a');
if (back !== null && note && link) {
  link.href = back.path;
  // What was typed waits for its page, which takes it.
  link.addEventListener('click', () => back.hasTyped || arriveBack(back.path));
  note.hidden = false;
}
