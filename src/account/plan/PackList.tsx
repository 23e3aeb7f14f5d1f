import { useRef } from 'react';
import { minuteMs } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { getCredits } from '../../../contract/plan/calls.ts';
import { may } from '../../client/session/session.ts';
import { apiLanguage } from '../../../contract/text/languages.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { planRefusal } from '../shared/gate/plan-state.ts';
import { link } from '../shared/route.ts';
import { useClock } from '../shared/data/use-clock.ts';
import { useHashTarget } from '../shared/use-hash-target.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';

/** Credit packs for immediate purchase, shown with a running plan only; `#packs` leads here. */
export function PackList() {
  const { t, money, creditsOf, language } = useTexts();
  const session = useSession();
  const refusal = planRefusal(session, useClock(minuteMs));
  const query = useCall(getCredits, undefined, { isLookup: true });
  const section = useRef<HTMLElement>(null);
  useHashTarget(section, query.data !== undefined);
  const need = refusal !== null ? t('plan.membership.packsNeed') : may(session, 'addCredits') ? null : t('plan.noCredits');
  return (
    <section id="packs" ref={section} tabIndex={-1} className="stack gap-4" aria-labelledby="packs-title">
      <h2 id="packs-title">{t('plan.membership.packs')}</h2>
      {need !== null && (
        <p className="soft">
          {need} {refusal !== null && <a href={link('/plans')}>{t('plan.membership.plans')}</a>}
        </p>
      )}
      {refusal === null && (
        <Answered query={query}>
          {({ credits }) => (
            <ul className="columns columns--3">
              {credits
                .filter((pack) => pack.language === apiLanguage(language))
                .map((pack) => (
                  <li key={pack.id} className="card card--close pack-row">
                    <div>
                      <h3 className="text-md">{creditsOf(pack.additionalCredit)}</h3>
                      <p>
                        {pack.exPrice !== null && <s className="faint text-sm">{money(pack.exPrice, pack.currency)} </s>}
                        <bdi className="money">{money(pack.price, pack.currency)}</bdi>
                      </p>
                    </div>
                    {need === null && (
                      <LinkButton
                        variant="secondary"
                        href={link(`/payment/credit/${pack.id}`)}
                        label={t('plan.membership.buy', { credits: creditsOf(pack.additionalCredit) })}
                      >
                        {t('plan.buyPack')}
                      </LinkButton>
                    )}
                  </li>
                ))}
            </ul>
          )}
        </Answered>
      )}
    </section>
  );
}
