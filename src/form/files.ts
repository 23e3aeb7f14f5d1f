/** New files among the values of a form, and how they are sent with its call. */

/** Uploaded, and pending until the call: a draft stores it. */
export interface UploadedEntry {
  id: string;
  key: string;
  name: string;
  bytes: number;
}
/** Not uploaded: its upload is under way or was refused, or it is sent with the form. A draft cannot store it. */
export interface ChosenEntry {
  id: string;
  file: File;
}
export type FileEntry = UploadedEntry | ChosenEntry;

export const isChosen = (entry: object): entry is ChosenEntry => 'file' in entry && entry.file instanceof File;
export const isUploaded = (entry: object): entry is UploadedEntry => 'key' in entry && typeof entry.key === 'string';

/** Address of a file after its call. */
export const addressOf = ({ key }: UploadedEntry): string => `/media/${key}`;

/** For a field with one file. */
export const asList = (value: FileEntry | string | null): FileEntry[] => (typeof value === 'object' && value !== null ? [value] : []);

/** Shape of a file's entry in a draft (draft-values.ts). */
export const draftEntry = { id: '', key: '', name: '' } as const;

/**
 * The new files of a call by field: as keys, or as files for an API that accepts them only with the form. Without files the call is still
 * sent as a form, which every API accepts.
 * @param entries in the order of sending; stored files are ignored
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
