/*
 * React has 58 KB (brotli), and most visitors of a page never use its islands. So an island is hydrated at the first interaction with it,
 * and interactions while React is loading are replayed afterwards.
 */
const hydratingEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'];

/** Elements whose click the browser has already handled, unless the page prevented it: a replay would click twice. */
const nativeClick = 'a,summary,label,select,input,textarea,option,[type=submit],[popovertarget],[commandfor]';

const replay = (event: Event): void => {
  const target = event.target as Element | null;
  if (!target?.isConnected || (event.type === 'click' && !event.defaultPrevented && target.closest(nativeClick))) return;
  const Constructor = event.constructor as new (type: string, init: EventInit) => Event;
  target.dispatchEvent(new Constructor(event.type, event));
};

/**
 * @param load fetches React and the island, and returns its hydration
 * @param further events to replay as well
 * @returns starts hydration without an event
 */
export function hydrateOnEvents(
  load: () => Promise<() => Promise<void>>,
  element: HTMLElement,
  further: readonly string[] = [],
): () => void {
  const queue: Event[] = [];
  const names = [...hydratingEvents, ...further];
  let started = false;

  const hydrate = async (): Promise<void> => {
    try {
      await (
        await load()
      )();
      // Astro reports a failed load by an event, and not to its directives.
      if (element.hasAttribute('ssr')) throw new Error('not hydrated');
    } catch {
      // The network failed: the server's HTML keeps working, and the next event tries again.
      queue.length = 0;
      started = false;
      return;
    }
    for (const name of names) element.removeEventListener(name, listen, true);
    // The first replayed event makes React complete the hydration.
    queue.forEach(replay);
  };
  const start = (): void => {
    if (started) return;
    started = true;
    void hydrate();
  };
  function listen(event: Event): void {
    queue.push(event);
    start();
  }
  for (const name of names) element.addEventListener(name, listen, { capture: true, passive: true });
  return start;
}
