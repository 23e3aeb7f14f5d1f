import * as z from 'zod/mini';
import { authorText } from '../text/author-texts.ts';
import type { CallSchemas } from '../wire/call.ts';
import { id, language } from '../wire/wire.ts';

export const translateText = {
  body: z.strictObject({ target: z.enum(['request', 'product', 'company'], 'INVALID'), id, language }),
  data: authorText,
  errors: ['NOT_FOUND', 'NO_TRANSLATION', 'THROTTLED'],
  summary: 'Machine translation of name and description of a public item; a company’s name stays.',
} as const satisfies CallSchemas;

export const translateMessage = {
  body: z.strictObject({ chatId: id, id, language }),
  data: z.object({ text: z.string() }),
  errors: ['NOT_FOUND', 'NO_TRANSLATION', 'THROTTLED'],
  summary: 'Machine translation of a chat’s message for one of its two companies.',
} as const satisfies CallSchemas;
