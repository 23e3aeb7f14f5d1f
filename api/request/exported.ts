/** Requests in "my data". */
import { editsOf, type ExportRow, type ExportSection, urlsOf } from '../platform/subject/exported.ts';
import type { Env } from '../platform/env.ts';
import { withContents } from './archive.ts';
import { contentColumns } from './edit-store.ts';

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

export const exported: readonly ExportSection[] = [
  { name: 'requests', of: 'account', from: requestsOf('IS NULL'), columns: requestColumns + copyColumn, cursor: 'r.seq', whole },
  { name: 'deletedRequests', of: 'account', from: requestsOf('IS NOT NULL'), columns: requestColumns + copyColumn, cursor: 'r.seq', whole },
  { name: 'requestEdits', of: 'account', from: `${requestEdits} r WHERE true`, columns: requestColumns, cursor: 'r.seq' },
];
