import type { Product } from '../../../contract/product/shapes.ts';
import type { ProductFacts } from '../../../contract/trade/shown.ts';
import { certificateText, type TradeReader } from '../../i18n/trade.ts';
import { shortDescription } from '../short-text.ts';
import { orNothing, pageIn, type Thing } from './json-ld.ts';

const picturesMax = 5;

/** Price and minimum order; undefined without both. Codes of Recommendation 20 and ISO 4217 are those of the vocabulary. */
function offerOf({ price, unit, minimumOrder, leadTimeDays }: ProductFacts): Thing | undefined {
  if (price === undefined && minimumOrder === undefined && leadTimeDays === undefined) return undefined;
  const terms = {
    eligibleQuantity: minimumOrder === undefined ? undefined : { '@type': 'QuantitativeValue', minValue: minimumOrder, unitCode: unit },
    deliveryLeadTime: leadTimeDays === undefined ? undefined : { '@type': 'QuantitativeValue', value: leadTimeDays, unitCode: 'DAY' },
  };
  if (price === undefined || price === 'onRequest') return { '@type': 'Offer', ...terms };
  return { '@type': 'AggregateOffer', lowPrice: price.from, highPrice: price.to, priceCurrency: price.currency, ...terms };
}

/** A product with its facts about price, quantity and origin. */
export function productData(
  product: Product,
  {
    reader,
    path,
    category,
    absolute,
  }: { reader: TradeReader; path: string; category: string | undefined; absolute: (path: string) => string },
): Thing {
  const { facts = {} } = product;
  return {
    '@type': 'Product',
    name: product.name,
    description: orNothing(shortDescription(product.description)),
    url: absolute(path),
    mainEntityOfPage: pageIn(product.language ?? reader.language),
    image: product.imageURLs.length === 0 ? undefined : product.imageURLs.slice(0, picturesMax).map(absolute),
    sku: orNothing(product.code),
    category:
      facts.hsCode === undefined
        ? category
        : { '@type': 'CategoryCode', name: category, codeValue: facts.hsCode, inCodeSet: 'Harmonized System' },
    countryOfOrigin: facts.origin === undefined ? undefined : { '@type': 'Country', name: reader.country(facts.origin) },
    hasCertification: facts.certificates?.map((each) => ({
      '@type': 'Certification',
      name: certificateText(each, { ...reader, language: 'en' }),
    })),
    offers: offerOf(facts),
  };
}
