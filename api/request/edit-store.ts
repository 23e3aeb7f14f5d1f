/** Statements that add, change and run out a request. */
import { approval } from '../../contract/company/approval.ts';
import { requestCountKeys, requestFacets, type ListedRequest } from '../lookup/facet-words.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { textColumns } from '../platform/text/author-texts.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type AsSpelled, keywordsLookedAt } from '../platform/db/keywords-to-check.ts';
import { editText, heldEdit, isApprovedAsRead, noEdit } from '../platform/db/pending-edit.ts';
import { listedFacts } from './facts.ts';
import type { RequestRow } from './row.ts';
import { requestSearchText } from './search-text.ts';

/** Columns that hold what a request says: what an edit changes, and what waits when it needs a review. */
export const contentColumns = [
  'company_id',
  'service_type',
  'name',
  'description',
  ...textColumns,
  'category_id',
  'sub_category_id',
  'logistic_type_id',
  'shipping_type_id',
  'keywords',
  'images',
  'files',
  'facts',
] as const satisfies readonly (keyof RequestRow)[];
/** Columns that a write sets; country and boost are the company's. */
const written = [
  ...contentColumns,
  'country_id',
  'country_code',
  'approve_status',
  'expires_at',
  'boost_expires_at',
  'is_boosted',
] as const;
export type WrittenRequest = Pick<RequestRow, (typeof written)[number]>;

/** What lists, counts and searches know of a request's row. */
export const listedOf = (request: WrittenRequest): ListedRequest => ({
  serviceType: request.service_type,
  categoryId: request.category_id,
  subCategoryId: request.sub_category_id,
  countryId: request.country_id,
  logisticTypeId: request.logistic_type_id,
  shippingTypeId: request.shipping_type_id,
  facts: listedFacts(request),
});

/** What lists and searches know of a request. */
export function listingOf(request: WrittenRequest, lookups: Lookups): [searchText: string, facets: string, countKeys: string] {
  const listed = listedOf(request);
  return [requestSearchText(request, lookups), requestFacets(listed, request.is_boosted === 1), JSON.stringify(requestCountKeys(listed))];
}

export interface NewRequestIds {
  id: string;
  code: string;
  ownerUserId: string;
  authorUserId: string;
}

/** Adds a request; its boost is its company's at this moment (docs/behaviour.md#request-states). */
export function addRequestStatements(
  db: D1DatabaseSession,
  ids: NewRequestIds,
  request: WrittenRequest,
  lookups: Lookups,
  now: number,
): D1PreparedStatement[] {
  const values = [
    ids.id,
    ids.code,
    ids.ownerUserId,
    ids.authorUserId,
    now,
    ...listingOf(request, lookups),
    ...written.map((column) => request[column]),
  ];
  return [
    db
      .prepare(
        `INSERT INTO request(id, code, owner_user_id, author_user_id, created_at, search_text, facets, count_keys, ${written.join(', ')})
         VALUES(${values.map((_, index) => `?${index + 1}`).join(',')})`,
      )
      .bind(...values),
  ];
}

/**
 * Changes a request as it was read, and takes the place of an edit that waited; the guard stops the batch when somebody changed it
 * meanwhile. What is approved is rejected no more.
 */
export function editRequestStatements(
  db: D1DatabaseSession,
  before: Pick<RequestRow, 'id' | 'version'>,
  after: WrittenRequest,
  lookups: Lookups,
): D1PreparedStatement[] {
  const values = [before.id, before.version, ...listingOf(after, lookups), ...written.map((column) => after[column])];
  const sets = written.map((column, index) => `${column} = ?${index + 6}`).join(', ');
  const rejection = after.approve_status === approval.approved ? 'reject_reason = NULL, rejected_at = NULL,' : '';
  return [
    db
      .prepare(
        `UPDATE request SET search_text = ?3, facets = ?4, count_keys = ?5, version = version + 1, ${rejection} ${noEdit}, ${keywordsLookedAt}, ${sets}
         WHERE id = ?1 AND version = ?2 AND deleted_at IS NULL AND archive_copy IS NULL`,
      )
      .bind(...values),
    changedStatement(db),
  ];
}

/** Puts an edit beside the approved version, which stays as it is; guarded like the others. */
export function holdRequestEditStatements(
  db: D1DatabaseSession,
  before: Pick<RequestRow, 'id' | 'version'>,
  after: WrittenRequest,
  now: number,
): D1PreparedStatement[] {
  const edit = editText(contentColumns, after);
  return [
    db
      .prepare(`UPDATE request SET ${heldEdit}, ${keywordsLookedAt} WHERE ${isApprovedAsRead}`)
      .bind(before.id, before.version, now, edit, after.approve_status),
    changedStatement(db),
  ];
}

const expiredAtOnce = 200;

/** Takes down requests whose 60 days are over. For the cron; safe to repeat. */
export const expireRequestsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_active = 0, version = version + 1 WHERE seq IN (
         SELECT seq FROM request INDEXED BY request_expiry WHERE approve_status = ${approval.approved} AND is_active = 1 AND expires_at <= ?1 ORDER BY expires_at LIMIT ${expiredAtOnce})`,
    )
    .bind(now);

/**
 * A request whose keywords are spelled as they were typed, here or in its copy in the archive. Its version goes on: a form that was opened
 * before would store the old ones again.
 */
export const spellRequestStatement = (db: D1DatabaseSession, row: AsSpelled & { archive_copy: string | null }): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET keywords = iif(archive_copy IS NULL, ?3, keywords), pending_edit = ?4, keywords_to_check = ?5, version = version + 1
       WHERE seq = ?1 AND version = ?2 AND archive_copy IS ?6`,
    )
    .bind(row.seq, row.version, row.keywords, row.pending_edit, row.keywords_to_check, row.archive_copy);

/** Nobody's edit: the row's version stays. One that was edited or deleted since it was read has the new form already, or needs none. */
export const renewRequestStatement = (
  db: D1DatabaseSession,
  row: { seq: number; version: number; facts: string },
  searchText: string,
): D1PreparedStatement =>
  db
    .prepare('UPDATE request SET search_text = ?3, facts = ?4 WHERE seq = ?1 AND version = ?2 AND deleted_at IS NULL')
    .bind(row.seq, row.version, searchText, row.facts);
