/**
 * Gestures of apps: pulling a list down refreshes it, and a swipe shows the next picture. Loaded by app.ts. No island: it handles
 * touches on the whole page.
 */
import { type PageName, pageNameOf } from '../../contract/site/index.ts';
import { adoptStyles } from '../client/adopt-styles.ts';

const root = document.documentElement;
const prefix = root.dataset['prefix'] ?? '';

const lists: readonly (PageName | undefined)[] = [
  'home',
  'imports',
  'exports',
  'allRequests',
  'directory',
  'search',
  'news',
  'publicProducts',
  'publicRequests',
  'messages',
  'notifications',
  'requests',
  'companies',
  'saved',
  'start',
];
/** Distance of a pull, px. */
const pullEnough = 88;
const swipeEnough = 40;

const isList = (): boolean => {
  const path = location.pathname.slice(prefix.length) || '/';
  return lists.includes(pageNameOf(path)) && !new URLSearchParams(location.search).has('chatId');
};

/** Whether everything below the finger is scrolled to its top, so that a pull concerns the page. */
function isAtTop(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element !== null; element = element.parentElement)
    if (element.scrollTop > 0 || element.matches('dialog, [role="dialog"], textarea, input')) return false;
  return scrollY <= 0;
}

adoptStyles(`@layer pages {
  html { overscroll-behavior-y: contain }
  .pull { position: fixed; inset-block-start: calc(3.25rem + env(safe-area-inset-top)); inset-inline: 0; z-index: 2; display: grid; place-items: center; pointer-events: none; translate: 0 -2.5rem; opacity: 0 }
  .gallery__main { touch-action: pan-y pinch-zoom }
}`);

let mark: HTMLElement | undefined;
function showPull(distance: number): void {
  if (mark === undefined) {
    mark = document.createElement('div');
    mark.className = 'pull';
    mark.setAttribute('aria-hidden', 'true');
    mark.append(Object.assign(document.createElement('span'), { className: 'spinner' }));
    document.body.append(mark);
  }
  const part = Math.min(1, distance / pullEnough);
  mark.style.opacity = String(part);
  mark.style.translate = `0 ${part * 1.25 - 0.5}rem`;
}

let from: { x: number; y: number; isPull: boolean; gallery: Element | null } | undefined;
document.addEventListener(
  'touchstart',
  ({ touches, target }) => {
    const [touch, second] = touches;
    if (touch === undefined || second !== undefined) from = undefined;
    else {
      const gallery = target instanceof Element ? target.closest('.gallery__main') : null;
      from = { x: touch.clientX, y: touch.clientY, isPull: isList() && isAtTop(target), gallery };
    }
  },
  { passive: true },
);
document.addEventListener(
  'touchmove',
  ({ touches: [touch] }) => {
    if (from?.isPull !== true || touch === undefined) return;
    const [right, down] = [Math.abs(touch.clientX - from.x), touch.clientY - from.y];
    // Sideways or upwards: another gesture.
    if (right > 24 && right > down) from.isPull = false;
    showPull(from.isPull ? Math.max(0, down) : 0);
  },
  { passive: true },
);
document.addEventListener('touchend', ({ changedTouches: [touch] }) => {
  if (from === undefined || touch === undefined) return;
  const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
  const { isPull, gallery } = from;
  from = undefined;
  if (isPull && down >= pullEnough) location.reload();
  else if (mark !== undefined) showPull(0);
  if (gallery === null || Math.abs(right) < swipeEnough || Math.abs(right) < 2 * Math.abs(down)) return;
  // The next picture is at the end in reading direction.
  const isNext = right < 0 === (getComputedStyle(gallery).direction === 'ltr');
  gallery.querySelector<HTMLElement>(isNext ? '.gallery__next' : '.gallery__previous')?.click();
});
