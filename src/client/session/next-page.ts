/** A message for the next page: a toast of this one would disappear with it. */

const name = 'next-page';

/** Messages by name; the next page has the texts. */
export type NextWord = 'requestSent' | 'quoteAsked';

/** @param word shown once, by the first page that knows it */
export function sayNext(word: NextWord): void {
  try {
    sessionStorage.setItem(name, word);
  } catch {
    // Without storage there is no message; the next page shows the result anyway.
  }
}

/** @returns whether the message is to be shown here; true once */
export function takeNext(word: NextWord): boolean {
  try {
    if (sessionStorage.getItem(name) !== word) return false;
    sessionStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
