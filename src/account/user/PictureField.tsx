import { lazy, Suspense, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadBytesMax } from '../../../contract/limits.ts';
import { acceptOf, uploadRules } from '../../../contract/upload/rules.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldMessage } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { useTexts } from '../shared/texts.tsx';
import { asList } from '../../form/files.ts';
import type { UploadList } from '../../form/upload-list.ts';
import { useFileItems } from '../shared/fields/use-file-items.tsx';
import { Setting } from './Setting.tsx';
import { useObjectUrl } from '../shared/fields/use-object-url.ts';
import type { ProfileValues } from './form.ts';

/** The cropper is loaded when someone chooses a picture. */
const CropDialog = lazy(async () => ({ default: (await import('../shared/fields/CropDialog.tsx')).CropDialog }));

const rule = uploadRules.profilePicture;
const million = 1_000_000;
/** Sharp for the largest avatar on a high-density screen, small to transfer. */
const side = 512;

export interface PictureFieldProps {
  storedUrl: string;
  name: string;
  list: UploadList;
}

/** The profile picture: choose, crop, preview or remove. */
export function PictureField({ storedUrl, name, list }: PictureFieldProps) {
  const { t, number } = useTexts();
  const { setError } = useFormContext<ProfileValues>();
  const { value, onChange, onBlur, ref, errorMessage } = useBound('picture');
  const [cropping, setCropping] = useState<File | null>(null);
  const messageId = useId();
  const picture = value as ProfileValues['picture'];
  const [item] = useFileItems(asList(picture), list);
  const freshUrl = useObjectUrl(item?.file ?? null) ?? item?.previewUrl;
  const shownUrl = picture === 'removed' ? '' : (freshUrl ?? storedUrl);

  const take = async (file: File) => {
    const { faultOf } = await import('../shared/fields/picture.ts');
    const code = await faultOf(file, rule);
    if (code === null) setCropping(file);
    else setError('picture', { message: t(`errors.${code}`) });
  };
  const state = picture === 'removed' ? t('user.settings.picture.removed') : picture === null ? null : t('user.settings.picture.fresh');
  return (
    <Setting id="picture" title={t('user.settings.picture.title')} about={t('user.settings.picture.about')}>
      <div className="picture-field">
        <Avatar name={name} src={shownUrl} size="large" round />
        <div className="stack gap-3">
          <div className="row">
            <label className="button button--secondary picture-field__choose">
              <input
                ref={ref}
                type="file"
                accept={acceptOf(rule)}
                onBlur={onBlur}
                aria-describedby={messageId}
                aria-invalid={errorMessage !== undefined || undefined}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  event.target.value = '';
                  if (file !== undefined) take(file).catch(() => setError('picture', { message: t('errors.NETWORK') }));
                }}
              />
              <Icon name="image" />
              {t(shownUrl === '' ? 'user.settings.picture.choose' : 'user.settings.picture.replace')}
            </label>
            {picture !== null ? (
              <Button variant="quiet" icon="refresh" onClick={() => (item === undefined ? onChange(null) : list.remove(item.id))}>
                {t(storedUrl === '' ? 'common.actions.remove' : 'user.settings.picture.keep')}
              </Button>
            ) : (
              storedUrl !== '' && (
                <Button variant="quiet" icon="trash" onClick={() => onChange('removed')}>
                  {t('user.settings.picture.remove')}
                </Button>
              )
            )}
          </div>
          {state !== null && (
            <p className="text-sm" role="status">
              {state}
            </p>
          )}
          {item?.status}
          <FieldMessage
            id={messageId}
            errorMessage={errorMessage}
            hint={t('user.settings.picture.kinds', { size: number(uploadBytesMax / million) })}
          />
        </div>
      </div>
      {cropping !== null && (
        <Suspense fallback={null}>
          <CropDialog
            file={cropping}
            size={{ width: side, height: side }}
            isRound
            texts={{
              title: t('user.settings.picture.crop'),
              hint: t('user.settings.picture.cropHint'),
              area: t('user.settings.picture.cropArea'),
              zoom: t('user.settings.picture.zoom'),
              preview: t('user.settings.picture.preview'),
              use: t('user.settings.picture.use'),
            }}
            onClose={() => setCropping(null)}
            onDone={(cropped) => {
              list.add([cropped]);
              setCropping(null);
            }}
          />
        </Suspense>
      )}
    </Setting>
  );
}
