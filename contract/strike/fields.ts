/**
 * Decisions that count as strikes, until their time to appeal ends. Enough strikes lead to a proposed suspension, on which a moderator
 * decides.
 */
import { appealableUntil, type AppealOutcome, type DecisionAct } from '../decision/fields.ts';

/**
 * Acts about content or conduct that breaks the rules; a rejection is part of the usual review, and a suspension is the consequence of
 * strikes.
 */
export const strikeActs = ['TAKEN_DOWN', 'PICTURES_REMOVED', 'WARNED', 'FILES_WITHDRAWN'] as const satisfies readonly DecisionAct[];

/** Strikes of one person that propose a suspension; each further one proposes it again. */
export const strikesUntilProposal = 3;

/** Reports of one decision that can be marked as manifestly unfounded: as many as a case shows. */
export const unfoundedMax = 100;

const proposalOutcomes = ['kept', 'suspended'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

interface Decided {
  act: DecisionAct;
  /** In milliseconds since the epoch, like `liftedAt`. */
  decidedAt: number;
  liftedAt: number | null;
  appealOutcome: AppealOutcome | null;
}

/** When the strike of a decision ends, in milliseconds since the epoch; null if it is none, was lifted or corrected on appeal. */
export const strikeEndOf = ({ act, decidedAt, liftedAt, appealOutcome }: Decided): number | null =>
  (strikeActs as readonly string[]).includes(act) && liftedAt === null && appealOutcome !== 'upheld' ? appealableUntil(decidedAt) : null;
