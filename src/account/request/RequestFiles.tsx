import { useFormContext, useWatch } from 'react-hook-form';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { plainAddress } from '../../../contract/media-size.ts';
import { acceptOf, uploadRules, type UploadRule } from '../../../contract/upload/rules.ts';
import type { FileEntry } from '../../form/files.ts';
import type { UploadList } from '../../form/upload-list.ts';
import type { FileItem } from '../../ui/field/FileDrop.tsx';
import { FileField } from '../shared/fields/FileField.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useFileItems } from '../shared/fields/use-file-items.tsx';
import { useTexts } from '../shared/texts.tsx';
import type { RequestValues } from './form.ts';

export interface RequestFilesProps {
  present: Pick<OwnRequest, 'imageUrls' | 'fileUrls' | 'fileNames'> | null;
  images: UploadList;
  files: UploadList;
}

/** Pictures and files of a request: stored ones, and new ones that the next save uploads. */
export function RequestFiles({ present, images, files }: RequestFilesProps) {
  return (
    <>
      <FileList
        stored="imageUrls"
        added="images"
        list={images}
        rule={uploadRules.picture}
        countMax={addAndEditRequest.files.ImageList.countMax}
        present={present}
      />
      <FileList
        stored="fileUrls"
        added="files"
        list={files}
        rule={uploadRules.requestDocument}
        countMax={addAndEditRequest.files.FileList.countMax}
        present={present}
      />
    </>
  );
}

interface FileListProps extends Pick<RequestFilesProps, 'present'> {
  stored: 'imageUrls' | 'fileUrls';
  added: 'images' | 'files';
  list: UploadList;
  rule: UploadRule;
  countMax: number;
}

const fileOf = (url: string): string => url.split('/').at(-1) ?? url;

function FileList({ stored, added, list, rule, countMax, present }: FileListProps) {
  const texts = useTexts();
  const { t, number } = texts;
  const { getValues, setValue } = useFormContext<RequestValues>();
  const urls = useWatch<RequestValues, typeof stored>({ name: stored });
  const { value, ref, onBlur, errorMessage } = useBound(added);
  const fresh = useFileItems(value as FileEntry[], list);
  /** As the API returned them. */
  const signed = present?.[stored] ?? [];
  const items: FileItem[] = [
    ...urls.map((url, index) => {
      const at = signed.findIndex((each) => plainAddress(each) === url);
      return stored === 'imageUrls'
        ? { id: url, name: t('form.picture', { number: number(index + 1) }), previewUrl: signed[at] ?? url }
        : { id: url, name: present?.fileNames?.[at] ?? fileOf(url) };
    }),
    ...fresh,
  ];
  const ready = async (chosen: File[]): Promise<File[]> => {
    const { allowedFiles, filesWithin } = await import('../shared/fields/allowed-files.ts');
    const good = await allowedFiles(chosen, rule, t);
    // Includes files that were chosen while these were checked.
    return filesWithin({ countMax, count: getValues(stored).length + getValues(added).length }, good, texts);
  };
  const remove = (id: string): void => {
    if (urls.includes(id))
      setValue(
        stored,
        urls.filter((url) => url !== id),
        { shouldDirty: true },
      );
    else list.remove(id);
  };
  return (
    <FileField
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
      onAdd={(chosen) => void list.addLater(ready(chosen)).catch(() => sayFailure(t('errors.NETWORK')))}
      onRemove={remove}
    />
  );
}
