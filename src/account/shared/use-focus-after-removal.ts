import { type RefObject, useEffect, useState } from 'react';

/**
 * Focuses the section of a list when the row that had the focus is gone, and so is the row's dialog.
 * @param shownIds of the rows, undefined while they are loading
 * @returns what to call with the id of a removed row, or with a name that no row has for several
 */
export function useFocusAfterRemoval(
  section: RefObject<HTMLElement | null>,
  shownIds: readonly string[] | undefined,
): (id: string) => void {
  // An object, so that the same name can be removed twice.
  const [removed, setRemoved] = useState<{ id: string } | null>(null);
  const gone = removed !== null && shownIds?.includes(removed.id) === false ? removed : null;
  useEffect(() => {
    // Who has gone on to another row meanwhile stays there.
    if (gone !== null && section.current?.contains(document.activeElement) === false) section.current.focus({ preventScroll: true });
  }, [section, gone]);
  return (id) => setRemoved({ id });
}
