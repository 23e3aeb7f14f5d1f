/** Saving another language reloads the page: this carries the success message over. */
import { inTab, readText, writeText } from '../../client/store/stored.ts';

const key = 'profile-saved';

export const markSaved = (): void => writeText(key, '1', inTab);

/** @returns true once after {@link markSaved} */
export function takeSavedMark(): boolean {
  const isMarked = readText(key, inTab) !== null;
  writeText(key, null, inTab);
  return isMarked;
}
