/** Machine translation of what an author did not write in the reader's language: never of free text, only of what is named. */
import { defineCall } from '../wire/call.ts';

export type TranslateTarget = 'request' | 'product' | 'company';

export const translateText = defineCall({
  method: 'POST',
  path: '/Tools/TranslateText',
  access: { who: 'anyone' },
  // Translated as it was sent.
  reads: [],
});

export const translateMessage = defineCall({
  method: 'POST',
  path: '/Tools/TranslateMessage',
  access: { who: 'member', flag: 'getChat' },
  // Translated as it was sent.
  reads: [],
});
