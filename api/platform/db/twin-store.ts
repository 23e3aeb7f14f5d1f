/** SQL of rows with exactly the same description, which was copied or submitted twice. */
interface TextTwin {
  id: string;
  name: string;
  ownerName: string;
}

const shown = 10;
/** Maximum of rows with the same beginning that are compared. */
const compared = 60;
const lettersMin = 40;

/**
 * The query has the wording of the indexes `…_same_text`. @param description as it would be approved
 * @param isCounted SQL over `t`: rows that count
 */
export async function listTextTwins(
  db: D1DatabaseSession,
  table: 'company' | 'request',
  { id, description }: { id: string; description: string },
  isCounted = 'true',
): Promise<TextTwin[]> {
  if (description.length < lettersMin) return [];
  const alike = `SELECT * FROM ${table} WHERE substr(description, 1, 80) = substr(?1, 1, 80) AND deleted_at IS NULL AND length(description) >= 40 AND id <> ?2 LIMIT ${compared}`;
  const { results } = await db
    .prepare(
      `SELECT t.id, t.name, u.full_name AS ownerName FROM (${alike}) t JOIN users u ON u.id = t.owner_user_id
       WHERE t.description = ?1 AND ${isCounted} ORDER BY t.seq LIMIT ${shown}`,
    )
    .bind(description, id)
    .all<TextTwin>();
  return results;
}
