import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchKind } from '../../contract/search/calls.ts';
import { type Found, suggester } from '../client/suggester.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';

const nothing: readonly SuggestionGroup[] = [];
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The index after a step. Beyond both ends of the list it is -1, which stands for the field itself. */
export const stepped = (at: number, by: number, count: number): number => ((at + 1 + by + count + 1) % (count + 1)) - 1;

export interface SuggestionsOptions {
  /** Id of the field. */
  id: string;
  groupsOf: (found: Found, kind: SearchKind) => readonly SuggestionGroup[];
  open: (suggestion: Suggestion) => void;
}

/** Suggestions of a search form, as an ARIA combobox. A suggestion is a link and does not fill in the field. */
export function useSuggestions({ id, groupsOf, open }: SuggestionsOptions) {
  const [groups, setGroups] = useState(nothing);
  const [marked, setMarked] = useState(-1);
  const [{ consider, stop }] = useState(() =>
    suggester((found, kind) => {
      setMarked(-1);
      setGroups(found === null ? nothing : groupsOf(found, kind));
    }),
  );
  useEffect(() => stop, [stop]);

  const all = groups.flatMap(({ suggestions }) => suggestions);
  const isOpen = all.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;
  useEffect(() => {
    if (marked >= 0) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  /** All other keys are handled by the field; Enter submits the form unless a suggestion is active. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const suggestion = all[marked];
    if (step !== undefined) setMarked(stepped(marked, step, all.length));
    else if (event.key === 'Escape') stop();
    else if (event.key === 'Enter' && suggestion) open(suggestion);
    else return;
    event.preventDefault();
  };
  const listId = `${id}-list`;
  return {
    groups,
    isOpen,
    consider,
    stop,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': marked < 0 ? undefined : optionId(marked),
    },
    onKeyDown,
    list: { id: listId, hidden: !isOpen },
    option: (suggestion: Suggestion) => {
      const index = all.indexOf(suggestion);
      return { id: optionId(index), role: 'option', 'aria-selected': index === marked, tabIndex: -1 };
    },
  } as const;
}
