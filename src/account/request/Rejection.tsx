import { RejectReason } from '../shared/gate/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';

/** Why the request was rejected, which fields are concerned, and what the person confirms by sending it again. */
export function Rejection({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <>
      <p>
        <span className="soft">{t('request.form.rejectedBecause')}</span> <RejectReason text={text} />
      </p>
      <p>{t('request.form.resend.text')}</p>
    </>
  );
}
