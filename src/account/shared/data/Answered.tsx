import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { type RowFrame, SkeletonList, SkeletonRows } from '../../../ui/Skeleton.tsx';
import type { CallFailure } from './query.ts';
import { useTexts } from '../texts.tsx';

export interface AnsweredProps<Data> {
  query: UseQueryResult<Data, CallFailure>;
  /** The placeholder; by default grey rows. */
  waiting?: ReactNode;
  rows?: number;
  /** The part above is still loading. */
  isWaiting?: boolean;
  /** Class of the rows of the content, which the placeholder imitates. */
  frame?: RowFrame;
  /** The content is a whole page, so the placeholder and the error need the margins of a page. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows the answer of a call; a placeholder while it is loading, and after a failure the reason with a button to retry. */
export function Answered<Data>({ query, waiting, rows, frame, isWaiting = false, isPage = false, children }: AnsweredProps<Data>) {
  const { t } = useTexts();
  if (query.data !== undefined && !isWaiting) return children(query.data);
  const place =
    query.error === null ? (
      (waiting ??
      (frame === undefined ? (
        <SkeletonList label={t('common.loading')} rows={rows} />
      ) : (
        <SkeletonRows label={t('common.loading')} rows={rows} frame={frame} />
      )))
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
