import type { FieldValues } from 'react-hook-form';
import { textLengthMax } from '../../../contract/limits.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { TextAreaProps } from '../../ui/field/TextArea.tsx';
import { TextAreaInput } from './TextAreaInput.tsx';
import type { Bound } from './use-bound.ts';

/** A long text with a character count and a limit (docs/behaviour.md#upload-limits). */
export function LongTextInput<Values extends FieldValues>(props: Bound<Values, TextAreaProps>) {
  const { t, number } = useTexts();
  return (
    <TextAreaInput<Values>
      limit={textLengthMax}
      countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
      {...props}
    />
  );
}
