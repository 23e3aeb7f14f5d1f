/** How requests go with what they belong to. */
import { idsOf } from '../platform/forgetting.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';

/** Pictures and documents of the requests that a condition over `t` and ?1 finds. */
const filesStatements = (db: D1DatabaseSession, where: string, value: string): D1PreparedStatement[] => [
  deadMediaOfStatement(db, `SELECT f.value FROM request t, json_each(t.images) f WHERE ${where}`, value),
  deadMediaOfStatement(db, `SELECT json_extract(f.value, '$.key') FROM request t, json_each(t.files) f WHERE ${where}`, value),
];

/** With their company: they stay as rows, without their files. */
export const deleteRequestsOfStatements = (db: D1DatabaseSession, companyId: string, now: number): D1PreparedStatement[] => [
  ...filesStatements(db, 't.company_id = ?1 AND t.deleted_at IS NULL', companyId),
  db
    .prepare('UPDATE request SET deleted_at = ?2, is_active = 0, version = version + 1 WHERE company_id = ?1 AND deleted_at IS NULL')
    .bind(companyId, now),
];

const requests = idsOf('request', 'owner_user_id=?1');

/** With their account: nothing of them stays readable. */
export const forgetRequestsStatements = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] => [
  ...filesStatements(db, `t.id IN ${requests}`, userId),
  db
    .prepare(
      `UPDATE request SET deleted_at=COALESCE(deleted_at, ?2), is_active=0, name='—', description='', keywords='[]', images='[]', files='[]', reject_reason=NULL,
         is_boosted=0, boost_expires_at=0, search_text='', facets='', count_keys='[]', version=version+1 WHERE id IN ${requests}`,
    )
    .bind(userId, now),
];
