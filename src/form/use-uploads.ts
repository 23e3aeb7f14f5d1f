import { useEffect, useState } from 'react';
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { UploadField } from '../../contract/upload/upload-fields.ts';
import { ownFileOf } from '../client/upload/state.ts';
import { asList, type FileEntry, isUploaded } from './files.ts';
import { createUploadList, entriesOf, type UploadList } from './upload-list.ts';

/**
 * Keeps a field and its uploads in sync: a chosen entry becomes one with a key.
 * @param name of a field whose value is a list of entries with ids; or, for one file, an entry or no object
 * @returns the same object while the form exists
 */
export function useUploads<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  field: UploadField,
): UploadList {
  const [{ list, find, end }] = useState(() =>
    createUploadList(field, {
      now: () => entriesOf(form.getValues(name)),
      isOne: () => !Array.isArray(form.getValues(name)),
      set: (entries) => {
        const value = Array.isArray(form.getValues(name)) ? entries : (entries.at(-1) ?? null);
        form.setValue(name, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
        form.clearErrors(name);
      },
    }),
  );
  useEffect(() => end, [end]);

  // A restored draft names files that an earlier page has uploaded.
  const entries = entriesOf(useWatch({ control: form.control, name }));
  const unknown = entries.filter(isUploaded).filter(({ key }) => ownFileOf(key) === undefined);
  const unknownIds = unknown.map(({ id }) => id).join();
  useEffect(() => {
    if (unknown.length > 0) void find(unknown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each set of ids
  }, [find, unknownIds]);
  return list;
}

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
