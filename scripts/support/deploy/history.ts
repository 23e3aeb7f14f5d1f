/**
 * Databases whose migrations are not ours (ADR 006). Before the first release the migrations were written anew: an older database
 * has all tables, and names of files that do not exist. It is not migrated by accident, and restored on purpose (take-over.ts).
 */

/** A migration that makes the schema itself; later ones are numbered by their date (docs/recipes/add-a-table.md). */
export const isBase = (name: string): boolean => /^\d{4}_/.test(name);

/** Which version a migration that we do not have is of. */
export const ageOf = (name: string): 'older' | 'newer' => (isBase(name) ? 'older' : 'newer');

/** The last migration that a database has and we do not. */
export const strangerOf = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied
    .filter((name) => !known.includes(name))
    .toSorted()
    .at(-1);
