import { useId, useRef, useSyncExternalStore, type ReactNode, type Ref, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { ComboBoxPicker } from './ComboBoxPicker.tsx';
import { Icon } from './Icon.tsx';
import { typedInto } from './typed-into.ts';

export interface ComboBoxOption {
  id: string;
  /** What the closed field shows; unique within the list. */
  label: string;
  /** Further words that find it: the name in other languages, a code. */
  searchText?: string;
  start?: ReactNode;
  /** What the open list shows in place of the label. */
  content?: ReactNode;
  end?: ReactNode;
}

export interface ComboBoxControlProps {
  ref?: Ref<HTMLInputElement>;
  id?: string;
  name?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  options: readonly ComboBoxOption[];
  placeholder?: string;
  /** The name of the button that opens the list. */
  openLabel: string;
  /** Shown where nothing is found. */
  noneLabel: string;
  dir?: 'ltr';
  framed?: boolean;
}

/** What happened in the server's field before the picker took its place. */
export interface StillField {
  hadFocus: boolean;
  typed: string;
}

const never = () => () => undefined;

/**
 * The field and its list without label and message; ComboBox and PhoneField put them around it. The picker's parts weigh 90 KB in the
 * Worker's upload and can do nothing there, so the server sends the closed field alone and the browser puts the picker in its place.
 */
export function ComboBoxControl(props: ComboBoxControlProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const before = useRef<StillField>({ hadFocus: false, typed: '' });
  return import.meta.env.SSR || !isAwake ? <StillComboBox {...props} before={before} /> : <ComboBoxPicker {...props} before={before} />;
}

function StillComboBox({ before, ...props }: ComboBoxControlProps & { before: RefObject<StillField> }) {
  const { value, options, placeholder, openLabel, dir, framed = true, isInvalid, isRequired, disabled } = props;
  const list = useId();
  // Called once more when the field is about to leave the page.
  const remember = (field: HTMLInputElement) => () => {
    before.current = { hadFocus: document.activeElement === field, typed: typedInto(field.defaultValue, field.value) };
  };
  return (
    <div className="combobox">
      <span
        className={classNames(framed && 'affix', 'affix--end', framed && isInvalid && 'is-invalid', framed && disabled && 'is-disabled')}
      >
        <input
          ref={remember}
          className="input"
          role="combobox"
          aria-expanded="false"
          aria-controls={list}
          aria-autocomplete="list"
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-describedby={props['aria-describedby']}
          aria-invalid={isInvalid === true ? true : undefined}
          aria-required={isRequired}
          placeholder={placeholder}
          dir={dir}
          autoComplete="off"
          disabled={disabled}
          defaultValue={options.find(({ id }) => id === value)?.label}
        />
        <button type="button" tabIndex={-1} aria-label={openLabel} disabled={disabled}>
          <Icon name="chevron-down" size="small" />
        </button>
      </span>
    </div>
  );
}
