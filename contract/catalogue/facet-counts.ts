/** Filter values that lead to something with the words and the other filters of a list, with how many, the largest first (ADR 014). */
import * as z from 'zod/mini';

const counts = z.array(z.object({ id: z.string(), count: z.number() }));
const ofEveryList = {
  categories: counts,
  /** Of the chosen category. */
  subCategories: counts,
  countries: z.array(z.object({ id: z.string(), code: z.string(), count: z.number() })),
  /** Names of the lists whose counts are of the newest hits only: there are more. */
  capped: z.array(z.string()),
};

export const requestFacetCounts = z.object({ ...ofEveryList, logisticTypes: counts, shippingTypes: counts });
export const companyFacetCounts = z.object(ofEveryList);
export const productFacetCounts = z.object({ ...ofEveryList, hsChapters: counts });
export type RequestFacetCounts = z.infer<typeof requestFacetCounts>;
export type CompanyFacetCounts = z.infer<typeof companyFacetCounts>;
export type ProductFacetCounts = z.infer<typeof productFacetCounts>;

/** Of a list's body: whether the counts come along. */
export const withFacets = z.optional(z.boolean());
