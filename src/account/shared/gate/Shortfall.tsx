import { getCredits } from '../../../../contract/plan/calls.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import { useCall } from '../data/query.ts';
import { packFor } from '../../../client/store/pack.ts';
import { mayUse, remedies } from '../../../client/session/remedies.ts';
import { may } from '../../../client/session/session.ts';
import { apiLanguage } from '../../../../contract/text/languages.ts';
import { planRefusal } from './plan-state.ts';
import { useTexts } from '../texts.tsx';
import { useClock } from '../data/use-clock.ts';
import { RemedyLink, type RemedyLinkProps } from '../RemedyLink.tsx';
import { useSession } from '../data/use-session.ts';

export interface ShortfallProps extends Pick<RemedyLinkProps, 'typed'> {
  price: number;
}

/** The balance is too small: how many credits are missing, and the pack that covers them, or who else can buy it. */
export function Shortfall({ price, typed }: ShortfallProps) {
  const { t, creditsOf, money, language } = useTexts();
  const session = useSession();
  const missing = price - (session.user?.inCredit ?? 0);
  const { data } = useCall(getCredits, undefined, { isLookup: true });
  const refusal = planRefusal(session, useClock(minuteMs));
  const pack = refusal === null && may(session, 'addCredits') ? packFor(data?.credits ?? [], missing, apiLanguage(language)) : undefined;
  const remedy = remedies[refusal?.code ?? 'NOT_ENOUGH_CREDIT'];
  return (
    <p role="alert">
      {t('account.spend.short', { credits: creditsOf(missing) })}{' '}
      {pack !== undefined && (
        <>
          <RemedyLink to={{ path: `/payment/credit/${pack.id}` }} typed={typed}>
            {t('account.spend.pack', { credits: creditsOf(pack.additionalCredit), price: money(pack.price, pack.currency) })}
          </RemedyLink>
          {mayUse(remedy, session) && ' · '}
        </>
      )}
      {mayUse(remedy, session) ? (
        <RemedyLink to={remedy} typed={typed}>
          {t(refusal === null ? 'account.spend.more' : 'account.spend.plans')}
        </RemedyLink>
      ) : (
        pack === undefined && t('form.gate.owner')
      )}
    </p>
  );
}
