/** SQL of the products of all companies: reads only their full-text index and the rows of the page. */
import { countMax, passedOverMax } from '../../contract/limits.ts';
import type { WithTexts } from '../platform/text/author-texts.ts';
import { type QueryText, type FacetGroup, matchOf } from './match.ts';
import { seqsOfOthers } from './list-store.ts';

export interface ProductCardRow extends WithTexts {
  seq: number;
  arm: number;
  id: string;
  images: string;
  facts: string;
  created_at: number;
  company_id: string;
  company_name: string;
  company_path: string;
  country_id: string | null;
}

/** The word of all public products (`listed_product`). */
const live: FacetGroup = ['live'];

/** The MATCH expression of filters and text, or of all products without them. */
export const productMatchOf = (groups: readonly FacetGroup[], text: string | null): string =>
  matchOf(groups.length === 0 && text === null ? [live] : groups, text);

/** Returns one row with the total as `n`, counted up to one more than the limit. */
export const productTotalStatement = (db: D1DatabaseSession, groups: readonly FacetGroup[], text: QueryText | null): D1PreparedStatement =>
  db
    .prepare('SELECT COUNT(*) AS n FROM (SELECT 1 FROM product_fts WHERE product_fts MATCH ?1 LIMIT ?2)')
    .bind(productMatchOf(groups, text?.all ?? null), countMax + 1);

/**
 * Results with the typed words come before results with their synonyms.
 * @param exceptCompanyId a company whose products are left out
 */
export function productPageStatement(
  db: D1DatabaseSession,
  groups: readonly FacetGroup[],
  text: QueryText | null,
  skipped: number,
  shown: number,
  exceptCompanyId?: string,
) {
  const texts = text === null ? [null] : text.exact === null ? [text.all] : [text.exact, `(${text.all}) NOT (${text.exact})`];
  const found = (place: number, limit: string): string =>
    `SELECT rowid AS seq FROM product_fts WHERE product_fts MATCH ?${place + 3} ORDER BY rowid DESC LIMIT ${limit}`;
  const ofOthers = (place: number): string =>
    seqsOfOthers(found(place, String(passedOverMax)), 'product', { company: `?${texts.length + 3}`, limit: '?1 + ?2' });
  const seqsOf = (place: number): string => (exceptCompanyId === undefined ? found(place, '?1 + ?2') : ofOthers(place));
  const arms = texts.map((_, place) => `SELECT seq, ${place} AS arm FROM (${seqsOf(place)})`);
  return db
    .prepare(
      `SELECT page.seq, page.arm, p.id, p.name, p.description, p.language, p.texts, p.translated, p.images, p.facts, p.created_at, p.company_id,
         c.name AS company_name, c.path AS company_path, c.country_id
       FROM (${arms.join(' UNION ALL ')} LIMIT ?1 OFFSET ?2) page CROSS JOIN product p ON p.seq = page.seq CROSS JOIN company c ON c.id = p.company_id`,
    )
    .bind(
      shown,
      skipped,
      ...texts.map((each) => productMatchOf(groups, each)),
      ...(exceptCompanyId === undefined ? [] : [exceptCompanyId]),
    );
}
