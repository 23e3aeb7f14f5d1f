/** Stores a message for the next page, because a toast of this page would disappear with the page. */

const name = 'next-page';

/** Names of messages. The next page has their texts. */
export type NextWord = 'requestSent' | 'quoteAsked';

/** @param word name of the message, which the first page that knows it shows once */
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
