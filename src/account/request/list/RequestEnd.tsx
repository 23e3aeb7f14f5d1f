import { minuteMs } from '../../../../contract/limits.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';
import { isRunning } from '../state.ts';

/** Until when the approved version is public (also while it is hidden), or when it ended; nothing before the first approval. */
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
