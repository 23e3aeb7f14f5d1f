/** The content of a pro-forma, from the data that are stored when its quote is accepted. The demo uses it too. */
import { withoutNone } from '../../contract/company/fields.ts';
import { totalOf } from '../../contract/quote/amounts.ts';
import type { BankAccount } from '../../contract/quote/bank-shapes.ts';
import { sellingSide } from '../../contract/quote/seller.ts';
import type { ProFormaDocument, ProFormaParty, QuoteTerms } from '../../contract/quote/shapes.ts';
import { type ApiLanguage, fromApiLanguage } from '../../contract/text/languages.ts';
import { namedCity } from '../lookup/city-names.ts';
import { isoTime } from '../platform/clock.ts';

/** A company's data for a pro-forma, and the language of its account. */
export interface PartyRow {
  id: string;
  name: string;
  address: string | null;
  postal_code: string | null;
  tax_office: string | null;
  tax_number: string | null;
  phone: string | null;
  email: string | null;
  country: string | null;
  city: string | null;
  /** JSON (api/lookup/city-names.ts). */
  city_names: string | null;
  area: string | null;
  language: ApiLanguage;
}

/** The data from which a pro-forma is made. */
export interface Basis {
  /** The companies that began and received the chat. */
  from: PartyRow;
  to: PartyRow;
  /** As it was called when the quote was sent; empty code without a request. */
  subject: string;
  request_code: string;
  /** JSON of the bank account that the seller gave last; null without one. */
  bank: string | null;
}

const partyOf = (row: PartyRow): ProFormaParty => {
  const { city } = row;
  return {
    companyId: row.id,
    name: row.name,
    address: row.address ?? '',
    area: row.area ?? '',
    city: city === null ? null : namedCity(city, row.city_names).names,
    postalCode: row.postal_code ?? '',
    country: row.country ?? '',
    taxOffice: withoutNone(row.tax_office ?? ''),
    taxNumber: row.tax_number ?? '',
    ...(row.phone !== null && row.phone !== '' && { phone: row.phone }),
    ...(row.email !== null && row.email !== '' && { email: row.email }),
  };
};

/** @param createdFor of the chat; determines which side sells */
export function proFormaDocument(
  basis: Basis,
  quote: { id: string; revision: number; terms: QuoteTerms },
  createdFor: Parameters<typeof sellingSide>[0],
  number: string,
  issuedAt: number,
): ProFormaDocument {
  const [seller, buyer] = sellingSide(createdFor) === 'from' ? [basis.from, basis.to] : [basis.to, basis.from];
  const spoken = [fromApiLanguage(seller.language), fromApiLanguage(buyer.language)];
  return {
    number,
    dtIssuedAt: isoTime(issuedAt),
    // If both sides use the same language, English is added for banks and customs.
    languages: [...new Set(spoken[0] === spoken[1] ? [...spoken, 'en' as const] : spoken)],
    requestName: basis.subject,
    requestCode: basis.request_code,
    quoteId: quote.id,
    revision: quote.revision,
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    terms: quote.terms,
    total: totalOf(quote.terms),
    ...(basis.bank !== null && { bank: JSON.parse(basis.bank) as BankAccount }),
  };
}
