/** Saving another language reloads the page: this carries the success message over. */
import { takeTabText, writeTabText } from '../../client/store/tab.ts';

const key = 'profile-saved';

export const markSaved = (): void => writeTabText(key, '1');

/** @returns true once after {@link markSaved} */
export const takeSavedMark = (): boolean => takeTabText(key) !== null;
