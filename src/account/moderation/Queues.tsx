import { getQueue, moderationKinds, type ModerationKind } from '../../../contract/moderation/calls.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Answered } from '../shared/Answered.tsx';
import { useCall } from '../shared/query.ts';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { ItemView } from './ItemView.tsx';
import type { SectionProps } from './sections.ts';

const addressOf = (kind: ModerationKind, id?: string): string => `/moderation?kind=${kind}${id === undefined ? '' : `&id=${id}`}`;

/** What waits for a decision, by kind, the oldest first, with one item beside it. */
export function Queues({ search }: SectionProps) {
  const { t, number } = useTexts();
  const kind = moderationKinds.find((each) => each === search['kind']) ?? 'company';
  const query = useCall(getQueue, { query: { kind } });
  const counts = query.data?.counts;
  return (
    <>
      <Tabs
        label={t('moderation.queues')}
        current={kind}
        tabs={moderationKinds.map((id) => ({
          id,
          href: link(addressOf(id)),
          label: t(`moderation.kind.${id}`),
          ...(counts !== undefined && { count: number(counts[id]) }),
        }))}
      />
      <Queue kind={kind} chosen={search['id']} query={query} />
    </>
  );
}

interface QueueProps {
  kind: ModerationKind;
  chosen: string | undefined;
  query: ReturnType<typeof useCall<typeof getQueue>>;
}

function Queue({ kind, chosen, query }: QueueProps) {
  const { t, age } = useTexts();
  return (
    <div className="queue">
      <Answered query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('moderation.none')}>{t('moderation.noneText')}</EmptyState>
          ) : (
            <ul className="card card--flush queue__list">
              {items.map((item) => (
                <li key={item.id}>
                  <a className="queue__item" href={link(addressOf(kind, item.id))} aria-current={item.id === chosen ? 'true' : undefined}>
                    <span className="row row--fixed">
                      {item.country !== '' && <Flag code={item.country} />}
                      <span className="medium truncate" dir="auto">
                        {item.title}
                      </span>
                    </span>
                    <span className="soft text-xs truncate keep-edge" dir="auto">
                      {item.subtitle}
                    </span>
                    <span className="faint text-xs">{age(item.dtSentAt)}</span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {chosen !== undefined && <ItemView key={`${kind} ${chosen}`} kind={kind} id={chosen} />}
    </div>
  );
}
