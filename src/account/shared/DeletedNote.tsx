import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isolated } from '../../../contract/text/isolate.ts';
import { $deleted, type DeletedKind, forgetDeleted } from '../../client/deleted.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from './texts.tsx';

/** Names what was deleted, above the list, until the list is left. A toast would disappear before some people have read it. */
export function DeletedNote({ kind }: { kind: DeletedKind }) {
  const { t } = useTexts();
  const deleted = useStore($deleted);
  useEffect(() => () => forgetDeleted(kind), [kind]);
  return deleted?.kind === kind && <Note tone="green">{t('common.isDeleted', { name: isolated(deleted.name) })}</Note>;
}
