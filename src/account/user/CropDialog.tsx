import { useRef, useState } from 'react';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Cropper } from '../../ui/Cropper.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { cropPicture, type Area } from '../shared/picture.ts';
import { useTexts } from '../shared/texts.tsx';
import { useObjectUrl } from './use-object-url.ts';

export interface CropDialogProps {
  file: File;
  onClose: () => void;
  onDone: (picture: File) => void;
}

/** Sharp as the largest avatar on a fine screen, small on the wire. */
const side = 512;

/** The square of a picture that becomes the avatar. */
export function CropDialog({ file, onClose, onDone }: CropDialogProps) {
  const { t } = useTexts();
  const src = useObjectUrl(file);
  const [busy, setBusy] = useState(false);
  const area = useRef<Area | null>(null);
  const use = async () => {
    if (area.current === null) return;
    setBusy(true);
    const picture = await cropPicture(file, area.current, side);
    setBusy(false);
    if (picture === null) toast('bad', t('errors.UNSUPPORTED_MEDIA'), 'business');
    else onDone(picture);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('user.settings.picture.crop')}
      closeLabel={t('common.actions.close')}
      isLocked={busy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => void use()} busy={busy}>
            {t('user.settings.picture.use')}
          </Button>
        </>
      }
    >
      <p className="text-sm soft">{t('user.settings.picture.cropHint')}</p>
      {src !== null && (
        <Cropper
          src={src}
          areaLabel={t('user.settings.picture.cropArea')}
          zoomLabel={t('user.settings.picture.zoom')}
          previewLabel={t('user.settings.picture.preview')}
          onArea={(chosen) => (area.current = chosen)}
        />
      )}
    </Dialog>
  );
}
