import { approval } from '../../../../contract/company/approval.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { titleText } from '../../../../contract/text/isolate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { link } from '../../shared/route.ts';
import { RejectReason } from '../../shared/gate/RejectReason.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestEnd } from './RequestEnd.tsx';
import { looks } from '../state.ts';

/** A request of the account with state and actions; rejected ones have a red border. */
export function RequestRow({ request }: { request: OwnRequest }) {
  const { t, age } = useTexts();
  const { state } = request;
  return (
    <li className={`own-row${request.approveStatus === approval.incomplete ? ' is-rejected' : ''}`}>
      <div className="stack gap-2">
        <p className="row">
          <Badge {...looks[state]}>{t(`request.form.state.${state}`)}</Badge>
          {request.isPaused && state !== 'paused' && state !== 'expired' && (
            <Badge {...looks.paused}>{t('request.form.state.paused')}</Badge>
          )}
          <span className="faint text-xs">
            <span className="ltr">{request.code}</span> · {age(request.dtCreatedAt)}
          </span>
        </p>
        <h2 className="own-row__title keep-edge" dir="auto">
          <a href={link(`/edit-request/${request.id}`)}>{titleText(request.name)}</a>
        </h2>
        <p className="row text-sm soft">
          {t(`request.form.type.${request.inServiceEnum}`)} ·{request.country !== '' && <Flag code={request.country} />}
          <bdi>{request.companyName}</bdi>
        </p>
        {request.isSuspended === true && <p className="text-sm">{t('errors.COMPANY_SUSPENDED')}</p>}
        {request.dtPublicUntil !== null && (
          <p className="text-sm soft">
            <RequestEnd request={request} />
          </p>
        )}
        {request.rejectReason !== null && request.approveStatus !== approval.approved && (
          <p className="text-sm">
            <span className="soft">{t('request.form.rejectedBecause')}</span> <RejectReason text={request.rejectReason} />
          </p>
        )}
      </div>
      <RequestActions request={request} />
    </li>
  );
}
