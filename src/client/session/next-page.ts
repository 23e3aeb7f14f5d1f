/** What is said on the page that is loaded next: a toast of this one would go with it. */

const name = 'next-page';

/** What may be said there; the page that is loaded has the words. */
export type NextWord = 'requestSent' | 'quoteAsked';

/** @param word said once, by the first page that knows it */
export function sayNext(word: NextWord): void {
  try {
    sessionStorage.setItem(name, word);
  } catch {
    // Without storage nothing is said; what was done is seen there.
  }
}

/** @returns whether it was to be said here; asked again, it was not */
export function takeNext(word: NextWord): boolean {
  try {
    if (sessionStorage.getItem(name) !== word) return false;
    sessionStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
