import type { Lookups } from '../lookup/lookups.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { ChosenCategory } from './row.ts';

/** Categories with their chosen sub-categories. @throws Refusal CATEGORY_INVALID */
export function chooseCategories(lookups: Lookups, categoryIds: readonly string[], subCategoryIds: readonly string[]): ChosenCategory[] {
  const chosen = [...new Set(categoryIds)].map((id): ChosenCategory => ({ id, subs: [] }));
  if (chosen.some(({ id }) => !lookups.categoryById.has(id))) throw new Refusal('CATEGORY_INVALID');
  for (const id of new Set(subCategoryIds)) {
    const category = chosen.find((one) => one.id === lookups.subCategoryById.get(id)?.categoryId);
    if (category === undefined) throw new Refusal('CATEGORY_INVALID');
    category.subs.push(id);
  }
  return chosen;
}
