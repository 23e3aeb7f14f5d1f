/** The fields of src/ui, tied to a form by name. A field's error goes away as soon as its value changes. */
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { judgeKeyword } from '../../contract/catalogue/keywords.ts';
import type { ApiLanguage } from '../../contract/languages.ts';
import { phoneDigitsMax, textLengthMax } from '../../contract/limits.ts';
import { ComboBox, type ComboBoxProps } from '../ui/ComboBox.tsx';
import { PhoneField, type PhoneFieldProps, type PhoneValue } from '../ui/PhoneField.tsx';
import { RadioGroup, type RadioGroupProps } from '../ui/RadioGroup.tsx';
import { Select, type SelectProps } from '../ui/Select.tsx';
import { TagInput, type TagInputProps } from '../ui/TagInput.tsx';
import { TextArea, type TextAreaProps } from '../ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import type { FieldTexts } from '../ui/Field.tsx';
import { useTexts } from '../i18n/texts.tsx';

type Own = 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'errorMessage' | 'isInvalid';
type Bound<Values extends FieldValues, Props> = Omit<Props, Own> & {
  name: FieldPath<Values>;
  /** Told after the value has changed: other fields may depend on it. */
  onChanged?: (value: never) => void;
};

/** What a field of src/ui takes from the form. */
export function useBound(name: string, onChanged?: (value: never) => void) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const onChange = (value: unknown): void => {
    field.onChange(value);
    if (fieldState.error !== undefined) clearErrors(name);
    onChanged?.(value as never);
  };
  return { ...field, onChange, ...(error !== undefined && { errorMessage: error }) };
}

export function TextInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, TextFieldProps>) {
  return <TextField {...props} {...useBound(props.name, onChanged)} />;
}

/** A long text with its count of letters; the words for the limit say 4,000 (D-46). */
export function LongTextInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, TextAreaProps>) {
  const { t, number } = useTexts();
  return (
    <TextArea
      limit={textLengthMax}
      countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
      {...props}
      {...useBound(props.name, onChanged)}
    />
  );
}

export function SelectInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, SelectProps>) {
  return <Select {...props} {...useBound(props.name, onChanged)} />;
}

export function ComboInput<Values extends FieldValues>({
  onChanged,
  ...props
}: Bound<Values, Omit<ComboBoxProps, 'openLabel' | 'noneLabel'>>) {
  const { t } = useTexts();
  return (
    <ComboBox openLabel={t('common.actions.choose')} noneLabel={t('common.nothingFound')} {...props} {...useBound(props.name, onChanged)} />
  );
}

export function RadioInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, RadioGroupProps>) {
  return <RadioGroup {...props} {...useBound(props.name, onChanged)} />;
}

/** @param language in which the texts beside the keywords are written, asked for when one was typed */
export function KeywordInput<Values extends FieldValues>({
  onChanged,
  language,
  ...props
}: Bound<Values, Omit<TagInputProps, 'accept' | 'removeLabel' | 'countLabel'>> & { language: () => ApiLanguage }) {
  const { t, number } = useTexts();
  return (
    <TagInput
      accept={(typed, tags) => {
        const answer = judgeKeyword(typed, tags, language());
        return 'tag' in answer ? answer : { problem: t(`errors.fields.${answer.problem}`) };
      }}
      removeLabel={(tag) => t('account.removeOne', { name: tag })}
      countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
      {...props}
      {...useBound(props.name, onChanged)}
    />
  );
}

export function PhoneInput<Values extends FieldValues>({
  name,
  ...props
}: FieldTexts & Pick<PhoneFieldProps, 'dialCodes'> & { name: FieldPath<Values> }) {
  const { t } = useTexts();
  const bound = useBound(name);
  return (
    <PhoneField
      {...props}
      {...bound}
      value={bound.value as PhoneValue}
      maxDigits={phoneDigitsMax}
      dialCodeLabel={t('account.dialCode')}
      openLabel={t('common.actions.choose')}
      noneLabel={t('common.nothingFound')}
    />
  );
}
