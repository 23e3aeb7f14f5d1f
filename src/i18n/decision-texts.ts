/** Reasons of decisions in the reader's language. */
import type { ShownDecision } from '../../contract/decision/schemas.ts';
import type { RejectReason } from '../../contract/moderation/rejection.ts';
import { suspensionReasons } from '../../contract/moderation/suspension.ts';
import type { TextsOf } from './keys.ts';
import { rejectionTexts } from './rejection-texts.ts';

/** Reasons of any decision: a rejection, a suspension or a report of a chat. */
export const decisionTexts = (t: TextsOf<'moderation' | 'people'>, reason: RejectReason): string[] => [
  ...rejectionTexts(t, reason),
  ...suspensionReasons.filter((code) => reason.reasons.includes(code)).map((code) => t(`people.reasons.${code}`)),
  ...(reason.reasons.includes('ABUSE') ? [t('moderation.report.reasons.ABUSE')] : []),
];

/** Names of the pictures that a decision removed. @param number formats a position */
export const picturePlacesText = (t: TextsOf, removed: ShownDecision['removed'], number: (value: number) => string): string =>
  removed
    .map((place) => (typeof place === 'number' ? t('decision.picture', { number: number(place) }) : t(`decision.slots.${place}`)))
    .join(' · ');
