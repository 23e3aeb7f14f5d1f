import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** What every field takes. The names fit `{...field}` of react-hook-form's Controller. */
export interface FieldTexts {
  label: string;
  /** One line below the field; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  errorMessage?: string;
  /** By default: there is an error message. */
  isInvalid?: boolean;
  /** The word "optional" in the page's language, shown after the label. */
  optionalLabel?: string;
  /** Shows a star; the check itself belongs to the form. */
  isRequired?: boolean;
}

export interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: true | undefined;
}

/** Ids that tie a control to its label and its message. */
export function useField({ hint, errorMessage, isInvalid }: FieldTexts): FieldIds {
  const id = useId();
  return {
    id,
    describedBy: errorMessage || hint ? `${id}-message` : undefined,
    invalid: (isInvalid ?? Boolean(errorMessage)) || undefined,
  };
}

export interface FieldProps extends FieldTexts {
  ids: FieldIds;
  /** The label names a group, not one control. */
  labelAs?: 'label' | 'span';
  /** Stands at the end of the message line, for instance a count of letters. */
  end?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then hint or error. */
export function Field({ ids, label, labelAs: Label = 'label', hint, errorMessage, optionalLabel, isRequired, end, children }: FieldProps) {
  return (
    <div className="field">
      <Label className="label" id={`${ids.id}-label`} {...(Label === 'label' ? { htmlFor: ids.id } : {})}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
        {optionalLabel && <span className="optional"> {optionalLabel}</span>}
      </Label>
      {children}
      {(errorMessage || hint || end) && (
        <div className="field__foot">
          <FieldMessage id={`${ids.id}-message`} hint={hint} errorMessage={errorMessage} />
          {end}
        </div>
      )}
    </div>
  );
}

/** The line below a control: its error, else its hint. */
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
