import { lazy, Suspense, useEffect } from 'react';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { listPageSize } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { getUserAllRequestCards } from '../../../../contract/request/calls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { DeletedNote } from '../../shared/DeletedNote.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { ListPages } from '../../shared/data/ListPages.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { link, open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { isNarrowed, listAddress, listInput, readListQuery, type ListQuery } from './list-query.ts';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestRow } from './RequestRow.tsx';

/** Loaded for requests under review only. */
const ReviewTime = lazy(async () => ({ default: (await import('../../shared/gate/ReviewTime.tsx')).ReviewTime }));

/** The requests of the account in pages; the address stores page, filters and order. */
export default function RequestsPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const shown = readListQuery(search);
  const query = useCall(getUserAllRequestCards, listInput(shown));
  // The part above the list is rendered before the list is loaded, because most accounts have requests.
  const hasSome = isNarrowed(shown) || (query.data?.count ?? Number(query.isPending)) > 0;
  const add = (
    <LinkButton href={link('/add-request')} icon="plus">
      {t('nav.postRequest')}
    </LinkButton>
  );
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.business.requests')} end={hasSome && add} />
      <DeletedNote kind="request" />
      {hasSome && <RequestFilters shown={shown} onChange={(change) => open(listAddress(shown, change))} />}
      <Answered query={query} frame="own-row">
        {(data) =>
          data.count > 0 ? (
            <Rows shown={shown} data={data} />
          ) : hasSome ? (
            <EmptyState
              title={t('common.noData')}
              level={2}
              action={
                <LinkButton variant="secondary" href={link('/my-requests')}>
                  {t('common.actions.clearAll')}
                </LinkButton>
              }
            >
              {t('request.form.none.fits')}
            </EmptyState>
          ) : (
            <EmptyState title={t('request.form.none.title')} level={2} action={add}>
              {t('request.form.none.text')}
            </EmptyState>
          )
        }
      </Answered>
    </div>
  );
}

function Rows({ shown, data }: { shown: ListQuery; data: DataOf<typeof getUserAllRequestCards> }) {
  const { t, number } = useTexts();
  const { requests, count, totalIsCapped } = data;
  const last = Math.ceil(count / listPageSize);
  // The only row of the last page may have been deleted.
  const isBehind = shown.page > last;
  useEffect(() => {
    if (isBehind) open(listAddress(shown, { page: last }), { replace: true });
  });
  if (isBehind) return null;
  return (
    <div className="stack gap-4">
      <ul className="own-rows">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      {/* Below the rows, which it would push down when it arrives. */}
      <Suspense>{requests.some(({ state }) => state === 'pending') && <ReviewTime of="request" />}</Suspense>
      {totalIsCapped && <p className="faint text-sm">{t('request.form.newestListed', { limit: number(count) })}</p>}
      <ListPages page={shown.page - 1} count={count} onPage={(page) => open(listAddress(shown, { page: page + 1 }))} />
    </div>
  );
}
