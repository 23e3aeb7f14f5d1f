/**
 * Machine translation of texts that an author did not write in the reader's language: only of stored texts that the call names, never of
 * free text.
 */
import { defineCall } from '../wire/call.ts';

export type TranslateTarget = 'request' | 'product' | 'company';

export const translateText = defineCall({
  method: 'POST',
  path: '/Tools/TranslateText',
  access: { who: 'anyone' },
  // The source text never changes.
  reads: [],
});

export const translateMessage = defineCall({
  method: 'POST',
  path: '/Tools/TranslateMessage',
  access: { who: 'member', flag: 'getChat' },
  // The source text never changes.
  reads: [],
});
