import { approval } from '../../../contract/company/approval.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { isBoostActive } from '../../../contract/company/boost.ts';
import { may } from '../../client/session/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { link } from '../shared/route.ts';
import { useClock } from '../shared/data/use-clock.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';

/** Numbers of credits, companies and requests. */
export function Boxes({ user }: { user: UserProfile }) {
  const { t, number, date } = useTexts();
  const session = useSession();
  const now = useClock(minuteMs);
  const boosted = user.companies.filter(
    ({ dtBoostExpire }) => dtBoostExpire !== null && isBoostActive(Date.parse(dtBoostExpire), now),
  ).length;
  return (
    <div className="boxes">
      {may(session, 'viewUserTransactions') && (
        <a className="box box--credit" href={link('/membership')}>
          <span className="text-sm">{t('user.profile.box.credits')}</span>
          <strong>{number(user.inCredit)}</strong>
          <span className="text-xs soft">
            {user.creditPlan === null
              ? t('user.profile.box.noPlan')
              : t(user.creditPlan.isExpired ? 'user.profile.box.planExpired' : 'user.profile.box.planUntil', {
                  date: user.creditPlan.dtExpireDate === null ? '' : date(user.creditPlan.dtExpireDate),
                })}
          </span>
        </a>
      )}
      <a className="box" href={link('/my-companies')}>
        <span className="text-sm">{t('nav.business.companies')}</span>
        <strong>{number(user.companies.length)}</strong>
        <span className="text-xs soft">
          {t('user.profile.box.approved', {
            approved: number(
              user.companies.filter(({ approveStatus, isPublic }) => isPublic || approveStatus === approval.approved).length,
            ),
          })}
        </span>
        {boosted > 0 && (
          <span>
            <Badge tone="boost" icon="boost">
              {t('common.boosted')}
            </Badge>
          </span>
        )}
      </a>
      {may(session, 'requestsAccess') && (
        <a className="box" href={link('/my-requests')}>
          <span className="text-sm">{t('nav.business.requests')}</span>
          <strong>{number(user.requestCount)}</strong>
          <span className="text-xs soft">{t('user.profile.box.requests')}</span>
        </a>
      )}
    </div>
  );
}
