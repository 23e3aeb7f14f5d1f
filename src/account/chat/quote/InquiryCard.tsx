import type { Inquiry } from '../../../../contract/quote/inquiry.ts';
import { formatDate } from '../../../i18n/format.ts';
import { freightUnitsText, placeText, quantityText } from '../../../i18n/trade.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTradeReader } from '../../shared/quote/use-trade-reader.ts';
import { useTexts } from '../../shared/texts.tsx';

/** The terms of a quote request, in the reader's language, and whether it still waits for a quote. */
export function InquiryCard({ inquiry: { terms, note }, isAnswered }: { inquiry: Inquiry; isAnswered: boolean }) {
  const { t, language } = useTexts();
  const reader = useTradeReader();
  const { goods, freight } = terms;
  const rows: readonly [name: string, label: string, text: string | undefined][] = [
    ['quantity', t('quote.row.quantity'), goods && quantityText(goods.quantity, reader)],
    ['units', t('quote.row.units'), freight?.units && freightUnitsText(freight.units, reader)],
    ['delivery', t('quote.row.delivery'), goods?.incoterm],
    ['from', t('quote.row.from'), freight && placeText(freight.from, reader)],
    ['to', t('quote.row.to'), freight ? placeText(freight.to, reader) : goods?.place && placeText(goods.place, reader)],
    ['neededBy', t('quote.inquiry.neededBy'), goods?.neededBy && formatDate(goods.neededBy, language)],
    ['readyOn', t('quote.inquiry.readyOn'), freight?.readyOn && formatDate(freight.readyOn, language)],
  ];
  return (
    <section className="quote" aria-label={t('quote.inquiry.title')} data-inquiry>
      <p className="row row--apart">
        <span className="row medium">
          <Icon name="file" />
          {t('quote.inquiry.title')}
        </span>
        <Badge tone={isAnswered ? 'green' : 'teal'} icon={isAnswered ? 'check-circle' : 'clock'}>
          {t(isAnswered ? 'quote.inquiry.answered' : 'quote.inquiry.open')}
        </Badge>
      </p>
      <dl className="quote__terms">
        {rows.map(([name, label, text]) =>
          text === undefined || text === '' ? null : (
            <div key={name} data-row={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {note !== '' && (
        <p dir="auto" className="keep-edge">
          {note}
        </p>
      )}
    </section>
  );
}
