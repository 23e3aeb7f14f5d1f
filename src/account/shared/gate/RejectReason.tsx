import { readRejectReason } from '../../../../contract/moderation/rejection.ts';
import { rejectionTexts } from '../../../i18n/rejection-texts.ts';
import { useTexts } from '../texts.tsx';

/** Why something was rejected: the reasons in the reader's language, then the moderator's note as it was written. */
export function RejectReason({ text }: { text: string }) {
  const { t } = useTexts();
  const reason = readRejectReason(text);
  const known = rejectionTexts(t, reason);
  return (
    <>
      {known.length > 0 && t('moderation.reasonSentence', { reasons: known.join(' · ') })} {reason.note !== '' && <bdi>{reason.note}</bdi>}
    </>
  );
}
