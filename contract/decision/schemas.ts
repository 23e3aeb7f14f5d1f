import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { shownEvidence } from '../notice/evidence.ts';
import { rulePages } from '../rules.ts';
import { requiredLine, requiredText } from '../text/text.ts';
import { id, nothing, time } from '../wire/wire.ts';
import { appealOutcomes, appealTextMax, decisionActs, decisionTargets, detections, liftNoteMax, pictureSlots } from './fields.ts';

/** Of the link of a decision: its id and a signature. */
const guid = requiredLine(100);

/** The statement of reasons for a decision, and what became of an appeal. */
export const shownDecision = z.object({
  number: z.string(),
  act: z.enum(decisionActs),
  kind: z.enum(decisionTargets),
  targetId: z.string(),
  /** The name of what it restricts, as it was; empty for a person. */
  targetName: z.string(),
  /** Which pictures it removed: a place of a company, or a position from 1 on. */
  removed: z.array(z.union([z.enum(pictureSlots), z.number()])),
  /** JSON text (contract/moderation/rejection.ts). */
  reason: z.string(),
  /** The rules that it refers to, in the version of that time. */
  rules: z.array(z.object({ page: z.enum(rulePages), anchor: z.string(), version: z.number() })),
  detection: z.enum(detections),
  dtCreatedAt: time,
  dtAppealUntil: time,
  /** When a moderator lifted it without an appeal. */
  dtLiftedAt: z.nullable(time),
  /** Until when it counts as a strike, if it is one that has not ended, been lifted or corrected on appeal. */
  dtStrikeUntil: z.nullable(time),
  canAppeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      dtCreatedAt: time,
      /** Null while it waits. */
      outcome: z.nullable(z.enum(appealOutcomes)),
      note: z.string(),
      dtHandledAt: z.nullable(time),
      files: shownEvidence,
    }),
  ),
  /** Of its page, without language prefix. */
  path: z.string(),
});
export type ShownDecision = z.infer<typeof shownDecision>;

/** Addresses for moderators, signed: nobody else sees what a decision removed. Empty while another moderator works on the item. */
const removedPictures = z.array(z.string());

/** A decision in the console, beside other things of the same account. */
export const pastDecision = z.object({
  id,
  ...z.pick(shownDecision, { number: true, act: true, kind: true, targetName: true, reason: true, dtCreatedAt: true, dtLiftedAt: true })
    .shape,
  decidedBy: z.string(),
  removedPictures,
  appeal: z.nullable(z.enum(['waits', ...appealOutcomes])),
  canLift: z.boolean(),
});
export type PastDecision = z.infer<typeof pastDecision>;

/** An appeal in the console. */
export const shownAppeal = z.object({
  text: z.string(),
  files: shownEvidence,
  decision: z.omit(shownDecision, { path: true, appeal: true, canAppeal: true }),
  decidedBy: z.string(),
  removedPictures,
});
export type ShownAppeal = z.infer<typeof shownAppeal>;

export const getDecisions = {
  data: z.object({
    decisions: z.array(shownDecision),
    /** How many strikes count now; enough of them propose a suspension to a moderator. */
    strikes: z.number(),
  }),
  summary: 'Decisions that restricted the caller’s own account or its content, the newest first: at most 100; and how many strikes count.',
} as const satisfies CallSchemas;
export const getDecision = {
  query: z.object({ guid }),
  data: shownDecision,
  errors: ['TOKEN_NOT_FOUND'],
  summary: 'One decision with its statement of reasons, by the token of its link.',
} as const satisfies CallSchemas;
export const addAppeal = {
  body: z.strictObject({ guid, text: requiredText(appealTextMax) }),
  data: nothing,
  errors: [
    'TOKEN_NOT_FOUND',
    'TOKEN_EXPIRED',
    'GONE',
    'ALREADY_APPEALED',
    'THROTTLED',
    'UNSUPPORTED_MEDIA',
    'EMPTY_FILE',
    'TOO_LARGE',
    'UPLOAD_GONE',
  ],
  summary:
    'Contests a decision: once, within six months, with up to three private files (pdf, jpg, png, webp). A moderator who has not made the decision decides about it.',
} as const satisfies CallSchemas;
export const liftDecision = {
  body: z.strictObject({ id, note: requiredText(liftNoteMax) }),
  data: z.object({
    /** What it took is returned; not if its owner has changed it since. */
    isReturned: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DECIDED', 'APPEAL_WAITS', 'STALE_VERSION'],
  summary: 'Ends a decision that was mistaken, and returns what it took, without an appeal. Suspensions are ended elsewhere.',
} as const satisfies CallSchemas;
