import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { useTexts } from '../shared/texts.tsx';
import type { CompanyState } from './state.ts';

const looks: Record<CompanyState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  suspended: { tone: 'red', icon: 'lock' },
  rejected: { tone: 'red', icon: 'alert' },
  incomplete: { tone: 'amber', icon: 'edit' },
  ready: { tone: 'teal', icon: 'send' },
  pending: { tone: 'amber', icon: 'clock' },
  approved: { tone: 'green', icon: 'check-circle' },
};

export function StateBadge({ state }: { state: CompanyState }) {
  const { t } = useTexts();
  return <Badge {...looks[state]}>{t(`company.state.${state}`)}</Badge>;
}
