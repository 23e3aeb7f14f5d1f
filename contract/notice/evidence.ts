/** Files with a report of public content or an appeal: private, checked by their content, and deleted with the report or appeal. */
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
