import { budgetDigitsMax } from '../../../contract/staff/fields.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useTexts } from '../shared/texts.tsx';

/** Credits per month; empty means unlimited. @param most the maximum, which is the editor's own budget */
export function BudgetField({ most }: { most: number | null }) {
  const { t, creditsOf } = useTexts();
  return (
    <TextInput<{ budget: string }>
      name="budget"
      label={t('staff.budget.label')}
      hint={most === null ? t('staff.budget.hint') : t('staff.budget.hintMost', { credits: creditsOf(most) })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={budgetDigitsMax}
      dir="ltr"
    />
  );
}
