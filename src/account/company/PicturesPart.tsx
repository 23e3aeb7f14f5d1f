import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadRules } from '../../../contract/upload.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { useBound } from '../../form/fields.tsx';
import { fitPicture } from '../shared/picture.ts';
import { useTexts } from '../shared/texts.tsx';
import type { CompanyValues } from './values.ts';

const accept = 'image/jpeg,image/png,image/webp';

/** Logo and cover: cropped from the middle and scaled here, so that any picture will do. */
export function PicturesPart({ logoUrl, coverUrl }: { logoUrl: string; coverUrl: string }) {
  return (
    <div className="stack gap-6">
      <PictureField name="logo" storedUrl={logoUrl} rule={uploadRules.logo} isRequired />
      <PictureField name="cover" storedUrl={coverUrl} rule={uploadRules.cover} />
    </div>
  );
}

interface PictureFieldProps {
  name: 'logo' | 'cover';
  storedUrl: string;
  rule: { width: number; height: number };
  isRequired?: boolean;
}

function PictureField({ name, storedUrl, rule, isRequired }: PictureFieldProps) {
  const { t, number } = useTexts();
  const { setError } = useFormContext<CompanyValues>();
  const { value, onChange, ref, onBlur, errorMessage } = useBound(name);
  const [isFitting, setFitting] = useState(false);
  const chosen = value as File | null;
  const size = { width: number(rule.width), height: number(rule.height) };

  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    setFitting(true);
    const picture = await fitPicture(file, rule.width, rule.height);
    setFitting(false);
    if (picture === null) setError(name, { message: t('errors.UNSUPPORTED_MEDIA') });
    else onChange(picture);
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
        disabled={isFitting}
        files={chosen === null ? [] : [{ id: name, name: chosen.name, file: chosen, text: t('company.picture.notSaved') }]}
        onAdd={(files) => void take(files)}
        onRemove={() => onChange(null)}
        prompt={
          <>
            <strong>{storedUrl === '' && chosen === null ? t('account.file.choose') : t('account.file.replace')}</strong>{' '}
            {t('account.file.orDrop')}
          </>
        }
        removeLabel={(file) => t('account.removeOne', { name: file })}
        progressLabel={(file) => t('account.file.progress', { name: file })}
      />
    </div>
  );
}
