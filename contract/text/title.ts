/**
 * The title of an offer where only its title is shown: in lists, notifications and mails. The author's own translation into the
 * reader's language comes first, then the platform's, then the original.
 */
import * as z from 'zod/mini';
import { oneLanguage } from './author-texts.ts';

export const title = z.object({
  text: z.string(),
  /** The language of the title; missing if unknown, as for the name of a chat. */
  language: z.optional(oneLanguage),
  /** True if the platform's translator wrote it, when it was published. */
  isTranslated: z.optional(z.boolean()),
  /** The author's title, if the text is in another language. */
  original: z.optional(z.object({ text: z.string(), language: oneLanguage })),
});
export type Title = z.infer<typeof title>;
/** A field for answers that name an offer. Another provider's API may not have it; then the name is shown. */
export const titled = { title: z.optional(title) };
