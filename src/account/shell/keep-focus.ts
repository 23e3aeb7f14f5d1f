/** Long enough for dialogs that give the focus back, and for pages that focus their title. */
const patienceMs = 100;

const holdsFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/**
 * When the focused element goes, because its row was deleted or its button has done its work, browsers move the focus to the document, where
 * the person has lost their place. Then the nearest focusable element around it gets the focus, otherwise the title of the page.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** The element that had the focus last, and all elements around it. */
  let path: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => !holdsFocus() && path[0]?.checkVisibility() === false;
  const note = (): void => {
    path = [];
    for (let each = document.activeElement; each instanceof HTMLElement; each = each.parentElement) path.push(each);
  };
  const move = (): void => {
    if (!isLost()) return;
    const around = path.find((each) => each.hasAttribute('tabindex') && each.checkVisibility());
    (around ?? document.querySelector<HTMLElement>('main h1[tabindex]'))?.focus({ preventScroll: true });
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
