/** Short messages and how long each stays (docs/behaviour.md#toasts): one rule for islands, the business area and the style guide. */
import { atom } from 'nanostores';
import { secondMs, toastMsBusiness, toastMsPublicSuccess } from '../../contract/limits.ts';
import { sendToHost } from './host/host-app.ts';

const toastMsPublicError = 4 * secondMs;
const toastsMax = 20;

export type ToastTone = 'good' | 'bad' | 'plain';
export type ToastArea = 'public' | 'business';

/** Milliseconds that a toast stays. */
export function toastMs(tone: ToastTone, area: ToastArea): number {
  if (area === 'business') return toastMsBusiness;
  return tone === 'good' ? toastMsPublicSuccess : toastMsPublicError;
}

/** The queue with one more toast. It holds 20 at most; the oldest is dropped first. A toast with the same text replaces the older one. */
export function withToast<Toast extends { id: string; tone: ToastTone; text: string }>(queue: readonly Toast[], toast: Toast): Toast[] {
  const others = queue.filter((each) => each.id !== toast.id && (each.text !== toast.text || each.tone !== toast.tone));
  return [...others, toast].slice(-toastsMax);
}

export interface ToastMessage {
  id: string;
  tone: ToastTone;
  text: string;
  /** Milliseconds. */
  duration: number;
}

export const $toasts = atom<readonly ToastMessage[]>([]);

/** Shows a toast for the time of its area. */
export function toast(tone: ToastTone, text: string, area: ToastArea): void {
  if (tone !== 'plain') sendToHost({ type: 'haptic', kind: tone === 'bad' ? 'error' : 'success' });
  $toasts.set(withToast($toasts.get(), { id: crypto.randomUUID(), tone, text, duration: toastMs(tone, area) }));
}

/** Closes the toasts of faults. Called before another attempt, because the faults may be corrected. */
export const closeBadToasts = (): void => $toasts.set($toasts.get().filter(({ tone }) => tone !== 'bad'));

/** Closes the toast of a fault that was corrected, together with the text at its field. */
export const closeBadToast = (text: string): void => $toasts.set($toasts.get().filter((each) => each.tone !== 'bad' || each.text !== text));

export const closeToast = (id: string): void => $toasts.set($toasts.get().filter((each) => each.id !== id));
