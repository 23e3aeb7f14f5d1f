/** Stores a message for the next page, because a toast of this page would disappear with the page. */
import { readTabText, writeTabText } from '../store/tab.ts';

const name = 'next-page';

/** Names of messages. The next page has their texts. */
export type NextWord = 'requestSent' | 'quoteAsked';

/** @param word name of the message, which the first page that knows it shows once */
export const sayNext = (word: NextWord): void => writeTabText(name, word);

/** @returns whether the message is to be shown here; true once */
export function takeNext(word: NextWord): boolean {
  if (readTabText(name) !== word) return false;
  writeTabText(name, null);
  return true;
}
