import lateForm from '../styles/parts/late-form.css?inline';
import { adoptStyles } from '../client/adopt-styles.ts';

let isAdopted = false;

/** The styles of toasts, pickers and pop-ups of form pages. */
export function adoptLateStyles(): void {
  if (!isAdopted) adoptStyles(lateForm);
  isAdopted = true;
}
