import { type FocusEvent, type ReactNode, type SyntheticEvent, useRef, useSyncExternalStore } from 'react';
import { searchLengthMax } from '../../contract/limits.ts';
import type { Language } from '../../contract/text/languages.ts';
import suggestStyles from '../styles/parts/suggest.css?inline';
import { Flag } from '../ui/Flag.tsx';
import { Icon } from '../ui/Icon.tsx';
import { adoptStyles } from '../client/adopt-styles.ts';
import { groupsOf, kindOf } from './suggestion-groups.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchProps {
  language: Language;
  /** Language prefix of addresses, such as `/ar`. */
  prefix: string;
  action: string;
  /** Id of the field. */
  id: string;
  className: string;
  value: string;
  /** Label of the present tab of /search; without it the chosen kind. */
  here?: string | undefined;
  texts: Record<'label' | 'placeholder' | 'submit' | 'tooShort' | 'categories' | 'requests' | 'companies' | 'products', string>;
  /** Further fields of the search, as children, so that the island's properties do not repeat them. */
  children?: ReactNode;
}

const never = () => () => undefined;

adoptStyles(suggestStyles);

/**
 * A search form with suggestions after hydration. Input and choice are only in the fields, not in React's state. The page's script
 * (src/page-scripts/site.ts) handles the submission and refuses a short text, before and after hydration.
 */
export function Search({ language, prefix, action, id, className, value, here, texts, children }: SearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const chosen = (): string | undefined => form.current?.querySelector('select')?.selectedOptions[0]?.text;
  const { groups, consider, stop, field, list, option, onKeyDown } = useSuggestions({
    id,
    groupsOf: (found, kind) =>
      groupsOf(found, { kind, isOfSearch: here !== undefined, language }, { ...texts, here: here ?? chosen() ?? '' }),
    open: ({ path }) => location.assign(prefix + path),
  });
  const ask = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    const fields = new FormData(currentTarget);
    consider(kindOf(fields), fields.get('value') as string, language);
  };
  const onFocus = (event: FocusEvent<HTMLFormElement>): void => {
    if (event.target.id === id) ask(event);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) stop();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens in its fields
    <form
      ref={form}
      className={className}
      role="search"
      action={action}
      data-too-short={texts.tooShort}
      onInput={ask}
      onFocus={onFocus}
      onBlur={onBlur}
      onSubmit={stop}
    >
      {children}
      <label className="visually-hidden" htmlFor={id}>
        {texts.label}
      </label>
      <input
        id={id}
        type="search"
        name="value"
        dir="auto"
        // Uncontrolled, since input from before the hydration exists in the field only.
        defaultValue={value}
        placeholder={texts.placeholder}
        maxLength={searchLengthMax}
        autoComplete="off"
        {...(isHydrated && field)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={texts.submit}>
        <Icon name="search" />
      </button>
      {isHydrated && (
        // The field keeps the focus while a suggestion is pressed.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has it
        <div
          {...list}
          role="listbox"
          className="suggest"
          aria-label={texts.label}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ label, suggestions }) => (
            <div key={suggestions[0]?.path} role="group" aria-label={label}>
              <p aria-hidden="true">{label}</p>
              {suggestions.map((suggestion) => (
                <a key={suggestion.path} {...option(suggestion)} href={prefix + suggestion.path}>
                  {suggestion.country && <Flag code={suggestion.country} />}
                  <bdi>{suggestion.name}</bdi>
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}
