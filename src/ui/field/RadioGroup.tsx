import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage, useField, type FieldControl, type FieldTexts } from './Field.tsx';

export interface RadioOption {
  id: string;
  label: ReactNode;
  disabled?: boolean;
  /** Content at the end of the line, for instance a price. */
  end?: ReactNode;
}

export interface RadioGroupProps extends FieldTexts, FieldControl<HTMLInputElement, string> {
  options: readonly RadioOption[];
  /** `boost`: framed choices with a price, for spending credits. */
  look?: 'column' | 'row' | 'boost';
  hideLabel?: boolean;
}

/** A choice of a few visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { ref, label, hint, errorMessage, isRequired, value, onChange, onBlur, disabled, options, look = 'column', hideLabel } = props;
  const {
    control: { id, ...aria },
  } = useField(props);
  const fallbackName = useId();
  return (
    <fieldset {...aria} className="field" role="radiogroup">
      <legend className={hideLabel ? 'visually-hidden' : 'label'}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={classNames(look === 'boost' ? 'boost__options' : 'choices', look === 'row' && 'choices--row')}>
        {options.map((option, index) => (
          <label key={option.id} className={look === 'boost' ? 'boost__option' : 'choice'}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={props.name ?? fallbackName}
              value={option.id}
              checked={value === option.id}
              onChange={() => onChange(option.id)}
              onBlur={onBlur}
              disabled={disabled || option.disabled}
            />
            <span>{option.label}</span>
            {option.end && <span className={look === 'boost' ? 'money' : 'count'}>{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} errorMessage={errorMessage} />
    </fieldset>
  );
}
