import * as z from 'zod/mini';
import { authorDescriptions, keywordNames, keywordsToCheck, shownLanguage, translation } from '../text/author-texts.ts';
import { category, cityNames, lookupType } from '../lookup/schemas.ts';
import { productCard } from '../product/shapes.ts';
import { certificates } from '../trade/codes.ts';
import { requestCard } from '../request/shapes.ts';
import { companyFacts } from '../trade/shown.ts';
import { localText, time } from '../wire/wire.ts';
import { address } from '../user/schemas.ts';

/** A row of the directory. */
export const companyCard = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  description: z.string(),
  logoURL: z.string(),
  /** Two-letter country code, lower case. */
  country: z.string(),
  activityArea: z.number(),
  /** The company imports and exports; `activityArea` contains only one of them. Another provider's API has only that field. */
  hasBothAreas: z.optional(z.boolean()),
  companyKeywords: z.array(z.string()),
  ...keywordNames,
  categories: z.array(z.object({ id: z.string(), description: localText })),
  /** Pictures of the newest products, one per product, five at most. */
  productUrls: z.array(z.string()),
  /** How many products have a picture. */
  productPictureCount: z.number(),
  dtBoostExpire: z.nullable(time),
  dtCreatedAt: time,
  ...shownLanguage,
});
export type CompanyCard = z.infer<typeof companyCard>;

/** A certificate that moderators have approved and that has not expired. */
export const shownCertificate = z.object({
  /** Another provider's API may not have it. */
  id: z.optional(z.string()),
  kind: z.enum(certificates),
  number: z.string(),
  issuer: z.string(),
  /** Its last valid day, `2027-06-30`. */
  validUntil: z.string(),
});
export type ShownCertificate = z.infer<typeof shownCertificate>;

/** The public data of an approved company (docs/behaviour.md#public-calls: no tax fields, rejection or owner ids). */
export const publicCompany = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  description: z.string(),
  logoURL: z.string(),
  mainPhotoUrl: z.string(),
  promotionVideoUrl: z.string(),
  companyKeywords: z.array(z.string()),
  ...keywordNames,
  activityArea: z.number(),
  hasBothAreas: z.optional(z.boolean()),
  address: z.extend(address, {
    countryCode: z.string(),
    countryName: z.nullable(localText),
    cityName: z.string(),
    cityNames: z.optional(cityNames),
    areaName: z.string(),
  }),
  country: z.string(),
  categories: z.array(category),
  numberOfEmployee: z.string(),
  hsCode: z.string(),
  bankNames: z.string(),
  type: z.nullable(lookupType),
  email: z.string(),
  webSite: z.string(),
  approveStatus: z.number(),
  dtBoostExpire: z.nullable(time),
  companyViewCount: z.number(),
  dtCreatedAt: time,
  isUserCompany: z.boolean(),
  isActive: z.boolean(),
  productUrls: z.array(z.string()),
  /** The newest ones, twelve at most. */
  products: z.array(productCard),
  /** The total number. */
  productCount: z.number(),
  facts: z.optional(companyFacts),
  certificates: z.optional(z.array(shownCertificate)),
  /** The company's response rate and time for first messages; null if there are too few (api/company/answering.ts). */
  answering: z.optional(z.nullable(z.object({ percent: z.number(), medianMinutes: z.nullable(z.number()) }))),
  /** Whether the company has open requests; GetRequestsByCompanyId returns all of them. */
  hasRequests: z.optional(z.boolean()),
  /** The newest ones, six at most. */
  requests: z.optional(z.array(requestCard)),
  /** Time of the last approval; null if unknown. */
  dtApprovedAt: z.optional(z.nullable(time)),
  ...shownLanguage,
  ...translation,
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** One of a company's other documents. */
const companyDocument = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Signed, valid for an hour at least. */
  url: z.string(),
});
export type CompanyDocument = z.infer<typeof companyDocument>;

/** A certificate as its account and the moderators see it, with a signed address of its document. */
export const ownCertificate = z.extend(shownCertificate, {
  id: z.string(),
  version: z.number(),
  status: z.enum(['waiting', 'checked', 'rejected']),
  /** The reason of the rejection, or null. */
  rejectReason: z.nullable(z.string()),
  document: z.nullable(companyDocument),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** The owner's view. */
export const ownCompany = z.extend(publicCompany, {
  /** The description in further languages. */
  texts: z.optional(authorDescriptions),
  /** Tax fields and documents are empty because this reader may not see them. */
  isWithheld: z.optional(z.boolean()),
  taxpayerNumber: z.string(),
  taxpayerOffice: z.string(),
  /** Another company has the same tax number; which one is not revealed. */
  isTaxNumberShared: z.boolean(),
  /** For people who may edit the company, and the moderator who decides on it. */
  documents: z.array(companyDocument),
  ownCertificates: z.optional(z.array(ownCertificate)),
  /** The reason of the rejection, or null (docs/behaviour.md#approval-states). */
  rejectReason: z.nullable(z.string()),
  dtRejectedAt: z.nullable(time),
  /** Whether its last approved version is public now; a pending edit does not change this. */
  isPublic: z.boolean(),
  /** Suspended by the operator: removed from public pages and chats. */
  isSuspended: z.optional(z.boolean()),
  /** Since when the company cannot be boosted, because of a decision by moderators. */
  dtReducedAt: z.optional(z.nullable(time)),
  ...keywordsToCheck,
  version: z.number(),
});
export type OwnCompany = z.infer<typeof ownCompany>;

export const ownCompanyCard = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  logoURL: z.string(),
  country: z.string(),
  isUserCompany: z.boolean(),
  approveStatus: z.number(),
  rejectReason: z.nullable(z.string()),
  completeness: z.object({ groups: z.number(), items: z.number() }),
  dtBoostExpire: z.nullable(time),
  dtCreatedAt: time,
  /** Whether its last approved version is public now; a pending edit does not change this. */
  isPublic: z.boolean(),
  /** Suspended by the operator: removed from public pages and chats. */
  isSuspended: z.optional(z.boolean()),
  version: z.number(),
});
export type OwnCompanyCard = z.infer<typeof ownCompanyCard>;
