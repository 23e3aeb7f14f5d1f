/** A stored company, and the views of it for each reader. */
import { approval } from '../../contract/company/approval.ts';
import { type Completeness, completenessOf } from '../../contract/company/completeness.ts';
import type { CompanyCard, OwnCompany, OwnCompanyCard, PublicCompany } from '../../contract/company/shapes.ts';
import { videoUrl } from '../../contract/company/video.ts';
import type { Category } from '../../contract/lookup/schemas.ts';
import type { ProductCard } from '../../contract/product/shapes.ts';
import type { Address } from '../../contract/user/schemas.ts';
import { type LocalText, orUnset } from '../../contract/wire/wire.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { cityNamesOf } from '../lookup/city-names.ts';
import { keywordNamesOf } from '../lookup/glossary.ts';
import { countryCode, type Lookups } from '../lookup/lookups.ts';
import type { PlaceRow } from '../lookup/store.ts';
import { shownText, textColumns, textsOf, type WithTexts } from '../platform/text/author-texts.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { toCheckOf, type WithKeywords } from '../platform/db/keywords-to-check.ts';
import { mediaUrl } from '../platform/media-url.ts';
import type { WithPendingEdit } from '../platform/db/pending-edit.ts';
import { documentKeysOf } from './documents.ts';
import { shownFacts } from './facts.ts';

/** A category of a company with the sub-categories chosen in it. */
export interface ChosenCategory {
  id: string;
  subs: string[];
}

/** Columns for a card. */
export interface CompanyCardRow extends WithTexts {
  id: string;
  path: string;
  logo_key: string | null;
  country_id: string | null;
  activity_area: 1 | 2 | null;
  /** 1 if the company imports and exports; `activity_area` then contains one of the two. */
  both_areas: 1 | null;
  keywords: string;
  categories: string;
  product_pictures: string;
  product_picture_count: number;
  boost_expires_at: number;
  created_at: number;
}

export const cardColumns = [
  'id',
  'name',
  'path',
  'description',
  ...textColumns,
  'logo_key',
  'country_id',
  'activity_area',
  'both_areas',
  'keywords',
  'categories',
  'product_pictures',
  'product_picture_count',
  'boost_expires_at',
  'created_at',
]
  .map((column) => `r.${column}`)
  .join(', ');

export interface CompanyRow extends CompanyCardRow, WithPendingEdit, WithKeywords {
  owner_user_id: string;
  is_user_company: number;
  /** Suspension of the company itself; that of its account is separate. */
  suspended_at: number | null;
  /** Shown products, also those whose pictures were removed. */
  product_count: number;
  /** Since when it cannot be boosted (boost-store.ts). */
  reduced_at: number | null;
  email: string | null;
  website: string | null;
  type_id: string | null;
  cover_key: string | null;
  video_id: string | null;
  taxpayer_number: string | null;
  taxpayer_office: string | null;
  /** Country and tax number, normalized for comparison. */
  tax_key: string | null;
  /** JSON (documents.ts). */
  documents: string;
  /** JSON (facts.ts). */
  facts: string;
  employees: string | null;
  hs_code: string | null;
  bank_names: string | null;
  city_id: string | null;
  area_id: string | null;
  address_header: string | null;
  address_description: string | null;
  postal_code: string | null;
  phone: string | null;
  fax: string;
  address_email: string | null;
  approved_at: number | null;
  reject_reason: string | null;
  rejected_at: number | null;
  is_active: number;
  /** Reasons why the company is suspended, as bits; 0 for none (api/migrations/0080_company.sql). */
  suspension: number;
  is_boosted: number;
  /** The version that the owner's last change created. */
  edited_version: number;
  /** JSON: the parts of time whose lost boost time is already counted for a decision, each from its beginning until its end, in order. */
  boost_counted: string;
  view_count: number;
  version: number;
}

export const keywordsOf = (row: { keywords: string }): string[] => JSON.parse(row.keywords) as string[];
export const chosenCategoriesOf = (row: { categories: string }): ChosenCategory[] => JSON.parse(row.categories) as ChosenCategory[];

/** R2 keys of all files of a version of a company. */
export const fileKeysOf = (row: Pick<CompanyRow, 'logo_key' | 'cover_key' | 'documents'>): string[] =>
  [row.logo_key, row.cover_key, ...documentKeysOf(row)].filter((key) => key !== null);

/** Completeness of a stored company's profile (docs/behaviour.md#completeness). */
export function completenessOfRow(row: CompanyRow, cityHasAreas: boolean): Completeness {
  return completenessOf({
    name: row.name,
    typeId: row.type_id,
    email: row.email,
    description: row.description,
    keywordCount: keywordsOf(row).length,
    website: row.website,
    hasLogo: row.logo_key !== null,
    addressHeader: row.address_header,
    countryId: row.country_id,
    cityId: row.city_id,
    areaId: row.area_id,
    cityHasAreas,
    addressDescription: row.address_description,
    postalCode: row.postal_code,
    phone: row.phone,
    taxpayerNumber: row.taxpayer_number,
    taxpayerOffice: row.taxpayer_office,
    categoryWithSubCategoryCount: chosenCategoriesOf(row).filter(({ subs }) => subs.length > 0).length,
    activityArea: row.activity_area,
  });
}

const noText: LocalText = { en: '', tr: '', ru: '', ar: '' };

