/** Validates chosen values against their lists. */
import { Refusal } from '../platform/http/refusal.ts';
import type { Lookups } from './lookups.ts';
import { type PlaceRow, readPlace } from './store.ts';

/** @throws Refusal BAD_INPUT when the city is not in the country or the area not in the city */
export async function validatePlace(
  db: D1DatabaseSession,
  place: { countryId: string | null; cityId: string | null; areaId: string | null },
  field: string,
): Promise<PlaceRow> {
  const row = await readPlace(db, place.countryId, place.cityId, place.areaId);
  if (row.is_consistent !== 1) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return row;
}

/** @throws Refusal BAD_INPUT for a type of another list or none */
export function validateType(lookups: Lookups, kind: keyof Lookups['types'], id: string, field: string): string {
  if (!lookups.types[kind].some((type) => type.id === id)) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return id;
}

/** @throws Refusal CATEGORY_INVALID for an unknown sub-category or one of another category */
export function validateCategory(lookups: Lookups, categoryId: string, subCategoryId: string, field: string): void {
  if (lookups.subCategoryById.get(subCategoryId)?.categoryId !== categoryId)
    throw new Refusal('CATEGORY_INVALID', { fields: { [field]: 'INVALID' } });
}
