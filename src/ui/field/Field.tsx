import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '../Icon.tsx';

/** Properties of every field. The names fit `{...field}` of react-hook-form's Controller. */
export interface FieldTexts {
  label: string;
  /** A line below the field; an error replaces it. */
  hint?: ReactNode;
  /** The fault and its remedy. */
  errorMessage?: string;
  /** Whether the field is marked as invalid; by default whether it has an error message. */
  isInvalid?: boolean;
  /** The word "optional" in the page's language, shown after the label. */
  optionalLabel?: string;
  /** Shows an asterisk; the form makes the check. */
  isRequired?: boolean;
}

/** Properties of a field that holds a value of a form, in addition to its texts. */
export interface FieldControl<Element, Value> {
  ref?: Ref<Element>;
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/**
 * Splits the properties of a field into those of its frame (label, hint, error), the attributes that connect the control with the frame,
 * and all others.
 */
export function useField<Props extends FieldTexts>(props: Props) {
  const { label, hint, errorMessage, isInvalid, optionalLabel, isRequired, ...own } = props;
  const id = useId();
  return {
    frame: { id, label, hint, errorMessage, optionalLabel, isRequired },
    control: {
      id,
      'aria-invalid': (isInvalid ?? Boolean(errorMessage)) || undefined,
      'aria-describedby': errorMessage || hint ? `${id}-message` : undefined,
      'aria-required': isRequired,
    },
    own,
  };
}

export interface FieldProps extends Omit<FieldTexts, 'isInvalid'> {
  id: string;
  /** `span` if the label names a group and not a single control. */
  labelAs?: 'label' | 'span';
  /** Content at the end of the message line, for instance a character count. */
  end?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then hint or error. */
export function Field({ id, label, labelAs: Label = 'label', hint, errorMessage, optionalLabel, isRequired, end, children }: FieldProps) {
  return (
    <div className="field">
      <Label className="label" id={`${id}-label`} {...(Label === 'label' ? { htmlFor: id } : {})}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
        {optionalLabel && <span className="optional"> {optionalLabel}</span>}
      </Label>
      {children}
      {(errorMessage || hint || end) && (
        <div className="field__foot">
          <FieldMessage id={`${id}-message`} hint={hint} errorMessage={errorMessage} />
          {end}
        </div>
      )}
    </div>
  );
}

/** The line below a control: its error, otherwise its hint. */
export function FieldMessage({ id, hint, errorMessage }: { id: string; hint?: ReactNode; errorMessage?: string }) {
  if (errorMessage) {
    return (
      <p className="error" id={id}>
        <Icon name="alert" size="small" />
        {errorMessage}
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null;
}
