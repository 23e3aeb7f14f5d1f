/** The public content of an item at a given time. A case stores it and compares it with the present content. */
import * as z from 'zod/mini';
import { apiLanguages } from '../text/languages.ts';
import { shownCertificate } from '../company/shapes.ts';
import { companyFacts, productFacts, requestFacts } from '../trade/shown.ts';

const snapshotFields = ['name', 'description', 'content', 'keywords', 'webSite', 'video', 'address', 'files'] as const;
export type SnapshotField = (typeof snapshotFields)[number];

/** All texts together, in characters; longer ones are cut, so that a case stays small. */
export const snapshotTextMax = 100_000;
export const snapshotPicturesMax = 20;

export const snapshot = z.object({
  version: z.number(),
  /** Texts in reading order. A text has no language if it is the same in all languages, or was written before languages were stored. */
  texts: z.array(z.object({ field: z.enum(snapshotFields), language: z.nullable(z.enum(apiLanguages)), text: z.string() })),
  /** Trade facts with prices; which field is set depends on the kind of content. */
  companyFacts: z.optional(companyFacts),
  productFacts: z.optional(productFacts),
  requestFacts: z.optional(requestFacts),
  /** 1 import, 2 export, 3 logistic need, 4 logistic service. */
  serviceType: z.optional(z.number()),
  certificate: z.optional(z.omit(shownCertificate, { id: true })),
  /** Of the documents of a request, whose names are a text; missing in a case that was opened before keys were stored. */
  fileKeys: z.optional(z.array(z.string())),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
});
export type Snapshot = z.infer<typeof snapshot>;
