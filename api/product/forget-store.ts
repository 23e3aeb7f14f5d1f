/** How products go with what they belong to. */
import { forgottenTitle, idsOf, someOf } from '../platform/forgetting.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';

/** With their company: they stay as rows, without their files. */
export const deleteProductsOfStatements = (db: D1DatabaseSession, companyId: string, now: number): D1PreparedStatement[] => [
  deadMediaOfStatement(
    db,
    'SELECT f.value FROM product t, json_each(t.images) f WHERE t.company_id = ?1 AND t.deleted_at IS NULL',
    companyId,
  ),
  db.prepare('UPDATE product SET deleted_at = ?2, version = version + 1 WHERE company_id = ?1 AND deleted_at IS NULL').bind(companyId, now),
];

const products = someOf('product', idsOf('product', `company_id IN ${idsOf('company', 'owner_user_id=?1')}`));

/** With their account: nothing of them stays readable. @param countMax how many in this step */
export const forgetProductsStatements = (db: D1DatabaseSession, userId: string, countMax: number, now: number): D1PreparedStatement[] => [
  deadMediaOfStatement(db, `SELECT f.value FROM product t, json_each(t.images) f WHERE t.id IN ${products}`, userId, now, countMax),
  db
    .prepare(
      `UPDATE product SET deleted_at=COALESCE(deleted_at, ?2), name='${forgottenTitle}', description='', code='', keywords='[]', images='[]', version=version+1 WHERE id IN ${products}`,
    )
    .bind(userId, now, countMax),
];
