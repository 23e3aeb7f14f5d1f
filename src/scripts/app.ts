/** What the app's shell does in the browser: the way back. */
document.addEventListener('click', (event) => {
  const back = event.target instanceof Element ? event.target.closest('[data-back]') : null;
  // Without a page of ours before this one, the link leads to the page above.
  if (back === null || !hasPageBefore()) return;
  event.preventDefault();
  history.back();
});

/** Older web views know the page's referrer only. */
const hasPageBefore = (): boolean =>
  'navigation' in window
    ? navigation.canGoBack
    : history.length > 1 && document.referrer !== '' && new URL(document.referrer).origin === location.origin;
