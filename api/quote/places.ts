/** The places of a quote, judged and named as it is sent: both sides read them as they stood then, and lists ask for no names. */
import { asciiLowerCase } from '../../contract/letter-case.ts';
import type { InquiryInput, InquiryTerms } from '../../contract/quote/inquiry.ts';
import type { QuoteTerms, QuoteTermsInput } from '../../contract/quote/shapes.ts';
import type { PlaceInput } from '../../contract/trade/facts.ts';
import type { Place } from '../../contract/trade/shown.ts';
import { namedCity } from '../lookup/city-names.ts';
import { readPlace } from '../lookup/store.ts';
import { Refusal } from '../platform/refusal.ts';

/** @throws Refusal BAD_INPUT by the field for a country that does not exist, or a city that is not in it */
async function named(db: D1DatabaseSession, field: string, { countryId, cityId, detail }: PlaceInput): Promise<Place> {
  const { is_consistent, country_code, city_id, city_name, city_names } = await readPlace(db, countryId, cityId ?? null, null);
  if (is_consistent !== 1 || country_code === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return {
    countryId,
    country: asciiLowerCase(country_code),
    ...(city_id !== null && city_name !== null && { cityId: city_id, city: namedCity(city_name, city_names).names }),
    ...(detail !== undefined && detail !== '' && { detail }),
  };
}

/** @throws Refusal BAD_INPUT */
export async function namedInquiry(db: D1DatabaseSession, { goods, freight }: InquiryInput): Promise<InquiryTerms> {
  if (goods !== undefined) {
    const { place, ...rest } = goods;
    return { goods: { ...rest, ...(place && { place: await named(db, 'inquiry.goods.place', place) }) } };
  }
  if (freight === undefined) return {};
  const { from, to, ...rest } = freight;
  return {
    freight: {
      ...rest,
      from: await named(db, 'inquiry.freight.from', from),
      to: await named(db, 'inquiry.freight.to', to),
    },
  };
}

/** Terms as they are stored and read. @throws Refusal BAD_INPUT */
export async function namedTerms(db: D1DatabaseSession, { goods, freight }: QuoteTermsInput): Promise<QuoteTerms> {
  if (goods !== undefined) {
    const { delivery, ...rest } = goods;
    if (delivery === undefined) return { goods: rest };
    const { incoterm, place } = delivery;
    return { goods: { ...rest, delivery: { incoterm, ...(place && { place: await named(db, 'goods.delivery.place', place) }) } } };
  }
  if (freight === undefined) return {};
  const { from, to, ...rest } = freight;
  return {
    freight: {
      ...rest,
      ...(from && { from: await named(db, 'freight.from', from) }),
      ...(to && { to: await named(db, 'freight.to', to) }),
    },
  };
}
