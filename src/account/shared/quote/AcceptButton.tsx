import { useState } from 'react';
import { priceOfRefusal } from '../../../../contract/plan/charge.ts';
import { acceptQuote } from '../../../../contract/quote/calls.ts';
import { currencyOf } from '../../../../contract/quote/amounts.ts';
import type { Quote } from '../../../../contract/quote/shapes.ts';
import { saySuccess } from '../say-success.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { moneyText } from '../../../i18n/trade.ts';
import { PriceChanged } from '../../../form/PriceChanged.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../form/Question.tsx';
import { useTexts } from '../texts.tsx';
import { QuoteBankWarning } from './QuoteBankWarning.tsx';
import { useWrite } from '../data/use-write.ts';

/**
 * Accepts a quote after a dialog that explains the consequences. It is free, unless the credits of the contact were returned: the API then
 * names the price, which is confirmed in the same dialog.
 */
export function AcceptButton({ quote, onDone }: { quote: Quote; onDone?: () => void }) {
  const { t, language, number, creditsOf } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [price, setPrice] = useState(0);
  const accepting = useWrite(acceptQuote, {
    isShownByReading: true,
    onFailure: (failure) => {
      const now = priceOfRefusal(failure);
      if (now === null) return undefined;
      setPrice(now);
      return true;
    },
  });
  const accept = async (): Promise<void> => {
    const answer = await accepting.run({ body: { id: quote.id, shownPrice: price } });
    if (answer.ok || answer.code !== 'PRICE_CHANGED') setAsking(false);
    if (!answer.ok) return;
    saySuccess(t, acceptQuote, 'quote.wasAccepted');
    onDone?.();
  };
  return (
    <>
      <Button icon="check" label={t('quote.acceptNamed', { company: isolated(quote.companyName) })} onClick={() => setAsking(true)}>
        {t('quote.accept')}
      </Button>
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void accept()}
        title={t('quote.acceptAsk')}
        confirmLabel={t('quote.accept')}
        busy={accepting.busy}
      >
        <div className="stack gap-3">
          <p>{t('quote.acceptText', { total: isolated(moneyText(Number(quote.total), currencyOf(quote.terms), language)) })}</p>
          {quote.followsRevision !== null && <p>{t('quote.further', { number: number(quote.followsRevision) })}</p>}
          {price > 0 && <PriceChanged before={creditsOf(0)} now={creditsOf(price)} t={t} />}
          <QuoteBankWarning mark={quote.bankDetails} />
        </div>
      </Question>
    </>
  );
}
