import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import type { Bound } from '../../../form/fields/use-bound.ts';
import type { SelectProps } from '../../../ui/field/Select.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { TradeValues } from './values.ts';

/** A choice of one code or none. */
export function Choice(props: Bound<TradeValues, SelectProps>) {
  const { t } = useTexts();
  return <SelectInput<TradeValues> placeholder={t('tradeForm.notSaid')} {...props} />;
}
