import * as z from 'zod/mini';
import { shownDecision } from '../decision/schemas.ts';

/** A suspension that strikes propose, in the console. */
export const shownProposal = z.object({
  person: z.object({ id: z.string(), fullName: z.string() }),
  /** Strikes that count now. */
  count: z.number(),
  /**
   * Whether the strikes still suffice for a suspension. This ends when some of them have ended, were lifted or were corrected on appeal.
   */
  isEnough: z.boolean(),
  /** The newest first, also those that do not count any more. */
  strikes: z.array(
    z.object({
      decision: z.omit(shownDecision, { path: true, appeal: true, canAppeal: true }),
      targetId: z.string(),
      isLifted: z.boolean(),
      isUpheld: z.boolean(),
    }),
  ),
});
export type ShownProposal = z.infer<typeof shownProposal>;
