import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { OwnNumbers } from '../../shared/numbers/OwnNumbers.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** What became of a request, day by day, above the list. */
export function RequestNumbers({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('common.actions.close')} wide>
      <OwnNumbers target="request" id={id} />
    </Dialog>
  );
}
