import * as z from 'zod/mini';

/** For the owner: keywords from before letters were kept, whose ı was lost and cannot be derived. */
export const keywordsToCheck = { keywordsToCheck: z.optional(z.array(z.string())) };

/** For readers: what keywords that are known words of the trade are called in their language, by the keyword. */
export const keywordNames = { keywordNames: z.optional(z.record(z.string(), z.string())) };
