import { minuteMs } from '../../../../contract/limits.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';
import { isRunning } from '../state.ts';

/** Until when the approved version is in public, when its time ends while something hides it, or when it ended; nothing while none was approved. */
export function RequestEnd({ request }: { request: OwnRequest }) {
  const { t, date } = useTexts();
  const now = useClock(minuteMs);
  if (request.dtPublicUntil === null) return null;
  const end = { date: date(request.dtPublicUntil) };
  return (
    <time dateTime={request.dtPublicUntil}>
      {!isRunning(request, now)
        ? t('request.form.endedOn', end)
        : t(request.isActive ? 'request.form.publicUntil' : 'request.form.endsOn', end)}
    </time>
  );
}
