/** Decisions that restrict an account or its content, and appeals against them (Digital Services Act, articles 17 and 20). */
import { appealMonths, type NoticeKind } from '../notice/fields.ts';

/** `REDUCED`: a company cannot be boosted. `WARNED` takes nothing. */
export const decisionActs = ['REJECTED', 'TAKEN_DOWN', 'PICTURES_REMOVED', 'REDUCED', 'WARNED', 'SUSPENDED', 'FILES_WITHDRAWN'] as const;
export type DecisionAct = (typeof decisionActs)[number];

export const decisionTargets = ['company', 'product', 'request', 'certificate', 'user', 'chat'] as const;
export type DecisionTarget = (typeof decisionTargets)[number];

/** How the facts became known: by a report, or by the moderators' own review. */
export const detections = ['report', 'review'] as const;
export type Detection = (typeof detections)[number];

export const appealOutcomes = ['upheld', 'dismissed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** In characters. */
export const appealTextMax = 2000;
export const liftNoteMax = 500;
/** The newest decisions of an account that are listed, for itself and for moderators. */
export const decisionsShown = 100;
export const pastDecisionsShown = 20;

/** Until when a decision can be contested, in milliseconds since the epoch. @param decidedAt in milliseconds since the epoch */
export function appealableUntil(decidedAt: number): number {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + appealMonths);
  return until.getTime();
}

/** Places of a company's pictures; other pictures are known by their position. */
export const pictureSlots = ['logo', 'cover'] as const;

/** Measures that moderators take, by kind of reported content; the first one is the default. */
export const caseActs = {
  company: ['TAKEN_DOWN', 'PICTURES_REMOVED', 'REDUCED', 'WARNED'],
  product: ['TAKEN_DOWN', 'PICTURES_REMOVED', 'WARNED'],
  request: ['TAKEN_DOWN', 'PICTURES_REMOVED', 'WARNED'],
  certificate: ['TAKEN_DOWN', 'WARNED'],
  // The operator owns articles, so nobody can be warned or restricted.
  article: ['TAKEN_DOWN'],
} as const satisfies Record<NoticeKind, readonly DecisionAct[]>;
export type CaseAct = (typeof caseActs)[NoticeKind][number];

/** Every measure, without repetition. */
export const allCaseActs: readonly CaseAct[] = [...new Set(Object.values(caseActs).flat())];
export const defaultCaseAct: CaseAct = 'TAKEN_DOWN';

/** Decisions that a moderator can lift without an appeal; suspensions are lifted by administrators. */
export const liftableActs: readonly DecisionAct[] = ['REJECTED', 'TAKEN_DOWN', 'PICTURES_REMOVED', 'REDUCED', 'WARNED', 'FILES_WITHDRAWN'];
