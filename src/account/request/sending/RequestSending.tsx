import { lazy, Suspense, useState } from 'react';
import { minuteMs } from '../../../../contract/limits.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { addSubjects, useTexts } from '../../shared/texts.tsx';
import { useClock } from '../../shared/data/use-clock.ts';
import { isDayPast, type Sending, sendingOf } from '../state.ts';
import { useSending } from './use-sending.ts';

/** Loaded if something has to be confirmed or filled in first. */
const SendDialog = lazy(async () => {
  const [{ SendDialog: Asking }] = await Promise.all([import('./SendDialog.tsx'), addSubjects(['form', 'trade', 'tradeForm'])]);
  return { default: Asking };
});

const icons: Record<Sending, IconName> = { send: 'send', resend: 'send', renew: 'refresh' };
const labels = { send: 'request.form.send', resend: 'request.form.resend.do', renew: 'request.form.renew.do' } as const;

/** The button that sends a request to the moderators, if it can be sent: at once, or after a dialog. */
export function RequestSending({ request }: { request: OwnRequest }) {
  const isPast = isDayPast(request, useClock(minuteMs));
  const sending = sendingOf(request);
  if (sending === null) return null;
  return sending === 'send' && !isPast ? <AtOnce request={request} /> : <Asked request={request} sending={sending} isPast={isPast} />;
}

function AtOnce({ request }: { request: OwnRequest }) {
  const { t } = useTexts();
  const { send, busy } = useSending(request);
  return (
    <Button variant="secondary" icon={icons.send} onClick={() => void send()} busy={busy}>
      {t(labels.send)}
    </Button>
  );
}

function Asked({ request, sending, isPast }: { request: OwnRequest; sending: Sending; isPast: boolean }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={icons[sending]} onClick={() => setAsking(true)}>
        {t(labels[sending])}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <SendDialog request={request} sending={sending} isPast={isPast} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
