/** Machine translation of what an author did not write in the reader's language: never of free text, only of what is named. */
import * as z from 'zod/mini';
import { authorText } from '../author-texts.ts';
import { defineCall } from '../call.ts';
import { id, language } from '../wire.ts';
import { translateTextPlace } from './place.ts';

export const translateText = defineCall({
  name: 'TranslateText',
  ...translateTextPlace,
  access: { who: 'anyone' },
  body: z.strictObject({ target: z.enum(['request', 'product', 'company'], 'INVALID'), id, language }),
  data: authorText,
  errors: ['NOT_FOUND', 'NO_TRANSLATION', 'THROTTLED'],
  summary: 'Name and description of something public, translated by machine; a company’s name stays.',
});

export const translateMessage = defineCall({
  name: 'TranslateMessage',
  method: 'POST',
  path: '/Tools/TranslateMessage',
  access: { who: 'member', flag: 'getChat' },
  body: z.strictObject({ chatId: id, id, language }),
  data: z.object({ text: z.string() }),
  errors: ['NOT_FOUND', 'NO_TRANSLATION', 'THROTTLED'],
  summary: 'A message of a chat, translated by machine for one of its two companies.',
});
