import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../i18n/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import type { CallFailure } from './query.ts';
import { useTexts } from './texts.tsx';

export interface AnsweredProps<Data> {
  query: UseQueryResult<Data, CallFailure>;
  /** In place of the usual grey rows. */
  waiting?: ReactNode;
  rows?: number;
  /** What is answered is the whole page with its margins, and so is what stands in its place. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows what a call answered; until then its place, and after a failure the reason with a way to try again. */
export function Answered<Data>({ query, waiting, rows = 3, isPage = false, children }: AnsweredProps<Data>) {
  const { t } = useTexts();
  if (query.data !== undefined) return children(query.data);
  const place =
    query.error === null ? (
      (waiting ?? <SkeletonList label={t('common.loading')} rows={rows} />)
    ) : (
      <ErrorState
        title={errorText(t, query.error.failure)}
        retryLabel={t('common.actions.retry')}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return isPage ? <div className="wrap page">{place}</div> : place;
}
