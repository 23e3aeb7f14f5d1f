import * as z from 'zod/mini';

/** For the owner: old keywords that were stored without the letter ı and cannot be corrected automatically. */
export const keywordsToCheck = { keywordsToCheck: z.optional(z.array(z.string())) };

/** For readers: translations of the keywords that are terms of the glossary, by keyword. */
export const keywordNames = { keywordNames: z.optional(z.record(z.string(), z.string())) };
