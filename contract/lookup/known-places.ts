/** What the address of a list may name. */
export interface KnownPlaces {
  categories: ReadonlyMap<string, unknown>;
  /** By two-letter code. */
  countries: ReadonlyMap<string, { id: string }>;
  categoryOf: (subCategoryId: string) => string | undefined;
}
