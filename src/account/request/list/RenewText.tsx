import { dayMs, minuteMs, requestPublicMs } from '../../../../contract/limits.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';
import { isDayPast } from '../state.ts';

/** Price and effect of a renewal: the request's own last day can end it before its public time does. */
export function RenewText({ request }: { request: OwnRequest }) {
  const { t, date, number } = useTexts();
  const isPast = isDayPast(request, useClock(minuteMs));
  const day = request.factsInput?.validUntil;
  if (day === undefined) return t('request.form.renew.text', { days: number(requestPublicMs / dayMs) });
  return t(isPast ? 'request.form.renew.textPast' : 'request.form.renew.textUntil', { date: date(day) });
}
