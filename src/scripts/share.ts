/** Shares this page, fetched when somebody wants to (site.ts): by the system's own sheet, else its address is copied. */
interface Toast {
  say(text: string, isGood: boolean): void;
}

/** @param loadToast brings what says something in the page's own region */
export async function share({ dataset }: HTMLElement, loadToast: () => Promise<Toast>): Promise<void> {
  const { href: url } = location;
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      (await loadToast()).say(dataset['copied'] ?? '', true);
    }
  } catch (error) {
    // Who closes the sheet has changed their mind; else the address can still be copied by hand.
    if ((error as Error).name !== 'AbortError') (await loadToast()).say(url, true);
  }
}
