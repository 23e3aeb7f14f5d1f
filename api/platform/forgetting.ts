/** What the statements of all subjects say alike when an account or a colleague is forgotten (api/jobs/forget-account.ts). */

/** The user ?1 and, for a main account, its living staff. */
export const people = '(SELECT ?1 UNION ALL SELECT user_id FROM staff WHERE master_user_id=?1 AND removed_at IS NULL)';

/** Stands where a name was: the same in every language. */
export const forgottenName = '— —';

/** Ids of living and deleted rows alike, each by its own index. @param owner the condition that finds them, over ?1 */
export const idsOf = (table: string, owner: string): string =>
  `(SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NULL UNION ALL SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NOT NULL)`;
