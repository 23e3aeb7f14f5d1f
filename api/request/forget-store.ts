/** Deletes requests, alone or with their company or account: rows stay, without their files. */
import { forgottenTitle, idsOf, someLivingOf, someOf } from '../platform/db/forgetting.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { keywordsChecked } from '../platform/db/keywords-to-check.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { noEdit } from '../platform/db/pending-edit.ts';
import { releaseCopies } from './archive-store.ts';

/** Pictures and documents of the requests in a condition over `t` and ?1, and of their pending edits. */
const filesStatements = (db: D1DatabaseSession, where: string, ...values: (string | number)[]): D1PreparedStatement[] =>
  ['t', 't.pending_edit'].flatMap((version) => {
    const list = (column: string): string => (version === 't' ? `t.${column}` : `json_extract(${version}, '$.${column}')`);
    return [
      deadMediaOfStatement(db, `SELECT f.value FROM request t, json_each(${list('images')}) f WHERE ${where}`, ...values),
      deadMediaOfStatement(
        db,
        `SELECT json_extract(f.value, '$.key') FROM request t, json_each(${list('files')}) f WHERE ${where}`,
        ...values,
      ),
    ];
  });

export const deleteRequestStatements = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement[] => [
  ...filesStatements(db, 't.id = ?1 AND t.deleted_at IS NULL', id),
  db
    .prepare(`UPDATE request SET deleted_at = ?2, is_active = 0, ${noEdit}, version = version + 1 WHERE id = ?1 AND deleted_at IS NULL`)
    .bind(id, now),
  changedStatement(db),
];

const ofCompany = someLivingOf('request', 'company_id');

/** Deletes requests with their company. @param countMax rows in this step; the others are hidden with the company */
export const deleteRequestsOfStatements = (
  db: D1DatabaseSession,
  companyId: string,
  countMax: number,
  now: number,
): D1PreparedStatement[] => [
  ...filesStatements(db, `t.id IN ${ofCompany}`, companyId, now, countMax),
  db
    .prepare(`UPDATE request SET deleted_at = ?2, is_active = 0, ${noEdit}, version = version + 1 WHERE id IN ${ofCompany}`)
    .bind(companyId, now, countMax),
];

const requests = someOf('request', idsOf('request', 'owner_user_id=?1'));

/**
 * Deletes requests with their account: no content stays in the rows. @param countMax rows in this step; the others are hidden with their
 * company
 */
export const forgetRequestsStatements = (db: D1DatabaseSession, userId: string, countMax: number, now: number): D1PreparedStatement[] => [
  ...filesStatements(db, `t.id IN ${requests}`, userId, now, countMax),
  db.prepare(releaseCopies(requests)).bind(userId, now, countMax),
  db
    .prepare(
      `UPDATE request SET deleted_at=COALESCE(deleted_at, ?2), is_active=0, name='${forgottenTitle}', description='', texts='{}', keywords='[]', ${keywordsChecked}, images='[]', files='[]', facts='{}', reject_reason=NULL, ${noEdit},
         archive_copy=NULL, is_boosted=0, boost_expires_at=0, search_text='', facets='', count_keys='[]', version=version+1 WHERE id IN ${requests}`,
    )
    .bind(userId, now, countMax),
];
