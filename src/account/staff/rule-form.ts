import { isBlank } from '../../../contract/wire/check.ts';
import type { FormOf } from '../../form/form-of.ts';

export interface RuleValues {
  from: string;
}

/** The day from which on a second factor is required. */
export const ruleForm: FormOf<RuleValues, 'day'> = {
  rules: [['from', 'day', ({ from }) => isBlank(from)]],
  names: { from: 'from' },
  says: (t) => t('secondFactor.rule.dateRequired'),
};
