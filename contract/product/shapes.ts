import * as z from 'zod/mini';
import { authorTexts, keywordNames, keywordsToCheck, original, shownLanguage, translation } from '../text/author-texts.ts';
import { productFacts } from '../trade/shown.ts';
import { time } from '../wire/wire.ts';

/** The facts of a tile or a row. */
const cardFacts = z.pick(productFacts, { hsCode: true, price: true, unit: true, minimumOrder: true, origin: true });
export type ProductCardFacts = z.infer<typeof cardFacts>;

export const productCard = z.object({
  id: z.string(),
  name: z.string(),
  imageURLs: z.array(z.string()),
  dtCreatedAt: time,
  ...shownLanguage,
  facts: z.optional(cardFacts),
});
export type ProductCard = z.infer<typeof productCard>;

/** Taken out of public by moderators; only its account and moderators see it. */
const productRestriction = z.object({
  /** JSON text (contract/moderation/rejection.ts). */
  reason: z.string(),
  dtRestrictedAt: time,
  /** Since when the corrected product waits for a moderator; null until its owner saves it. */
  dtResubmittedAt: z.nullable(time),
});
export type ProductRestriction = z.infer<typeof productRestriction>;

export const product = z.extend(productCard, {
  ...original,
  ...translation,
  /** Texts in further languages, if the caller named no reader's language. */
  texts: z.optional(authorTexts),
  description: z.string(),
  code: z.string(),
  categoryId: z.string(),
  subCategoryId: z.string(),
  productKeywords: z.array(z.string()),
  ...keywordNames,
  company: z.object({ id: z.string(), name: z.string(), path: z.string(), logoURL: z.string(), country: z.string() }),
  version: z.number(),
  ...keywordsToCheck,
  facts: z.optional(productFacts),
  restriction: z.optional(productRestriction),
});
export type Product = z.infer<typeof product>;

/** A product in the list of all companies' products: its first picture, its company, and the facts of a row. */
export const foundProduct = z.extend(productCard, {
  company: z.object({ id: z.string(), name: z.string(), path: z.string(), country: z.string() }),
});
export type FoundProduct = z.infer<typeof foundProduct>;
