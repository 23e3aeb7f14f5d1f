import { minuteMs } from '../../../../contract/limits.ts';
import { isBoostShownInDirectory } from '../../../../contract/company/boost.ts';
import { localeOf } from '../../../../contract/text/languages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { remainingText } from '../../shared/data/remaining.ts';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';

/** The time left of a boost; in the list any future expiry counts (docs/behaviour.md#boost). */
export function BoostLeft({
  expire,
  isActive = isBoostShownInDirectory,
}: {
  expire: string | null;
  isActive?: (expiresAt: number | null, now: number) => boolean;
}) {
  const { t, language } = useTexts();
  const now = useClock(minuteMs / 2);
  const expiresAt = expire === null ? null : Date.parse(expire);
  if (expiresAt === null || !isActive(expiresAt, now)) return null;
  return (
    <Badge tone="boost" icon="boost">
      {t('company.boost.left', { time: remainingText(expiresAt - now, localeOf[language]) })}
    </Badge>
  );
}
