/** Companies with the same tax number: owners are informed that another one exists, and moderators see which. */

/** SQL: companies other than ?2 whose stored version or pending edit has the tax key ?1; a company may occur twice. */
const twins = `SELECT id FROM company WHERE tax_key = ?1 AND deleted_at IS NULL AND id <> ?2
  UNION ALL SELECT id FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit, '$.tax_key') = ?1 AND id <> ?2`;

export const hasTaxTwin = async (db: D1DatabaseSession, { id, tax_key }: { id: string; tax_key: string | null }): Promise<boolean> =>
  tax_key !== null && (await db.prepare(`SELECT 1 FROM (${twins}) LIMIT 1`).bind(tax_key, id).first()) !== null;

export interface TaxTwin {
  id: string;
  name: string;
  ownerName: string;
}

/** Enough to show a problem. */
const twinsShown = 10;

export async function listTaxTwins(db: D1DatabaseSession, { id, tax_key }: { id: string; tax_key: string | null }): Promise<TaxTwin[]> {
  if (tax_key === null) return [];
  const { results } = await db
    .prepare(
      `SELECT c.id, c.name, u.full_name AS ownerName FROM (SELECT DISTINCT id FROM (${twins} LIMIT ${2 * twinsShown})) t JOIN company c ON c.id = t.id JOIN users u ON u.id = c.owner_user_id
       ORDER BY c.seq LIMIT ${twinsShown}`,
    )
    .bind(tax_key, id)
    .all<TaxTwin>();
  return results;
}
