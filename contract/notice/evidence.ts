/** Files with a report of public content or an appeal: private, judged by their content, deleted with it. */
import * as z from 'zod/mini';

export const shownEvidence = z.array(
  z.object({
    name: z.string(),
    bytes: z.number(),
    /** Signed, valid for an hour at least. */
    url: z.string(),
  }),
);
export type ShownEvidence = z.infer<typeof shownEvidence>;
