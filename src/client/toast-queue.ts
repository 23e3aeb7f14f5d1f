/** The queue of short messages and how long each stays (docs/behaviour.md#toasts): one rule for islands, the business area and the style guide. */
import { toastMsBusiness, toastMsPublicError, toastMsPublicSuccess, toastsMax } from '../../contract/limits.ts';

export type ToastTone = 'good' | 'bad' | 'plain';
export type ToastArea = 'public' | 'business';

/** Milliseconds that a toast stays. */
export function toastMs(tone: ToastTone, area: ToastArea): number {
  if (area === 'business') return toastMsBusiness;
  return tone === 'good' ? toastMsPublicSuccess : toastMsPublicError;
}

/**
 * The queue with one more toast: 20 at most, the oldest leaves first. The same words are not shown twice at once: the newer
 * one replaces the older.
 */
export function withToast<Toast extends { id: string; tone: ToastTone; text: string }>(queue: readonly Toast[], toast: Toast): Toast[] {
  const others = queue.filter((each) => each.id !== toast.id && (each.text !== toast.text || each.tone !== toast.tone));
  return [...others, toast].slice(-toastsMax);
}
