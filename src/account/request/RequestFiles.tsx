import { useFormContext, useWatch } from 'react-hook-form';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { acceptOf, uploadRules, type UploadRule } from '../../../contract/upload.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { FileDrop, type FileItem } from '../../ui/FileDrop.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { sayBad } from '../shared/say-bad.ts';
import { useTexts } from '../shared/texts.tsx';
import type { RequestValues } from './form.ts';

/** Pictures and files of a request: those that are stored and those that go with the next saving. */
export function RequestFiles({ present }: { present: Pick<OwnRequest, 'fileUrls' | 'fileNames'> | null }) {
  const names = Object.fromEntries((present?.fileUrls ?? []).map((url, index) => [url, present?.fileNames?.[index] ?? fileOf(url)]));
  return (
    <>
      <FileList
        stored="imageUrls"
        added="images"
        rule={uploadRules.picture}
        countMax={addAndEditRequest.files.ImageList.countMax}
        names={{}}
      />
      <FileList
        stored="fileUrls"
        added="files"
        rule={uploadRules.requestDocument}
        countMax={addAndEditRequest.files.FileList.countMax}
        names={names}
      />
    </>
  );
}

interface FileListProps {
  stored: 'imageUrls' | 'fileUrls';
  added: 'images' | 'files';
  rule: UploadRule;
  countMax: number;
  /** By address. */
  names: Readonly<Record<string, string>>;
}

const fileOf = (url: string): string => url.split('/').at(-1) ?? url;

function FileList({ stored, added, rule, countMax, names }: FileListProps) {
  const { t, number, language } = useTexts();
  const { getValues, setValue } = useFormContext<RequestValues>();
  const urls = useWatch<RequestValues, typeof stored>({ name: stored });
  const { value, onChange, ref, onBlur, errorMessage } = useBound(added);
  const files = value as File[];
  const items: FileItem[] = [
    ...urls.map((url, index) => ({
      id: url,
      name: names[url] ?? t('form.picture', { number: number(index + 1) }),
      ...(stored === 'imageUrls' && { previewUrl: url }),
    })),
    ...files.map((file, index) => ({ id: String(index), name: file.name, file, text: formatBytes(file.size, language) })),
  ];
  const add = async (chosen: File[]): Promise<void> => {
    const { allowedFiles } = await import('../shared/allowed-files.ts');
    const good = await allowedFiles(chosen, rule, t);
    if (good.length > 0) onChange([...getValues(added), ...good].slice(0, Math.max(0, countMax - getValues(stored).length)));
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
      onAdd={(chosen) => void add(chosen).catch(() => sayBad(t('errors.NETWORK')))}
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
