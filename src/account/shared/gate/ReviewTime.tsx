import { getReviewTimes } from '../../../../contract/analytics/review-time-calls.ts';
import { spanText } from '../../../i18n/format-span.ts';
import { useCall } from '../data/query.ts';
import { useTexts } from '../texts.tsx';

/** How long others waited for their review; nothing while there are too few decisions. */
export function ReviewTime({ of }: { of: 'company' | 'request' }) {
  const { t, language } = useTexts();
  const times = useCall(getReviewTimes).data?.[of];
  if (times === undefined || times === null) return null;
  return (
    <p className="text-sm">
      {t('account.reviewTime', { half: spanText(times.median, language), most: spanText(times.ninetieth, language) })}
    </p>
  );
}
