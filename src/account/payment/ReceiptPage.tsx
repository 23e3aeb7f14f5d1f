import type { ReactNode } from 'react';
import { isId } from '../../../contract/wire/ids.ts';
import { getReceipt } from '../../../contract/payment/calls.ts';
import type { Receipt } from '../../../contract/payment/schemas.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { localeOf } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { wholeCode } from '../shared/whole-code.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';

/** `/receipt/…`: the receipt or invoice of a purchase for printing, as it was issued. */
export default function ReceiptPage({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  return isId(id) ? <Read id={id} /> : <Message title={t('payment.document.receipt.word')} text={t('errors.NOT_FOUND')} />;
}

function Read({ id }: { id: string }) {
  const query = useCall(getReceipt, { query: { Id: id } });
  return (
    <div className="wrap page page--text">
      <Answered query={query}>{({ receipt }) => <Sheet receipt={receipt} />}</Answered>
    </div>
  );
}

function Sheet({ receipt: { number, dtIssuedAt, purchase, seller, buyer } }: { receipt: Receipt }) {
  const { t, date, money, creditsOf, language } = useTexts();
  const percent = new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    purchase.taxPercent / 100,
  );
  const sum = (amount: string) => <bdi>{money(amount, purchase.currency)}</bdi>;
  const net = ((Math.round(Number(purchase.amount) * 100) - Math.round(Number(purchase.tax) * 100)) / 100).toFixed(2);
  const credits = creditsOf(purchase.credits);
  const item =
    purchase.type === 'plan'
      ? t('payment.receipt.plan', { name: isolated(purchase.name), credits })
      : t('payment.receipt.pack', { credits });
  return (
    <div className="stack gap-6">
      <PageHead
        title={t(`payment.document.${purchase.document}.title`, { number: wholeCode(number) })}
        parent={{ path: '/membership', label: t('payment.receipt.back') }}
        end={
          <Button variant="secondary" icon="file" onClick={() => window.print()}>
            {t('payment.receipt.print')}
          </Button>
        }
      />
      <article className="card stack gap-6 receipt">
        <div className="row row--apart row--top">
          <div className="stack gap-1">
            <span className="text-sm soft">{t('common.brand')}</span>
            <strong className="text-xl">{t(`payment.document.${purchase.document}.word`)}</strong>
          </div>
          <dl className="receipt__facts">
            <div>
              <dt>{t('payment.receipt.number')}</dt>
              <dd className="ltr">{number}</dd>
            </div>
            <div>
              <dt>{t('payment.receipt.issued')}</dt>
              <dd>{date(dtIssuedAt)}</dd>
            </div>
          </dl>
        </div>
        <div className="columns receipt__parties">
          <Party title={t('payment.receipt.seller')} party={seller} place="">
            {seller.tradeRegistry !== '' && (
              <p>
                {t('payment.receipt.tradeRegistry')}: <bdi>{seller.tradeRegistry}</bdi>
              </p>
            )}
            {seller.phone !== '' && (
              <p>
                <bdi className="ltr">{seller.phone}</bdi>
              </p>
            )}
          </Party>
          <Party
            title={t('payment.receipt.buyer')}
            party={buyer}
            company={buyer.company}
            place={[[buyer.postalCode, buyer.city].filter(Boolean).join(' '), buyer.country].filter(Boolean).join(', ')}
          />
        </div>
        <table className="receipt__items">
          <thead>
            <tr>
              <th scope="col">{t('payment.receipt.item')}</th>
              <th scope="col" className="receipt__sum">
                {t('payment.receipt.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{item}</td>
              <td className="receipt__sum">{sum(net)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('payment.summary.tax', { percent })}</th>
              <td className="receipt__sum">{sum(purchase.tax)}</td>
            </tr>
            <tr className="receipt__total">
              <th scope="row">{t('payment.receipt.total')}</th>
              <td className="receipt__sum">{sum(purchase.amount)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="text-sm soft">
          {t('payment.receipt.paidOn', { date: date(purchase.dtCreatedAt) })}
          {purchase.cardLast4 !== null && (
            <>
              {' · '}
              {t('payment.receipt.card', { digits: isolated(purchase.cardLast4) })}
            </>
          )}
        </p>
        {purchase.dtRefundedAt !== null && (
          <p className="medium">
            {t(purchase.isChargedBack === true ? 'payment.receipt.chargedBack' : 'payment.receipt.refunded', {
              date: date(purchase.dtRefundedAt),
            })}
          </p>
        )}
      </article>
    </div>
  );
}

function Party({
  title,
  party,
  company = '',
  place,
  children,
}: {
  title: string;
  party: Receipt['buyer'] | Receipt['seller'];
  /** The company is named before the person who bought for it. */
  company?: string;
  place: string;
  children?: ReactNode;
}) {
  const { t } = useTexts();
  const { name, address, taxOffice, taxNumber, email } = party;
  return (
    <section className="stack gap-1 text-sm">
      <h2 className="text-sm soft">{title}</h2>
      <p className="medium keep-edge" dir="auto">
        {company || name}
      </p>
      {[company && name, address, place].filter(Boolean).map((line) => (
        <p key={line} dir="auto" className="keep-edge receipt__address">
          {line}
        </p>
      ))}
      {taxOffice !== '' && (
        <p>
          {t('payment.receipt.taxOffice')}: <bdi>{taxOffice}</bdi>
        </p>
      )}
      {taxNumber !== '' && (
        <p>
          {t('payment.receipt.taxNumber')}: <bdi className="ltr">{taxNumber}</bdi>
        </p>
      )}
      {children}
      {email !== '' && (
        <p>
          <bdi className="ltr">{email}</bdi>
        </p>
      )}
    </section>
  );
}
