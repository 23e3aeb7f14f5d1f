import type { ClientDirective } from 'astro';
import { waking } from './waking.ts';

/**
 * `client:autoplay`, for what moves by itself so many ms after the page has come: like `client:interaction`, and for that first move, if the
 * browser rests and it is seen. Not for people who asked for less motion or less data.
 */
const autoplay: ClientDirective = (load, { value }, element) => {
  // What moves under a finger has to hear that the finger was lifted meanwhile.
  const start = waking(load, element, ['pointerup']);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const look = (): void => {
    // The island's own element has no box.
    if ((element.firstElementChild?.getBoundingClientRect().bottom ?? 0) > 0) start();
  };
  setTimeout(() => (self.requestIdleCallback ?? setTimeout)(look), Number(value));
};

export default autoplay;
