import { getReviewTimes } from '../../../../contract/analytics/review-time-calls.ts';
import { spanText } from '../../../i18n/format-span.ts';
import { useCall } from '../data/query.ts';
import { useTexts } from '../texts.tsx';

/** How long others waited for their review; nothing while there are too few decisions. */
export function ReviewTime({ of }: { of: 'company' | 'request' }) {
  const { t, language } = useTexts();
  const times = useCall(getReviewTimes).data?.[of];
  if (times === undefined || times === null) return null;
  const [half, most] = [spanText(times.median, language), spanText(times.ninetieth, language)];
  return <p className="text-sm">{half === most ? t('account.reviewTimeMost', { most }) : t('account.reviewTime', { half, most })}</p>;
}
