/** Detects databases of another version by migrations that are unknown here; they are never migrated (ADR 006). */

/** A migration of the base schema; later ones are numbered by date (docs/recipes/add-a-table.md). */
export const isBase = (name: string): boolean => /^\d{4}_/.test(name);

/** The last migration of a database that is unknown here. */
export const unknownMigrationOf = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied
    .filter((name) => !known.includes(name))
    .toSorted()
    .at(-1);
