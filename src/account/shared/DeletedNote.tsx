import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { isolated } from '../../../contract/text/isolate.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from './texts.tsx';

type Kind = 'company' | 'product' | 'request';
const $deleted = atom<{ kind: Kind; name: string } | null>(null);

/** The list in which it was will say what was deleted. */
export const noteDeleted = (kind: Kind, name: string): void => $deleted.set({ kind, name });

/** Above the list, until it is left: a toast is gone before some have read which one it was about. */
export function DeletedNote({ kind }: { kind: Kind }) {
  const { t } = useTexts();
  const deleted = useStore($deleted);
  useEffect(
    () => () => {
      if ($deleted.get()?.kind === kind) $deleted.set(null);
    },
    [kind],
  );
  return deleted?.kind === kind && <Note tone="green">{t('common.isDeleted', { name: isolated(deleted.name) })}</Note>;
}
