import { isolated } from '../../../contract/text/isolate.ts';
import { localeOf } from '../../../contract/text/languages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { offersPath, type PriceQuote } from './price-quote.ts';

/** Sums are calculated in minor units, so that the shown amounts add up. */
const minor = (amount: string): number => Math.round(Number(amount) * 100);

/** Item, price and effect on the present plan, shown before payment (docs/behaviour.md#buying-a-plan). */
export function OrderSummary({ quote }: { quote: PriceQuote }) {
  const { t, money, date, creditsOf, language } = useTexts();
  const { type, name, credits, amount, tax, taxPercent, currency, replaces, dtEndsAt, balance } = quote;
  const isPlan = type === 'plan';
  const percent = new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 1 }).format(taxPercent / 100);
  const sum = (of: string): string => money(of, currency);
  return (
    <aside className="card card--flush order" aria-label={t('payment.summary.label')}>
      <div className="order__part stack gap-3">
        <div className="row row--apart">
          <Badge tone="teal">{t(isPlan ? 'payment.summary.plan' : 'payment.summary.pack')}</Badge>
          <a className="go text-sm" href={link(offersPath[type])}>
            {t(isPlan ? 'payment.summary.others' : 'payment.summary.otherPacks')}
          </a>
        </div>
        <h2 dir="auto" className="keep-edge text-lg">
          {isPlan ? name : creditsOf(credits)}
        </h2>
        {dtEndsAt !== null && <p className="text-sm soft">{t('payment.summary.until', { date: date(dtEndsAt) })}</p>}
      </div>
      <div className="order__part order__credits row row--fixed gap-3">
        <Icon name="credit" />
        <p className="text-sm">
          {t('payment.summary.credits', { credits: creditsOf(credits) })}
          <br />
          <span className="soft">{t('payment.summary.after', { credits: creditsOf(balance + credits) })}</span>
        </p>
      </div>
      {replaces !== null && (
        <div className="order__part">
          <Note tone="amber">
            <p className="text-sm">
              {replaces.isSame
                ? t('payment.summary.renews', { date: date(replaces.dtEndsAt) })
                : t('payment.summary.replaces', { name: isolated(replaces.planName), date: date(replaces.dtEndsAt) })}
            </p>
          </Note>
        </div>
      )}
      <div className="order__part stack gap-2">
        <p className="sum">
          <span className="soft">{t('payment.summary.net')}</span>
          <bdi>{sum(((minor(amount) - minor(tax)) / 100).toFixed(2))}</bdi>
        </p>
        <p className="sum">
          <span className="soft">{t('payment.summary.tax', { percent })}</span>
          <bdi>{sum(tax)}</bdi>
        </p>
        <p className="sum order__total">
          <span>{t('payment.summary.total')}</span>
          <bdi>{sum(amount)}</bdi>
        </p>
      </div>
    </aside>
  );
}
