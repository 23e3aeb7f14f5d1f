import { type ReactNode, useEffect, useRef } from 'react';
import type { ItemType } from '../../../contract/payment/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { frameName, sendToBankPage } from './bank.ts';
import { offersPath } from './price-quote.ts';
import { failedText } from './Refusal.tsx';
import { type PaymentState, screens } from './run.ts';
import type { CardPayment } from './use-payment.ts';

/** The screens after the form. */
export function Outcome({ state, payment, type }: { state: PaymentState; payment: CardPayment['payment']; type: ItemType }) {
  if (state.screen === screens.processing) return <Waiting step={state.step} onRaise={payment.raise} />;
  if (state.screen === screens.iframe) return <BankFrame html={state.html} onCancel={payment.closeBank} />;
  if (state.screen === screens.failed) return <FailedPayment state={state} payment={payment} type={type} />;
  if (state.screen === 'reported') return <FinalOutcome key={state.word} state={state} payment={payment} />;
  return state.screen === 'paid' ? <Paid /> : null;
}

function Waiting({ step, onRaise }: { step: 'sending' | 'bank' | 'asking'; onRaise: () => void }) {
  const { t } = useTexts();
  return (
    <Card>
      <div className="stack gap-4 payment-wait" role="status">
        <Spinner label={t('common.loading')} />
        <h2 className="text-md">{t(`payment.waiting.${step}`)}</h2>
        <p className="soft text-sm">{t('payment.waiting.text')}</p>
        {step === 'bank' && (
          <Button variant="secondary" icon="expand" onClick={onRaise}>
            {t('payment.waiting.raise')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The first page in the frame has an opaque origin, and the bank's pages have their own. So none of them can access this page. */
function BankFrame({ html, onCancel }: { html: string; onCancel: () => void }) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    sendToBankPage(html, frameName);
    // Scrolls to the head of the frame too, which contains the button to leave.
    frame.current?.closest('.card')?.scrollIntoView({ block: 'start' });
  }, [html]);
  return (
    <Card
      look="flush"
      title={t('payment.waiting.frame')}
      end={
        <Button variant="quiet" onClick={onCancel}>
          {t('payment.waiting.cancel')}
        </Button>
      }
    >
      <iframe
        ref={frame}
        className="bank-frame"
        name={frameName}
        title={t('payment.waiting.frame')}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a bank needs its own cookies; pages of this site cannot be framed
        sandbox="allow-forms allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Card>
  );
}

/** Moves the focus to its heading. */
function Result({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <div className="stack gap-4">
        <h2 ref={focusOnMount} tabIndex={-1} className="text-md">
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}

function FailedPayment({
  state: { why, reason, canReopen, isFinal },
  payment,
  type,
}: {
  state: Extract<PaymentState, { screen: typeof screens.failed }>;
  payment: CardPayment['payment'];
  type: ItemType;
}) {
  const { t } = useTexts();
  return (
    <Result title={t(isFinal ? 'payment.failed.title' : 'payment.failed.unfinished')}>
      <Note tone={isFinal ? 'red' : 'amber'} role="alert">
        <p>{failedText(t, why, reason)}</p>
        <p className="soft text-sm">{t(isFinal ? 'payment.failed.noCharge' : 'payment.failed.checking')}</p>
      </Note>
      <div className="row">
        {/* The same order at the bank where that is possible, else from the card on. */}
        <Button icon={canReopen ? 'lock' : 'card'} onClick={canReopen ? payment.reopen : payment.toForm}>
          {t('payment.failed.again')}
        </Button>
        {canReopen && (
          <Button variant="secondary" icon="card" onClick={payment.toForm}>
            {t('payment.failed.form')}
          </Button>
        )}
        <LinkButton variant="quiet" href={link(offersPath[type])} onClick={payment.cancel}>
          {t('common.actions.cancel')}
        </LinkButton>
      </div>
    </Result>
  );
}

/** The result that the host app reported, which the log confirms or corrects. */
function FinalOutcome({
  state: { word, canReopen },
  payment,
}: {
  state: Extract<PaymentState, { screen: 'reported' }>;
  payment: CardPayment['payment'];
}) {
  const { t } = useTexts();
  return (
    <Result title={t(`payment.reported.${word}`)}>
      <Note tone={word === 'paid' ? 'green' : 'amber'} role="status">
        <p>{t(`payment.reported.${word}Text`)}</p>
      </Note>
      <div className="row">
        {canReopen && (
          <Button variant="secondary" icon="lock" onClick={payment.reopen}>
            {t('payment.failed.reopen')}
          </Button>
        )}
        {word === 'denied' && (
          <Button variant="secondary" icon="card" onClick={payment.toForm}>
            {t('payment.failed.form')}
          </Button>
        )}
      </div>
    </Result>
  );
}

function Paid() {
  const { t } = useTexts();
  return (
    <Card>
      <p className="row gap-3 payment-paid" role="status">
        <Icon name="check-circle" size="large" />
        <strong>{t('payment.paid')}</strong>
      </p>
    </Card>
  );
}
