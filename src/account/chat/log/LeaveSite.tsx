import { Question } from '../../../form/Question.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { hostOf } from './links.ts';

/** Shows the real host before a link of a message opens another site. @param address null while the dialog is closed */
export function LeaveSite({ address, onClose }: { address: string | null; onClose: () => void }) {
  const { t } = useTexts();
  const go = (): void => {
    if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Question isOpen={address !== null} onClose={onClose} onConfirm={go} title={t('chat.leave.title')} confirmLabel={t('chat.leave.go')}>
      <p>{t('chat.leave.text')}</p>
      <p className="medium">
        <span className="ltr">{address === null ? '' : hostOf(address)}</span>
      </p>
    </Question>
  );
}
