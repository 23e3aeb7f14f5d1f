import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * For forms, which read their initial values once: an answer cached by an earlier visit is not used until it has been read again.
 * @returns whether the data can be used; stays true while the page is open
 */
export function useLatest({ data, isFetching }: Pick<UseQueryResult, 'data' | 'isFetching'>): boolean {
  const [isLatest, setLatest] = useState(false);
  if (!isLatest && data !== undefined && !isFetching) setLatest(true);
  return isLatest;
}
