/** Loads what keeps the focus on the page when something has the focus first. @returns a function that stops it */
export function keepFocusLater(): () => void {
  let stop = (): void => document.removeEventListener('focusin', start);
  function start(): void {
    import('./keep-focus.ts')
      .then(({ keepFocus }) => (stop = keepFocus()))
      // A lost focus is no reason for a message.
      .catch(() => undefined);
  }
  document.addEventListener('focusin', start, { once: true });
  return () => stop();
}
