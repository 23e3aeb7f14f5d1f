/** Parses the short notation of facts of products and companies into the shapes of contract/trade. */
import { type Certificate, type Currency, currencies, frequencies, spokenLanguages, units } from '../contract/trade/codes.ts';
import { hsDigits } from '../contract/trade/hs-code.ts';
import type { CompanyFactsInput, ProductFactsInput } from '../contract/trade/facts.ts';
import { dayMs, span } from './compose.ts';
import type { DemoCompanyFacts, DemoProductFacts } from './types.ts';

/** A word of the notation as a code. */
function known<Code extends string>(codes: readonly Code[], word: string | undefined): Code {
  const code = codes.find((each) => each === word);
  if (code === undefined) throw new Error(`the demo's facts name ${String(word)}, which is none of ${codes.join()}`);
  return code;
}
function numberOf(word: string | undefined): number {
  const number = Number(word);
  if (word === undefined || Number.isNaN(number)) throw new Error(`not a number: ${String(word)}`);
  return number;
}

function priceOf(note: string): NonNullable<ProductFactsInput['price']> {
  if (note === 'onRequest') return note;
  const [from, to, currency] = note.split(' ');
  return { from: numberOf(from), to: numberOf(to), currency: known<Currency>(currencies, currency) };
}

/** @param countryId of a two-letter code */
export function productFactsOf(note: DemoProductFacts, countryId: (code: string) => string): ProductFactsInput {
  const [unit, least] = note.unit?.split(' ') ?? [];
  return {
    ...(note.hs !== undefined && { hsCode: hsDigits(note.hs) }),
    ...(unit !== undefined && { unit: known(units, unit) }),
    ...(least !== undefined && { minimumOrder: numberOf(least) }),
    ...(note.price !== undefined && { price: priceOf(note.price) }),
    ...(note.leadTimeDays !== undefined && { leadTimeDays: note.leadTimeDays }),
    ...(note.origin !== undefined && { originCountryId: countryId(note.origin) }),
    ...(note.packaging !== undefined && { packaging: note.packaging }),
    ...(note.certificates !== undefined && { certificates: note.certificates }),
  };
}

/** @param countryId of a two-letter code */
export function companyFactsOf(note: DemoCompanyFacts, countryId: (code: string) => string): CompanyFactsInput {
  const [amount, unit, frequency] = note.capacity?.split(' ') ?? [];
  return {
    ...(note.foundedIn !== undefined && { foundedIn: note.foundedIn }),
    ...(note.markets !== undefined && { marketCountryIds: note.markets.split(' ').map(countryId) }),
    ...(note.speaks !== undefined && { speaks: note.speaks.split(' ').map((word) => known(spokenLanguages, word)) }),
    ...(amount !== undefined && {
      capacity: { amount: numberOf(amount), unit: known(units, unit), frequency: known(frequencies, frequency) },
    }),
  };
}

export interface DemoCertificate {
  kind: Certificate;
  number: string;
  issuer: string;
  /** Its last day. */
  validUntil: string;
  isChecked: boolean;
}

export const certificatesOf = ({ certificates = [] }: DemoCompanyFacts, now: number): DemoCertificate[] =>
  certificates.map(({ validIn, ...certificate }) => ({
    ...certificate,
    validUntil: new Date(Math.floor((now + span(validIn)) / dayMs) * dayMs).toISOString().slice(0, 10),
  }));
