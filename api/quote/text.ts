/** The text of a quote's message, for readers who see only the text: codes and numbers, the same in every language. */
import type { QuoteMark } from '../../contract/chat/shapes.ts';
import { currencyOf, totalOf } from '../../contract/quote/amounts.ts';
import type { QuoteTerms, QuoteTermsInput } from '../../contract/quote/shapes.ts';

function termsText(terms: QuoteTerms | QuoteTermsInput): string {
  const { goods, freight } = terms;
  const total = `${totalOf(terms)} ${currencyOf(terms)}`;
  if (goods !== undefined) {
    const { price, quantity, delivery } = goods;
    return [`${price.amount} ${price.currency}/${price.unit} × ${quantity.amount} ${quantity.unit} = ${total}`, delivery?.incoterm]
      .filter(Boolean)
      .join(' · ');
  }
  const units = freight?.units;
  return units === undefined ? total : `${units.count} × ${units.unit} = ${total}`;
}

const noteOf = ({ goods, freight }: QuoteTerms | QuoteTermsInput): string => (goods ?? freight)?.note ?? '';

/**
 * The note is a text of its author, and is searched for bank details. @param note the reason for declining; otherwise that of the
 * terms
 */
export function quoteText({ revision, event }: QuoteMark, terms: QuoteTerms | QuoteTermsInput, note = noteOf(terms)): string {
  if (event === 'withdrawn') return `#${revision} ✕`;
  if (event === 'accepted') return `#${revision} ✓ ${termsText(terms)}`;
  const summary = event === 'declined' ? '✕' : termsText(terms);
  return [`#${revision} ${summary}`, note].filter(Boolean).join('\n');
}
