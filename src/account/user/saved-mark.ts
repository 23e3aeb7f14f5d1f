/** A saved change of language loads the page again: this carries the good news over. */
const key = 'profile-saved';

export function markSaved(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the page comes back in silence.
  }
}

/** @returns true once after {@link markSaved} */
export function takeSavedMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isMarked;
  } catch {
    return false;
  }
}
