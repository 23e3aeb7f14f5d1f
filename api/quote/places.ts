/**
 * The places of a quote and the origin of its goods, validated and stored with their names at that time: both sides see these, and
 * lists need not read names.
 */
import type { QuoteTerms, QuoteTermsInput } from '../../contract/quote/shapes.ts';
import { namedPlace } from '../lookup/named-place.ts';

/** Terms in their stored form. @throws Refusal BAD_INPUT */
export async function namedTerms(db: D1DatabaseSession, { goods, freight }: QuoteTermsInput): Promise<QuoteTerms> {
  if (goods !== undefined) {
    const { delivery, originCountryId, ...rest } = goods;
    const origin = originCountryId && (await namedPlace(db, 'goods.originCountryId', { countryId: originCountryId })).country;
    return {
      goods: {
        ...rest,
        ...(origin && { originCountryId, origin }),
        ...(delivery && {
          delivery: { incoterm: delivery.incoterm, place: await namedPlace(db, 'goods.delivery.place', delivery.place) },
        }),
      },
    };
  }
  if (freight === undefined) return {};
  const { from, to, ...rest } = freight;
  return {
    freight: {
      ...rest,
      ...(from && { from: await namedPlace(db, 'freight.from', from) }),
      ...(to && { to: await namedPlace(db, 'freight.to', to) }),
    },
  };
}
