import { useEffect } from 'react';
import { groupedNumber } from '../../../contract/payment/card.ts';
import { getPaymentQuote, itemTypes } from '../../../contract/payment/calls.ts';
import type { ItemType } from '../../../contract/payment/schemas.ts';
import { testCards, testCode } from '../../../contract/payment/test-cards.ts';
import { apiLanguage } from '../../../contract/text/languages.ts';
import { isId } from '../../../contract/wire/ids.ts';
import { mayUse, remedies } from '../../client/session/remedies.ts';
import { arriveBack, keepWayBack } from '../../client/session/way-back.ts';
import { leftToRight } from '../../../contract/text/isolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { leaveAfter } from '../shared/leave.ts';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { forget, useCall } from '../shared/data/query.ts';
import { useSession } from '../shared/data/use-session.ts';
import { useTexts } from '../shared/texts.tsx';
import { RemedyLink } from '../shared/RemedyLink.tsx';
import { CardForm } from './CardForm.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Outcome } from './Outcome.tsx';
import { type PriceQuote, recipientText } from './price-quote.ts';
import { screens } from './run.ts';
import { usePayment } from './use-payment.ts';

/** `/payment/plan/…` and `/payment/credit/…`: checks whether the item can be bought here and now, then shows the card form. */
export default function PaymentPage({ params }: { params: Readonly<Record<string, string>> }) {
  const type = itemTypes.find((each) => each === params['type']);
  const itemId = params['id'] ?? '';
  return type === undefined || !isId(itemId) ? <NotForSale /> : <Offer type={type} itemId={itemId} />;
}

function NotForSale() {
  const { t } = useTexts();
  return (
    <Message
      title={t('payment.title')}
      text={t('payment.gone.title')}
      action={<LinkButton href={link('/plans')}>{t('payment.toPlans')}</LinkButton>}
    >
      {t('payment.gone.text')}
    </Message>
  );
}

function Offer({ type, itemId }: { type: ItemType; itemId: string }) {
  const { t, language } = useTexts();
  // In the language of the page, as in the price list where the item was chosen.
  const query = useCall(getPaymentQuote, { query: { type, id: itemId, language: apiLanguage(language) } });
  // A price quote is valid for a short time, so it is removed from the cache when the page is left.
  useEffect(() => () => forget(getPaymentQuote), []);
  const code = query.error?.failure.code;
  if (code === 'NOT_FOUND') return <NotForSale />;
  if (code === 'FORBIDDEN')
    return (
      <Message title={t('payment.title')} text={t('errors.FORBIDDEN')}>
        {t(`payment.notAllowed.${type}`)}
      </Message>
    );
  if (code === 'NO_PLAN' || code === 'PLAN_EXPIRED')
    return (
      <Message
        title={t('payment.title')}
        text={t('payment.needsPlan.title')}
        action={<LinkButton href={link(remedies[code].path)}>{t('payment.toPlans')}</LinkButton>}
      >
        {t('payment.needsPlan.text')}
      </Message>
    );
  return (
    <Answered query={query} isPage>
      {(quote) => (quote.isAddressComplete ? <Checkout quote={quote} /> : <AddressFirst />)}
    </Answered>
  );
}

/**
 * A receipt or invoice needs the address of the account: whoever may edit it completes it first and then returns to this page; everybody else
 * stays.
 */
function AddressFirst() {
  const { t } = useTexts();
  const mayEdit = mayUse(remedies.ADDRESS_INCOMPLETE, useSession());
  useEffect(() => {
    if (!mayEdit) return;
    sayFailure(t('payment.address'));
    keepWayBack();
    leaveAfter({ code: 'ADDRESS_INCOMPLETE', message: '' });
  }, [t, mayEdit]);
  if (!mayEdit)
    return (
      <Message title={t('payment.title')} text={t('payment.addressMissing')}>
        {t('payment.addressByOthers')}
      </Message>
    );
  return (
    <Message
      title={t('payment.title')}
      text={t('payment.address')}
      action={<LinkButton href={link(remedies.ADDRESS_INCOMPLETE.path)}>{t('payment.changeAddress')}</LinkButton>}
    />
  );
}

function Checkout({ quote: first }: { quote: PriceQuote }) {
  const { t, number } = useTexts();
  const { form, state, offer, payment, submit } = usePayment(first);
  const { quote } = offer;
  const mayEditAddress = mayUse(remedies.ADDRESS_INCOMPLETE, useSession());
  // Back from completing the address.
  useEffect(() => void arriveBack(), []);
  const step = state.screen === 'paid' ? 'done' : state.screen === screens.form || state.screen === screens.failed ? 'card' : 'bank';
  return (
    <div className="wrap page stack gap-6">
      <Stepper
        label={t('payment.steps.label')}
        steps={(['item', 'card', 'bank', 'done'] as const).map((id) => ({ id, label: t(`payment.steps.${id}`) }))}
        current={step}
        formatNumber={number}
        doneLabel={t('payment.steps.isDone')}
      />
      <div className="payment">
        <div className="stack gap-5">
          <div className="stack gap-2">
            <PageHead title={t('payment.title')} />
            <p className="soft">{t('payment.lead')}</p>
          </div>
          {quote.cardProvider === 'Sandbox' && (
            <Note>
              <p className="text-sm">
                {t('payment.demo', {
                  number: leftToRight(groupedNumber(testCards[0].number).replaceAll(' ', '\u00A0')),
                  code: leftToRight(testCode),
                })}
              </p>
            </Note>
          )}
          {state.screen === screens.form ? (
            <CardForm form={form} offer={offer} refused={state.refused} onSubmit={submit} />
          ) : (
            <Outcome state={state} payment={payment} type={quote.type} />
          )}
          <p className="row row--fixed row--top text-sm soft">
            <Icon name="mail" />
            <span>
              {recipientText(t, quote)}{' '}
              {mayEditAddress && <RemedyLink to={remedies.ADDRESS_INCOMPLETE}>{t('payment.changeAddress')}</RemedyLink>}
            </span>
          </p>
        </div>
        <OrderSummary quote={quote} />
      </div>
    </div>
  );
}
