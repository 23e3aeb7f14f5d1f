import { certificateReasons, rejectReasons } from '../../../contract/moderation/calls.ts';
import { readRejectReason } from '../../../contract/moderation/reject-reason.ts';
import { useTexts } from './texts.tsx';

/** Why something was rejected: the reasons in the reader's language, the moderator's words as they were written: two sentences. */
export function RejectReason({ text }: { text: string }) {
  const { t } = useTexts();
  const { reasons, note } = readRejectReason(text);
  const known = [...rejectReasons, ...certificateReasons]
    .filter((reason) => reasons.includes(reason))
    .map((reason) => t(`moderation.reasons.${reason}`));
  return (
    <>
      {known.length > 0 && t('moderation.reasonSentence', { reasons: known.join(' · ') })} {note !== '' && <bdi>{note}</bdi>}
    </>
  );
}
