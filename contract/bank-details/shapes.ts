import * as z from 'zod/mini';

/**
 * Mark of a text with bank details: `changed` if its company gave others before, or mentions a new account. Documents (quotes, pro-formas)
 * are marked whenever there are details.
 */
export const bankMark = z.nullable(z.enum(['first', 'changed']));
export type BankMark = z.infer<typeof bankMark>;
