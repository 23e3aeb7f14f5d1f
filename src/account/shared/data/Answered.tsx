import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { type RowFrame, SkeletonList, SkeletonRows } from '../../../ui/Skeleton.tsx';
import type { CallFailure } from './query.ts';
import { useTexts } from '../texts.tsx';

export interface AnsweredProps<Data> {
  query: UseQueryResult<Data, CallFailure>;
  /** In place of the usual grey rows. */
  waiting?: ReactNode;
  rows?: number;
  /** What stands above it has not been answered. */
  isWaiting?: boolean;
  /** What is answered is a list of such rows. */
  frame?: RowFrame;
  /** What is answered is the whole page with its margins, and so is what stands in its place. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows what a call answered; until then its place, and after a failure the reason with a way to try again. */
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
