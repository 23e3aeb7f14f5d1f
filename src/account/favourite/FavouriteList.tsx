import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataOf } from '../../../contract/wire/call.ts';
import { listPageSize } from '../../../contract/limits.ts';
import type { CallFailure } from '../shared/data/query.ts';
import type { getFavourites, FavouriteKind } from '../../../contract/favourite/calls.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { ListPages } from '../shared/data/ListPages.tsx';
import { link, open } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { savedPath } from './place.ts';
import { FavouriteRow } from './FavouriteRow.tsx';

const lists = { company: '/companies', request: '/requests' } as const;

export interface SavedItemsProps {
  kind: FavouriteKind;
  /** Page number from 0. */
  page: number;
  query: UseQueryResult<DataOf<typeof getFavourites>, CallFailure>;
  /** The tab to open is not known yet. */
  isWaiting: boolean;
}

/** Favourite companies or requests. */
export function FavouriteList({ kind, page, query, isWaiting }: SavedItemsProps) {
  const { t } = useTexts();
  const counts = query.data?.counts;
  const lastPage = counts === undefined ? page : Math.max(0, Math.ceil(counts[kind] / listPageSize) - 1);
  // The last row of a page was removed, or the address names a page that does not exist.
  useEffect(() => {
    if (page > lastPage) open(savedPath(kind, lastPage), { replace: true });
  }, [kind, page, lastPage]);
  return (
    <Answered query={query} isWaiting={isWaiting} frame="own-row">
      {({ items, counts: { [kind]: count } }) =>
        count === 0 ? (
          <EmptyState
            title={t(`favourite.none.${kind}`)}
            level={2}
            action={<LinkButton href={link(lists[kind])}>{t(`favourite.find.${kind}`)}</LinkButton>}
          >
            {t('favourite.none.text')}
          </EmptyState>
        ) : (
          <div className="stack gap-4">
            <ul className="own-rows">
              {items.map((item) => (
                <FavouriteRow key={item.id} kind={kind} item={item} />
              ))}
            </ul>
            <ListPages page={page} count={count} onPage={(next) => open(savedPath(kind, next))} />
          </div>
        )
      }
    </Answered>
  );
}
