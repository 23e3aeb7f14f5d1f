import type { DataOf } from '../../../../contract/wire/call.ts';
import type { getItem } from '../../../../contract/moderation/calls.ts';
import { Card } from '../../../ui/Card.tsx';
import { RejectReason } from '../../shared/gate/RejectReason.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** Earlier actions on an item, including decisions. */
export function History({ entries }: { entries: DataOf<typeof getItem>['history'] }) {
  const { t, date } = useTexts();
  /** The text of an action such as `company.add`. */
  const actionText = (action: string): string =>
    t(`moderation.action.${action.split('.').at(-1)}` as 'moderation.action.add', { defaultValue: action });
  return (
    <Card title={t('moderation.history')}>
      <ol className="stack gap-3">
        {entries.map(({ action, detail, actor, at }, index) => (
          <li key={index} className="text-sm">
            <span className="faint">{date(at)}</span> · <bdi>{actor}</bdi> · {actionText(action)}
            {detail !== '' && (
              <p className="soft">
                <RejectReason text={detail} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
