import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import { classNames } from '../class-names.ts';
import { ComboBoxControl, type ComboBoxOption } from './ComboBoxControl.tsx';
import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';
import { Flag } from '../Flag.tsx';
import { type DialCode, meantPhone, phoneDigits, type PhoneParts } from './phone-digits.ts';

export interface DialCodeOption extends DialCode {
  /** The country's name in the page's language. */
  country: string;
  searchText?: string;
}

export interface PhoneFieldProps extends FieldTexts, FieldControl<HTMLInputElement, PhoneParts> {
  dialCodes: readonly DialCodeOption[];
  dialCodeLabel: string;
  openLabel: string;
  noneLabel: string;
  placeholder?: string;
  /** Autofill name of the number after the dial code. */
  maxDigits: number;
}

/** A dial code, found by country or number, and the digits after it. Leaving the field splits an international number. */
export function PhoneField(props: PhoneFieldProps) {
  const { frame, control, own } = useField(props);
  const { ref, name, placeholder, value, onChange, onBlur, disabled, dialCodes, maxDigits } = own;
  const options: ComboBoxOption[] = dialCodes.map(({ id, country, dialCode, searchText }) => ({
    id,
    label: `${dialCode} ${asciiUpperCase(id)}`,
    readerName: country,
    ...(searchText !== undefined && { searchText }),
    start: <Flag code={id} />,
    content: country,
    end: <span className="ltr">{dialCode}</span>,
  }));
  return (
    <Field {...frame}>
      <span className={classNames('affix', 'affix--dial', control['aria-invalid'] && 'is-invalid', disabled && 'is-disabled')} dir="ltr">
        <ComboBoxControl
          framed={false}
          dir="ltr"
          aria-label={props.dialCodeLabel}
          value={value.country}
          onChange={(country) => onChange({ ...value, country })}
          onBlur={onBlur}
          disabled={disabled}
          options={options}
          openLabel={props.openLabel}
          noneLabel={props.noneLabel}
        />
        <input
          ref={ref}
          name={name}
          {...control}
          className="input"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          placeholder={placeholder}
          value={value.digits}
          onChange={(event) => onChange({ ...value, digits: phoneDigits(event.target.value, maxDigits) })}
          onBlur={() => {
            const meant = meantPhone(value, dialCodes);
            if (meant.digits !== value.digits) onChange(meant);
            onBlur?.();
          }}
          disabled={disabled}
        />
      </span>
    </Field>
  );
}
