import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadBytesMax } from '../../../contract/limits.ts';
import { acceptOf, formatOfName, type UploadFault, uploadFault, uploadRules } from '../../../contract/upload/rules.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import type { ProductValues } from './form.ts';
import { type Picture, pictureSideMax } from './pictures.ts';
import type { PictureOrderProps } from './PictureOrder.tsx';
import { isolated } from '../../../contract/text/isolate.ts';

/** Loaded only when there are pictures. */
const PictureOrder = lazy(async () => ({ default: (await import('./PictureOrder.tsx')).PictureOrder }));

const rule = uploadRules.picture;
const million = 1_000_000;

export interface ProductPicturesProps extends Pick<PictureOrderProps, 'list' | 'signed'> {
  limit: number;
  isBusy: boolean;
}

/** The pictures of a product: scaled and uploaded when they are chosen, in an order whose first is the cover. */
export function ProductPictures({ list, signed, limit, isBusy }: ProductPicturesProps) {
  const { t, number } = useTexts();
  const { getValues } = useFormContext<ProductValues>();
  const { value, onChange, ref, onBlur, errorMessage } = useBound('pictures');
  const [isReading, setReading] = useState(false);
  const pictures = value as Picture[];
  const isFull = pictures.length >= limit;

  const refuse = (file: File, code: UploadFault['code']): void => sayFailure(`${isolated(file.name)}: ${t(`errors.${code}`)}`);

  const ready = async (chosen: File[]): Promise<File[]> => {
    const { shrinkPicture } = await import('../shared/fields/picture.ts');
    const added: File[] = [];
    const room = limit - getValues('pictures').length;
    // One after the other: several photographs at once exceed the memory of a phone.
    for (const file of chosen) {
      if (added.length >= room) {
        sayFailure(t('product.check.picturesMany'));
        break;
      }
      const fault = uploadFault(rule, { format: formatOfName(file.name), bytes: file.size, width: null, height: null });
      const picture = fault === null ? await shrinkPicture(file, pictureSideMax) : null;
      if (picture === null) refuse(file, fault?.code ?? 'UNSUPPORTED_MEDIA');
      else added.push(picture);
    }
    return added;
  };
  const add = async (chosen: File[]): Promise<void> => {
    setReading(true);
    await list.addLater(ready(chosen)).catch(() => sayFailure(t('errors.NETWORK')));
    setReading(false);
  };

  return (
    <div className="stack gap-3">
      <FileDrop
        ref={ref}
        onBlur={onBlur}
        label={t('product.field.pictures')}
        hint={
          isFull
            ? t('product.picture.full', { limit: number(limit) })
            : t('product.hint.pictures', { size: number(uploadBytesMax / million), limit: number(limit) })
        }
        errorMessage={errorMessage}
        isRequired
        accept={acceptOf(rule)}
        multiple
        disabled={isReading || isBusy}
        files={[]}
        isFull={isFull}
        onAdd={(files) => void add(files)}
        onRemove={() => undefined}
        prompt={
          <>
            <strong>{t('product.picture.choose')}</strong> {t('product.picture.orDrop')}
          </>
        }
        removeLabel={String}
        progressLabel={String}
      />
      <Suspense>{pictures.length > 0 && <PictureOrder pictures={pictures} list={list} signed={signed} onChange={onChange} />}</Suspense>
    </div>
  );
}
