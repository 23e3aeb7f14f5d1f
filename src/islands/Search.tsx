import { type FocusEvent, type SyntheticEvent, useSyncExternalStore } from 'react';
import type { Language } from '../i18n/languages.ts';
import suggestStyles from '../styles/suggest.css?inline';
import { Flag } from '../ui/Flag.tsx';
import { Icon } from '../ui/Icon.tsx';
import { adoptStyles } from './adopt-styles.ts';
import { groupsOf, kindOf } from './suggestion-groups.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchProps {
  language: Language;
  /** Of addresses, such as `/ar`. */
  prefix: string;
  action: string;
  /** Of the field. */
  id: string;
  className: string;
  value: string;
  /** The header's: what can be searched. */
  kinds?: readonly (readonly [value: string, label: string])[];
  /** The kind that the page is the search of; elsewhere the one that was chosen last (src/scripts/site.ts). */
  kind?: string | undefined;
  /** Of /search: what its address keeps, and what its tab is called. */
  kept?: Readonly<Record<string, string>>;
  here?: string;
  texts: Record<'label' | 'placeholder' | 'submit' | 'tooShort' | 'categories' | 'requests' | 'companies' | 'products', string> & {
    in?: string;
  };
}

/** What a field can not say of itself before it is one with suggestions. */
const plain = { role: undefined, 'aria-autocomplete': undefined, 'aria-controls': undefined, 'aria-expanded': undefined };
const never = () => () => undefined;

adoptStyles(suggestStyles);

/**
 * A search as a form, with suggestions once it is awake. What was typed and chosen stands in the fields and nowhere else; what a search does, too
 * short or not, is the page's (src/scripts/site.ts), awake or asleep.
 */
export function Search({ language, prefix, action, id, className, value, kinds, kind, kept = {}, here, texts }: SearchProps) {
  const isReached = (): boolean => document.activeElement?.id === id;
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { groups, isOpen, highlightedIndex, onKeyDown, consider, stop, getInputProps, getMenuProps, getItemProps } = useSuggestions({
    id,
    isReached,
    groupsOf: (found, asked) =>
      groupsOf(
        found,
        { kind: asked, isOfSearch: kinds === undefined, language },
        { ...texts, here: here ?? kinds?.find(([name]) => name === asked)?.[1] ?? '' },
      ),
    open: ({ path }) => location.assign(prefix + path),
  });
  const ask = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>): void => {
    const fields = new FormData(form ?? undefined);
    consider(kindOf(fields), `${fields.get('value') as string}`, language);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) stop();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus that leaves its fields
    <form className={className} role="search" action={action} data-too-short={texts.tooShort} onBlur={leave} onSubmit={stop}>
      {kinds && (
        <>
          <label className="visually-hidden" htmlFor="search-in">
            {texts.in}
          </label>
          <select
            id="search-in"
            name="type"
            defaultValue={kind ?? 'all'}
            data-remembered={kind === undefined ? '' : undefined}
            onChange={(event) => (isOpen || isReached()) && ask(event)}
          >
            {kinds.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      {Object.entries(kept).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <label className="visually-hidden" htmlFor={id}>
        {texts.label}
      </label>
      <input
        {...getInputProps({
          type: 'search',
          name: 'value',
          dir: 'auto',
          // The browser's own: what was typed before React came is nowhere else.
          value: undefined,
          defaultValue: value,
          placeholder: texts.placeholder,
          'aria-labelledby': undefined,
          'aria-activedescendant': isOpen && highlightedIndex >= 0 ? `${id}-${highlightedIndex}` : undefined,
          onChange: ask,
          onFocus: ask,
          onKeyDown,
          ...(!isAwake && plain),
        })}
      />
      <button type="submit" aria-label={texts.submit}>
        <Icon name="search" />
      </button>
      {isAwake && (
        <div {...getMenuProps({ className: 'suggest', hidden: !isOpen, 'aria-label': texts.label })}>
          {groups.map(({ label, suggestions }) => (
            <div key={suggestions[0]?.path} role="group" aria-label={label}>
              <p aria-hidden="true">{label}</p>
              {suggestions.map((suggestion) => (
                <a
                  key={suggestion.path}
                  {...getItemProps({ item: suggestion, href: prefix + suggestion.path, tabIndex: -1, 'aria-disabled': undefined })}
                >
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
