/**
 * Actions of buttons that few visitors press (site.ts): share this page, by the system's sheet or by copying its address. No island:
 * React would delay a single press.
 */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import toastAddress from './toast.js?url&no-inline';

const say = async (text: string): Promise<void> =>
  ((await import(/* @vite-ignore */ toastAddress)) as { say(text: string, isGood: boolean): void }).say(text, true);

async function share({ dataset }: HTMLElement): Promise<void> {
  // Without parameters of this visit, such as the one of the app.
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
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
