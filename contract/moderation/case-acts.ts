/** Measures that moderators take against reported content. */
import type { DecisionAct } from '../decision/fields.ts';
import type { NoticeKind } from '../notice/fields.ts';

/** Measures by kind of reported content; the first one is the default. */
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
