/** Long enough for dialogs that give the focus back, and for pages that focus their title. */
const patienceMs = 100;

const holdsFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/**
 * When the focused element goes, because its row was deleted or its button has done its work, browsers move the focus to the document, where
 * the person has lost their place. Then the nearest focusable element around it gets the focus, otherwise the title of the page.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** The element that had the focus last. */
  let last: Element | null = null;
  /** The last one of the page itself, behind its dialogs, and all elements around it. */
  let path: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => !holdsFocus() && last?.checkVisibility() === false;
  const note = (): void => {
    last = document.activeElement;
    if (last === null || last.closest('main') === null) return;
    path = [];
    for (let each: Element | null = last; each !== null && each.tagName !== 'MAIN'; each = each.parentElement) path.push(each);
  };
  const move = (): void => {
    if (!isLost()) return;
    const next =
      path.find((each) => each.hasAttribute('tabindex') && each.checkVisibility()) ?? document.querySelector('main h1[tabindex]');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(move, patienceMs);
  });
  if (holdsFocus()) note();
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}
