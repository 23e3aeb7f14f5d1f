/** A logistic need that starts with the facts of the goods. */
import type { RequestDetail } from '../../../../contract/request/shapes.ts';
import { requestLengths } from '../../../../contract/request/rules.ts';
import { namesDeparture, unitBase } from '../../../../contract/trade/codes.ts';
import type { Place } from '../../../../contract/trade/shown.ts';
import { numberText } from '../../../form/typed-number.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import { emptyTrade, type PlaceName, type TradeValues } from './values.ts';

const placeValues = (name: PlaceName, place: Place | undefined): Partial<TradeValues> =>
  place === undefined
    ? {}
    : {
        [`${name}CountryId`]: place.countryId,
        [`${name}CityId`]: place.cityId ?? null,
        [`${name}Detail`]: place.detail ?? '',
      };

/**
 * Origin and destination by the delivery term: terms of departure name the origin, all others the destination. The other end is the only
 * country of origin, or the buyer's country.
 * @param countryId from a country's code to its id
 */
export function freightOf(
  { id, inServiceEnum: kind, country, isOwn, facts }: RequestDetail,
  language: Language,
  countryId: (code: string) => string | undefined,
): TradeValues {
  const { delivery, quantity, origins = [], validUntil } = facts?.goods ?? {};
  const isFromPlace = delivery !== undefined && namesDeparture(delivery.incoterm);
  const named = placeValues(isFromPlace ? 'from' : 'to', delivery?.place);
  const origin = origins.length === 1 ? countryId(origins[0] ?? '') : undefined;
  const base = quantity && unitBase[quantity.unit];
  return {
    ...emptyTrade,
    fromCountryId: (kind === 2 ? (countryId(country) ?? origin) : origin) ?? null,
    toCountryId: (kind === 1 ? countryId(country) : undefined) ?? null,
    ...named,
    weight: quantity !== undefined && base?.base === 'KGM' ? numberText(quantity.amount * base.factor, language) : '',
    validUntil: validUntil ?? '',
    goodsRequestId: isOwn ? id : '',
  };
}

/** "Freight for: {name}", within the maximum length of a name. */
export const freightName = (text: (name: string) => string, name: string): string => text(name).slice(0, requestLengths.name);
