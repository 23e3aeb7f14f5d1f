import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadRules } from '../../../../contract/upload/rules.ts';
import { FileDrop } from '../../../ui/field/FileDrop.tsx';
import { useBound } from '../../../form/fields/use-bound.ts';
import { sizeOf, zoomRoom, type Size } from '../../shared/fields/picture.ts';
import { asList, type FileEntry } from '../../../form/files.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { useFileItems } from '../../shared/fields/use-file-items.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { CompanyValues } from './values.ts';

/** The cropper is loaded when someone chooses a picture. */
const CropDialog = lazy(async () => ({ default: (await import('../../shared/fields/CropDialog.tsx')).CropDialog }));

const accept = 'image/jpeg,image/png,image/webp';
const zoomMax = 4;

export interface PicturesPartProps {
  logoUrl: string;
  coverUrl: string;
  lists: Record<'logo' | 'cover', UploadList>;
}

/** Logo and cover: the person chooses a section, and the browser scales it to the stored size. */
export function PicturesPart({ logoUrl, coverUrl, lists }: PicturesPartProps) {
  return (
    <div className="stack gap-6">
      <PictureField name="logo" list={lists.logo} storedUrl={logoUrl} rule={uploadRules.logo} isRequired />
      <PictureField name="cover" list={lists.cover} storedUrl={coverUrl} rule={uploadRules.cover} />
    </div>
  );
}

interface PictureFieldProps {
  name: 'logo' | 'cover';
  list: UploadList;
  storedUrl: string;
  rule: { width: number; height: number };
  isRequired?: boolean;
}

function PictureField({ name, list, storedUrl, rule, isRequired }: PictureFieldProps) {
  const { t, number } = useTexts();
  const { setError } = useFormContext<CompanyValues>();
  const { value, ref, onBlur, errorMessage } = useBound(name);
  const [cropping, setCropping] = useState<{ file: File; room: number } | null>(null);
  const chosen = value as FileEntry | null;
  const items = useFileItems(asList(chosen), list);
  const size = { width: number(rule.width), height: number(rule.height) };

  /** A picture with fewer pixels would be blurred, and the API accepts the exact size only. */
  const faultOf = (picture: Size | null): string | null => {
    if (picture === null) return t('errors.UNSUPPORTED_MEDIA');
    if (zoomRoom(picture, rule) >= 1) return null;
    const least = { widthMin: number(rule.width), heightMin: number(rule.height) };
    return t('company.picture.small', { width: number(picture.width), height: number(picture.height), ...least });
  };
  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    const picture = await sizeOf(file);
    const message = file.size === 0 ? t('errors.EMPTY_FILE') : faultOf(picture);
    if (message !== null || picture === null) setError(name, { message: message ?? '' });
    else setCropping({ file, room: zoomRoom(picture, rule) });
  };

  return (
    <div className="stack gap-3">
      {chosen === null && storedUrl !== '' && (
        <img
          className={name === 'logo' ? 'logo-preview' : 'cover-preview'}
          src={storedUrl}
          alt={t(`company.picture.${name}`)}
          width={rule.width}
          height={rule.height}
        />
      )}
      <FileDrop
        ref={ref}
        onBlur={onBlur}
        label={t(`company.picture.${name}`)}
        hint={t('company.picture.hint', size)}
        isRequired={isRequired}
        optionalLabel={isRequired ? undefined : t('common.optional')}
        errorMessage={errorMessage}
        accept={accept}
        files={items.map((item) => ({ ...item, text: t('company.picture.notSaved') }))}
        onAdd={(files) => void take(files)}
        onRemove={list.remove}
        prompt={
          <>
            <strong>{storedUrl === '' && chosen === null ? t('account.file.choose') : t('account.file.replace')}</strong>{' '}
            {t('account.file.orDrop')}
          </>
        }
        removeLabel={(file) => t('account.removeOne', { name: file })}
        progressLabel={(file) => t('account.file.progress', { name: file })}
      />
      {cropping !== null && (
        <Suspense fallback={null}>
          <CropDialog
            file={cropping.file}
            size={rule}
            zoomMax={Math.min(zoomMax, cropping.room)}
            texts={{
              title: t(name === 'logo' ? 'company.picture.cropLogo' : 'company.picture.cropCover'),
              hint: t('company.crop.hint'),
              area: t('company.crop.area'),
              zoom: t('company.crop.zoom'),
              preview: t('company.crop.preview'),
              use: t('company.crop.use'),
            }}
            onClose={() => setCropping(null)}
            onDone={(cropped) => {
              list.add([cropped]);
              setCropping(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
