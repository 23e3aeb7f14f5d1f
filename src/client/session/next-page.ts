/** Stores a message for the next page, because a toast of this page would disappear with the page. */
import { inTab, readText, writeText } from '../store/stored.ts';

const name = 'next-page';

/** Names of messages. The next page has their texts. */
export type NextWord = 'requestSent' | 'quoteAsked';

/** @param word name of the message, which the first page that knows it shows once */
export const sayNext = (word: NextWord): void => writeText(name, word, inTab);

/** @returns whether the message is to be shown here; true once */
export function takeNext(word: NextWord): boolean {
  if (readText(name, inTab) !== word) return false;
  writeText(name, null, inTab);
  return true;
}
