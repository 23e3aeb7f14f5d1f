import type { Step } from '../../../../contract/analytics/kinds.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { useTexts } from '../texts.tsx';
import { type Chosen, type Days, stepsOfDays } from './period.ts';

export interface PeriodFilterProps {
  offered: readonly Days[];
  chosen: Chosen;
  onChange: (days: string, step: string) => void;
}

/** Chooses the period and the step. */
export function PeriodFilter({ offered, chosen, onChange }: PeriodFilterProps) {
  const { t } = useTexts();
  const steps: readonly Step[] = stepsOfDays[chosen.days];
  return (
    <div className="form-grid">
      <Select
        label={t('analytics.filter.period')}
        value={String(chosen.days)}
        onChange={(days) => onChange(days, chosen.step)}
        options={offered.map((days) => ({ id: String(days), label: t(`analytics.filter.days${days}`) }))}
      />
      <Select
        label={t('analytics.filter.step')}
        value={chosen.step}
        onChange={(step) => onChange(String(chosen.days), step)}
        options={steps.map((step) => ({ id: step, label: t(`analytics.filter.${step}`) }))}
      />
    </div>
  );
}
