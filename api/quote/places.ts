/** The places of a quote, judged and named as it is sent: both sides read them as they stood then, and lists ask for no names. */
import type { QuoteTerms, QuoteTermsInput } from '../../contract/quote/shapes.ts';
import { namedPlace } from '../lookup/named-place.ts';

/** Terms as they are stored and read. @throws Refusal BAD_INPUT */
export async function namedTerms(db: D1DatabaseSession, { goods, freight }: QuoteTermsInput): Promise<QuoteTerms> {
  if (goods !== undefined) {
    const { delivery, ...rest } = goods;
    if (delivery === undefined) return { goods: rest };
    const { incoterm, place } = delivery;
    return { goods: { ...rest, delivery: { incoterm, ...(place && { place: await namedPlace(db, 'goods.delivery.place', place) }) } } };
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
