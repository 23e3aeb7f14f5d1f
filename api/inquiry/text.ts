/** The text of an inquiry's message, for readers who see only the text. */
import { upperCase } from '../../contract/text/letter-case.ts';
import type { InquiryTerms } from '../../contract/quote/inquiry.ts';
import type { Place } from '../../contract/trade/shown.ts';

const placeText = ({ country, city, detail }: Place): string => [detail, city?.en, upperCase(country, 'en')].filter(Boolean).join(', ');

/** The content of an inquiry; places with all typed text, so that it is searched for bank details too. */
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
