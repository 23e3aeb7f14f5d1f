import * as z from 'zod/mini';
import { sentDescriptions } from '../text/author-texts.ts';
import type { CallSchemas } from '../wire/call.ts';
import { companyDocumentsMax, searchLengthMax } from '../limits.ts';
import { companyFacetCounts, filtersSchema, withFacets } from '../catalogue/filter-schemas.ts';
import { keywordsMax } from '../catalogue/keywords.ts';
import {
  booleanText,
  email,
  id,
  jsonText,
  language,
  manyIds,
  manyTexts,
  nothing,
  numberText,
  optionalId,
  page,
  phone,
  shownPrice,
  size,
} from '../wire/wire.ts';
import { westernDigits } from '../text/plain-text.ts';
import { optionalAddress, optionalLine, optionalText, requiredLine, requiredText } from '../text/text.ts';
import { companyFactsInput } from '../trade/facts.ts';
import { addressLengths } from '../user/fields.ts';
import { limitErrors } from './calls.ts';
import { companyLengths, employeeRanges } from './fields.ts';
import { companyFilters } from './filters.ts';
import { companyCard, ownCompany, ownCompanyCard, publicCompany } from './shapes.ts';

/** The plan may allow fewer. */
const categoriesMax = 20;
const subCategoriesMax = 120;

export const activityArea = z.union([z.literal(1), z.literal(2)], 'INVALID');

const directorySort = z.enum(['newest', 'oldest', 'name'], 'INVALID');
export type DirectorySort = z.infer<typeof directorySort>;

/** 0 means any. */
const filters = filtersSchema(companyFilters, { serviceType: z.optional(z.int().check(z.gte(0, 'INVALID'), z.lte(2, 'INVALID'))) });

export const getCompanyCards = {
  body: z.strictObject({
    page,
    size,
    /** Search words; boosted companies first, the newest first within both groups (docs/behaviour.md#boost-in-lists). */
    text: optionalLine(searchLengthMax),
    sort: z.optional(directorySort),
    /** The reader's language: descriptions are in it if their authors wrote one. */
    language: z.optional(language),
    filters: z.optional(filters),
    withFacets,
  }),
  data: z.object({
    companies: z.array(companyCard),
    count: z.number(),
    totalIsCapped: z.boolean(),
    /** The order that was used, and those that can be used. Many results cannot be sorted by name, because no index supports it. */
    sort: directorySort,
    sorts: z.array(directorySort),
    facets: z.optional(companyFacetCounts),
  }),
  summary: 'The directory: approved companies, boosted first, the newest first within both groups unless another order is requested.',
} as const satisfies CallSchemas;

const detailFields = { id: optionalId, path: z.optional(z.string().check(z.maxLength(120, 'TOO_LONG'))) };

export const getCompanyByPath = {
  query: z.object({ path: z.optional(z.string()) }),
  body: z.optional(z.strictObject({ ...detailFields, language: z.optional(language) })),
  data: z.object({ company: publicCompany }),
  errors: ['GONE', 'NOT_FOUND', 'CONFLICTING_VALUES'],
  summary: 'The public page of an approved company.',
} as const satisfies CallSchemas;
export const getOtherCompanies = {
  query: z.object({ id, language: z.optional(language) }),
  data: z.object({ companies: z.array(companyCard) }),
  errors: ['NOT_FOUND'],
  summary: 'Up to 3 other companies of the same activity area, those with the same first category first.',
} as const satisfies CallSchemas;
export const getCompanyById = {
  query: z.object({ id: optionalId }),
  /**
   * With a language, the answer also contains a preview: the data of the public page in that language, as they are after approval of the
   * edit.
   */
  body: z.optional(z.strictObject({ ...detailFields, language: z.optional(language) })),
  data: z.object({ company: ownCompany }),
  errors: ['GONE', 'NOT_FOUND', 'CONFLICTING_VALUES'],
  summary:
    'A company of the own account, or any for moderators; tax fields and documents are for people who may edit it, and for the moderator who has claimed its review. With a language it includes what its page shows.',
} as const satisfies CallSchemas;
export const getUserCompanies = {
  data: z.object({ companies: z.array(ownCompanyCard), count: z.number() }),
  summary: 'Companies of the account, including the user company.',
} as const satisfies CallSchemas;

