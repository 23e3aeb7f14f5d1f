import { isId } from '../../../contract/ids.ts';
import { waysOut } from '../../../contract/ways-out.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { WayLink } from '../shared/WayLink.tsx';
import { useClock } from '../shared/use-clock.ts';
import { useTexts } from '../shared/texts.tsx';
import { planRefusal } from '../shared/plan-state.ts';
import { CopiedRequest } from './CopiedRequest.tsx';
import { useSession } from '../shared/use-session.ts';
import { RequestForm } from './RequestForm.tsx';

/** A new request; `?type=1` begins an import, `?type=2` an export, `?copy=` another one of the account's. */
export function NewRequestPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const session = useSession();
  const plan = planRefusal(session, useClock(minuteMs));
  return (
    <div className="wrap page page--text stack gap-6">
      <PageHead title={t('nav.postRequest')} parent={{ path: '/my-requests', label: t('nav.business.requests') }} />
      {plan !== null && (
        <Note tone="amber">
          {t(`errors.${plan.code}`)} <WayLink to={waysOut[plan.code]}>{t('nav.plans')}</WayLink>
        </Note>
      )}
      {session.user?.isVerifyEmail === false && (
        <Note tone="amber" icon="mail">
          {t('errors.EMAIL_NOT_VERIFIED')} <a href={link(waysOut.EMAIL_NOT_VERIFIED.path)}>{t('nav.business.profile')}</a>
        </Note>
      )}
      {isId(search['copy']) ? (
        <CopiedRequest key={search['copy']} id={search['copy']} />
      ) : (
        <RequestForm key={search['type'] ?? ''} present={null} type={search['type']} />
      )}
    </div>
  );
}
