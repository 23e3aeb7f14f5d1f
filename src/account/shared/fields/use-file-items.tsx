import { useStore } from '@nanostores/react';
import { $uploadAddresses, ownFileOf } from '../../../client/upload/state.ts';
import { type FileEntry, isChosen } from '../../../form/files.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import type { FileItem } from '../../../ui/field/FileDrop.tsx';
import { useTexts } from '../texts.tsx';
import { UploadState } from './UploadState.tsx';

/** New files of a form as rows, each with its progress and a button to remove it. */
export function useFileItems(entries: readonly FileEntry[], list: UploadList): FileItem[] {
  const { t, language } = useTexts();
  const addresses = useStore($uploadAddresses);
  return entries.map((entry) => {
    const { id } = entry;
    const { name, bytes, file, address } = isChosen(entry)
      ? { name: entry.file.name, bytes: entry.file.size, file: entry.file, address: undefined }
      : { ...entry, file: ownFileOf(entry.key), address: /\.(?:jpg|png|webp)$/.test(entry.key) ? addresses[entry.key] : undefined };
    return {
      id,
      name,
      text: formatBytes(bytes, language),
      status: <UploadState id={id} name={name} stateOf={list.stateOf} retry={list.retry} />,
      ...(file !== undefined && { file }),
      ...(address !== undefined && { previewUrl: address }),
      ...(isChosen(entry) && { removeLabel: t('account.file.cancel', { name }) }),
    };
  });
}
