import type { ReactNode } from 'react';
import type { ComparedQuote } from './compare.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AcceptButton } from '../shared/quote/AcceptButton.tsx';
import { rowNames, termTexts, unitPriceIn, type QuoteReader } from '../shared/quote/rows.ts';
import { QuoteBankWarning } from '../shared/quote/QuoteBankWarning.tsx';
import { StateBadge } from '../shared/quote/StateBadge.tsx';
import { useTradeReader } from '../shared/quote/use-trade-reader.ts';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

export interface QuoteTableProps {
  /** In display order. */
  quotes: readonly ComparedQuote[];
  mayAccept: boolean;
}

/** Rows of terms, a column for each company; on a phone the row labels stay while the companies scroll. */
export function QuoteTable({ quotes, mayAccept }: QuoteTableProps) {
  const { t } = useTexts();
  const reader: QuoteReader = { ...useTradeReader(), t };
  const texts = quotes.map(({ quote }) => termTexts(quote, reader));
  const shown = rowNames.filter((name) => texts.some((each) => each[name] !== undefined));
  const line = (name: string, label: string, cell: (each: ComparedQuote, index: number) => ReactNode) => (
    <tr key={name} data-row={name}>
      <th scope="row">{label}</th>
      {quotes.map((each, index) => (
        <td key={each.quote.id}>{cell(each, index)}</td>
      ))}
    </tr>
  );
  return (
    <div className="card card--flush">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard */}
      <div className="table-scroll" tabIndex={0} role="region" aria-label={t('quote.list.caption')}>
        <table className="table quotes">
          <thead>
            <tr>
              <th scope="col">{t('quote.list.terms')}</th>
              {quotes.map(({ quote }) => (
                <th key={quote.id} scope="col">
                  <span className="keep-edge" dir="auto">
                    {quote.companyName}
                  </span>
                  {quote.isCounter && <span className="faint text-xs"> · {t('quote.counter')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line('state', t('quote.row.state'), ({ quote }) => (
              <StateBadge state={quote.state} />
            ))}
            {quotes.length > 1 &&
              line('unitPrice', t('quote.row.unitPrice'), ({ unitPrice }) =>
                unitPrice === null ? (
                  <span className="faint" title={t('quote.list.notComparableWhy')}>
                    {t('quote.list.notComparable')}
                  </span>
                ) : (
                  <strong>{unitPriceIn(unitPrice, reader)}</strong>
                ),
              )}
            {shown.map((name) =>
              line(name, t(`quote.row.${name}`), (_, index) => (
                <span dir={name === 'note' ? 'auto' : undefined}>{texts[index]?.[name] ?? '–'}</span>
              )),
            )}
            {quotes.some(({ quote }) => quote.bankDetails) &&
              line('bank', t('quote.row.bank'), ({ quote }) => <QuoteBankWarning mark={quote.bankDetails} />)}
            {line('actions', '', ({ quote }) => (
              <div className="row gap-2">
                {quote.state === 'sent' && quote.mayAgree === false && <p className="text-sm">{t('quote.noAgreement')}</p>}
                {quote.state === 'sent' && !quote.isOwn && mayAccept && quote.mayAgree !== false && <AcceptButton quote={quote} />}
                {quote.state === 'accepted' && (
                  <LinkButton variant="secondary" icon="file" href={link(`/pro-forma/${quote.id}`)}>
                    {t('quote.proForma')}
                  </LinkButton>
                )}
                <LinkButton
                  variant="quiet"
                  icon="chat"
                  href={link(`/messages?chatId=${quote.chatId}`)}
                  aria-description={t('quote.toChatNamed', { company: isolated(quote.companyName) })}
                >
                  {t('quote.toChat')}
                </LinkButton>
              </div>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
