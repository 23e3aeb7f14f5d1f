/** New files among the values of a form, and how they go with its call. */

/** Uploaded, and waiting for the call: a draft keeps it. */
export interface UploadedEntry {
  id: string;
  key: string;
  name: string;
  bytes: number;
}
/** On its way, refused, or to be sent with its form: a draft can not keep it. */
export interface ChosenEntry {
  id: string;
  file: File;
}
export type FileEntry = UploadedEntry | ChosenEntry;

export const isChosen = (entry: object): entry is ChosenEntry => 'file' in entry && entry.file instanceof File;
export const isUploaded = (entry: object): entry is UploadedEntry => 'key' in entry && typeof entry.key === 'string';

/** Where a file is once its call has taken it. */
export const addressOf = ({ key }: UploadedEntry): string => `/media/${key}`;

/** Of a field for one file. */
export const asList = (value: FileEntry | string | null): FileEntry[] => (typeof value === 'object' && value !== null ? [value] : []);

/** What a kept list of files must hold to be taken back (draft-values.ts). */
export const keptEntry = { id: '', key: '', name: '' } as const;

/**
 * The new files of a call by its fields: as keys, or as they are for an API that takes them with the form only. Without any it is a form, which every
 * API takes.
 * @param entries in the order in which they are sent; those that are stored do not count
 */
export function sentFiles<Field extends string>(
  entries: Readonly<Record<Field, readonly object[]>>,
): { uploads: Record<Field, string[]> } | { files: Record<Field, File[]> } {
  const fields = Object.entries(entries) as [Field, readonly object[]][];
  if (!fields.some(([, list]) => list.some(isUploaded)))
    return {
      files: Object.fromEntries(fields.map(([field, list]) => [field, list.filter(isChosen).map(({ file }) => file)])) as Record<
        Field,
        File[]
      >,
    };
  return {
    uploads: Object.fromEntries(fields.map(([field, list]) => [field, list.filter(isUploaded).map(({ key }) => key)])) as Record<
      Field,
      string[]
    >,
  };
}
