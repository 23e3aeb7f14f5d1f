/** What a message says of a quote to whoever reads its text alone: codes and numbers, the same in every language. */
import type { QuoteMark } from '../../contract/chat/shapes.ts';
import { currencyOf, totalOf } from '../../contract/quote/amounts.ts';
import { upperCase } from '../../contract/letter-case.ts';
import type { InquiryTerms } from '../../contract/quote/inquiry.ts';
import type { QuoteTerms, QuoteTermsInput } from '../../contract/quote/shapes.ts';
import type { Place } from '../../contract/trade/shown.ts';

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

const placeText = ({ country, city, detail }: Place): string => [detail, city?.en, upperCase(country, 'en')].filter(Boolean).join(', ');

/** What was asked; places with all that was typed of them, so that it is read for bank details like any text. */
export function inquiryText({ goods, freight }: InquiryTerms, note: string): string {
  const facts =
    goods === undefined
      ? [
          freight?.units && `${freight.units.count} × ${freight.units.unit}`,
          freight && `${placeText(freight.from)} → ${placeText(freight.to)}`,
          freight?.readyOn,
        ]
      : [
          `${goods.quantity.amount} ${goods.quantity.unit}`,
          [goods.incoterm, goods.place && placeText(goods.place)].filter(Boolean).join(' '),
          goods.neededBy,
        ];
  return [`? ${facts.filter(Boolean).join(' · ')}`, note].filter(Boolean).join('\n');
}

/** The note is a text of its author: it is searched and warned of like one. @param note why it was declined; else that of the terms */
export function quoteText({ revision, event }: QuoteMark, terms: QuoteTerms | QuoteTermsInput, note = noteOf(terms)): string {
  if (event === 'withdrawn') return `#${revision} ✕`;
  if (event === 'accepted') return `#${revision} ✓ ${termsText(terms)}`;
  const said = event === 'declined' ? '✕' : termsText(terms);
  return [`#${revision} ${said}`, note].filter(Boolean).join('\n');
}
