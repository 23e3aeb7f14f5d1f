/**
 * A film is loaded after a press on play, and only from YouTube's cookie-free host. No island: a press inserts a frame; React would be
 * loaded before the film.
 */
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-video]');
  const place = button?.parentElement;
  if (!button || !place) return;
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${button.dataset['video'] ?? ''}?autoplay=1&hl=${document.documentElement.lang}`;
  frame.title = button.getAttribute('aria-label') ?? '';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  place.replaceChildren(frame);
  frame.focus();
});
