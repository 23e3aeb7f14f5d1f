import * as z from 'zod/mini';

/** Of the owner's view: keywords that lost their ı before keywords kept their letters, where nothing says any more how they were typed. */
export const keywordsToCheck = { keywordsToCheck: z.optional(z.array(z.string())) };
