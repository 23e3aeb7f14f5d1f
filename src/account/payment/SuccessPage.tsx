import { useState } from 'react';
import { isId } from '../../../contract/wire/ids.ts';
import { getPurchases, itemTypes } from '../../../contract/payment/calls.ts';
import type { ItemType, Purchase } from '../../../contract/payment/schemas.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { may } from '../../client/session/session.ts';
import { arriveBack, wayBack } from '../../client/session/way-back.ts';
import { isolated, leftToRight } from '../../../contract/text/isolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';

/**
 * The purchase, read from the newest paid order of the item in this account; a manually entered address proves nothing
 * (docs/behaviour.md#payment-success).
 */
export default function SuccessPage({ params }: { params: Readonly<Record<string, string>> }) {
  const type = itemTypes.find((each) => each === params['type']);
  const itemId = params['id'] ?? '';
  return type === undefined || !isId(itemId) ? <Denied /> : <Confirmed type={type} itemId={itemId} />;
}

function Denied() {
  const { t } = useTexts();
  return (
    <Message
      title={t('payment.success.denied')}
      text={t('payment.success.denied')}
      action={<LinkButton href={link('/membership')}>{t('payment.success.membership')}</LinkButton>}
    >
      {t('payment.success.deniedText')}
    </Message>
  );
}

function Confirmed({ type, itemId }: { type: ItemType; itemId: string }) {
  const query = useCall(getPurchases, { query: { type, itemId, page: 0, size: 1 } });
  return (
    <Answered query={query} isPage>
      {({ purchases: [purchase] }) => (purchase === undefined ? <Denied /> : <Order purchase={purchase} />)}
    </Answered>
  );
}

/** @param plan null if another one has replaced the bought plan, or none runs */
function Plan({ name, plan }: { name: string; plan: { dtExpireDate: string | null } | null }) {
  const { t, date } = useTexts();
  if (plan === null) return <strong>{isolated(name)}</strong>;
  return (
    <>
      <strong>{t('payment.success.plan', { name: isolated(name) })}</strong>{' '}
      {plan.dtExpireDate !== null && t('payment.success.planUntil', { date: date(plan.dtExpireDate) })}
    </>
  );
}

function Order({ purchase: { id, type, itemId, name, credits, document, email, dtRefundedAt, isChargedBack } }: { purchase: Purchase }) {
  const { t, date, creditsOf } = useTexts();
  const session = useSession();
  const mayRead = may(session, 'viewUserTransactions');
  const profile = useCall(getUserProfile);
  const plan = profile.data?.user.creditPlan ?? null;
  const [back] = useState(wayBack);
  return (
    <div className="wrap page page--text stack gap-6">
      <PageHead title={t('payment.success.title')} />
      <section className="card stack gap-4">
        {dtRefundedAt === null ? (
          <p className="row row--fixed row--top gap-3 payment-paid">
            <Icon name="check-circle" size="large" />
            <span>
              {type === 'plan' ? (
                <Plan name={name} plan={plan?.id === itemId ? plan : null} />
              ) : (
                <strong>{t('payment.success.pack', { credits: creditsOf(credits) })}</strong>
              )}
            </span>
          </p>
        ) : (
          <Note tone="amber">
            {t(isChargedBack === true ? 'payment.success.chargedBack' : 'payment.success.refunded', { date: date(dtRefundedAt) })}
          </Note>
        )}
        <p className="soft">{t(`payment.document.${document}.mail`, { email: leftToRight(email) })}</p>
        {back?.hasTyped === true && <p className="soft">{t('payment.success.backText')}</p>}
        <div className="row">
          {back !== null && (
            <LinkButton href={back.path} icon="arrow-start" onClick={() => back.hasTyped || arriveBack(back.path)}>
              {t('payment.success.back')}
            </LinkButton>
          )}
          {mayRead && (
            <>
              <LinkButton variant={back === null ? 'primary' : 'secondary'} icon="file" href={link(`/receipt/${id}`)}>
                {t(`payment.document.${document}.show`)}
              </LinkButton>
              <LinkButton variant="quiet" href={link('/membership')}>
                {t('payment.success.membership')}
              </LinkButton>
            </>
          )}
        </div>
      </section>
    </div>
  );
}
