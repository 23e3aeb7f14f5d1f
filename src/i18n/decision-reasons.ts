/** Reasons of decisions in the reader's language. */
import { rejectFields } from '../../contract/moderation/reject-fields.ts';
import type { RejectReason } from '../../contract/moderation/reject-reason.ts';
import { allReasons } from '../../contract/moderation/reject-reasons.ts';
import { suspensionReasons } from '../../contract/moderation/suspension.ts';
import type { TextsOf } from './keys.ts';

const allFields = [...new Set(Object.values(rejectFields).flat())];

/** Reasons of a rejection, each with the fields that it refers to. */
export function rejectionTexts(t: TextsOf<'moderation'>, { reasons, faults = [] }: RejectReason): string[] {
  return allReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => {
      const fields = allFields.filter((field) => faults.some((fault) => fault.reason === reason && fault.field === field));
      const text = t(`moderation.reasons.${reason}`);
      return fields.length === 0
        ? text
        : t('moderation.reasonAt', { reason: text, fields: fields.map((field) => t(`moderation.fields.${field}`)).join(', ') });
    });
}

/** Reasons of any decision: a rejection, a suspension or a report of a chat. */
export const decisionTexts = (t: TextsOf<'moderation' | 'people'>, reason: RejectReason): string[] => [
  ...rejectionTexts(t, reason),
  ...suspensionReasons.filter((code) => reason.reasons.includes(code)).map((code) => t(`people.reasons.${code}`)),
  ...(reason.reasons.includes('ABUSE') ? [t('moderation.report.reasons.ABUSE')] : []),
];
