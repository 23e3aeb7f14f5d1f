import { useEffect } from 'react';
import { listPageSize } from '../../../contract/limits.ts';
import { getSaved, savedKinds } from '../../../contract/saved/calls.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Answered } from '../shared/Answered.tsx';
import { ListPages } from '../shared/ListPages.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useCall } from '../shared/query.ts';
import { link, open } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { pageOf, savedPath } from './place.ts';
import { SavedRow } from './SavedRow.tsx';

const lists = { company: '/companies', request: '/requests' } as const;

/** What this person has put aside with the star, companies and requests apart; the address says where one is in it. */
export function SavedPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t, number } = useTexts();
  const kind = savedKinds.find((each) => each === search['kind']) ?? 'company';
  const page = pageOf(search['page']);
  const query = useCall(getSaved, { query: { kind, page: String(page) } });
  const counts = query.data?.counts;
  const lastPage = counts === undefined ? page : Math.max(0, Math.ceil(counts[kind] / listPageSize) - 1);
  // The last row of a page was removed, or the address says one that is not there.
  useEffect(() => {
    if (page > lastPage) open(savedPath(kind, lastPage), { replace: true });
  }, [kind, page, lastPage]);
  const tabs = savedKinds.map((id) => ({
    id,
    label: t(`saved.tab.${id}`),
    href: link(savedPath(id, 0)),
    ...(counts !== undefined && { count: number(counts[id]) }),
  }));
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.business.saved')} below={<p className="text-sm soft">{t('saved.lead')}</p>} />
      <Tabs label={t('nav.business.saved')} tabs={tabs} current={kind} />
      <Answered query={query}>
        {({ items, counts: { [kind]: count } }) =>
          count === 0 ? (
            <EmptyState
              title={t(`saved.none.${kind}`)}
              level={2}
              action={<LinkButton href={link(lists[kind])}>{t(`saved.find.${kind}`)}</LinkButton>}
            >
              {t('saved.none.text')}
            </EmptyState>
          ) : (
            <div className="stack gap-4">
              <ul className="own-rows">
                {items.map((item) => (
                  <SavedRow key={item.id} kind={kind} item={item} />
                ))}
              </ul>
              <ListPages page={page} count={count} onPage={(next) => open(savedPath(kind, next))} />
            </div>
          )
        }
      </Answered>
    </div>
  );
}
