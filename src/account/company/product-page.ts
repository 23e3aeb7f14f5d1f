import { listPageSize } from '../../../contract/limits.ts';
import { foldText } from '../../../contract/search/fold.ts';

interface Named {
  id: string;
  name: string;
  code?: string;
}

/** Products whose name or code has all the words, however they are written (İ, ё, أ). */
export function findProducts<Product extends Named>(products: readonly Product[], typed: string): readonly Product[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return products;
  return products.filter(({ name, code = '' }) => {
    const text = foldText(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
}

export interface ProductPageOf<Product> {
  /** From 1, and never behind the last one. */
  page: number;
  pageCount: number;
  shown: readonly Product[];
  start: number;
  end: number;
}

/** One page of a list; without a chosen page the one where a certain product stands. */
export function productPage<Product extends Named>(
  products: readonly Product[],
  chosen: number | null,
  freshId: string | null,
): ProductPageOf<Product> {
  const pageCount = Math.max(1, Math.ceil(products.length / listPageSize));
  const freshAt = products.findIndex(({ id }) => id === freshId);
  const page = Math.min(chosen ?? Math.floor(Math.max(0, freshAt) / listPageSize) + 1, pageCount);
  const from = (page - 1) * listPageSize;
  const shown = products.slice(from, from + listPageSize);
  return { page, pageCount, shown, start: Math.min(from + 1, products.length), end: from + shown.length };
}
