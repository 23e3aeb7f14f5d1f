import * as z from 'zod/mini';
import { authorTexts, keywordNames, keywordsToCheck, original, shownLanguage, translation } from '../text/author-texts.ts';
import { requestFactsInput } from '../trade/facts.ts';
import { cardFacts, requestFacts } from '../trade/shown.ts';
import { localText, time } from '../wire/wire.ts';
import { requestStates } from './rules.ts';

/** 1 import, 2 export, 3 logistic need, 4 logistic service. */
export const serviceType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], 'INVALID');
export type ServiceType = z.infer<typeof serviceType>;

export const requestCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  ...keywordNames,
  /** Two-letter country code, lower case. */
  country: z.string(),
  inServiceEnum: serviceType,
  categoryId: z.string(),
  subCategoryId: z.string(),
  dtCreatedAt: time,
  dtBoostExpire: z.nullable(time),
  /** Another provider's API may not have facts, here and below. */
  facts: z.optional(cardFacts),
  ...shownLanguage,
});
export type RequestCard = z.infer<typeof requestCard>;

/** The public view of a request. */
export const requestDetail = z.extend(requestCard, {
  ...original,
  ...translation,
  code: z.string(),
  companyId: z.string(),
  company: z.object({ id: z.string(), name: z.string(), path: z.string(), logoURL: z.string(), country: z.string(), dtCreatedAt: time }),
  logisticTypeId: z.string(),
  shippingTypeId: z.string(),
  imageUrls: z.array(z.string()),
  fileUrls: z.array(z.string()),
  /** Name and size of each file; another provider may not have them. */
  fileNames: z.optional(z.array(z.string())),
  fileBytes: z.optional(z.array(z.number())),
  approveStatus: z.number(),
  isActive: z.boolean(),
  /** When its public time ends (docs/behaviour.md#request-states). */
  dtPublicUntil: z.nullable(time),
  /** True for people of the account that posted it. */
  isOwn: z.boolean(),
  categoryName: z.nullable(localText),
  subCategoryName: z.nullable(localText),
  facts: z.optional(requestFacts),
});
export type RequestDetail = z.infer<typeof requestDetail>;

/** A row of the account's list, and the source of the edit form. */
export const ownRequest = z.extend(requestCard, {
  /** Texts in further languages. */
  texts: z.optional(authorTexts),
  code: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  userId: z.string(),
  logisticTypeId: z.string(),
  shippingTypeId: z.string(),
  imageUrls: z.array(z.string()),
  fileUrls: z.array(z.string()),
  /** The name of each file; another provider may not have it. */
  fileNames: z.optional(z.array(z.string())),
  approveStatus: z.number(),
  rejectReason: z.nullable(z.string()),
  isActive: z.boolean(),
  /** The state that its owner sees. */
  state: z.enum(requestStates),
  isPaused: z.boolean(),
  /** Whether its company is suspended; then the request can only be read and deleted. Another provider's API may not have this. */
  isSuspended: z.optional(z.boolean()),
  /** When the approved version expires or expired; null if none was approved. */
  dtPublicUntil: z.nullable(time),
  version: z.number(),
  ...keywordsToCheck,
  facts: z.optional(requestFacts),
  /** In the format in which the form sends them. */
  factsInput: z.optional(requestFactsInput),
});
export type OwnRequest = z.infer<typeof ownRequest>;
