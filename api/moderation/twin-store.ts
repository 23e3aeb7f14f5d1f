/** Others with the same description, word for word: what was copied, or sent twice. */
import { isThere } from '../request/store.ts';

interface TextTwin {
  id: string;
  name: string;
  ownerName: string;
}

const shown = 10;
/** A beginning may be in fashion: no more than these are compared. */
const compared = 60;
const lettersMin = 40;

/** SQL: rows of a table that begin like ?1, in the words of the indexes `…_same_text`. */
const beginningAlike = (table: string): string =>
  `SELECT * FROM ${table} WHERE substr(description, 1, 80) = substr(?1, 1, 80) AND deleted_at IS NULL AND length(description) >= 40 AND id <> ?2 LIMIT ${compared}`;

const queries = {
  company: `SELECT c.id, c.name, u.full_name AS ownerName FROM (${beginningAlike('company')}) c JOIN users u ON u.id = c.owner_user_id
    WHERE c.description = ?1 ORDER BY c.seq LIMIT ${shown}`,
  request: `SELECT r.id, r.name, u.full_name AS ownerName FROM (${beginningAlike('request')}) r JOIN users u ON u.id = r.owner_user_id
    WHERE r.description = ?1 AND ${isThere('r')} ORDER BY r.seq LIMIT ${shown}`,
};

/** @param description as it would be approved */
export async function listTextTwins(
  db: D1DatabaseSession,
  table: 'company' | 'request',
  id: string,
  description: string,
): Promise<TextTwin[]> {
  if (description.length < lettersMin) return [];
  return (await db.prepare(queries[table]).bind(description, id).all<TextTwin>()).results;
}
