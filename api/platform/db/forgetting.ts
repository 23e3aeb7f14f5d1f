/** What the statements of all subjects say alike when an account or a colleague is forgotten (api/jobs/forget-account.ts). */

/** The user ?1 and, for a main account, its living staff. */
export const people = '(SELECT ?1 UNION ALL SELECT user_id FROM staff WHERE master_user_id=?1 AND removed_at IS NULL)';

/** Stands where a name was: the same in every language. */
export const forgottenName = '— —';

/** Stands where the name of a thing was. A row that has it keeps nothing any more. */
export const forgottenTitle = '—';

/** Rows of a kind that go in one step: an account or a company of any size ends within the limits of one batch. */
export const forgottenAtOnce = 500;

/** Some of the rows that still keep something, `?3` at most. @param ids as `idsOf` writes them */
export const someOf = (table: string, ids: string): string =>
  `(SELECT id FROM ${table} WHERE id IN ${ids} AND name<>'${forgottenTitle}' ORDER BY seq LIMIT ?3)`;

/** Some of the rows that are not deleted yet, `?3` at most. @param column the one that has the value ?1 */
export const someLivingOf = (table: string, column: string): string =>
  `(SELECT id FROM ${table} WHERE ${column}=?1 AND deleted_at IS NULL ORDER BY seq LIMIT ?3)`;

/** Ids of living and deleted rows alike, each by its own index. @param owner the condition that finds them, over ?1 */
export const idsOf = (table: string, owner: string): string =>
  `(SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NULL UNION ALL SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NOT NULL)`;
