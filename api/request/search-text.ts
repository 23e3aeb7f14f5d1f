import { searchTextOf } from '../lookup/search-text.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { furtherNames } from '../platform/text/author-texts.ts';
import { searchedFacts } from './facts.ts';
import { keywordsOf, type RequestRow } from './row.ts';

/** The searchable text of a request: names in all languages in which its author wrote them. */
export function requestSearchText(
  request: Pick<RequestRow, 'name' | 'texts' | 'keywords' | 'category_id' | 'sub_category_id' | 'facts'>,
  lookups: Lookups,
): string {
  const facts = searchedFacts(request);
  const names = [
    lookups.categoryById.get(request.category_id)?.description,
    lookups.subCategoryById.get(request.sub_category_id)?.description,
  ];
  return searchTextOf(
    request.name,
    [...keywordsOf(request), ...furtherNames(request), ...facts.words],
    [...names.filter((name) => name !== undefined), ...facts.names],
  );
}
