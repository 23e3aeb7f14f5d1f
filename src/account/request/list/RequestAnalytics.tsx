import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { OwnAnalytics } from '../../shared/analytics/OwnAnalytics.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** Daily analytics of a request, above the list. */
export function RequestAnalytics({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('common.actions.close')} wide>
      <OwnAnalytics target="request" id={id} />
    </Dialog>
  );
}
