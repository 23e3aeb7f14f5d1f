import { useEffect, useState } from 'react';
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { UploadField } from '../../contract/upload/takers.ts';
import { createUploads, ownFileOf, type Uploads } from '../client/uploads.ts';
import { asList, type ChosenEntry, type FileEntry, isChosen, isUploaded } from './files.ts';

/** A field of a form whose files are uploaded when they are chosen. */
export interface UploadList extends Pick<Uploads, 'stateOf' | 'retry'> {
  add: (files: readonly File[]) => void;
  /** Takes an entry out, and gives its upload up. */
  remove: (id: string) => void;
  /** Waits for what is on its way. @returns whether nothing of it was refused */
  whenDone: () => Promise<boolean>;
}

/**
 * Keeps what the field holds and what is uploaded together: an entry that was chosen becomes one with a key.
 * @param name of the field, whose value is a list of entries with ids; or of a field for one file, which is an entry, or no object where there is none
 * @returns the same object as long as the form stands
 */
export function useUploads<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  field: UploadField,
): UploadList {
  const [{ uploads, list }] = useState(() => {
    const entriesNow = (): Entry[] => entriesOf(form.getValues(name));
    return listOf(
      field,
      entriesNow,
      (entries) => {
        const value = Array.isArray(form.getValues(name)) ? entries : (entries.at(-1) ?? null);
        form.setValue(name, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
        form.clearErrors(name);
      },
      () => !Array.isArray(form.getValues(name)),
    );
  });
  useEffect(() => uploads.end, [uploads]);

  // A draft that came back names what an earlier page has uploaded.
  const entries = entriesOf(useWatch({ control: form.control, name }));
  const unknown = entries.filter(isUploaded).filter(({ key }) => ownFileOf(key) === undefined);
  const unknownIds = unknown.map(({ id }) => id).join();
  useEffect(() => {
    if (unknown.length > 0) void uploads.find(unknown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each set of ids
  }, [uploads, unknownIds]);
  return list;
}

/** For one file beside the values of a form. */
export function useOneUpload(field: UploadField): { entry: FileEntry | null; entryNow: () => FileEntry | null; list: UploadList } {
  const [entry, setEntry] = useState<FileEntry | null>(null);
  const [{ uploads, list, entryNow }] = useState(() => {
    let now: FileEntry | null = null;
    const set = (entries: readonly Entry[]): void => {
      now = (entries.at(-1) as FileEntry | undefined) ?? null;
      setEntry(now);
    };
    const made = listOf(
      field,
      () => asList(now),
      set,
      () => true,
    );
    return { ...made, entryNow: () => now };
  });
  useEffect(() => uploads.end, [uploads]);
  return { entry, entryNow, list };
}

interface Entry {
  id: string;
}
const entriesOf = (value: unknown): Entry[] =>
  [value].flat().filter((each): each is Entry => typeof each === 'object' && each !== null && 'id' in each);

/** @param isOne whether a file takes the place of the one before */
function listOf(
  field: UploadField,
  entriesNow: () => Entry[],
  set: (entries: readonly Entry[]) => void,
  isOne: () => boolean,
): { uploads: Uploads; list: UploadList } {
  const uploads = createUploads(field, (id, { key, name, bytes }) =>
    set(entriesNow().map((entry) => (entry.id === id ? { id, key, name, bytes } : entry))),
  );
  const list: UploadList = {
    stateOf: uploads.stateOf,
    retry: uploads.retry,
    add: (files) => {
      const added = files.map((file): ChosenEntry => ({ id: crypto.randomUUID(), file }));
      if (added.length === 0) return;
      if (isOne()) for (const { id } of entriesNow()) uploads.forget(id);
      set(isOne() ? added : [...entriesNow(), ...added]);
      for (const { id, file } of added) uploads.begin(id, file);
    },
    remove: (id) => {
      uploads.forget(id);
      set(entriesNow().filter((entry) => entry.id !== id));
    },
    whenDone: () =>
      uploads.whenDone(
        entriesNow()
          .filter((entry) => isChosen(entry) || isUploaded(entry))
          .map(({ id }) => id),
      ),
  };
  return { uploads, list };
}
