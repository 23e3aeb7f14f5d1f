/** Asks before typed input is lost: on a link, on back navigation, when the window closes, and on a redirect by the page itself. */

/**
 * @param go leaves the page
 * @param isEnd true for a sign-out, which also deletes drafts
 */
type Ask = (go: () => void, isEnd: boolean) => void;

interface Guard {
  ask: Ask;
  /** Whether input is also lost at another address of the same page. */
  isWhole: boolean;
}

const guards = new Set<Guard>();
/** The person has agreed, so the guards let the navigation pass. */
let isAgreed = false;
let addressShown = (): string => location.pathname + location.search;

/** @param read returns the address of the shown page. At back navigation `location` has already changed, so it cannot be used */
export const showsAddress = (read: () => string): void => {
  addressShown = read;
};

/** The guard that asks: the one that was added last, because its form is on top. */
const asked = (): Guard | undefined => (isAgreed ? undefined : [...guards].at(-1));

/** Leaves without a question: the input was submitted, or may be lost. */
export function goOn(go: () => void): void {
  isAgreed = true;
  go();
}

const ask = ({ ask: put }: Guard, go: () => void, isEnd = false): void => put(() => goOn(go), isEnd);

/** Leaves at once if nothing is lost; otherwise the person decides. */
export function leave(go: () => void, isEnd = false): void {
  const guard = asked();
  if (guard === undefined) go();
  else ask(guard, go, isEnd);
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
const staysIn = ({ isWhole }: Guard, before: string, after: string): boolean =>
  isWhole ? before === after : pathOf(before) === pathOf(after);

function onClick(event: MouseEvent): void {
  const guard = asked();
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const isOther = event.button !== 0 || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey;
  if (guard === undefined || anchor === null || isOther || anchor.target !== '' || anchor.hasAttribute('download')) return;
  const isHere = anchor.origin === location.origin;
  if (isHere && staysIn(guard, location.pathname + location.search, anchor.pathname + anchor.search)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(guard, () => anchor.click());
}

/** The browser reports a changed address: it is restored until the person has decided. */
function onHistory(event: PopStateEvent): void {
  const guard = asked();
  const before = addressShown();
  if (guard === undefined || staysIn(guard, before, location.pathname + location.search)) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', before);
  ask(guard, () => history.back());
}

/**
 * Makes the browser ask before the window closes or loads another page. A page with this listener is not kept for back navigation, so the
 * listener exists only while input would be lost.
 * @returns a function that removes it
 */
export function holdWindow(): () => void {
  isAgreed = false;
  const hold = (event: BeforeUnloadEvent): void => {
    if (!isAgreed) event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}

// Has to be added before the router's listener, because listeners of the window run in order and a guard may withhold back navigation from
// the router.
if (typeof window !== 'undefined') window.addEventListener('popstate', onHistory);

/** @returns removes the guard */
export function guardLeaving(put: Ask, isWhole = false): () => void {
  const guard = { ask: put, isWhole };
  const release = holdWindow();
  if (guards.size === 0) document.addEventListener('click', onClick, true);
  guards.add(guard);
  return () => {
    release();
    guards.delete(guard);
    if (guards.size === 0) document.removeEventListener('click', onClick, true);
  };
}
