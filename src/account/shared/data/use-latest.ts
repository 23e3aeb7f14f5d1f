import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * For forms, which take their values once: what was kept from an earlier visit is not shown until it has been read again.
 * @returns whether the data may be taken; it stays so while the page is open
 */
export function useLatest({ data, isFetching }: Pick<UseQueryResult, 'data' | 'isFetching'>): boolean {
  const [isLatest, setLatest] = useState(false);
  if (!isLatest && data !== undefined && !isFetching) setLatest(true);
  return isLatest;
}
