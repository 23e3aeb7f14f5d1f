/** The object that was just deleted, for the note above its list (src/account/shared/DeletedNote.tsx). */
import { atom } from 'nanostores';

export type DeletedKind = 'company' | 'product' | 'request';
export const $deleted = atom<{ kind: DeletedKind; name: string } | null>(null);

export const noteDeleted = (kind: DeletedKind, name: string): void => $deleted.set({ kind, name });

/** Called when the list is left. A deletion of another kind stays, because its list has not shown it yet. */
export function forgetDeleted(kind: DeletedKind): void {
  if ($deleted.get()?.kind === kind) $deleted.set(null);
}
