import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import './press-style.ts';
import { classNames } from '../class-names.ts';
import type { ComboBoxControlProps, ComboBoxOption, StillField } from './ComboBoxControl.tsx';
import { findOptions } from './find-options.ts';
import { Icon } from '../Icon.tsx';
import { LocaleProvider } from '../LocaleProvider.tsx';

/**
 * Selects the text on focus, so that typing replaces the choice. Untrusted events are ignored, because the library creates focus events
 * while somebody types.
 */
function selectAll(event: FocusEvent<HTMLInputElement>) {
  if (event.isTrusted) event.target.select();
}

/** Continues from the plain field: focus and typed letters. */
function takeOver(input: HTMLInputElement | null | undefined, { hadFocus, typed }: StillField): void {
  if (!input) return;
  if (hadFocus) input.focus();
  if (typed === '') return;
  // Uses the native setter, because React does not notice a change through its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The loaded picker; see ComboBoxControl. */
export function ComboBoxPicker(props: ComboBoxControlProps & { before: RefObject<StillField> }) {
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
    dir,
    framed = true,
    before,
  } = props;
  const frame = useRef<HTMLSpanElement>(null);
  // The library has no items yet when the field gets the focus, so it would start empty and hide the choice.
  const [start] = useState(() => options.find(({ id: chosen }) => chosen === value)?.label ?? '');
  const [text, setText] = useState(start);
  // The text of the present choice is not a search.
  const typed = options.some(({ id: chosen, label }) => chosen === value && label === text) ? '' : text;
  const found = useMemo(() => findOptions(options, typed), [options, typed]);
  // The list keeps all options, so that it knows the chosen one, and shows those that were found.
  const ordered = useMemo(() => [...new Set([...found, ...options])], [found, options]);
  const shown = useMemo(() => new Set(found.map(({ label }) => label)), [found]);
  /** Choosing the present option changes nothing, and fields that depend on it stay. */
  const choose = (chosen: string | null): void => {
    if (chosen !== value) onChange(chosen);
  };
  const takeOnly = (looked: string): void => {
    const [only, ...others] = findOptions(options, looked);
    if (looked.trim() && only && others.length === 0) choose(only.id);
  };
  useLayoutEffect(() => {
    takeOver(frame.current?.querySelector('input'), before.current);
    if (before.current.entered) takeOnly(before.current.typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it takes the still field's place
  }, [before]);
  /** Enter chooses the only match without an arrow key. */
  const takeOnlyMatch = (event: KeyboardEvent<HTMLElement>) => {
    const input = event.target;
    if (event.key !== 'Enter' || !(input instanceof HTMLInputElement) || input.getAttribute('aria-activedescendant')) return;
    takeOnly(input.value);
  };
  return (
    <LocaleProvider>
      <ComboBox
        name={props.name}
        value={value}
        onChange={(key) => choose(key === null ? null : String(key))}
        onBlur={onBlur}
        isDisabled={disabled}
        isInvalid={isInvalid}
        isRequired={isRequired}
        validationBehavior="aria"
        onInputChange={setText}
        defaultInputValue={start}
        defaultItems={ordered}
        defaultFilter={(label) => shown.has(label)}
        allowsEmptyCollection
        menuTrigger="focus"
        id={id}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        className="combobox"
      >
        <span
          ref={frame}
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
    </LocaleProvider>
  );
}
