import { lazy, Suspense, useState } from 'react';
import { approval } from '../../../../contract/company/approval.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import { freightPath, requestPath } from '../../../../contract/request/address.ts';
import { deleteRequest, setRequestPause } from '../../../../contract/request/calls.ts';
import { needsLogisticTypes } from '../../../../contract/request/rules.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { noteDeleted } from '../../../client/deleted.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../form/Question.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { firstFault } from '../../shared/fix.ts';
import { link, open } from '../../shared/route.ts';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { RequestSending } from '../sending/RequestSending.tsx';
import { isRunning } from '../state.ts';

/** The actions on a request in its state; actions that would be refused are not offered. */
export function RequestActions({ request }: { request: OwnRequest }) {
  const { t } = useTexts();
  const isOn = isRunning(request, useClock(minuteMs));
  const edit = link(`/edit-request/${request.id}`);
  const mayWrite = request.isSuspended !== true;
  return (
    <div className="own-row__actions">
      {isOn && request.isActive && (
        <LinkButton variant="quiet" icon="eye" href={link(requestPath(request.inServiceEnum, request.id))}>
          {t('request.form.view')}
        </LinkButton>
      )}
      {mayWrite && <RequestSending request={request} />}
      {!mayWrite ? null : request.approveStatus === approval.incomplete ? (
        <LinkButton variant="secondary" icon="edit" href={`${edit}?fix=${firstFault}`}>
          {t('request.form.correct')}
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" icon="edit" href={edit}>
          {t('common.actions.edit')}
        </LinkButton>
      )}
      {request.dtPublicUntil !== null && (
        <LinkButton variant="secondary" icon="file" href={link(`/quotes/${request.id}`)}>
          {t('request.form.quotes')}
        </LinkButton>
      )}
      {request.dtPublicUntil !== null && <Performance request={request} />}
      {mayWrite && isOn && request.state !== 'hidden' && <Pause request={request} />}
      {isOn && request.isActive && !needsLogisticTypes(request.inServiceEnum) && (
        <LinkButton variant="secondary" icon="truck" href={link(freightPath(request.id))}>
          {t('request.needFreight')}
        </LinkButton>
      )}
      <Button
        variant="secondary"
        icon="copy"
        label={t('request.form.copyNamed', { name: request.name })}
        onClick={() => open(`/add-request?copy=${request.id}`)}
      />
      <Deleting request={request} />
    </div>
  );
}

const RequestAnalytics = lazy(async () => ({ default: (await import('./RequestAnalytics.tsx')).RequestAnalytics }));

/** Daily analytics of the request. */
function Performance({ request: { id, name } }: { request: OwnRequest }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const title = t('analytics.own.named', { name: isolated(name) });
  return (
    <>
      <Button variant="secondary" icon="chart" label={title} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <RequestAnalytics id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Pause({ request: { id, name, isPaused } }: { request: OwnRequest }) {
  const { t } = useTexts();
  const { run, renew, busy } = useWrite(setRequestPause, { isShownByReading: true });
  const change = async (): Promise<void> => {
    const answer = await run({ body: { id, isPaused: !isPaused } });
    if (!answer.ok) return;
    renew();
    saySuccess(t, setRequestPause, isPaused ? 'request.form.resumed' : 'request.form.paused');
  };
  return isPaused ? (
    <Button variant="secondary" icon="play" onClick={() => void change()} busy={busy}>
      {t('request.form.resume')}
    </Button>
  ) : (
    <Button variant="secondary" icon="pause" label={t('request.form.pauseNamed', { name })} onClick={() => void change()} busy={busy} />
  );
}

function Deleting({ request: { id, name } }: { request: OwnRequest }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(deleteRequest, { isShownByReading: true });
  const confirm = async (): Promise<void> => {
    const answer = await remove.run({ query: { id } });
    setAsking(false);
    if (!answer.ok) return;
    saySuccess(t, deleteRequest, 'request.form.deleted');
    noteDeleted('request', name);
  };
  return (
    <>
      <Button variant="danger" icon="trash" label={t('request.form.deleteNamed', { name })} onClick={() => setAsking(true)} />
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t('request.form.deleteAsk')}
        confirmLabel={t('common.actions.delete')}
        variant="danger"
        busy={remove.busy}
      >
        <bdi>{name}</bdi>
      </Question>
    </>
  );
}
