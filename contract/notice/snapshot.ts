/** What was public of a thing at a time, as a case keeps it and compares it with the present. */
import * as z from 'zod/mini';
import { apiLanguages } from '../text/languages.ts';
import { shownCertificate } from '../company/shapes.ts';
import { companyFacts, productFacts, requestFacts } from '../trade/shown.ts';

export const snapshotFields = ['name', 'description', 'content', 'keywords', 'webSite', 'video', 'address', 'files'] as const;
export type SnapshotField = (typeof snapshotFields)[number];

/** All texts together, in characters; longer ones are cut, so that a case stays small. */
export const snapshotTextMax = 100_000;
export const snapshotPicturesMax = 20;

export const snapshot = z.object({
  version: z.number(),
  /** In the order of reading. Without a language: the same in all, or written before languages were stored. */
  texts: z.array(z.object({ field: z.enum(snapshotFields), language: z.nullable(z.enum(apiLanguages)), text: z.string() })),
  /** Trade facts with prices, by the kind of the thing. */
  companyFacts: z.optional(companyFacts),
  productFacts: z.optional(productFacts),
  requestFacts: z.optional(requestFacts),
  /** 1 import, 2 export, 3 logistic need, 4 logistic service. */
  serviceType: z.optional(z.number()),
  certificate: z.optional(z.omit(shownCertificate, { id: true })),
  /** Addresses. */
  pictures: z.array(z.string()),
});
export type Snapshot = z.infer<typeof snapshot>;
