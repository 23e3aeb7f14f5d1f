import { atom } from 'nanostores';
import { toastMs, withToast, type ToastArea, type ToastTone } from './toast-queue.ts';
import { tellHost } from './host/host-app.ts';

export interface ToastMessage {
  id: string;
  tone: ToastTone;
  text: string;
  /** Milliseconds. */
  duration: number;
}

export const $toasts = atom<readonly ToastMessage[]>([]);

/** Shows a short message for as long as its area says. */
export function toast(tone: ToastTone, text: string, area: ToastArea): void {
  if (tone !== 'plain') tellHost({ type: 'haptic', kind: tone === 'bad' ? 'error' : 'success' });
  $toasts.set(withToast($toasts.get(), { id: crypto.randomUUID(), tone, text, duration: toastMs(tone, area) }));
}

/** Of a try that is made again: what was wrong with the last one is no longer known to be. */
export const closeBadToasts = (): void => $toasts.set($toasts.get().filter(({ tone }) => tone !== 'bad'));

export const closeToast = (id: string): void => $toasts.set($toasts.get().filter((each) => each.id !== id));
