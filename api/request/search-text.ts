import { searchTextOf } from '../../contract/catalogue/search-text.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { keywordsOf, type RequestRow } from './row.ts';

/** What a text search of requests looks through. */
export function requestSearchText(
  request: Pick<RequestRow, 'name' | 'keywords' | 'category_id' | 'sub_category_id'>,
  lookups: Lookups,
): string {
  const names = [
    lookups.categoryById.get(request.category_id)?.description,
    lookups.subCategoryById.get(request.sub_category_id)?.description,
  ];
  return searchTextOf(
    request.name,
    keywordsOf(request),
    names.filter((name) => name !== undefined),
  );
}
