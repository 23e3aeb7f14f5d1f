/**
 * Actions of buttons that few visitors press (site.ts): share this page, by the system's sheet or by copying its address. No island:
 * React would delay a single press.
 */
import { sharedAddress } from '../client/shared-address.ts';
import { say } from './show-toast.ts';

async function share({ dataset }: HTMLElement): Promise<void> {
  const url = sharedAddress();
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      await say(dataset['copied'] ?? '', true);
    }
  } catch (error) {
    // Closing the sheet is no failure; otherwise the address is shown for copying.
    if ((error as Error).name !== 'AbortError') await say(url, true);
  }
}

function act(pressed: EventTarget | null): void {
  const button = pressed instanceof Element ? pressed.closest<HTMLElement>('[data-do="share"]') : null;
  if (button !== null) void share(button);
}
document.addEventListener('click', ({ target }) => act(target));
// Pressed while this script was being loaded (src/boot.js).
act((window as { pressed?: EventTarget }).pressed ?? null);
