import { useMemo, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover, useFilter } from 'react-aria-components/ComboBox';
import './press-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

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
  /** Whether a text holds what was typed; by default a search that ignores case and accents. */
  matches?: (text: string, typed: string) => boolean;
  dir?: 'ltr';
  framed?: boolean;
}

/** So that typing replaces what was chosen. The list's own focus events, sent while one types, are not trusted ones. */
function selectAll(event: FocusEvent<HTMLInputElement>) {
  if (event.isTrusted) event.target.select();
}

/** The field and its list without label and message; ComboBox and PhoneField put them around it. */
export function ComboBoxControl(props: ComboBoxControlProps) {
  const {
    ref,
    id,
    value,
    onChange,
    onBlur,
    disabled,
    isInvalid,
    isRequired,
    options,
    placeholder,
    openLabel,
    noneLabel,
    matches,
    dir,
    framed = true,
  } = props;
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const texts = useMemo(() => new Map(options.map((option) => [option.label, `${option.label} ${option.searchText ?? ''}`])), [options]);
  const filter = (label: string, typed: string) => (matches ?? contains)(texts.get(label) ?? label, typed.trim());
  /** Enter takes the only match there is, without a step down the list. */
  const takeOnlyMatch = (event: KeyboardEvent<HTMLElement>) => {
    const input = event.target;
    if (event.key !== 'Enter' || !(input instanceof HTMLInputElement) || input.getAttribute('aria-activedescendant')) return;
    const [only, ...others] = options.filter((option) => filter(option.label, input.value));
    if (input.value.trim() && only && others.length === 0) onChange(only.id);
  };
  return (
    <ComboBox
      name={props.name}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onBlur={onBlur}
      isDisabled={disabled}
      isInvalid={isInvalid}
      isRequired={isRequired}
      validationBehavior="aria"
      defaultItems={options}
      defaultFilter={filter}
      allowsEmptyCollection
      menuTrigger="focus"
      id={id}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      className="combobox"
    >
      <span
        onKeyDownCapture={takeOnlyMatch}
        className={classNames(framed && 'affix', 'affix--end', framed && isInvalid && 'is-invalid', framed && disabled && 'is-disabled')}
      >
        <Input ref={ref} className="input" placeholder={placeholder} dir={dir} autoComplete="off" onFocus={selectAll} />
        <Button aria-label={openLabel}>
          <Icon name="chevron-down" size="small" />
        </Button>
      </span>
      <Popover className="popover popover--options" offset={4} placement="bottom start">
        <ListBox className="options" renderEmptyState={() => <p className="options__none">{noneLabel}</p>}>
          {(option: ComboBoxOption) => (
            <ListBoxItem className="option" id={option.id} textValue={option.label}>
              {option.start}
              <span className="grow">{option.content ?? option.label}</span>
              {option.end && <span className="option__end">{option.end}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
