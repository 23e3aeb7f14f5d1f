import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from '../shared/texts.tsx';
import { RenewText } from './list/RenewText.tsx';
import { RequestEnd } from './list/RequestEnd.tsx';

/** What the public sees of the edited request, until when, and how saving affects it. */
export function StateNote({ request }: { request: OwnRequest }) {
  const { t } = useTexts();
  const { state } = request;
  if (state === 'expired')
    return (
      <Note tone="amber" icon="calendar">
        <RequestEnd request={request} /> · <RenewText request={request} />
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
