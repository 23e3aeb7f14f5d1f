/** Products and their pictures. The list of an account, restrictions and personal data have stores of their own. */
import { approval } from '../../contract/company/approval.ts';
import { companyProductsMax } from '../../contract/limits.ts';
import { searchTextVersion } from '../lookup/search-text.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { productFindText } from '../../contract/product/find-text.ts';
import type { Product, ProductCard } from '../../contract/product/shapes.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { keywordNamesOf } from '../lookup/glossary.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { furtherNames, shownText, shownWithOriginal, textColumns, textsOf, type WithTexts } from '../platform/text/author-texts.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement, failsIf } from '../platform/db/guard.ts';
import { editedTable, valuesOf } from '../platform/db/edited-table.ts';
import { type AsSpelled, spelledValues, toCheckOf } from '../platform/db/keywords-to-check.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { cardFacts, factsOf, shownFacts } from './facts.ts';
import { restrictionColumns, restrictionOf, type RestrictionRow } from './restriction-store.ts';
import { deadPicturesStatement } from './personal-data-store.ts';
import { listingOf } from './search-text.ts';

export interface ProductRow extends WithTexts, RestrictionRow {
  id: string;
  company_id: string;
  code: string;
  category_id: string;
  sub_category_id: string;
  keywords: string;
  images: string;
  facts: string;
  created_at: number;
  version: number;
  keywords_to_check: string;
}

/** The data of its company that a product contains. */
export interface OfCompany {
  company_name: string;
  company_path: string;
  company_logo: string | null;
  company_country: string | null;
}
type ProductOfCompany = ProductRow & OfCompany;

/** {@link OfCompany} of the company `c` in the country `k`. */
export const companyColumns = 'c.name AS company_name, c.path AS company_path, c.logo_key AS company_logo, k.code AS company_country';

const select = `
  SELECT p.id, p.company_id, p.name, p.description, p.language, p.texts, p.translated, p.code, p.category_id, p.sub_category_id, p.keywords, p.images, p.facts, p.created_at, p.version,
    p.keywords_to_check, ${restrictionColumns.map((column) => `p.${column}`).join(', ')}, c.owner_user_id, ${companyColumns}
  FROM product p JOIN company c ON c.id = p.company_id AND c.deleted_at IS NULL LEFT JOIN country k ON k.id = c.country_id`;
/** Live companies for everyone; all companies for the account itself (?2) and for moderators (?3 = 1). */
const visible = `((c.approve_status = ${approval.approved} AND c.is_active = 1) OR c.owner_user_id = ?2 OR ?3 = 1)`;
/** Products of visible companies; restricted ones only for the account itself and for moderators. */
const visibleProduct = `p.deleted_at IS NULL AND (p.is_shown = 1 OR c.owner_user_id = ?2 OR ?3 = 1) AND ${visible}`;

export const imageKeysOf = (row: { images: string }): string[] => JSON.parse(row.images) as string[];

/** @param reader the language to show, if the author wrote it; without one, texts of all languages */
export function productOf(row: ProductOfCompany, lookups: Lookups, reader?: Language): Product {
  const keywords = JSON.parse(row.keywords) as string[];
  const restriction = restrictionOf(row);
  return {
    id: row.id,
    ...shownWithOriginal(row, reader),
    ...(reader === undefined && { texts: textsOf(row) }),
    code: row.code,
    categoryId: row.category_id,
    subCategoryId: row.sub_category_id,
    productKeywords: keywords,
    ...keywordNamesOf(keywords, reader),
    imageURLs: imageKeysOf(row).map(mediaUrl),
    dtCreatedAt: isoTime(row.created_at),
    version: row.version,
    facts: shownFacts(factsOf(row), lookups),
    ...(restriction !== undefined && { restriction }),
    company: {
      id: row.company_id,
      name: row.company_name,
      path: row.company_path,
      logoURL: mediaUrl(row.company_logo),
      country: asciiLowerCase(row.company_country ?? ''),
    },
  };
}

/** The reader: products of unapproved companies, and restricted products, are visible to their own account and to moderators. */
export interface Viewer {
  ownerUserId: string | null;
  isModerator: boolean;
}

