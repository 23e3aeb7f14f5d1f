import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import type { RequestDetail } from '../../../contract/request/shapes.ts';
import { namesDeparture } from '../../../contract/trade/codes.ts';
import type { FreightFacts, GoodsFacts, Place } from '../../../contract/trade/shown.ts';
import { certificateText, type TradeReader } from '../../i18n/trade.ts';
import { shortDescription } from '../short-text.ts';
import { orNothing, pageIn, type Thing } from './json-ld.ts';

interface Site {
  reader: TradeReader;
  category: string | undefined;
  /** The request's path with the visitor's prefix. */
  path: string;
  absolute: (path: string) => string;
}

const placeThing = (place: Place | undefined, { language }: TradeReader): Thing | undefined =>
  place && {
    '@type': 'Place',
    name: orNothing(place.detail),
    address: {
      '@type': 'PostalAddress',
      addressLocality: orNothing(place.city?.[language]),
      addressCountry: asciiUpperCase(place.country),
    },
  };

/** Codes of Recommendation 20 and ISO 4217 are those of the vocabulary. */
const quantityThing = (value: number, unitCode: string): Thing => ({ '@type': 'QuantitativeValue', value, unitCode });

function goodsThings({ quantity, delivery, price, hsCode, origins, certificates }: GoodsFacts, { reader, category }: Site) {
  const place = placeThing(delivery?.place, reader);
  return {
    eligibleQuantity: quantity && quantityThing(quantity.amount, quantity.unit),
    priceSpecification:
      price === undefined || price === 'onRequest'
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            price: price.amount,
            priceCurrency: price.currency,
            referenceQuantity: quantityThing(1, price.unit),
          },
    ...(delivery && { [namesDeparture(delivery.incoterm) ? 'availableAtOrFrom' : 'areaServed']: place }),
    item: {
      category: hsCode ? { '@type': 'CategoryCode', name: category, codeValue: hsCode, inCodeSet: 'Harmonized System' } : category,
      countryOfOrigin: origins?.map((code) => ({ '@type': 'Country', name: reader.country(code) })),
      hasCertification: certificates?.map((each) => ({
        '@type': 'Certification',
        name: certificateText(each, { ...reader, language: 'en' }),
      })),
    },
  };
}

const freightThings = ({ from, to, weight, readyOn }: FreightFacts, { reader, category }: Site) => ({
  eligibleQuantity: weight === undefined ? undefined : quantityThing(weight, 'KGM'),
  availableAtOrFrom: placeThing(from, reader),
  areaServed: placeThing(to, reader),
  availabilityStarts: readyOn,
  item: { category },
});

/** A wanted request is a demand, an offered one an offer; goods are products, freight is a service. */
export function requestData(request: RequestDetail, site: Site): Thing {
  const { inServiceEnum: kind, facts = {} } = request;
  const isFreight = kind === 3 || kind === 4;
  const { item, ...terms } = isFreight ? freightThings(facts.freight ?? {}, site) : goodsThings(facts.goods ?? {}, site);
  const validUntil = facts.goods?.validUntil ?? facts.freight?.validUntil;
  return {
    '@type': kind === 1 || kind === 3 ? 'Demand' : 'Offer',
    url: site.absolute(site.path),
    mainEntityOfPage: pageIn(request.language ?? site.reader.language),
    validFrom: request.dtCreatedAt,
    validThrough: validUntil ?? orNothing(request.dtPublicUntil),
    ...terms,
    itemOffered: {
      '@type': isFreight ? 'Service' : 'Product',
      name: request.name,
      description: orNothing(shortDescription(request.description)),
      ...item,
    },
    seller:
      kind === 2 || kind === 4
        ? { '@type': 'Organization', name: request.company.name, url: site.absolute(`/companies/${request.company.path}`) }
        : undefined,
  };
}
