import { certificateReasons, type RejectReasonCode, rejectReasons } from '../../../../contract/moderation/reject-reasons.ts';
import { rejectFields } from '../../../../contract/moderation/reject-fields.ts';
import { readRejectReason } from '../../../../contract/moderation/reject-reason.ts';
import { useTexts } from '../texts.tsx';

const allFields = [...new Set(Object.values(rejectFields).flat())];

/** Why something was rejected: the reasons in the reader's language, then the moderator's note as it was written. */
export function RejectReason({ text }: { text: string }) {
  const { t } = useTexts();
  const { reasons, note, faults = [] } = readRejectReason(text);
  /** With the fields that it refers to. */
  const textOf = (reason: RejectReasonCode): string => {
    const fields = allFields.filter((field) => faults.some((fault) => fault.reason === reason && fault.field === field));
    const words = t(`moderation.reasons.${reason}`);
    return fields.length === 0
      ? words
      : t('moderation.reasonAt', { reason: words, fields: fields.map((field) => t(`moderation.fields.${field}`)).join(', ') });
  };
  const known = [...rejectReasons, ...certificateReasons].filter((reason) => reasons.includes(reason)).map(textOf);
  return (
    <>
      {known.length > 0 && t('moderation.reasonSentence', { reasons: known.join(' · ') })} {note !== '' && <bdi>{note}</bdi>}
    </>
  );
}
