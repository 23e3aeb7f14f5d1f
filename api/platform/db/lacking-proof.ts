/**
 * SQL: the day from which on an account requires a second factor or passkey, for a person who has neither; null for others. The tables of
 * proofs are read only if the account requires one.
 * @param person SQL of a person's id @param account SQL of the id of its main user
 */
export const dueFrom = (person: string, account: string): string =>
  `(SELECT required_from FROM second_factor_rule WHERE master_user_id=${account}
    AND NOT EXISTS(SELECT 1 FROM second_factor WHERE user_id=${person} AND confirmed_at IS NOT NULL) AND NOT EXISTS(SELECT 1 FROM passkey WHERE user_id=${person}))`;