/** The twelve fields of the add-company payload, wrapped as `data` (docs/requirements.md#entities-and-their-fields-b-31). */
export const addCompanyData = z.strictObject({
  companyName: requiredLine(companyLengths.name),
  description: requiredText(companyLengths.description),
  address: z.optional(
    z.strictObject({
      addressId: optionalId,
      email: optionalLine(addressLengths.email),
      phone: z.optional(phone),
      fax: optionalLine(addressLengths.fax),
      postalCode: optionalLine(addressLengths.postalCode),
      countryId: optionalId,
      cityId: optionalId,
      areaId: optionalId,
      stDescription: optionalText(addressLengths.description),
      stHeader: optionalLine(addressLengths.header),
    }),
  ),
  categoryIds: z.optional(z.array(id).check(z.maxLength(categoriesMax, 'TOO_MANY'))),
  subCategoryIds: z.optional(z.array(id).check(z.maxLength(subCategoriesMax, 'TOO_MANY'))),
  companyTypeId: id,
  activityArea: z.optional(activityArea),
  companyKeywords: z.array(z.string(), 'REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(keywordsMax, 'TOO_MANY')),
  webSite: optionalAddress(companyLengths.webSite),
  taxpayerNumber: optionalLine(companyLengths.taxNumber),
  taxpayerOffice: optionalLine(companyLengths.taxOffice),
  companyEmail: email,
});

export const addCompany = {
  body: z.strictObject({ data: addCompanyData }),
  data: z.object({ id: z.string(), path: z.string() }),
  errors: ['COMPANY_LIMIT_REACHED', 'COMPANY_NEEDS_PLAN', 'EMAIL_NOT_VERIFIED', ...limitErrors],
  summary: 'Creates a company; EditCompany adds the logo and the rest.',
} as const satisfies CallSchemas;

export const editCompany = {
  body: z.strictObject({
    CompanyId: id,
    /** The version that was read: if somebody else has changed the company since, the edit is refused with STALE_VERSION. */
    Version: z.optional(numberText),
    Name: requiredLine(companyLengths.name),
    Email: email,
    Description: requiredText(companyLengths.description),
    /** The language of the description; if missing, it is detected from its letters and the account's language. */
    'Company.Language': z.optional(language),
    'Company.Texts': sentDescriptions(companyLengths),
    Phone: z.optional(phone),
    'Address.stHeader': optionalLine(addressLengths.header),
    'Address.CountryId': optionalId,
    'Address.CityId': optionalId,
    'Address.AreaId': optionalId,
    'Address.stDescription': optionalText(addressLengths.description),
    'Address.PostalCode': optionalLine(addressLengths.postalCode),
    Categories: manyIds(categoriesMax),
    SubCategories: manyIds(subCategoriesMax),
    CompanyType: optionalId,
    ActivityArea: z.optional(z.pipe(numberText, activityArea)),
    /** The company imports and exports; `ActivityArea` still contains one of the two. If missing, the value stays unchanged. */
    HasBothAreas: z.optional(booleanText),
    CompanyKeywords: manyTexts(keywordsMax),
    PromotionVideoUrl: optionalAddress(companyLengths.video),
    WebSite: optionalAddress(companyLengths.webSite),
    TaxpayerNumber: optionalLine(companyLengths.taxNumber).check(z.overwrite((typed) => typed && westernDigits(typed))),
    TaxpayerOffice: optionalLine(companyLengths.taxOffice),
    NumberOfEmployee: z.optional(z.union([z.literal(''), z.enum(employeeRanges, 'INVALID')])),
    HSCode: optionalLine(companyLengths.hsCode),
    BankNames: optionalLine(companyLengths.bankNames),
    Fax: optionalLine(addressLengths.fax),
    /** Trade facts as JSON text; if missing, they stay unchanged. */
    Facts: z.optional(jsonText(companyFactsInput)),
    /** Ids of other documents to remove; new ones are appended to the rest. */
    RemoveDocuments: manyIds(companyDocumentsMax),
    IsActive: z.optional(booleanText),
  }),
  data: z.object({ company: ownCompany }),
  errors: ['NOT_FOUND', 'COMPANY_SUSPENDED', 'STALE_VERSION', 'UNSUPPORTED_MEDIA', 'EMPTY_FILE', 'TOO_LARGE', ...limitErrors],
  summary: 'Edits a company; a change of name or tax data sends an approved one back to review.',
} as const satisfies CallSchemas;

export const deleteCompany = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Deletes a company with its products and requests; chats stay readable.',
} as const satisfies CallSchemas;
export const sendToApproveOfCompany = {
  query: z.object({ companyId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'COMPANY_SUSPENDED', 'NOT_COMPLETE', 'NOT_SENDABLE', 'EMAIL_NOT_VERIFIED'],
  summary: 'Submits a complete company to the moderators.',
} as const satisfies CallSchemas;
export const boostCompany = {
  body: z.strictObject({
    companyId: id,
    boostType: z.union([z.literal(1), z.literal(2), z.literal(3)], 'INVALID'),
    lang: z.optional(language),
    shownPrice,
  }),
  data: z.object({ dtBoostExpire: z.string(), inCredit: z.number() }),
  errors: [
    'NOT_FOUND',
    'COMPANY_SUSPENDED',
    'COMPANY_NOT_APPROVED',
    'COMPANY_REDUCED',
    'STALE_VERSION',
    'BOOST_ACTIVE',
    'PRICE_CHANGED',
    'NOT_ENOUGH_CREDIT',
    'BUDGET_REACHED',
  ],
  summary: 'Spends credits to boost an approved company in lists.',
} as const satisfies CallSchemas;
export const addCompanyView = {
  query: z.object({ id }),
  data: nothing,
  summary: 'Counts one visitor of a company page for the day; called by the edge.',
} as const satisfies CallSchemas;
