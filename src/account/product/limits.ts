import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { allowedBy } from '../shared/gate/limits.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProductLimits } from './form.ts';

const { countMax: picturesMax } = addAndEditProduct.files.ImageList;

/** @param plan undefined until it is known. @param present stored values above a limit stay (docs/behaviour.md#plan) */
export const productLimitsOf = (
  plan: Record<'AddProductKeywords' | 'AddProductImage', number> | undefined,
  present: Pick<Product, 'productKeywords' | 'imageURLs'> | null,
  language: Language,
): ProductLimits => ({
  language,
  keywords: allowedBy(plan?.AddProductKeywords, present?.productKeywords.length ?? 0, keywordsUsual),
  pictures: allowedBy(plan && Math.min(plan.AddProductImage, picturesMax), present?.imageURLs.length ?? 0, picturesMax),
});
