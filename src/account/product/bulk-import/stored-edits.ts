/** Rows corrected in the preview, stored like drafts: they are restored when the same file is chosen again. */
import { openDrafts } from '../../../client/store/drafts.ts';
import { $session } from '../../../client/session/session.ts';
import { type Cells, columns } from './sheet/columns.ts';

/** Row → its corrected cells. */
export type EditedRows = ReadonlyMap<number, Cells>;

export interface StoredEdits {
  /** Finds corrections that no other tab uses, for use by this tab. @returns `at` in ms */
  find: () => Promise<{ rows: EditedRows; at: number } | null>;
  /** @returns whether they are stored */
  keep: (rows: EditedRows) => boolean;
  forget: () => void;
  close: () => void;
}

/** Storage may contain anything, so the values are checked. */
const cellsOf = (value: unknown): Cells =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const text = (value as Partial<Record<string, unknown>> | null)?.[column];
      return typeof text === 'string' ? [[column, text]] : [];
    }),
  );

/**
 * @param fileHash hash of the file's bytes
 * @returns null if nobody is signed in
 */
export function openStoredEdits(companyId: string, fileHash: string): StoredEdits | null {
  const person = $session.get().user?.userID;
  if (person === undefined) return null;
  const place = openDrafts(person, `product-import:${companyId}:${fileHash}`);
  return {
    find: async () => {
      const found = await place.find();
      if (found === null) return null;
      place.adopt();
      const rows = Object.entries(found.values).map(([row, cells]): [number, Cells] => [Number(row), cellsOf(cells)]);
      return { rows: new Map(rows), at: found.at };
    },
    keep: (rows) => place.keep({ base: '', values: Object.fromEntries(rows), lacksFiles: true }),
    forget: place.forget,
    close: place.close,
  };
}
