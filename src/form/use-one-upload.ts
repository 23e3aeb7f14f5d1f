import { useEffect, useState } from 'react';
import type { UploadField } from '../../contract/upload/upload-fields.ts';
import { asList, type FileEntry } from './files.ts';
import { createUploadList, type UploadList } from './upload-list.ts';

/** An upload list for one file that is not among the values of a form. */
export function useOneUpload(field: UploadField): { entry: FileEntry | null; entryNow: () => FileEntry | null; list: UploadList } {
  const [entry, setEntry] = useState<FileEntry | null>(null);
  const [{ list, end, entryNow }] = useState(() => {
    let now: FileEntry | null = null;
    const made = createUploadList(field, {
      now: () => asList(now),
      isOne: () => true,
      set: (entries) => {
        now = (entries.at(-1) as FileEntry | undefined) ?? null;
        setEntry(now);
      },
    });
    return { ...made, entryNow: () => now };
  });
  useEffect(() => end, [end]);
  return { entry, entryNow, list };
}
