/**
 * Who is asked before what was typed is lost: on a link, on the browser's way back, when the window closes, and when the page
 * itself wants to lead on.
 */

/**
 * @param go leaves
 * @param isEnd the person signs out: drafts go too
 */
type Ask = (go: () => void, isEnd: boolean) => void;

interface Guard {
  ask: Ask;
  /** Other addresses of the same page are a loss too. */
  isWhole: boolean;
}

const guards = new Set<Guard>();
/** The person agreed, and the way they chose is gone once more. */
let isAgreed = false;
let addressShown = (): string => location.pathname + location.search;

/** @param read the address of what is shown; when the browser tells of its way back, its own has changed already */
export const showsAddress = (read: () => string): void => {
  addressShown = read;
};

/** The one who was asked last stands above the others. */
const asked = (): Guard | undefined => (isAgreed ? undefined : [...guards].at(-1));

/** What was typed has arrived, or may go. */
export function goOn(go: () => void): void {
  isAgreed = true;
  go();
}

const ask = ({ ask: put }: Guard, go: () => void, isEnd = false): void => put(() => goOn(go), isEnd);

/** Leads on at once when nothing is lost; else the person decides. */
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

/** The address has changed already when the browser tells of it: it is put back until the person has decided. */
function onHistory(event: PopStateEvent): void {
  const guard = asked();
  const before = addressShown();
  if (guard === undefined || staysIn(guard, before, location.pathname + location.search)) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', before);
  ask(guard, () => history.back());
}

/**
 * The browser asks before the window closes or loads another page. One that listens is not kept for the way back: only while
 * there is something to lose. @returns a function that ends it
 */
export function holdWindow(): () => void {
  isAgreed = false;
  const hold = (event: BeforeUnloadEvent): void => {
    if (!isAgreed) event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}

// Before a router listens: a guard may keep the browser's way back from it, and window asks its listeners in order.
if (typeof window !== 'undefined') window.addEventListener('popstate', onHistory);

/** @returns a function that ends it */
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