/** Products of a company, newest first; null if the viewer may not see the company. */
export async function listProducts(
  db: D1DatabaseSession,
  companyId: string,
  viewer: Viewer,
  lookups: Lookups,
  { language, limit = companyProductsMax }: { language?: Language | undefined; limit?: number | undefined } = {},
): Promise<Product[] | null> {
  const bound = [companyId, viewer.ownerUserId ?? '', viewer.isModerator ? 1 : 0] as const;
  const [company, products] = await db.batch<ProductOfCompany>([
    db.prepare(`SELECT c.id FROM company c WHERE c.id = ?1 AND c.deleted_at IS NULL AND ${visible}`).bind(...bound),
    db.prepare(`${select} WHERE p.company_id = ?1 AND ${visibleProduct} ORDER BY p.seq DESC LIMIT ?4`).bind(...bound, limit),
  ]);
  return company?.results.length === 1 ? (products?.results ?? []).map((row) => productOf(row, lookups, language)) : null;
}

export async function findProduct(
  db: D1DatabaseSession,
  id: string,
  viewer: Viewer,
  lookups: Lookups,
  reader?: Language,
): Promise<Product | null> {
  const row = await db
    .prepare(`${select} WHERE p.id = ?1 AND ${visibleProduct}`)
    .bind(id, viewer.ownerUserId ?? '', viewer.isModerator ? 1 : 0)
    .first<ProductOfCompany & { owner_user_id: string }>();
  if (row === null) return null;
  return { ...productOf(row, lookups, reader), ...(row.owner_user_id === viewer.ownerUserId && toCheckOf(row)) };
}

