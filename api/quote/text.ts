/** What a message says of a quote to whoever reads its text alone: codes and numbers, the same in every language. */
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

/** The note is a text of its author: it is searched and warned of like one. */
export function quoteText({ revision, event }: QuoteMark, terms: QuoteTerms | QuoteTermsInput): string {
  if (event === 'withdrawn') return `#${revision} ✕`;
  if (event === 'accepted') return `#${revision} ✓ ${termsText(terms)}`;
  const note = (terms.goods ?? terms.freight)?.note ?? '';
  return [`#${revision} ${termsText(terms)}`, note].filter(Boolean).join('\n');
}
