/** A stored request, and its view for each reader. */
import { approval } from '../../contract/company/approval.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { requestStateOf } from '../../contract/request/rules.ts';
import type { OwnRequest, RequestCard, RequestDetail, ServiceType } from '../../contract/request/shapes.ts';
import { orUnset } from '../../contract/wire/wire.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { keywordNamesOf } from '../lookup/glossary.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { shownText, shownWithOriginal, textsOf, textColumns, type WithTexts } from '../platform/text/author-texts.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { toCheckOf, type WithKeywords } from '../platform/db/keywords-to-check.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { withEdit, type WithPendingEdit } from '../platform/db/pending-edit.ts';
import { cardFactsOf, factsInputOf, requestFactsOf } from './facts.ts';

export interface RequestCardRow extends WithTexts {
  id: string;
  keywords: string;
  country_code: string;
  service_type: ServiceType;
  category_id: string;
  sub_category_id: string;
  created_at: number;
  boost_expires_at: number;
  /** JSON, read by facts.ts. */
  facts: string;
}

export const cardColumns = [
  'id',
  'name',
  'description',
  ...textColumns,
  'translated',
  'keywords',
  'country_code',
  'service_type',
  'category_id',
  'sub_category_id',
  'created_at',
  'boost_expires_at',
  'facts',
]
  .map((column) => `r.${column}`)
  .join(', ');

export interface RequestRow extends RequestCardRow, WithPendingEdit, WithKeywords {
  seq: number;
  code: string;
  company_id: string;
  owner_user_id: string;
  author_user_id: string;
  logistic_type_id: string | null;
  shipping_type_id: string | null;
  country_id: string;
  images: string;
  files: string;
  reject_reason: string | null;
  rejected_at: number | null;
  approved_at: number | null;
  expires_at: number | null;
  is_active: number;
  paused_at: number | null;
  hidden_with_company: number;
  is_boosted: number;
  facets: string;
  version: number;
  /** The version that the owner's last change created. */
  edited_version: number;
  /** Id of the copy in the archive that has its texts (archive.ts); null if they are in this row. */
  archive_copy: string | null;
}

/** A request with the shown data of its company; for its owner and moderators, of the company in the pending edit. */
export interface RequestOfCompany extends RequestRow {
  company_name: string;
  company_path: string;
  company_logo: string | null;
  company_country: string | null;
  company_created_at: number;
  /** 1 if a company of one of its versions is suspended; read for its owner or a moderator. */
  is_suspended?: number;
  /** Name of the request whose goods are transported, while that is live. */
  goods_name: string | null;
  goods_names: string | null;
  goods_kind: ServiceType | null;
}

export interface StoredFile {
  key: string;
  name: string;
  bytes: number;
}
export const imageKeysOf = (row: { images: string }): string[] => JSON.parse(row.images) as string[];
export const filesOf = (row: { files: string }): StoredFile[] => JSON.parse(row.files) as StoredFile[];
/** R2 keys of the files of a version of a request. */
export const mediaKeysOf = (row: { images: string; files: string }): string[] => [
  ...imageKeysOf(row),
  ...filesOf(row).map(({ key }) => key),
];
export const keywordsOf = (row: { keywords: string }): string[] => JSON.parse(row.keywords) as string[];

/** The country code of a card whose country is unknown (docs/requirements.md#content-cards-lookups-registration-p-32). */
const countryUnlessKnown = 'tr';

/** @param reader the language to show, if the author wrote it */
export const requestCardOf = (row: RequestCardRow, reader?: Language): RequestCard => ({
  id: row.id,
  ...shownText(row, reader),
  keywords: keywordsOf(row),
  ...keywordNamesOf(keywordsOf(row), reader),
  country: asciiLowerCase(row.country_code) || countryUnlessKnown,
  inServiceEnum: row.service_type,
  categoryId: row.category_id,
  subCategoryId: row.sub_category_id,
  dtCreatedAt: isoTime(row.created_at),
  dtBoostExpire: isoTimeOrNull(row.boost_expires_at),
  ...cardFactsOf(row),
});

const attachmentsOf = (row: RequestRow) => ({
  logisticTypeId: orUnset(row.logistic_type_id),
  shippingTypeId: orUnset(row.shipping_type_id),
  imageUrls: imageKeysOf(row).map(mediaUrl),
  fileUrls: filesOf(row).map(({ key }) => mediaUrl(key)),
  fileNames: filesOf(row).map(({ name }) => name),
});

export const requestDetailOf = (row: RequestOfCompany, isOwn: boolean, lookups: Lookups, reader?: Language): RequestDetail => ({
  ...requestCardOf(row),
  ...keywordNamesOf(keywordsOf(row), reader),
  ...shownWithOriginal(row, reader),
  ...attachmentsOf(row),
  fileBytes: filesOf(row).map(({ bytes }) => bytes),
  code: row.code,
  companyId: row.company_id,
  company: {
    id: row.company_id,
    name: row.company_name,
    path: row.company_path,
    logoURL: mediaUrl(row.company_logo),
    country: asciiLowerCase(row.company_country ?? ''),
    dtCreatedAt: isoTime(row.company_created_at),
  },
  approveStatus: row.approve_status,
  isActive: row.is_active === 1,
  dtPublicUntil: publicUntilOf(row),
  isOwn,
  categoryName: lookups.categoryById.get(row.category_id)?.description ?? null,
  subCategoryName: lookups.subCategoryById.get(row.sub_category_id)?.description ?? null,
  ...requestFactsOf(row, reader),
});

/** When the public or formerly public version expires. */
const publicUntilOf = ({ approve_status, expires_at }: RequestRow): string | null =>
  approve_status === approval.approved ? isoTimeOrNull(expires_at) : null;

/** The view for its owner and moderators, with the pending edit. Its country is that of its company. */
export function ownRequestOf(stored: RequestOfCompany, now: number): OwnRequest {
  const row = withEdit(stored);
  return {
    ...requestCardOf(row === stored ? row : { ...row, country_code: row.company_country ?? row.country_code }),
    ...attachmentsOf(row),
    texts: textsOf(row),
    code: row.code,
    companyId: row.company_id,
    companyName: row.company_name,
    userId: row.author_user_id,
    approveStatus: row.approve_status,
    rejectReason: row.reject_reason,
    isActive: row.is_active === 1,
    state: requestStateOf(
      {
        approveStatus: row.approve_status,
        isRejected: row.reject_reason !== null,
        isPaused: row.paused_at !== null,
        isHidden: row.hidden_with_company === 1,
        expiresAt: row.expires_at,
      },
      now,
    ),
    isPaused: row.paused_at !== null,
    isSuspended: stored.is_suspended === 1,
    dtPublicUntil: publicUntilOf(stored),
    version: row.version,
    ...toCheckOf(row),
    ...requestFactsOf(row),
    ...factsInputOf(row),
  };
}
