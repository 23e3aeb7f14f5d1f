import type { DataOf } from '../../../../contract/wire/call.ts';
import type { getItem } from '../../../../contract/moderation/calls.ts';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../../shared/texts.tsx';

type Twin = DataOf<typeof getItem>['taxTwins'][number];

/** Other items with the same value, and their owners. Nothing if there are none. */
export function Twins({ title, twins }: { title: string; twins: readonly Twin[] }) {
  const { t } = useTexts();
  if (twins.length === 0) return null;
  return (
    <Note tone="amber" icon="copy">
      <p className="medium">{title}</p>
      <ul>
        {twins.map(({ id, name, ownerName }) => (
          <li key={id}>
            <bdi>{name}</bdi> · <bdi>{ownerName}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-sm">{t('console.twinsHint')}</p>
    </Note>
  );
}
