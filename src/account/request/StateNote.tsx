import { dayMs, requestPublicMs } from '../../../contract/limits.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from '../shared/texts.tsx';
import { RequestEnd } from './RequestEnd.tsx';

/** What is public of the request that is edited, until when, and what saving does to that. */
export function StateNote({ request }: { request: OwnRequest }) {
  const { t, number } = useTexts();
  const { state } = request;
  if (state === 'expired')
    return (
      <Note tone="amber" icon="calendar">
        <RequestEnd request={request} /> · {t('request.form.renew.text', { days: number(requestPublicMs / dayMs) })}
      </Note>
    );
  if (request.dtPublicUntil === null) return null;
  return (
    <Note>
      {request.isPaused || state === 'hidden'
        ? t(request.isPaused ? 'request.form.pausedNote' : 'request.form.hiddenNote')
        : t('request.form.approvedStays')}{' '}
      · <RequestEnd request={request} />
    </Note>
  );
}
