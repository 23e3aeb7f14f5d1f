import type { DataOf } from '../../../../contract/wire/call.ts';
import { getQueue, moderationKinds } from '../../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../../contract/moderation/schemas.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { WholeTitle } from '../../shared/OfferTitle.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { ItemView } from './ItemView.tsx';
import { filterQuery, filtersOf, kindOf, queueAddress, type Ways } from './queue-address.ts';
import { QueueFilter } from './QueueFilter.tsx';
import type { SectionProps } from '../sections.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

type Item = DataOf<typeof getQueue>['items'][number];

/** The moderation queues by kind, the oldest item first, with one item open beside the list. */
export function Queues({ search }: SectionProps) {
  const { t, number } = useTexts();
  const kind = kindOf(search);
  const filters = filtersOf(search);
  const query = useCall(getQueue, { query: { kind, ...filterQuery(filters) } });
  const counts = query.data?.counts;
  const chosen = search['id'];
  return (
    <>
      <Tabs
        label={t('moderation.queues')}
        current={kind}
        tabs={moderationKinds.map((id) => ({
          id,
          href: link(queueAddress(id, filters)),
          label: t(`moderation.kind.${id}`),
          ...(counts !== undefined && { count: number(counts[id]) }),
        }))}
      />
      <QueueFilter kind={kind} filters={filters} />
      <ShortcutHelp />
      {query.data?.own !== undefined && query.data.own.counts[kind] > 0 && <OwnNote own={query.data.own} kind={kind} />}
      <div className="columns queue">
        <Answered query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t('moderation.none')}>{t('moderation.noneText')}</EmptyState>
            ) : (
              <ul className="card card--flush queue__list">
                {items.map((item) => (
                  <Row key={item.id} item={item} href={link(queueAddress(kind, filters, item.id))} isChosen={item.id === chosen} />
                ))}
              </ul>
            )
          }
        </Answered>
        {chosen !== undefined && (
          <ItemView
            key={`${kind} ${chosen}`}
            kind={kind}
            id={chosen}
            ways={waysAround(query.data?.items ?? [], chosen, (id) => queueAddress(kind, filters, id))}
          />
        )}
      </div>
    </>
  );
}

/** Items of the moderator's own account are not listed: says how many wait for a colleague, and whether there is one. */
function OwnNote({ own: { counts, hasColleague }, kind }: { own: NonNullable<DataOf<typeof getQueue>['own']>; kind: ModerationKind }) {
  const { t, number } = useTexts();
  return (
    <Note tone={hasColleague ? 'teal' : 'amber'} icon="user">
      <p>{t('console.queue.own', { number: number(counts[kind]) })}</p>
      {!hasColleague && <p>{t('console.queue.alone')}</p>}
    </Note>
  );
}

function Row({ item, href, isChosen }: { item: Item; href: string; isChosen: boolean }) {
  const { t, age } = useTexts();
  const { claim } = item;
  return (
    <li>
      <a className="queue__item" href={href} aria-current={isChosen ? 'true' : undefined}>
        <span className="row row--fixed">
          {item.country !== '' && <Flag code={item.country} />}
          <span className="medium truncate" dir={item.readerTitle ? undefined : 'auto'}>
            <WholeTitle title={item.readerTitle} name={item.title} />
          </span>
        </span>
        <span className="soft text-xs truncate keep-edge" dir="auto">
          {item.subtitle}
        </span>
        <span className="faint text-xs">{age(item.dtSentAt)}</span>
        {item.hasBankDetails === true && (
          <span className="text-xs row row--fixed">
            <Icon name="shield" size="small" />
            {t('console.queue.bankDetails')}
          </span>
        )}
        {claim && (
          <span className="text-xs row row--fixed">
            <Icon name="lock" size="small" />
            {claim.isOwn ? t('console.queue.mine') : <bdi>{claim.by}</bdi>}
          </span>
        )}
      </a>
    </li>
  );
}

function waysAround(items: readonly Item[], chosen: string, addressOf: (id?: string) => string): Ways {
  const place = items.findIndex(({ id }) => id === chosen);
  const others = items.filter(({ id }) => id !== chosen);
  const after = place < 0 ? others[0] : (items[place + 1] ?? others[0]);
  const before = place > 0 ? items[place - 1] : undefined;
  return { previous: before && addressOf(before.id), next: after && addressOf(after.id), queue: addressOf() };
}
