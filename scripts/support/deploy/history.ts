/** Detects databases of another version by migrations that are unknown here; they are never migrated (ADR 006). */

/** The last migration of a database that is unknown here. */
export const unknownMigrationOf = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied
    .filter((name) => !known.includes(name))
    .toSorted()
    .at(-1);
