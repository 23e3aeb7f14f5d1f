import { productListing } from './listing.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { furtherNames } from '../platform/text/author-texts.ts';
import { factsOf } from './facts.ts';
import type { ProductRow } from './store.ts';

/** Values of the columns `search_text` and `facets` of a product. */
export function listingOf(
  row: Pick<ProductRow, 'name' | 'code' | 'keywords' | 'texts' | 'facts' | 'category_id' | 'sub_category_id'>,
  lookups: Lookups,
): { searchText: string; facets: string } {
  const names = [lookups.categoryById.get(row.category_id)?.description, lookups.subCategoryById.get(row.sub_category_id)?.description];
  return productListing(
    {
      name: row.name,
      code: row.code,
      hsCode: factsOf(row).hsCode,
      keywords: JSON.parse(row.keywords) as string[],
      furtherNames: furtherNames(row),
      categoryId: row.category_id,
      subCategoryId: row.sub_category_id,
    },
    names.filter((name) => name !== undefined),
  );
}
