/** Saving another language reloads the page: this carries the success message over. */
const key = 'profile-saved';

export function markSaved(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the message is not shown.
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
