import { useEffect, useState } from 'react';
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { UploadField } from '../../contract/upload/takers.ts';
import { createUploads, ownFileOf, type Uploads } from '../client/uploads.ts';
import { type ChosenEntry, isChosen, isUploaded } from './files.ts';

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
 * @param name of the field, whose value is a list of entries with ids
 */
export function useUploads<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  field: UploadField,
): UploadList {
  const entriesNow = (): { id: string }[] => form.getValues(name) as { id: string }[];
  const set = (entries: readonly object[]): void => {
    form.setValue(name, entries as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    form.clearErrors(name);
  };
  const [uploads] = useState(() =>
    createUploads(field, (id, { key, name: called, bytes }) =>
      set(entriesNow().map((entry) => (entry.id === id ? { id, key, name: called, bytes } : entry))),
    ),
  );
  useEffect(() => uploads.end, [uploads]);

  // A draft that came back names what an earlier page has uploaded.
  const entries = useWatch({ control: form.control, name }) as readonly { id: string }[];
  const unknown = entries.filter((entry) => isUploaded(entry) && ownFileOf(entry.key) === undefined);
  const unknownIds = unknown.map(({ id }) => id).join();
  useEffect(() => {
    if (unknown.length > 0) void uploads.find(unknown.filter(isUploaded));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each set of ids
  }, [uploads, unknownIds]);

  return {
    stateOf: uploads.stateOf,
    retry: uploads.retry,
    add: (files) => {
      const added = files.map((file): ChosenEntry => ({ id: crypto.randomUUID(), file }));
      set([...entriesNow(), ...added]);
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
}
