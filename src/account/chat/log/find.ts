/** Finds words in the messages of a chat. */
import type { Message } from '../../../../contract/chat/calls.ts';
import { foldText } from '../../../../contract/search/fold.ts';

/** @returns the sequences of messages that contain the words, in order; empty without words */
export function sequencesWith(messages: readonly Message[], words: string): number[] {
  const folded = foldText(words);
  if (folded === '') return [];
  return messages.filter(({ isActive, text }) => isActive && foldText(text).includes(folded)).map(({ sequence }) => sequence);
}
