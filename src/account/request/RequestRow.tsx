import { approval } from '../../../contract/company/approval.ts';
import { useState } from 'react';
import { deleteRequest, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { requestPath } from '../../../contract/request/address.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { toast } from '../../client/toasts.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { link } from '../shared/route.ts';
import { RejectReason } from '../shared/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { stateOf, type RequestState } from './state.ts';

const looks: Record<RequestState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  rejected: { tone: 'red', icon: 'alert' },
  ready: { tone: 'teal', icon: 'send' },
  pending: { tone: 'amber', icon: 'clock' },
  approved: { tone: 'green', icon: 'check-circle' },
};

/** One own request with its state and what can be done with it; rejected ones have a red border. */
export function RequestRow({ request }: { request: OwnRequest }) {
  const { t, age } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(deleteRequest, { tags: ['Request'] });
  const sending = useWrite(sendToApproveOfRequest, { tags: ['Request'] });
  const state = stateOf(request);
  const edit = link(`/edit-request/${request.id}`);

  const confirmDelete = async () => {
    const answer = await remove.run({ query: { id: request.id } });
    setAsking(false);
    if (answer.ok) toast('good', t('request.form.deleted'), 'business');
  };
  const send = async () => {
    const answer = await sending.run({ query: { requestId: request.id } });
    if (!answer.ok) return;
    // The row stays, and after a rejection it offers this again.
    sending.renew();
    toast('good', t('request.form.sent'), 'business');
  };
  return (
    <li className={`own-row${request.approveStatus === approval.incomplete ? ' is-rejected' : ''}`}>
      <div className="stack gap-2">
        <p className="row">
          <Badge {...looks[state]}>{t(`request.form.state.${state}`)}</Badge>
          <span className="faint text-xs">
            <span className="ltr">{request.code}</span> · {age(request.dtCreatedAt)}
          </span>
        </p>
        <h2 className="own-row__title keep-edge" dir="auto">
          <a href={edit}>{request.name}</a>
        </h2>
        <p className="row text-sm soft">
          {t(`request.form.type.${request.inServiceEnum}`)} ·{request.country !== '' && <Flag code={request.country} />}
          <bdi>{request.companyName}</bdi>
        </p>
        {request.rejectReason !== null && request.approveStatus !== approval.approved && (
          <p className="text-sm">
            <span className="soft">{t('request.form.rejectedBecause')}</span> <RejectReason text={request.rejectReason} />
          </p>
        )}
      </div>
      <div className="own-row__actions">
        {state === 'approved' && (
          <LinkButton variant="quiet" icon="eye" href={link(requestPath(request.inServiceEnum, request.id))}>
            {t('request.form.view')}
          </LinkButton>
        )}
        {(request.approveStatus === approval.incomplete || request.approveStatus === approval.ready) && (
          <Button variant="secondary" icon="send" onClick={() => void send()} busy={sending.busy}>
            {t('request.form.send')}
          </Button>
        )}
        <LinkButton variant="secondary" icon="edit" href={edit}>
          {t('common.actions.edit')}
        </LinkButton>
        <Button
          variant="danger"
          icon="trash"
          label={t('request.form.deleteNamed', { name: request.name })}
          onClick={() => setAsking(true)}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmDelete()}
        title={t('request.form.deleteAsk')}
        confirmLabel={t('common.actions.delete')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
        busy={remove.busy}
      >
        <bdi>{request.name}</bdi>
      </ConfirmDialog>
    </li>
  );
}
