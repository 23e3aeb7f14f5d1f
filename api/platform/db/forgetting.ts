/** Shared statements for the deletion of an account or a colleague (api/jobs/forget-account.ts). */

/** The user ?1 and, for a main account, its living staff. */
export const people = '(SELECT ?1 UNION ALL SELECT user_id FROM staff WHERE master_user_id=?1 AND removed_at IS NULL)';

/** Replaces a name; the same in every language. */
export const forgottenName = '— —';

/** Replaces the title of a deleted item. A row with this title has no other content. */
export const forgottenTitle = '—';

/** Rows of a kind that are deleted in one step, so that an account or a company of any size stays within the limits of a batch. */
export const forgottenAtOnce = 500;

/** SQL: some of the rows with remaining data, at most `?3`. @param ids as written by `idsOf` */
export const someOf = (table: string, ids: string): string =>
  `(SELECT id FROM ${table} WHERE id IN ${ids} AND name<>'${forgottenTitle}' ORDER BY seq LIMIT ?3)`;

/** SQL: some of the rows that are not deleted yet, at most `?3`. @param column with the value ?1 */
export const someLivingOf = (table: string, column: string): string =>
  `(SELECT id FROM ${table} WHERE ${column}=?1 AND deleted_at IS NULL ORDER BY seq LIMIT ?3)`;

/** Ids of living and deleted rows, each by its own index. @param owner the condition that finds them, over ?1 */
export const idsOf = (table: string, owner: string): string =>
  `(SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NULL UNION ALL SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NOT NULL)`;
