/** Trade facts of measured requests: a few chapters, terms and countries are frequent, most are rare. */
import { asciiLowerCase } from '../contract/text/letter-case.ts';
import type { StoredFacts } from '../api/request/facts.ts';
import { dayMs } from '../contract/limits.ts';
import { needsLogisticTypes } from '../contract/request/rules.ts';
import type { ProductFactsInput } from '../contract/trade/facts.ts';
import { certificates, incoterms, units } from '../contract/trade/codes.ts';
import { hsChapters } from '../contract/trade/hs-code.ts';
import type { Country } from './catalogue.ts';
import { pickOf } from './random.ts';

const chapterOf = pickOf(hsChapters, 0.9);
const termOf = pickOf(incoterms, 0.8);
const certificateOf = pickOf(certificates, 1);
const unitOf = pickOf(units, 1);
const daysMost = 60;

const hsCodeOf = (random: () => number): string => `${chapterOf(random)}${String(Math.ceil(random() * 20)).padStart(2, '0')}`;

/** @returns the facts of a product; one in five has none */
export function productFactsOf(countries: readonly Country[]) {
  const countryOf = pickOf(countries, 1);
  return (random: () => number): ProductFactsInput =>
    random() < 0.2
      ? {}
      : {
          hsCode: hsCodeOf(random),
          unit: unitOf(random),
          minimumOrder: Math.ceil(random() * 500),
          originCountryId: countryOf(random).id,
        };
}

/** @returns the facts for given random numbers; one request in five has none */
export function requestFactsOf(countries: readonly Country[]) {
  const countryOf = pickOf(countries, 1);
  return (serviceType: 1 | 2 | 3 | 4, now: number, random: () => number): StoredFacts => {
    if (random() < 0.2) return {};
    const place = () => {
      const { id, code } = countryOf(random);
      return { countryId: id, country: asciiLowerCase(code) };
    };
    const validUntil = new Date(now + Math.ceil(random() * daysMost) * dayMs).toISOString().slice(0, 10);
    if (needsLogisticTypes(serviceType)) return { from: place(), to: place(), weight: Math.ceil(random() * 24_000), validUntil };
    const origin = place();
    return {
      hsCode: hsCodeOf(random),
      quantity: { amount: Math.ceil(random() * 1000), unit: unitOf(random), frequency: 'once' },
      delivery: { incoterm: termOf(random), place: place() },
      originCountryIds: [origin.countryId],
      origins: [origin.country],
      certificates: [certificateOf(random)],
      validUntil,
    };
  };
}
