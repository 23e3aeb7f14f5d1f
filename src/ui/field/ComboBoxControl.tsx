import {
  createElement,
  use,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { later, LoadFailure } from '../later.ts';
import { typedInto } from './typed-into.ts';

export interface ComboBoxOption {
  id: string;
  /** Text of the closed field; unique within the list. */
  label: string;
  /** The reader's name of the option, if the label is a code. Options whose name begins with the typed text come first. */
  readerName?: string;
  /** Further words for the search: names in other languages, a code. */
  searchText?: string;
  start?: ReactNode;
  /** Content of the open list instead of the label. */
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
  /** Shown without a match. */
  noneLabel: string;
  dir?: 'ltr';
  framed?: boolean;
}

/** What happened in the plain field before the picker replaced it. */
export interface StillField {
  hadFocus: boolean;
  typed: string;
  /** Whether Enter was pressed, which chooses the only match. */
  entered: boolean;
}

const picker = later(async () => (import.meta.env.SSR ? null : (await import('./ComboBoxPicker.tsx')).ComboBoxPicker));
const preload = (): void => void picker.load().catch(() => undefined);

/**
 * The field with its list. ComboBox and PhoneField add label and message. The picker's code is as large as a page of the business area, so
 * a plain field is shown until the first interaction; the picker then continues with its text and focus.
 */
export function ComboBoxControl(props: ComboBoxControlProps) {
  const Picker = picker.usePart();
  const before = useRef<StillField>({ hadFocus: false, typed: '', entered: false });
  const keep = useCallback((more: Partial<StillField>) => {
    before.current = { ...before.current, ...more };
  }, []);
  if (Picker === null) return <StillComboBox {...props} keep={keep} />;
  // oxlint-disable-next-line react/refs -- the picker reads it in an effect, when it has taken the field's place
  return createElement(Picker, { ...props, before });
}

function StillComboBox({ keep, ...props }: ComboBoxControlProps & { keep: (more: Partial<StillField>) => void }) {
  const { ref, value, options, placeholder, openLabel, dir, framed = true, isInvalid, isRequired, disabled } = props;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const isMissing = useRef(false);
  const label = options.find(({ id }) => id === value)?.label ?? '';
  const shownLabel = useRef(label);
  // Browsers do not show a new `defaultValue` in a field that had one before.
  useLayoutEffect(() => {
    const input = field.current;
    if (input !== null && input.value === shownLabel.current) input.value = label;
    shownLabel.current = label;
  }, [label]);
  const sayFailure = use(LoadFailure);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  /** Without the picker nothing can be chosen, so the field shows its choice again when it is left. */
  const leave = (): void => {
    const input = field.current;
    if (isMissing.current && input !== null && input !== document.activeElement) input.value = input.defaultValue;
  };
  const need = (): void => {
    isMissing.current = false;
    picker.load().catch(() => {
      isMissing.current = true;
      sayFailure();
      leave();
    });
  };
  useLayoutEffect(() => {
    const input = field.current;
    // The server's field may have got the focus before the hydration.
    if (input !== null && document.activeElement === input) need();
    return () => {
      if (input === null) return;
      keep({ hadFocus: document.activeElement === input, typed: typedInto(input.defaultValue, input.value) });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `need` is for the focus at the start
  }, [keep]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter chooses an option instead of submitting the form.
    event.preventDefault();
    keep({ entered: true });
  };
  return (
    <div className="combobox" onPointerEnter={preload}>
      <span
        className={classNames(framed && 'affix', 'affix--end', framed && isInvalid && 'is-invalid', framed && disabled && 'is-disabled')}
      >
        <input
          ref={field}
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
          defaultValue={label}
          onFocus={need}
          onBlur={() => {
            leave();
            props.onBlur?.();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" tabIndex={-1} aria-label={openLabel} disabled={disabled} onClick={() => field.current?.focus()}>
          <Icon name="chevron-down" size="small" />
        </button>
      </span>
    </div>
  );
}
