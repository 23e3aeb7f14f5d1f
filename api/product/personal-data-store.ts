/** Products: deleted with their company or account, and in "my data". */
import { forgottenTitle, idsOf, someLivingOf, someOf } from '../platform/db/forgetting.ts';
import { keywordsChecked } from '../platform/db/keywords-to-check.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { type ExportSection, urlsOf } from '../platform/subject/exported.ts';

const ofCompany = someLivingOf('product', 'company_id');

/** Their pictures are deleted with products. @param where a condition over `t` and ?1, or over more values */
export const deadPicturesStatement = (db: D1DatabaseSession, where: string, ...values: (string | number)[]): D1PreparedStatement =>
  deadMediaOfStatement(db, `SELECT f.value FROM product t, json_each(t.images) f WHERE ${where}`, ...values);

/** Deletes products with their company: the rows stay, but not their files. @param countMax rows in this step */
export const deleteProductsOfStatements = (
  db: D1DatabaseSession,
  companyId: string,
  countMax: number,
  now: number,
): D1PreparedStatement[] => [
  deadPicturesStatement(db, `t.id IN ${ofCompany}`, companyId, now, countMax),
  db.prepare(`UPDATE product SET deleted_at = ?2, version = version + 1 WHERE id IN ${ofCompany}`).bind(companyId, now, countMax),
];

const products = someOf('product', idsOf('product', `company_id IN ${idsOf('company', 'owner_user_id=?1')}`));

/** Deletes products with their account: no content stays in the rows. @param countMax rows in this step */
export const forgetProductsStatements = (db: D1DatabaseSession, userId: string, countMax: number, now: number): D1PreparedStatement[] => [
  deadPicturesStatement(db, `t.id IN ${products}`, userId, now, countMax),
  db
    .prepare(
      `UPDATE product SET deleted_at=COALESCE(deleted_at, ?2), name='${forgottenTitle}', description='', texts='{}', code='', find_text='', search_text='', facets='', facts='{}', restriction='', keywords='[]', ${keywordsChecked}, images='[]', version=version+1 WHERE id IN ${products}`,
    )
    .bind(userId, now, countMax),
];

const productColumns = `p.id, p.company_id AS companyId, p.name, p.description, p.language, p.texts AS textsJson, p.code, p.keywords AS keywordsJson, ${urlsOf('p.images')} AS imagesJson, p.facts AS factsJson,
  p.created_at AS createdAt, p.deleted_at AS deletedAt, p.restricted_at AS restrictedAt, NULLIF(p.restriction, '') AS restrictionJson, p.resubmitted_at AS resubmittedAt, p.lifted_at AS restrictionLiftedAt`;
const productsOf = (state: string): string =>
  `company c CROSS JOIN product p ON p.company_id=c.id AND p.deleted_at ${state} WHERE c.id IN (SELECT id FROM company WHERE owner_user_id=?1 AND deleted_at IS NULL
    UNION ALL SELECT id FROM company WHERE owner_user_id=?1 AND deleted_at IS NOT NULL)`;

/** Products in "my data". */
export const exported: readonly ExportSection[] = [
  { name: 'products', of: 'account', from: productsOf('IS NULL'), columns: productColumns, cursor: 'p.seq' },
  { name: 'deletedProducts', of: 'account', from: productsOf('IS NOT NULL'), columns: productColumns, cursor: 'p.seq' },
];
