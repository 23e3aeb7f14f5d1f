/**
 * The app's shell in the browser: back link, the bar that shows a heading that was scrolled out of view, and messages of the native app. No
 * island: it works on the frame of every page of the app, before React could be loaded.
 */
import { hostSelf, sendToHost } from '../client/host/host-app.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import hostAddress from './app-host.ts?worker&url';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import mannersAddress from './app-manners.ts?worker&url';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import offlineAddress from './offline.ts?worker&url';
import { readText, signOutDueKey, storedUser } from '../client/store/stored.ts';
import { sharedAddress } from '../client/shared-address.ts';
import { whenIdle } from './when-idle.ts';

// A sign-out without its script sends no message (src/client/session/sign-out-here.ts).
if (readText(signOutDueKey) !== null && storedUser() === null) sendToHost({ type: 'logOut' });

// Only where the system can share.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.hidden = !('share' in navigator) && hostSelf() === undefined;
  button.addEventListener('click', () => {
    const shared = { title: document.title.slice(0, 300), url: sharedAddress() };
    if ('share' in navigator) navigator.share(shared).catch(() => undefined);
    else sendToHost({ type: 'share', ...shared });
  });
}

whenIdle(() => void import(/* @vite-ignore */ mannersAddress));
whenIdle(() => void import(/* @vite-ignore */ offlineAddress));
if (hostSelf() !== undefined) void import(/* @vite-ignore */ hostAddress);

document.addEventListener('click', (event) => {
  const back = event.target instanceof Element ? event.target.closest('[data-back]') : null;
  // Without an earlier page of ours, the link leads to the parent page; so it does after a payment, whose form is completed.
  if (back === null || !hasPageBefore() || location.pathname.includes('/payment/success/')) return;
  event.preventDefault();
  history.back();
});

/** Older web views provide the page's referrer only. */
const hasPageBefore = (): boolean =>
  'navigation' in window
    ? navigation.canGoBack
    : history.length > 1 && document.referrer !== '' && new URL(document.referrer).origin === location.origin;

const bar = document.querySelector<HTMLElement>('.app-bar[data-heading="page"]');
const heading = document.querySelector('main h1');
if (bar !== null && heading !== null)
  new IntersectionObserver(
    ([entry]) => {
      // Scrolled out at the top, not below the screen.
      if (entry !== undefined) bar.classList.toggle('is-past', !entry.isIntersecting && entry.boundingClientRect.top < bar.offsetHeight);
    },
    { rootMargin: `-${bar.offsetHeight}px 0px 0px` },
  ).observe(heading);
