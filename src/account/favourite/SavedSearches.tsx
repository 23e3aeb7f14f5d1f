import type { UseQueryResult } from '@tanstack/react-query';
import type { DataOf } from '../../../contract/wire/call.ts';
import type { getSavedSearches } from '../../../contract/saved-search/calls.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import type { CallFailure } from '../shared/data/query.ts';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { SearchRow } from './SearchRow.tsx';

export interface SavedSearchesProps {
  query: UseQueryResult<DataOf<typeof getSavedSearches>, CallFailure>;
}

/** The person's saved searches, the newest first. */
export function SavedSearches({ query }: SavedSearchesProps) {
  const { t } = useTexts();
  return (
    <Answered query={query}>
      {({ searches }) =>
        searches.length === 0 ? (
          <EmptyState
            title={t('favourite.none.search')}
            level={2}
            action={<LinkButton href={link('/requests')}>{t('favourite.find.search')}</LinkButton>}
          >
            {t('favourite.none.searchText')}
          </EmptyState>
        ) : (
          <ul className="own-rows">
            {searches.map((search) => (
              <SearchRow key={search.id} search={search} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
