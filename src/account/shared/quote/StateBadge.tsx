import type { QuoteState } from '../../../../contract/quote/shapes.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { useTexts } from '../texts.tsx';

const looks: Readonly<Record<QuoteState, Omit<BadgeProps, 'children'>>> = {
  sent: { tone: 'teal', icon: 'clock' },
  accepted: { tone: 'green', icon: 'check-circle' },
  withdrawn: { icon: 'close' },
  declined: { tone: 'red', icon: 'close' },
  superseded: { icon: 'refresh' },
  expired: { tone: 'amber', icon: 'calendar' },
};

/** The state of a quote. */
export function StateBadge({ state }: { state: QuoteState }) {
  const { t } = useTexts();
  return <Badge {...looks[state]}>{t(`quote.state.${state}`)}</Badge>;
}
