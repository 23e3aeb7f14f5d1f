/** The banner slider: plays by itself, goes round without end, follows arrows, keys, finger and mouse; rests while someone looks closer (D-71). */
import { bannerAutoplayMs } from '../../contract/limits.ts';

const hero = document.querySelector<HTMLElement>('[data-slider]');
const track = hero?.querySelector<HTMLElement>('.hero__track');

if (hero && track && track.children.length > 1) {
  const slides = [...track.children] as HTMLElement[];
  /** Towards the next slide, in pixels. */
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const stop = hero.querySelector<HTMLButtonElement>('[data-slide="pause"]');
  const swipePx = 40;
  let index = 0;
  let isPaused = false;
  let timer = 0;
  let startX: number | null = null;
  let movedX = 0;

  const slideAt = (position: number): HTMLElement => slides[((position % slides.length) + slides.length) % slides.length] as HTMLElement;

  /** Puts a slide that many widths behind the frame, wherever it lies on the track. */
  const place = (slide: HTMLElement, widths: number, px = 0, ms = 0): void => {
    slide.style.transition = `transform ${ms}ms`;
    slide.style.transform = `translateX(calc(${(widths - slides.indexOf(slide)) * 100 * forward}% + ${px}px))`;
    slide.style.visibility = 'visible';
  };

  /** The slide that is left and the one that comes move together; the others wait unseen. */
  const move = (from: HTMLElement, by: number): void => {
    const ms = still.matches ? 0 : innerWidth < 600 ? 200 : innerWidth < 992 ? 300 : 400;
    const to = slideAt(index);
    for (const slide of slides) {
      slide.inert = slide !== to;
      if (slide !== from && slide !== to) slide.style.visibility = 'hidden';
    }
    if (to !== from) {
      place(to, by, movedX);
      // The browser has to see where it comes from.
      to.getBoundingClientRect();
      place(from, -by, 0, ms);
    }
    place(to, 0, 0, ms);
    // A film does not play on behind the frame.
    if (to !== from) from.querySelector('iframe')?.remove();
  };

  const wait = (): void => {
    clearInterval(timer);
    timer = window.setInterval(() => {
      const isLookedAt = (matchMedia('(hover: hover)').matches && hero.matches(':hover')) || hero.querySelector(':focus-visible') !== null;
      if (!isPaused && !isLookedAt && startX === null && !document.hidden) go(1);
    }, bannerAutoplayMs);
  };

  // The stored index follows the specification: forward it wraps, backward it may fall below 0.
  const go = (by: number): void => {
    const from = slideAt(index);
    index = (index + by) % slides.length;
    move(from, by);
    wait();
  };

  const pause = (isWanted: boolean): void => {
    if (stop === null || isPaused === isWanted) return;
    isPaused = isWanted;
    const icon = stop.querySelector('use');
    icon?.setAttribute('href', icon.href.baseVal.replace(/#.*/, isPaused ? '#play' : '#pause'));
    const label = stop.getAttribute('aria-label') ?? '';
    stop.setAttribute('aria-label', stop.dataset['other'] ?? '');
    stop.dataset['other'] = label;
  };

  hero.addEventListener('click', (event) => {
    const target = event.target as Element;
    const action = target.closest<HTMLElement>('[data-slide]')?.dataset['slide'];
    if (action === 'pause') pause(!isPaused);
    else if (action !== undefined) go(Number(action));
    // A film that plays must not slide away.
    else if (target.closest('[data-video]') !== null) pause(true);
  });
  hero.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    // What has the focus may be about to leave.
    if (track.contains(document.activeElement)) stop?.focus();
    go(key === 'ArrowRight' ? forward : -forward);
  });

  track.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('a,button,iframe')) return;
    startX = event.clientX;
    movedX = 0;
    track.setPointerCapture(event.pointerId);
  });
  track.addEventListener('pointermove', (event) => {
    if (startX === null) return;
    movedX = event.clientX - startX;
    const by = movedX * forward < 0 ? 1 : -1;
    for (const slide of slides) slide.style.visibility = 'hidden';
    place(slideAt(index + by), by, movedX);
    place(slideAt(index), 0, movedX);
  });
  const drop = ({ type }: PointerEvent): void => {
    if (startX === null) return;
    startX = null;
    // A finger that scrolls the page on takes the slide along for a moment only.
    if (type === 'pointerup' && Math.abs(movedX) > swipePx) go(movedX * forward < 0 ? 1 : -1);
    else move(slideAt(index), 0);
    movedX = 0;
  };
  track.addEventListener('pointerup', drop);
  track.addEventListener('pointercancel', drop);
  track.addEventListener('dragstart', (event) => event.preventDefault());

  if (still.matches) pause(true);
  wait();
}
