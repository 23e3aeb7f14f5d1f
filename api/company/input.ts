/** Judges what people write into a company, product or request against lookups and the plan. */
import { keepKeywords } from '../../contract/catalogue/keywords.ts';
import type { Feature } from '../../contract/limits.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { type PlaceRow, readPlace } from '../lookup/store.ts';
import type { Caller } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { isWithin, readLimit } from '../plan/quota-store.ts';
import type { ChosenCategory } from './row.ts';

/** Categories with the sub-categories chosen in them. @throws Refusal CATEGORY_INVALID */
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

/** @throws Refusal BAD_INPUT (none, or not a keyword) */
export function judgeKeywords(texts: readonly string[], field: string): string[] {
  const keywords = keepKeywords(texts);
  if (keywords === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID_KEYWORD' } });
  if (keywords.length === 0) throw new Refusal('BAD_INPUT', { fields: { [field]: 'REQUIRED' } });
  return keywords;
}

/**
 * A number of things against the plan's. What was there before stays editable when the plan allows less now (D-80).
 * @throws Refusal LIMIT_REACHED naming the field
 */
export async function requireWithinPlan(
  db: D1DatabaseSession,
  caller: Caller,
  feature: Feature,
  counts: { now: number; before: number },
  field: string,
  at: number,
): Promise<void> {
  if (counts.now <= counts.before) return;
  if (!isWithin(counts.now, await readLimit(db, caller, feature, at)))
    throw new Refusal('LIMIT_REACHED', { fields: { [field]: 'TOO_MANY' } });
}

/** @throws Refusal BAD_INPUT when the city is not in the country or the area not in the city */
export async function judgePlace(
  db: D1DatabaseSession,
  place: { countryId: string | null; cityId: string | null; areaId: string | null },
  field: string,
): Promise<PlaceRow> {
  const row = await readPlace(db, place.countryId, place.cityId, place.areaId);
  if (row.is_consistent !== 1) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return row;
}

/** @throws Refusal BAD_INPUT for a type of another list or none */
export function judgeType(lookups: Lookups, kind: keyof Lookups['types'], id: string, field: string): string {
  if (!lookups.types[kind].some((type) => type.id === id)) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return id;
}

/** Digits with a leading plus; null for none. Up to 5 characters are no phone (business area, section 5). */
export function plainPhone(phone: string | undefined): string | null {
  const digits = (phone ?? '').replace(/[^\d+]/g, '');
  return digits.length > 5 ? digits : null;
}

/** An optional text as it is stored: null for an empty one. */
export const textOrNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
