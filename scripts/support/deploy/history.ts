/**
 * Databases with foreign migrations (ADR 006). Before the first release the migrations were rewritten: an older database has all tables,
 * and names of files that do not exist. It is never migrated automatically; a restore converts it (take-over.ts).
 */

/** A migration of the base schema; later ones are numbered by date (docs/recipes/add-a-table.md). */
export const isBase = (name: string): boolean => /^\d{4}_/.test(name);

/** The version of an unknown migration. */
export const ageOf = (name: string): 'older' | 'newer' => (isBase(name) ? 'older' : 'newer');

/** The last migration of a database that is unknown here. */
export const strangerOf = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied
    .filter((name) => !known.includes(name))
    .toSorted()
    .at(-1);
