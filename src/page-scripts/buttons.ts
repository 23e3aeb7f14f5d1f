/**
 * Actions of buttons that few visitors press (site.ts): share this page, by the system's sheet or by copying its address. No island:
 * React would delay a single press.
 */
import { sharedAddress } from '../client/shared-address.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import toastAddress from './toast.js?url&no-inline';

const say = async (text: string): Promise<void> =>
  ((await import(/* @vite-ignore */ toastAddress)) as { say(text: string, isGood: boolean): void }).say(text, true);

async function share({ dataset }: HTMLElement): Promise<void> {
  const url = sharedAddress();
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      await say(dataset['copied'] ?? '');
    }
  } catch (error) {
    // Closing the sheet is no failure; otherwise the address is shown for copying.
    if ((error as Error).name !== 'AbortError') await say(url);
  }
}

document.addEventListener('do', ({ target }) => {
  const button = target as HTMLElement;
  if (button.dataset['do'] === 'share') void share(button);
});
