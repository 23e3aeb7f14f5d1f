/** Reasons of rejections in the reader's language. */
import { allReasons, rejectFields, type RejectReason } from '../../contract/moderation/rejection.ts';
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
        : t('moderation.reasonAt', {
            reason: text,
            fields: fields.map((field) => t(`moderation.fields.${field}`)).join(t('moderation.comma')),
          });
    });
}
