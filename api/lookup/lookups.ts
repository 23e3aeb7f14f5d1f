/**
 * Countries, categories and types for cards and searches, cached for a short time per isolate: otherwise every card would read a
 * country and its categories. Only values are cached, never a pending read of another request.
 */
import { secondMs } from '../../contract/limits.ts';
import type { LocalText } from '../../contract/wire/wire.ts';
import type { Category, Country, LookupType } from '../../contract/lookup/schemas.ts';
import { readCategories, readCountries, readTypes, type TypeKind } from './store.ts';

/**
 * A published name is visible within a minute (worker/cache/lookup-rules.ts). This is the part of it that remains after the delay of
 * database replicas and the age of a cached page.
 */
export const lookupsCacheMs = 20 * secondMs;

export interface Lookups {
  readonly countries: ReadonlyMap<string, Country>;
  readonly categories: readonly Category[];
  readonly categoryById: ReadonlyMap<string, Category>;
  /** Sub-category → its category and name. */
  readonly subCategoryById: ReadonlyMap<string, { categoryId: string; description: LocalText }>;
  readonly types: Readonly<Record<TypeKind, readonly LookupType[]>>;
}

let cached: { lookups: Lookups; until: number } | null = null;

export async function loadLookups(db: D1DatabaseSession, now: number): Promise<Lookups> {
  if (cached !== null && cached.until > now && cached.until <= now + lookupsCacheMs) return cached.lookups;
  const [countries, categories, types] = await Promise.all([readCountries(db), readCategories(db), readTypes(db)]);
  const lookups: Lookups = {
    countries: new Map(countries.map((country) => [country.id, country])),
    categories,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    subCategoryById: new Map(
      categories.flatMap((category) =>
        category.subCategories.map((sub) => [sub.id, { categoryId: category.id, description: sub.description }] as const),
      ),
    ),
    types,
  };
  cached = { lookups, until: now + lookupsCacheMs };
  return lookups;
}

/** Clears the cache, so that changes which this isolate has published are visible at once. */
export function forgetLookups(): void {
  cached = null;
}

/** Two-letter code, lower case; empty for an unknown country. */
export const countryCode = (lookups: Lookups, countryId: string | null): string => lookups.countries.get(countryId ?? '')?.code ?? '';
