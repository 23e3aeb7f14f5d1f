/**
 * Detects databases with unknown migrations (ADR 006). The migrations were rewritten before the first release, so an older database has all
 * tables, but names of migrations that no longer exist. It is never migrated automatically; a restore converts it (take-over.ts).
 */

/** A migration of the base schema; later ones are numbered by date (docs/recipes/add-a-table.md). */
export const isBase = (name: string): boolean => /^\d{4}_/.test(name);

/** The version of an unknown migration. */
export const ageOf = (name: string): 'older' | 'newer' => (isBase(name) ? 'older' : 'newer');

/** The last migration of a database that is unknown here. */
export const unknownMigrationOf = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied
    .filter((name) => !known.includes(name))
    .toSorted()
    .at(-1);
