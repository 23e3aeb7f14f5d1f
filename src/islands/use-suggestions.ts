import { useCombobox, type UseComboboxState } from 'downshift';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchKind } from '../../contract/search/suggest.ts';
import { type Found, suggester } from '../client/suggester.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';

const changes = useCombobox.stateChangeTypes;
const nothing: readonly SuggestionGroup[] = [];

/** Past either end of the list lies the field itself. */
const stepped = (state: UseComboboxState<Suggestion>, by: 1 | -1, count: number): UseComboboxState<Suggestion> => {
  const places = count + 1;
  return { ...state, highlightedIndex: ((state.highlightedIndex + 1 + by + places) % places) - 1 };
};

export interface SuggestionsOptions {
  /** Of the field. */
  id: string;
  /** Somebody types there. */
  isReached: () => boolean;
  groupsOf: (found: Found, kind: SearchKind) => readonly SuggestionGroup[];
  open: (suggestion: Suggestion) => void;
}

/** The suggestions of a search form, and the combobox that its field becomes with them. */
export function useSuggestions({ id, isReached, groupsOf, open }: SuggestionsOptions) {
  const [groups, setGroups] = useState(nothing);
  const [highlightedIndex, highlight] = useState(-1);
  const [{ consider, stop }] = useState(() =>
    suggester((found, kind) => {
      highlight(-1);
      // A list that opened elsewhere than below the focus would take it away from there.
      setGroups((before) => (found !== null && (before.length > 0 || isReached()) ? groupsOf(found, kind) : nothing));
    }),
  );
  useEffect(() => stop, [stop]);

  const items = groups.flatMap(({ suggestions }) => suggestions);
  const isOpen = items.length > 0;
  const combobox = useCombobox<Suggestion>({
    items,
    itemToString: (item) => item?.name ?? '',
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    isOpen,
    highlightedIndex,
    selectedItem: null,
    onIsOpenChange: stop,
    onHighlightedIndexChange: (change) => highlight(change.highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
    // A suggestion is a link: it is opened and does not fill the field. The mouse marks none: until a key has, Enter sends the form.
    stateReducer: (state, action) => {
      if (action.type === changes.InputKeyDownArrowDown) return stepped(state, 1, items.length);
      if (action.type === changes.InputKeyDownArrowUp) return stepped(state, -1, items.length);
      return action.type === changes.InputKeyDownEnter || action.type === changes.InputKeyDownEscape ? action.changes : state;
    },
  });
  /** All other keys are the field's own. */
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    const isOfList =
      isOpen && !nativeEvent.isComposing && (/^(?:Arrow(?:Down|Up)|Escape)$/.test(key) || (key === 'Enter' && highlightedIndex >= 0));
    if (!isOfList) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  return { ...combobox, groups, onKeyDown, consider, stop };
}
