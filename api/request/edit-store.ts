/** Statements that add, change and expire a request. */
import { approval } from '../../contract/company/approval.ts';
import { requestCountKeys, requestFacets, type ListedRequest } from '../lookup/facet-words.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { textColumns } from '../platform/text/author-texts.ts';
import { type AsSpelled, spelledValues } from '../platform/db/keywords-to-check.ts';
import { reviewedTable, valuesOf } from '../platform/db/edited-table.ts';
import { listedFacts } from './facts.ts';
import type { RequestRow } from './row.ts';
import { requestSearchText } from './search-text.ts';

/** Columns of a request's content, which are part of an edit and of a pending edit. */
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
/** Columns that this write sets; country and boost are copied from the company. */
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

/** A request's data for lists, counts and searches. */
export const listedOf = (request: WrittenRequest): ListedRequest => ({
  serviceType: request.service_type,
  categoryId: request.category_id,
  subCategoryId: request.sub_category_id,
  countryId: request.country_id,
  logisticTypeId: request.logistic_type_id,
  shippingTypeId: request.shipping_type_id,
  facts: listedFacts(request),
});

/** A request's columns for lists and searches. */
export function listingOf(request: WrittenRequest, lookups: Lookups) {
  const listed = listedOf(request);
  return {
    search_text: requestSearchText(request, lookups),
    facets: requestFacets(listed, request.is_boosted === 1),
    count_keys: JSON.stringify(requestCountKeys(listed)),
  };
}

export interface NewRequestIds {
  id: string;
  code: string;
  ownerUserId: string;
  authorUserId: string;
}

const requests = reviewedTable('request', contentColumns, { isHere: 'deleted_at IS NULL AND archive_copy IS NULL' });
export const { holdStatements, sendStatements, publishStatements, rejectStatements, takeDownStatements, setStatements } = requests;

const valuesOfRequest = (request: WrittenRequest, lookups: Lookups) => ({
  ...valuesOf(written, request),
  ...listingOf(request, lookups),
});

/** Adds a request with the present boost of its company (docs/behaviour.md#request-states). */
export const addRequestStatement = (
  db: D1DatabaseSession,
  { id, code, ownerUserId, authorUserId }: NewRequestIds,
  request: WrittenRequest,
  lookups: Lookups,
  now: number,
): D1PreparedStatement =>
  requests.addStatement(db, {
    id,
    code,
    owner_user_id: ownerUserId,
    author_user_id: authorUserId,
    created_at: now,
    ...valuesOfRequest(request, lookups),
  });

/** Changes a request in the version that was read. @param isOwners false if moderators replace the public version */
export const editRequestStatements = (
  db: D1DatabaseSession,
  before: Pick<RequestRow, 'id' | 'version'>,
  after: WrittenRequest,
  lookups: Lookups,
  isOwners = true,
): D1PreparedStatement[] => requests.editStatements(db, before, valuesOfRequest(after, lookups), isOwners);

const expiredAtOnce = 200;

/** Marks requests as expired after their 60 days. For the scheduled run; safe to repeat. */
export const expireRequestsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_active = 0, version = version + 1 WHERE seq IN (
         SELECT seq FROM request INDEXED BY request_expiry WHERE approve_status = ${approval.approved} AND is_active = 1 AND expires_at <= ?1 ORDER BY expires_at LIMIT ${expiredAtOnce})`,
    )
    .bind(now);

/** Stores corrected keywords, in the row or in its archived copy. */
export const spellRequestStatement = (db: D1DatabaseSession, row: AsSpelled & { archive_copy: string | null }): D1PreparedStatement => {
  const { keywords, ...values } = { ...spelledValues(row), pending_edit: row.pending_edit };
  return requests.renewStatement(db, row, row.archive_copy === null ? { keywords, ...values } : values, { archive_copy: row.archive_copy });
};

export const renewRequestStatement = (
  db: D1DatabaseSession,
  row: { seq: number; version: number; facts: string },
  searchText: string,
): D1PreparedStatement => requests.renewStatement(db, row, { search_text: searchText, facts: row.facts });

/** Stores the machine translation of these texts, unless they have changed meanwhile. @param translated JSON by language */
export const keepRequestTranslationStatement = (
  db: D1DatabaseSession,
  id: string,
  of: { name: string; description: string },
  translated: string,
): D1PreparedStatement =>
  db
    .prepare('UPDATE request SET translated=json_patch(translated, ?4) WHERE id=?1 AND name=?2 AND description=?3')
    .bind(id, of.name, of.description, translated);