/** @param reader the language to show, if the author wrote it */
export function companyCardOf(row: CompanyCardRow, lookups: Lookups, reader?: Language): CompanyCard {
  return {
    id: row.id,
    ...shownText(row, reader),
    path: row.path,
    logoURL: mediaUrl(row.logo_key),
    country: countryCode(lookups, row.country_id),
    activityArea: row.activity_area ?? 0,
    hasBothAreas: row.both_areas === 1,
    companyKeywords: keywordsOf(row),
    ...keywordNamesOf(keywordsOf(row), reader),
    categories: chosenCategoriesOf(row).map(({ id }) => ({ id, description: lookups.categoryById.get(id)?.description ?? noText })),
    productUrls: (JSON.parse(row.product_pictures) as string[]).map(mediaUrl),
    productPictureCount: row.product_picture_count,
    dtBoostExpire: isoTimeOrNull(row.boost_expires_at),
    dtCreatedAt: isoTime(row.created_at),
  };
}

function categoriesOf(row: CompanyRow, lookups: Lookups): Category[] {
  return chosenCategoriesOf(row).flatMap(({ id, subs }) => {
    const category = lookups.categoryById.get(id);
    return category === undefined ? [] : [{ ...category, subCategories: category.subCategories.filter((sub) => subs.includes(sub.id)) }];
  });
}

/**
 * The address of a company, or of an account, whose address is in its user company (docs/behaviour.md#own-company), identified by its id.
 */
export const addressOf = (row: CompanyRow): Address => ({
  addressId: row.id,
  email: row.address_email ?? '',
  phone: row.phone ?? '',
  fax: row.fax,
  postalCode: row.postal_code ?? '',
  countryId: orUnset(row.country_id),
  cityId: orUnset(row.city_id),
  areaId: orUnset(row.area_id),
  stDescription: row.address_description ?? '',
  stHeader: row.address_header ?? '',
});

/** The public view of an approved company (docs/behaviour.md#public-calls). */
export function publicCompanyOf(
  row: CompanyRow,
  place: PlaceRow,
  products: ProductCard[],
  lookups: Lookups,
  reader?: Language,
): PublicCompany {
  const { names } = cityNamesOf(place.city_names);
  return {
    id: row.id,
    ...shownText(row, reader),
    path: row.path,
    logoURL: mediaUrl(row.logo_key),
    mainPhotoUrl: mediaUrl(row.cover_key),
    promotionVideoUrl: videoUrl(row.video_id),
    companyKeywords: keywordsOf(row),
    ...keywordNamesOf(keywordsOf(row), reader),
    activityArea: row.activity_area ?? 0,
    hasBothAreas: row.both_areas === 1,
    address: {
      ...addressOf(row),
      countryCode: countryCode(lookups, row.country_id),
      countryName: lookups.countries.get(row.country_id ?? '')?.name ?? null,
      cityName: place.city_name ?? '',
      ...(names && { cityNames: names }),
      areaName: place.area_name ?? '',
    },
    country: countryCode(lookups, row.country_id),
    categories: categoriesOf(row, lookups),
    numberOfEmployee: row.employees ?? '',
    hsCode: row.hs_code ?? '',
    bankNames: row.bank_names ?? '',
    type: lookups.types.company.find(({ id }) => id === row.type_id) ?? null,
    email: row.email ?? '',
    webSite: row.website ?? '',
    approveStatus: row.approve_status,
    dtBoostExpire: isoTimeOrNull(row.boost_expires_at),
    companyViewCount: row.view_count,
    dtCreatedAt: isoTime(row.created_at),
    dtApprovedAt: isoTimeOrNull(row.approved_at),
    isUserCompany: row.is_user_company === 1,
    isActive: row.is_active === 1,
    productUrls: products.flatMap(({ imageURLs }) => imageURLs.slice(0, 1)),
    products,
    // Both are stored, and read at different moments.
    productCount: Math.max(row.product_count, products.length),
    facts: shownFacts(row, lookups),
  };
}

/** Only an approved company has a pending edit. */
export const isPublic = ({ approve_status, pending_status, is_active }: CompanyRow): boolean =>
  (approve_status === approval.approved || pending_status !== null) && is_active === 1;

/** The owner's view: with tax fields and the rejection (docs/behaviour.md#approval-states). */
export function ownCompanyOf(
  row: CompanyRow,
  own: Pick<OwnCompany, 'isTaxNumberShared' | 'documents'>,
  place: PlaceRow,
  products: ProductCard[],
  lookups: Lookups,
): OwnCompany {
  return {
    ...publicCompanyOf(row, place, products, lookups),
    texts: textsOf(row),
    taxpayerNumber: row.taxpayer_number ?? '',
    taxpayerOffice: row.taxpayer_office ?? '',
    ...own,
    rejectReason: row.reject_reason,
    dtRejectedAt: isoTimeOrNull(row.rejected_at),
    isPublic: isPublic(row),
    isSuspended: row.suspension !== 0,
    dtReducedAt: isoTimeOrNull(row.reduced_at),
    ...toCheckOf(row),
    version: row.version,
  };
}

export function ownCompanyCardOf(row: CompanyRow, cityHasAreas: boolean, lookups: Lookups): OwnCompanyCard {
  const { groups, items } = completenessOfRow(row, cityHasAreas);
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    logoURL: mediaUrl(row.logo_key),
    country: countryCode(lookups, row.country_id),
    isUserCompany: row.is_user_company === 1,
    approveStatus: row.approve_status,
    rejectReason: row.reject_reason,
    completeness: { groups, items },
    dtBoostExpire: isoTimeOrNull(row.boost_expires_at),
    dtCreatedAt: isoTime(row.created_at),
    isPublic: isPublic(row),
    isSuspended: row.suspension !== 0,
    version: row.version,
  };
}
