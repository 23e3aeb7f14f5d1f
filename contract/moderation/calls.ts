/** The moderation queues and decisions: calls of the console's moderators. */
import { defineCall } from '../wire/call.ts';
import { certificateReasons, type RejectReasonCode, rejectReasons, takedownReasons } from './rejection.ts';
import type { NoticeKind } from '../notice/fields.ts';
import type { ModerationKind } from './schemas.ts';
import { suspensionReasons } from './suspension.ts';

export const moderationKinds = [
  'company',
  'request',
  'product',
  'phone',
  'contact',
  'report',
  'notice',
  'appeal',
  'proposal',
  'certificate',
] as const;
/** The data of ALREADY_DECIDED. */
export interface EarlierDecision {
  by: string;
  isApproved: boolean;
  at: string;
}

export const claimStates = ['free', 'mine', 'others'] as const;

const moderator = { who: 'console', role: 'moderator' } as const;

export const getQueue = defineCall({
  method: 'GET',
  path: '/Moderation/GetQueue',
  access: moderator,
  reads: ['moderation'],
});
export const getItem = defineCall({
  method: 'GET',
  path: '/Moderation/GetItem',
  access: moderator,
  reads: ['moderation'],
});
export const claimItem = defineCall({
  method: 'POST',
  path: '/Moderation/ClaimItem',
  access: moderator,
  write: true,
  changes: ['moderation'],
});
export const decide = defineCall({
  method: 'POST',
  path: '/Moderation/Decide',
  access: moderator,
  write: true,
  changes: ['moderation', 'company', 'product', 'request', 'content'],
});
/** The reasons that moderators choose from. @param target what the case is about; without it, the reasons of all cases */
export const reasonsFor = (kind: ModerationKind, target?: NoticeKind): readonly RejectReasonCode[] => {
  if (kind === 'certificate' || target === 'certificate') return certificateReasons;
  if (kind === 'notice' && target === undefined) return [...takedownReasons, ...certificateReasons];
  if (kind === 'notice' || kind === 'product') return takedownReasons;
  return kind === 'company' || kind === 'request' ? rejectReasons : [];
};
/** Every code that a decision may state. For a proposed suspension these are the reasons of suspensions. */
export const codesFor = (kind: ModerationKind): readonly string[] => (kind === 'proposal' ? suspensionReasons : reasonsFor(kind));
/** Whether a decision needs a note: where there are no reasons to choose from, and always towards people who appealed or reported. */
export const needsNote = (kind: ModerationKind, isApproved: boolean): boolean =>
  isApproved ? kind === 'appeal' || kind === 'notice' : kind === 'proposal' || reasonsFor(kind).length === 0;
