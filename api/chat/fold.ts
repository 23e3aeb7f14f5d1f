/**
 * Folding for the keys of chats and the words of their messages. Both are stored without a version that would renew them, so "№" stays the
 * letters "No", as it was when they were written.
 */
import { foldWords } from '../../contract/search/fold.ts';

export const foldChatWords = (text: string): string[] => foldWords(text.replaceAll('№', 'No'));

export const foldChatText = (text: string): string => foldChatWords(text).join(' ');
