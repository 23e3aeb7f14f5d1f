import { useFormContext, useWatch } from 'react-hook-form';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { acceptOf, formatOfName, uploadFault, uploadRules, type UploadRule } from '../../../contract/upload.ts';
import { toast } from '../../client/toasts.ts';
import { localeOf } from '../../i18n/languages.ts';
import { FileDrop, type FileItem } from '../../ui/FileDrop.tsx';
import { useBound } from '../../form/fields.tsx';
import { useTexts } from '../shared/texts.tsx';
import type { RequestValues } from './form.ts';

/** Pictures and files of a request: those that are stored and those that go with the next saving. */
export function RequestFiles() {
  return (
    <>
      <FileList stored="imageUrls" added="images" rule={uploadRules.picture} countMax={addAndEditRequest.files.ImageList.countMax} />
      <FileList stored="fileUrls" added="files" rule={uploadRules.requestDocument} countMax={addAndEditRequest.files.FileList.countMax} />
    </>
  );
}

interface FileListProps {
  stored: 'imageUrls' | 'fileUrls';
  added: 'images' | 'files';
  rule: UploadRule;
  countMax: number;
}

const megabyte = 1_000_000;
const nameOf = (url: string): string => decodeURIComponent(url.split('/').at(-1) ?? url);

function FileList({ stored, added, rule, countMax }: FileListProps) {
  const { t, number, language } = useTexts();
  const { setValue } = useFormContext<RequestValues>();
  const urls = useWatch<RequestValues, typeof stored>({ name: stored });
  const { value, onChange, ref, onBlur, errorMessage } = useBound(added);
  const files = value as File[];
  const size = (bytes: number): string => {
    const [unit, length] = bytes < megabyte ? (['kilobyte', 1000] as const) : (['megabyte', megabyte] as const);
    return new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      bytes / length,
    );
  };

  const items: FileItem[] = [
    ...urls.map((url) => ({ id: url, name: nameOf(url), ...(stored === 'imageUrls' && { previewUrl: url }) })),
    ...files.map((file, index) => ({ id: String(index), name: file.name, file, text: size(file.size) })),
  ];
  const add = (chosen: File[]): void => {
    const good = chosen.filter((file) => {
      const fault = uploadFault(rule, { format: formatOfName(file.name), bytes: file.size, width: null, height: null });
      if (fault !== null) toast('bad', `${file.name}: ${t(`errors.${fault.code}`)}`, 'business');
      return fault === null;
    });
    onChange([...files, ...good].slice(0, Math.max(0, countMax - urls.length)));
  };
  const remove = (id: string): void => {
    if (urls.includes(id))
      setValue(
        stored,
        urls.filter((url) => url !== id),
        { shouldDirty: true },
      );
    else onChange(files.filter((_, index) => String(index) !== id));
  };
  return (
    <FileDrop
      ref={ref}
      onBlur={onBlur}
      label={t(`request.form.field.${added}`)}
      optionalLabel={t('common.optional')}
      hint={t(`request.form.hint.${added}`, { limit: number(countMax) })}
      errorMessage={errorMessage}
      accept={acceptOf(rule)}
      multiple
      files={items}
      isFull={items.length >= countMax}
      onAdd={add}
      onRemove={remove}
      prompt={
        <>
          <strong>{t('account.file.choose')}</strong> {t('account.file.orDrop')}
        </>
      }
      removeLabel={(name) => t('account.removeOne', { name })}
      progressLabel={(name) => t('account.file.progress', { name })}
    />
  );
}
