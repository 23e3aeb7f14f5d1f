import { checkValidUntil } from '../../../../contract/request/rules.ts';
import type { FormOf } from '../../../form/form-of.ts';

export interface DayValues {
  validUntil: string;
}

/** A new last day of a request. */
export const dayForm: FormOf<DayValues, 'datePast' | 'dateTooFar', { now: number }> = {
  rules: [
    ['validUntil', 'datePast', ({ validUntil }, { now }) => validUntil === '' || checkValidUntil(validUntil, now) === 'DATE_PAST'],
    ['validUntil', 'dateTooFar', ({ validUntil }, { now }) => checkValidUntil(validUntil, now) === 'DATE_TOO_FAR'],
  ],
  names: { validUntil: 'validUntil' },
  says: (t, check) => t(`tradeForm.check.${check}`),
};
