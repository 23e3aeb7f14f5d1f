import * as z from 'zod/mini';

/**
 * A text says where to pay: `changed` when its company has said something else before, or speaks of a new account. Of a document (a quote, a
 * pro-forma) it is told whenever there are details.
 */
export const bankMark = z.nullable(z.enum(['first', 'changed']));
export type BankMark = z.infer<typeof bankMark>;
