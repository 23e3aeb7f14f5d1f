import { Field, useField } from '../ui/Field.tsx';
import type { CountryChoice } from './use-countries.ts';

interface PhoneLineProps {
  label: string;
  dialLabel: string;
  optionalLabel: string;
  countries: readonly CountryChoice[];
  /** Two-letter code of the country whose dial code is used. */
  country: string;
  onCountry: (code: string) => void;
  digits: string;
  onDigits: (digits: string) => void;
  digitsMax: number;
  /** Until the countries are here. */
  fallbackDialCode: string;
}

/** Eastern digits are digits too. */
const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15)).replaceAll(/\D/g, '');

/** Dial code and number: the platform's own list, which phones show best and which finds by typing. */
export function PhoneLine({
  label,
  dialLabel,
  optionalLabel,
  countries,
  country,
  onCountry,
  digits,
  onDigits,
  digitsMax,
  fallbackDialCode,
}: PhoneLineProps) {
  const ids = useField({ label });
  return (
    <Field ids={ids} label={label} optionalLabel={optionalLabel}>
      <span className="affix affix--dial" dir="ltr">
        <span className="select">
          <select className="input" aria-label={dialLabel} value={country} onChange={(event) => onCountry(event.target.value)}>
            {countries.length === 0 && <option value={country}>{fallbackDialCode}</option>}
            {countries
              .filter(({ dialCode }) => dialCode !== '')
              .map(({ code, name, dialCode }) => (
                <option key={code} value={code}>
                  {dialCode} {name}
                </option>
              ))}
          </select>
        </span>
        <input
          className="input"
          id={ids.id}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          dir="ltr"
          value={digits}
          onChange={(event) => onDigits(westernDigits(event.target.value).slice(0, digitsMax))}
        />
      </span>
    </Field>
  );
}
