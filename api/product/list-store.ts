/** SQL of a company's own list of products: the cost of a page does not depend on the number of products. */
import { searchTextVersion } from '../lookup/search-text.ts';
import { productFindText, productFindWords } from '../../contract/product/find-text.ts';
import type { ProductSort } from '../../contract/product/fields.ts';
import type { Product } from '../../contract/product/shapes.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { furtherNames } from '../platform/text/author-texts.ts';
import { factsOf } from './facts.ts';
import { listingOf } from './search-text.ts';
import { companyColumns, type OfCompany, productOf, type ProductRow } from './store.ts';

export interface ProductListAsk {
  companyId: string;
  /** The account of the reader; only its members see the list. */
  ownerUserId: string;
  /** Words of name and code, complete or partial. */
  text: string | undefined;
  sort: ProductSort;
  /** From 0. */
  page: number;
  size: number;
}

const orders: Readonly<Record<ProductSort, readonly [column: string, isDown: boolean]>> = {
  newest: ['seq', true],
  oldest: ['seq', false],
  name: ['find_text', false],
};

/**
 * One page, with the number of all matching products.
 * @returns null unless it is a company of the account that can have products (docs/behaviour.md#own-company)
 */
export async function listOwnProducts(
  db: D1DatabaseSession,
  ask: ProductListAsk,
  lookups: Lookups,
): Promise<{ products: Product[]; count: number } | null> {
  const company = await db
    .prepare(
      `SELECT ${companyColumns}, c.product_count + (SELECT COUNT(*) FROM product INDEXED BY product_restricted
         WHERE company_id = c.id AND restricted_at IS NOT NULL AND deleted_at IS NULL) AS product_count FROM company c LEFT JOIN country k ON k.id = c.country_id
       WHERE c.id = ?1 AND c.owner_user_id = ?2 AND c.is_user_company = 0 AND c.deleted_at IS NULL`,
    )
    .bind(ask.companyId, ask.ownerUserId)
    .first<OfCompany & { product_count: number }>();
  if (company === null) return null;

  const words = productFindWords(ask.text ?? '');
  // Both indexes contain all columns that select the page; words are searched in the one with the text.
  const from = `product ${words.length > 0 || ask.sort === 'name' ? 'INDEXED BY product_named' : 'INDEXED BY product_company'}`;
  const where = ['company_id = ?1 AND deleted_at IS NULL', ...words.map((_, index) => `instr(find_text, ?${index + 2}) > 0`)].join(' AND ');
  const count =
    words.length === 0
      ? company.product_count
      : ((await db
          .prepare(`SELECT COUNT(*) AS n FROM ${from} WHERE ${where}`)
          .bind(ask.companyId, ...words)
          .first<number>('n')) ?? 0);

  const start = ask.page * ask.size;
  const size = Math.min(ask.size, count - start);
  if (size <= 0) return { products: [], count };
  // A page near the end is read from the end, backwards.
  const isFromEnd = start > count / 2;
  const [column, isDown] = orders[ask.sort];
  const order = (isBackwards: boolean): string => {
    const direction = isDown === isBackwards ? 'ASC' : 'DESC';
    return column === 'seq' ? `seq ${direction}` : `${column} ${direction}, seq ${direction}`;
  };
  const { results } = await db
    .prepare(
      `SELECT p.* FROM (SELECT seq FROM ${from} WHERE ${where} ORDER BY ${order(isFromEnd)} LIMIT ${size} OFFSET ${isFromEnd ? count - start - size : start}) f
       CROSS JOIN product p ON p.seq = f.seq`,
    )
    .bind(ask.companyId, ...words)
    .all<ProductRow>();
  const rows = isFromEnd ? results.toReversed() : results;
  return { products: rows.map((row) => productOf({ ...row, ...company }, lookups)), count };
}

const renewedAtOnce = 200;

/** Rewrites the search texts of rows stored in an older form, some at a time; reads nothing if there are none. For the scheduled run. */
export async function renewFindTexts(db: D1DatabaseSession, now: number): Promise<void> {
  const { results } = await db
    .prepare(
      'SELECT seq, name, code, keywords, category_id, sub_category_id, facts, texts, version, deleted_at IS NULL AS is_listable FROM product WHERE find_version < ?1 LIMIT ?2',
    )
    .bind(searchTextVersion, renewedAtOnce)
    .all<Omit<ProductRow, 'id'> & { seq: number; is_listable: 0 | 1 }>();
  if (results.length === 0) return;
  const lookups = await loadLookups(db, now);
  await db.batch(
    results.map((row) => {
      const { searchText, facets } = row.is_listable === 1 ? listingOf(row, lookups) : { searchText: '', facets: '' };
      return db
        .prepare('UPDATE product SET find_text = ?3, find_version = ?4, search_text = ?5, facets = ?6 WHERE seq = ?1 AND version = ?2')
        .bind(
          row.seq,
          row.version,
          productFindText(row.name, row.code, factsOf(row).hsCode, furtherNames(row)),
          searchTextVersion,
          searchText,
          facets,
        );
    }),
  );
}
