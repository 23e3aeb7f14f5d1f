/** Shares this page, when somebody wants to (site.ts): by the system's own sheet, else its address is copied. */
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

document.addEventListener('share', ({ target }) => void share(target as HTMLElement));
