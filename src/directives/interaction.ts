import type { ClientDirective } from 'astro';
import { noteOf, restoreFields, type FieldNotes } from './typed-early.ts';

/*
 * React is 58 KB of brotli; most visitors of a page never touch its islands (speed.md). So an island stays
 * server HTML until someone reaches for it, and what they did while React was loading is done again afterwards.
 */
const wakingEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** Elements whose click the browser has already carried out: repeating it would do it twice. */
const nativeClick = 'a,summary,label,select,input,textarea,option,[type=submit],[popovertarget],[commandfor]';

const replay = (event: Event): void => {
  const target = event.target as Element | null;
  if (!target?.isConnected || (event.type === 'click' && target.closest(nativeClick))) return;
  const Constructor = event.constructor as new (type: string, init: EventInit) => Event;
  target.dispatchEvent(new Constructor(event.type, event));
};

const interaction: ClientDirective = (load, _options, element) => {
  const queue: Event[] = [];
  const fields: FieldNotes = new Map();
  const names = [...wakingEvents, 'click', 'input', 'change'];
  let started = false;

  const stop = (): void => {
    for (const name of names) element.removeEventListener(name, listen, true);
  };
  const hydrate = async (): Promise<void> => {
    try {
      await (
        await load()
      )();
    } catch {
      // The network failed: the server's HTML goes on working, and the next touch tries again.
      queue.length = 0;
      started = false;
      return;
    }
    stop();
    // The first repeated event makes React finish hydrating before it goes on.
    queue.forEach(replay);
    restoreFields(fields);
  };
  function listen(event: Event): void {
    if (event.type === 'input' || event.type === 'change') noteOf(fields, event.target);
    else queue.push(event);
    if (started) return;
    started = true;
    void hydrate();
  }

  for (const name of names) element.addEventListener(name, listen, { capture: true, passive: true });
  // Reached by script or autofocus before this ran.
  if (element.contains(document.activeElement) && document.activeElement !== document.body) {
    started = true;
    void hydrate();
  }
};

export default interaction;
