/** The product form as data: values, checks in the order of the specification, and the conversion from and to the wire. */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import type { Fault, Rule } from '../../../contract/wire/check.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import type { CallInput, Failure } from '../../client/call.ts';
import type { FormOf } from '../../form/form-of.ts';
import { hasTexts, isTextCheck, saysText } from '../shared/fields/author-texts.ts';
import {
  categoryRules,
  emptyOffer,
  type OfferCheck,
  offerNames,
  offerValues,
  type OfferValues,
  sentOffer,
  wordRules,
} from '../shared/fields/offer.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { emptyFacts, type FactCheck, factRules, factsOf, factValues, type FactValues } from './facts.ts';
import { isChosen, isUploaded, sentFiles } from '../../form/files.ts';
import { sentPictures, storedPictures, type Picture } from './pictures.ts';
import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { allowedBy } from '../shared/gate/limits.ts';

export interface ProductValues extends OfferValues, FactValues {
  code: string;
  pictures: Picture[];
}

/** Values that the public sees exactly as typed. */
export const publicFields = ['name', 'description', 'keywords', 'code'] as const satisfies readonly (keyof ProductValues)[];

export const emptyProduct: ProductValues = {
  code: '',
  pictures: [],
  ...emptyOffer,
  ...emptyFacts,
};

/** @param language of the reader, in which numbers are formatted */
export const valuesOf = (product: Product, language: Language): ProductValues => ({
  code: product.code,
  pictures: storedPictures(product.imageURLs),
  ...offerValues(product, product.productKeywords),
  ...factValues(product.facts ?? {}, language),
});

/** The plan's limits; stored values above a limit stay (docs/behaviour.md#plan). */
export interface ProductLimits {
  /** The language in which numbers are typed. */
  language: Language;
  keywords: number;
  pictures: number;
}

export type ProductCheck = OfferCheck | FactCheck | 'pictures' | 'picturesMany';

export const productForm: FormOf<ProductValues, ProductCheck, ProductLimits> = {
  rules: [
    ...wordRules<ProductLimits>(({ keywords }) => keywords),
    ...categoryRules,
    ['pictures', 'pictures', ({ pictures }) => pictures.length === 0],
    ['pictures', 'picturesMany', ({ pictures }, limits) => pictures.length > limits.pictures],
    ...(factRules as readonly Rule<ProductValues, FactCheck, ProductLimits>[]),
  ],
  names: {
    ...offerNames('Product'),
    // A fact inside of `Product.Facts` is named by the last part of its path.
    hsCode: 'hsCode',
    unit: 'unit',
    minimumOrder: 'minimumOrder',
    price: 'priceFrom',
    from: 'priceFrom',
    to: 'priceTo',
    currency: 'currency',
    incoterm: 'incoterm',
    place: 'deliveryPlace',
    leadTimeDays: 'leadTimeDays',
    originCountryId: 'originCountryId',
    packaging: 'packaging',
    certificates: 'certificates',
    Code: 'code',
    ProductKeywords: 'keywords',
    ImageList: 'pictures',
    ImageURLs: 'pictures',
    ImagePositions: 'pictures',
  },
  refusals: { UNSUPPORTED_MEDIA: 'pictures', EMPTY_FILE: 'pictures', TOO_LARGE: 'pictures', UPLOAD_GONE: 'pictures' },
  draft: { items: { pictures: { id: '' } }, numbers: ['minimumOrder', 'priceFrom', 'priceTo', 'leadTimeDays'] },
  says: (t, check) => (isTextCheck(check) ? saysText(t, check) : t(`product.check.${check}`)),
};

/**
 * @param present the edited product as it was read; null for a new one
 * @param reader in whose language numbers were typed
 * @param copyOf the id of the product whose stored pictures a new one reuses
 */
export function productInput(
  values: ProductValues,
  companyId: string,
  present: Pick<Product, 'id' | 'version' | 'texts' | 'facts'> | null,
  reader: Language,
  copyOf?: string,
): Pick<CallInput<typeof addAndEditProduct>, 'files' | 'uploads'> & { body: BodyInputOf<typeof addAndEditProduct> } {
  const facts = factsOf(values, reader);
  const { urls, positions } = sentPictures(values.pictures);
  const hasStored = values.pictures.some((each) => !isChosen(each) && !isUploaded(each));
  return {
    body: {
      ...(present !== null && { 'Product.Id': present.id, 'Product.Version': present.version }),
      ...(copyOf !== undefined && hasStored && { 'Product.CopyOf': copyOf }),
      CompanyId: companyId,
      // Without texts of its own a copy would get those of its source.
      ...sentOffer('Product', values, copyOf !== undefined || hasTexts(present?.texts)),
      'Product.Code': values.code,
      'Product.ProductKeywords': values.keywords,
      // An API without facts is not sent any.
      ...((present?.facts !== undefined || Object.keys(facts).length > 0) && { 'Product.Facts': JSON.stringify(facts) }),
      ImageURLs: urls,
      ...(positions.length > 0 && { ImagePositions: positions }),
    },
    ...sentFiles({ ImageList: values.pictures }),
  };
}

/** Refusals for which a field of the form has a text of its own. */
export function checkOf({ code, fields }: Failure): Fault<'keywords' | 'pictures', ProductCheck> | null {
  if (code !== 'LIMIT_REACHED') return null;
  if ('ImageList' in fields) return { field: 'pictures', check: 'picturesMany' };
  return 'Product.ProductKeywords' in fields ? { field: 'keywords', check: 'tagsMany' } : null;
}

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
