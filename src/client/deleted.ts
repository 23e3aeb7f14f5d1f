/** What was just deleted, for the list in which it was (src/account/shared/DeletedNote.tsx). */
import { atom } from 'nanostores';

export type DeletedKind = 'company' | 'product' | 'request';
export const $deleted = atom<{ kind: DeletedKind; name: string } | null>(null);

export const noteDeleted = (kind: DeletedKind, name: string): void => $deleted.set({ kind, name });

/** The list was left. Another list may already be waiting for its own. */
export function forgetDeleted(kind: DeletedKind): void {
  if ($deleted.get()?.kind === kind) $deleted.set(null);
}
