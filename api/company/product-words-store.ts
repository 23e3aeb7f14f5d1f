/** SQL of the search words that a company gets from its products. */
import { companyProductsMax, companyProductWords } from '../product/listing.ts';

const companiesAtOnce = 50;

interface Changed {
  id: string;
  products_changed: number;
}

/**
 * Writes the words of companies whose products have changed, some each minute. Changes during a run are written by the next one. For the
 * scheduled run; safe to repeat, and reads no row if there is nothing to do.
 */
export async function renewProductWords(db: D1DatabaseSession): Promise<void> {
  const { results: companies } = await db
    .prepare('SELECT id, products_changed FROM company INDEXED BY company_products_changed WHERE products_changed > 0 LIMIT ?1')
    .bind(companiesAtOnce)
    .all<Changed>();
  if (companies.length === 0) return;
  const products = await db.batch<{ search_text: string }>(
    companies.map(({ id }) =>
      db
        .prepare('SELECT search_text FROM product WHERE company_id = ?1 AND deleted_at IS NULL AND is_shown = 1 ORDER BY seq DESC LIMIT ?2')
        .bind(id, companyProductsMax),
    ),
  );
  await db.batch(
    companies.map(({ id, products_changed }, index) =>
      db
        .prepare(
          `UPDATE company SET product_words = CASE WHEN deleted_at IS NULL THEN ?3 ELSE '' END, products_changed = 0 WHERE id = ?1 AND products_changed = ?2`,
        )
        .bind(id, products_changed, companyProductWords((products[index]?.results ?? []).map(({ search_text }) => search_text))),
    ),
  );
}
