import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { useTexts } from '../shared/texts.tsx';
import { isRunning } from './state.ts';

/** Until when the approved version is in public, or when that ended; nothing while none was approved. */
export function RequestEnd({ request }: { request: OwnRequest }) {
  const { t, date } = useTexts();
  if (request.dtPublicUntil === null) return null;
  return (
    <time dateTime={request.dtPublicUntil}>
      {t(isRunning(request, Date.now()) ? 'request.form.publicUntil' : 'request.form.endedOn', { date: date(request.dtPublicUntil) })}
    </time>
  );
}
