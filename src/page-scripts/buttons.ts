/**
 * What buttons do that few visitors press (site.ts): to share this page, by the system's own sheet or by its copied address. No island:
 * one press of one button, which React would make wait.
 */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import toastAddress from './toast.js?url&no-inline';

const say = async (text: string): Promise<void> =>
  ((await import(/* @vite-ignore */ toastAddress)) as { say(text: string, isGood: boolean): void }).say(text, true);

async function share({ dataset }: HTMLElement): Promise<void> {
  const { href: url } = location;
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      await say(dataset['copied'] ?? '');
    }
  } catch (error) {
    // Who closes the sheet has changed their mind; else the address can still be copied by hand.
    if ((error as Error).name !== 'AbortError') await say(url);
  }
}

document.addEventListener('do', ({ target }) => {
  const button = target as HTMLElement;
  if (button.dataset['do'] === 'share') void share(button);
});
