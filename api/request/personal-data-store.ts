/** Requests: deleted alone or with their company or account, and in "my data". Deleted rows stay, without their files. */
import { forgottenTitle, idsOf, someLivingOf, someOf } from '../platform/db/forgetting.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { keywordsChecked } from '../platform/db/keywords-to-check.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { noEdit } from '../platform/db/pending-edit.ts';
import { releaseCopies } from './archive-store.ts';
import { editsOf, type ExportRow, type ExportSection, urlsOf } from '../platform/subject/exported.ts';
import type { Env } from '../platform/env.ts';
import { withContents } from './archive.ts';
import { contentColumns } from './edit-store.ts';

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

const requestColumns = `r.id, r.code, r.company_id AS companyId, r.service_type AS serviceType, r.name, r.description, r.language, r.texts AS textsJson, COALESCE(r.facts, '{}') AS factsJson, r.keywords AS keywordsJson,
  ${urlsOf('r.images')} AS imagesJson,
  (SELECT json_group_array(json_object('name', json_extract(f.value, '$.name'), 'url', '/media/' || json_extract(f.value, '$.key'))) FROM json_each(r.files) f) AS filesJson,
  r.country_code AS country, r.approve_status AS approveStatus, r.reject_reason AS rejectReason, r.sent_at AS sentAt, r.approved_at AS approvedAt, r.expires_at AS expiresAt, r.paused_at AS pausedAt,
  r.created_at AS createdAt, r.deleted_at AS deletedAt`;
/** The column that references a copy in the archive (api/request/archive.ts). */
const copyColumn = ', r.archive_copy AS archiveCopy';
const requestsOf = (state: string): string => `request r WHERE r.owner_user_id=?1 AND r.deleted_at ${state}`;

const requestEdits = editsOf(
  'request',
  contentColumns,
  'seq, id, code, country_code, reject_reason, sent_at, approved_at, expires_at, paused_at, created_at, deleted_at',
);

/** The content of such rows, from both databases. */
async function whole(env: Env, rows: readonly ExportRow[]): Promise<ExportRow[]> {
  const contents = await withContents(
    env,
    rows.map(({ archiveCopy, description, textsJson, keywordsJson }) => ({
      archive_copy: (archiveCopy ?? null) as string | null,
      description: String(description),
      texts: String(textsJson),
      keywords: String(keywordsJson),
    })),
  );
  return rows.map(({ archiveCopy, ...row }, index) => {
    const content = contents[index];
    if (typeof archiveCopy !== 'string' || content === undefined) return row;
    return { ...row, description: content.description, textsJson: content.texts, keywordsJson: content.keywords };
  });
}

/** Requests in "my data". */
export const exported: readonly ExportSection[] = [
  { name: 'requests', of: 'account', from: requestsOf('IS NULL'), columns: requestColumns + copyColumn, cursor: 'r.seq', whole },
  { name: 'deletedRequests', of: 'account', from: requestsOf('IS NOT NULL'), columns: requestColumns + copyColumn, cursor: 'r.seq', whole },
  { name: 'requestEdits', of: 'account', from: `${requestEdits} r WHERE true`, columns: requestColumns, cursor: 'r.seq' },
];
