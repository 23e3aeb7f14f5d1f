import * as z from 'zod/mini';

/**
 * Mark of a text with bank details: `changed` if the company has given other details before, or mentions a new account. Documents (quotes,
 * pro-formas) are marked whenever there are details.
 */
export const bankMark = z.nullable(z.enum(['first', 'changed']));
export type BankMark = z.infer<typeof bankMark>;
