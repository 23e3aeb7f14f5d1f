import * as z from 'zod/mini';

/** For the owner: keywords from before letters were kept, whose ı was lost and cannot be derived. */
export const keywordsToCheck = { keywordsToCheck: z.optional(z.array(z.string())) };
