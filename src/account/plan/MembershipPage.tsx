import { getUserProfile } from '../../../contract/user/calls.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { BackNote } from '../shared/BackNote.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { CreditHistory } from './CreditHistory.tsx';
import { PackList } from './PackList.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanUse } from './PlanUse.tsx';
import { Purchases } from './Purchases.tsx';

/** The plan, its usage, the balance, credit packs, purchases and credit history. */
export default function MembershipPage() {
  const { t, number } = useTexts();
  const query = useCall(getUserProfile);
  const balance = useSession().user?.inCredit ?? 0;
  return (
    <div className="wrap page stack gap-8">
      <PageHead
        title={t('nav.business.membership')}
        end={
          <LinkButton variant="secondary" href={link('/plans')} icon="card">
            {t('plan.membership.plans')}
          </LinkButton>
        }
      />
      <BackNote />
      <Answered query={query}>
        {({ user: { creditPlan } }) => (
          <>
            <div className="columns columns--2">
              <PlanCard plan={creditPlan} />
              <div className="box box--credit">
                <span>{t('plan.membership.balance')}</span>
                <strong>{number(balance)}</strong>
                <span className="text-sm soft">{t('plan.membership.balanceText')}</span>
                <p>
                  <a className="go" href="#packs">
                    {t('plan.membership.packs')}
                  </a>
                </p>
              </div>
            </div>
            {creditPlan !== null && !creditPlan.isExpired && <PlanUse />}
          </>
        )}
      </Answered>
      {/* Requested in parallel with the parts above. */}
      <div className="stack gap-8" hidden={query.isPending}>
        <PackList />
        <Purchases />
        <CreditHistory />
      </div>
    </div>
  );
}