/** Whether a product that was public or the viewer's own has been deleted, with its company or alone, or is restricted. */
export const isDeletedProduct = async (db: D1DatabaseSession, id: string, { ownerUserId }: Viewer): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM product p JOIN company c ON c.id = p.company_id
       WHERE p.id = ?1 AND (c.approve_status = ${approval.approved} OR c.owner_user_id = ?2) AND (p.is_shown = 0 OR c.deleted_at IS NOT NULL)`,
    )
    .bind(id, ownerUserId ?? '')
    .first()) !== null;

/** The newest products of a company as cards. */
export async function listProductCards(
  db: D1DatabaseSession,
  companyId: string,
  countMax: number,
  lookups: Lookups,
  reader?: Language,
): Promise<ProductCard[]> {
  const { results } = await db
    .prepare(
      'SELECT id, name, description, language, texts, translated, images, facts, created_at FROM product WHERE company_id = ?1 AND deleted_at IS NULL AND is_shown = 1 ORDER BY seq DESC LIMIT ?2',
    )
    .bind(companyId, countMax)
    .all<Pick<ProductRow, keyof WithTexts | 'id' | 'images' | 'facts' | 'created_at'>>();
  return results.map((row) => {
    const { description: _, ...shown } = shownText(row, reader);
    return {
      id: row.id,
      ...shown,
      imageURLs: imageKeysOf(row).map(mediaUrl),
      dtCreatedAt: isoTime(row.created_at),
      ...cardFacts(row, lookups),
    };
  });
}

/** The data for the addresses on which a product is shown and edited. */
/** Where a product is shown. */
export interface ProductPlace {
  company_id: string;
  company_path: string;
  /** Whether its company is public. */
  is_public: 0 | 1;
}

export const readProductPlace = (db: D1DatabaseSession, id: string): Promise<ProductPlace | null> =>
  db
    .prepare(
      `SELECT c.id AS company_id, c.path AS company_path, (c.approve_status = ${approval.approved} AND c.is_active = 1) AS is_public
       FROM product p JOIN company c ON c.id = p.company_id WHERE p.id = ?1`,
    )
    .bind(id)
    .first<ProductPlace>();

/** Whether products can be added to it: a company of the account, not its user company (docs/behaviour.md#own-company). */
export async function isOwnCompany(db: D1DatabaseSession, ownerUserId: string, companyId: string): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 FROM company WHERE id = ?1 AND owner_user_id = ?2 AND is_user_company = 0 AND deleted_at IS NULL')
    .bind(companyId, ownerUserId)
    .first();
  return row !== null;
}

export const findOwnProduct = (db: D1DatabaseSession, id: string, ownerUserId: string): Promise<ProductRow | null> =>
  db
    .prepare(
      'SELECT p.* FROM product p JOIN company c ON c.id = p.company_id AND c.owner_user_id = ?2 AND c.deleted_at IS NULL WHERE p.id = ?1 AND p.deleted_at IS NULL',
    )
    .bind(id, ownerUserId)
    .first<ProductRow>();

const contentColumns = [
  'company_id',
  'name',
  'description',
  'code',
  'category_id',
  'sub_category_id',
  'keywords',
  'images',
  'facts',
  ...textColumns,
] as const satisfies readonly (keyof ProductRow)[];
export type WrittenProduct = Pick<ProductRow, 'id' | (typeof contentColumns)[number]>;

const products = editedTable('product');

/** A product's columns, including those for lists and searches. */
function valuesOfProduct(product: WrittenProduct, lookups: Lookups) {
  const { searchText, facets } = listingOf(product, lookups);
  return {
    ...valuesOf(contentColumns, product),
    find_text: productFindText(product.name, product.code, factsOf(product).hsCode, furtherNames(product)),
    find_version: searchTextVersion,
    search_text: searchText,
    facets,
  };
}

export const addProductStatement = (db: D1DatabaseSession, product: WrittenProduct, lookups: Lookups, now: number): D1PreparedStatement =>
  products.addStatement(db, { id: product.id, created_at: now, ...valuesOfProduct(product, lookups) });

/** Fails the batch of a copy if the product that is copied was hidden or deleted meanwhile: the copy would be public. */
export const shownStatement = (db: D1DatabaseSession, id: string): D1PreparedStatement =>
  db.prepare(failsIf('NOT EXISTS(SELECT 1 FROM product WHERE id=?1 AND is_shown=1)')).bind(id);

/**
 * Changes a product in the version that was read; the guard stops the batch if it changed meanwhile. The edit of a restricted product sends
 * it to the moderators.
 */
export const editProductStatements = (
  db: D1DatabaseSession,
  product: WrittenProduct,
  { version, restricted_at }: Pick<ProductRow, 'version' | 'restricted_at'>,
  lookups: Lookups,
  now: number,
): D1PreparedStatement[] =>
  products.editStatements(
    db,
    { id: product.id, version },
    { ...valuesOfProduct(product, lookups), ...(restricted_at !== null && { resubmitted_at: now }) },
  );

interface ProductPictures extends Pick<ProductRow, 'id' | 'version' | 'images'> {
  /** The version that the owner's last change created. */
  edited_version: number;
}

/** The pictures of a product in any state, until it is deleted. */
export const readProductPictures = (db: D1DatabaseSession, id: string): Promise<ProductPictures | null> =>
  db
    .prepare('SELECT id, version, edited_version, images FROM product WHERE id = ?1 AND deleted_at IS NULL')
    .bind(id)
    .first<ProductPictures>();

/** Sets its pictures. The guard stops the batch if it changed meanwhile. @param images JSON: keys in order */
export const setProductPicturesStatements = (
  db: D1DatabaseSession,
  { id, version }: Pick<ProductRow, 'id' | 'version'>,
  images: string,
): D1PreparedStatement[] => products.setStatements(db, { id, version }, { images });

export const spellProductStatement = (db: D1DatabaseSession, row: AsSpelled): D1PreparedStatement =>
  products.renewStatement(db, row, spelledValues(row));

export const renewProductStatement = (
  db: D1DatabaseSession,
  row: { seq: number; version: number },
  searchText: string,
): D1PreparedStatement => products.renewStatement(db, row, { search_text: searchText });

export const deleteProductStatements = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement[] => [
  // The pictures of now: an edit meanwhile may have added some.
  deadPicturesStatement(db, 't.id = ?1', id),
  db.prepare('UPDATE product SET deleted_at = ?2, version = version + 1 WHERE id = ?1 AND deleted_at IS NULL').bind(id, now),
  changedStatement(db),
];

/** Stores translations of these texts, unless the texts have changed meanwhile. @param translated JSON by language */
export const keepProductTranslationStatement = (
  db: D1DatabaseSession,
  id: string,
  of: { name: string; description: string },
  translated: string,
): D1PreparedStatement =>
  db
    .prepare('UPDATE product SET translated=json_patch(translated, ?4) WHERE id=?1 AND name=?2 AND description=?3')
    .bind(id, of.name, of.description, translated);
