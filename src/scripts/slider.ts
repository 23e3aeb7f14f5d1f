/** The banner slider: plays by itself every 4 s, loops, follows arrows, finger and mouse; rests while someone looks closer (D-71). */
const hero = document.querySelector<HTMLElement>('[data-slider]');
const track = hero?.querySelector<HTMLElement>('.hero__track');

if (hero && track && track.children.length > 1) {
  const slides = [...track.children] as HTMLElement[];
  const direction = document.documentElement.dir === 'rtl' ? 1 : -1;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const stop = hero.querySelector<HTMLButtonElement>('[data-slide="pause"]');
  const autoplayMs = 4000;
  const swipePx = 40;
  let index = 0;
  let isPaused = isStill.matches;
  let isLookedAt = false;
  let startX = 0;
  let movedX = 0;
  let isDragged = false;

  const place = (px = 0): void => {
    const duration = isStill.matches || isDragged ? 0 : innerWidth < 600 ? 200 : innerWidth < 992 ? 300 : 400;
    track.style.transition = `transform ${duration}ms`;
    const shown = ((index % slides.length) + slides.length) % slides.length;
    track.style.transform = `translateX(calc(${shown * 100 * direction}% + ${px}px))`;
    slides.forEach((slide, at) => (slide.inert = at !== shown));
  };
  // The stored index follows the specification: forward it wraps, backward it may fall below 0.
  const go = (by: number): void => {
    index = by > 0 ? (index + 1) % slides.length : (index - 1) % slides.length;
    place();
  };
  const showPause = (): void => {
    const use = stop?.querySelector('use');
    if (!stop || !use) return;
    use.setAttribute('href', `/icons.svg#${isPaused ? 'play' : 'pause'}`);
    const label = stop.getAttribute('aria-label') ?? '';
    stop.setAttribute('aria-label', stop.dataset['other'] ?? '');
    stop.dataset['other'] = label;
  };

  hero.addEventListener('click', (event) => {
    const target = event.target as Element;
    const action = target.closest<HTMLElement>('[data-slide]')?.dataset['slide'];
    if (action === 'pause') {
      isPaused = !isPaused;
      showPause();
    } else if (action) go(Number(action));
    // A film that plays must not slide away.
    else if (target.closest('[data-video]') && !isPaused) {
      isPaused = true;
      showPause();
    }
  });
  for (const name of ['mouseenter', 'focusin']) hero.addEventListener(name, () => (isLookedAt = true));
  for (const name of ['mouseleave', 'focusout']) hero.addEventListener(name, () => (isLookedAt = false));

  track.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('a,button,iframe')) return;
    isDragged = true;
    startX = event.clientX;
    movedX = 0;
    track.setPointerCapture(event.pointerId);
  });
  track.addEventListener('pointermove', (event) => {
    if (!isDragged) return;
    movedX = event.clientX - startX;
    place(movedX);
  });
  const drop = (): void => {
    if (!isDragged) return;
    isDragged = false;
    if (Math.abs(movedX) > swipePx) go(movedX * direction);
    else place();
  };
  for (const name of ['pointerup', 'pointercancel']) track.addEventListener(name, drop);
  track.addEventListener('dragstart', (event) => event.preventDefault());

  if (isPaused) showPause();
  setInterval(() => {
    if (!isPaused && !isLookedAt && !isDragged && !document.hidden) go(1);
  }, autoplayMs);
}
