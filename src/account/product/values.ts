/** What the product form holds, its checks in the order of the specification, and the way to the wire. */
import type { BodyInputOf } from '../../../contract/call.ts';
import { textLengthMax } from '../../../contract/limits.ts';
import type { addAndEditProduct } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { unsetId } from '../../../contract/wire.ts';
import { sentPictures, storedPictures, type Picture } from './pictures.ts';

export interface ProductValues {
  name: string;
  description: string;
  code: string;
  categoryId: string;
  subCategoryId: string;
  keywords: string[];
  pictures: Picture[];
}

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  code: '',
  categoryId: '',
  subCategoryId: '',
  keywords: [],
  pictures: [],
};

const orEmpty = (id: string): string => (id === unsetId ? '' : id);

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  description: product.description,
  code: product.code,
  categoryId: orEmpty(product.categoryId),
  subCategoryId: orEmpty(product.subCategoryId),
  keywords: product.productKeywords,
  pictures: storedPictures(product.imageURLs),
});

/** How many the plan allows; what is there already stays (D-80). */
export interface ProductLimits {
  keywords: number;
  pictures: number;
}

export type ProductCheck =
  'name' | 'description' | 'descriptionLong' | 'tags' | 'tagsMany' | 'category' | 'subCategory' | 'pictures' | 'picturesMany';

type Rule = readonly [check: ProductCheck, field: keyof ProductValues, fails: (values: ProductValues, limits: ProductLimits) => boolean];

const rules: readonly Rule[] = [
  ['name', 'name', ({ name }) => name.trim() === ''],
  ['description', 'description', ({ description }) => description.trim() === ''],
  ['descriptionLong', 'description', ({ description }) => description.trim().length > textLengthMax],
  ['tags', 'keywords', ({ keywords }) => keywords.length === 0],
  ['tagsMany', 'keywords', ({ keywords }, limits) => keywords.length > limits.keywords],
  ['category', 'categoryId', ({ categoryId }) => categoryId === ''],
  ['subCategory', 'subCategoryId', ({ subCategoryId }) => subCategoryId === ''],
  ['pictures', 'pictures', ({ pictures }) => pictures.length === 0],
  ['picturesMany', 'pictures', ({ pictures }, limits) => pictures.length > limits.pictures],
];

export interface ProductFault {
  field: keyof ProductValues;
  check: ProductCheck;
}

/** What is wrong, in order, one fault per field. */
export function faultsOf(values: ProductValues, limits: ProductLimits): ProductFault[] {
  const faults: ProductFault[] = [];
  for (const [check, field, fails] of rules)
    if (!faults.some((fault) => fault.field === field) && fails(values, limits)) faults.push({ field, check });
  return faults;
}

/** @param present the product that is edited, as it was read; a new one otherwise */
export function productInput(
  values: ProductValues,
  companyId: string,
  present: Pick<Product, 'id' | 'version'> | null,
): { body: BodyInputOf<typeof addAndEditProduct>; files: { ImageList: File[] } } {
  const { urls, files, positions } = sentPictures(values.pictures);
  return {
    body: {
      ...(present !== null && { 'Product.Id': present.id, 'Product.Version': present.version }),
      CompanyId: companyId,
      'Product.Name': values.name,
      'Product.Description': values.description,
      'Product.Code': values.code,
      'Product.CategoryId': values.categoryId,
      'Product.SubCategoryId': values.subCategoryId,
      'Product.ProductKeywords': values.keywords,
      ImageURLs: urls,
      ...(positions.length > 0 && { ImagePositions: positions }),
    },
    files: { ImageList: files },
  };
}
