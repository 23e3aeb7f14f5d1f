import type { Product } from '../../../contract/product/shapes.ts';
import { shortDescription } from '../short-description.ts';
import { orNothing, type Thing } from './json-ld.ts';

const picturesMax = 5;

/** A product. Prices are agreed in chat: there is no offer to name. */
export const productData = (
  product: Product,
  { path, category, absolute }: { path: string; category: string | undefined; absolute: (path: string) => string },
): Thing => ({
  '@type': 'Product',
  name: product.name,
  description: orNothing(shortDescription(product.description)),
  url: absolute(path),
  image: product.imageURLs.length === 0 ? undefined : product.imageURLs.slice(0, picturesMax).map(absolute),
  sku: orNothing(product.code),
  category,
});
