/**
 * What an offer is called for a reader where it is only named: in lists, notifications, mails. Its author's own translation comes
 * first, then the platform's, then the original.
 */
import * as z from 'zod/mini';
import { oneLanguage } from './author-texts.ts';

export const title = z.object({
  text: z.string(),
  /** Of the text; absent where nobody has said it, as for a chat's own name. */
  language: z.optional(oneLanguage),
  /** By the platform's translator, when it was published. */
  isTranslated: z.optional(z.boolean()),
  /** What its author called it, where the text is in another language. */
  original: z.optional(z.object({ text: z.string(), language: oneLanguage })),
});
export type Title = z.infer<typeof title>;
/** A field of whatever names an offer; another provider may not have it, and the name beside it is shown. */
export const titled = { title: z.optional(title) };
