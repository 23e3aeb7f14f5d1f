import { type RefObject, useEffect, useState } from 'react';

/**
 * Focuses the section of a list after a row was removed, because row and dialog, which had the focus, do not exist any more.
 * @param shownIds ids of the rows; undefined while they are loading
 * @returns a function to call with the id of the removed row, or with any other text if several were removed
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
