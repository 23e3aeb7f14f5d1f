import { useRef, useState } from 'react';
import { toast } from '../../../client/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cropper } from '../../../ui/field/Cropper.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { cropPicture, type Area, type Size } from './picture.ts';
import { useTexts } from '../texts.tsx';
import { useObjectUrl } from './use-object-url.ts';

export interface CropDialogProps {
  file: File;
  /** Size of the result in pixels. */
  size: Size;
  isRound?: boolean;
  zoomMax?: number;
  texts: { title: string; hint: string; area: string; zoom: string; preview: string; use: string };
  onClose: () => void;
  onDone: (picture: File) => void;
}

/** Chooses a section of a picture. */
export function CropDialog({ file, size, isRound = false, zoomMax, texts, onClose, onDone }: CropDialogProps) {
  const { t } = useTexts();
  const src = useObjectUrl(file);
  const [busy, setBusy] = useState(false);
  const area = useRef<Area | null>(null);
  const use = async () => {
    if (area.current === null) return;
    setBusy(true);
    const picture = await cropPicture(file, area.current, size);
    setBusy(false);
    if (picture === null) toast('bad', t('errors.UNSUPPORTED_MEDIA'), 'business');
    else onDone(picture);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={t('common.actions.close')}
      isLocked={busy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => void use()} busy={busy}>
            {texts.use}
          </Button>
        </>
      }
    >
      <p className="text-sm soft">{texts.hint}</p>
      {src !== null && (
        <Cropper
          src={src}
          aspect={size.width / size.height}
          isRound={isRound}
          zoomMax={zoomMax}
          areaLabel={texts.area}
          zoomLabel={texts.zoom}
          previewLabel={texts.preview}
          onArea={(chosen) => (area.current = chosen)}
        />
      )}
    </Dialog>
  );
}
