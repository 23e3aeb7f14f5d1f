import { atom } from 'nanostores';
import { toastMsBusiness, toastMsPublicError, toastMsPublicSuccess, toastsMax } from '../../contract/limits.ts';

export interface ToastMessage {
  id: string;
  tone: 'good' | 'bad' | 'plain';
  text: string;
  /** Milliseconds. */
  duration: number;
}

export const $toasts = atom<readonly ToastMessage[]>([]);

const areas = {
  public: { good: toastMsPublicSuccess, other: toastMsPublicError },
  business: { good: toastMsBusiness, other: toastMsBusiness },
};

/** Shows a short message; 20 at most, the same words once (D-70). */
export function toast(tone: ToastMessage['tone'], text: string, area: keyof typeof areas): void {
  const duration = tone === 'good' ? areas[area].good : areas[area].other;
  const others = $toasts.get().filter((each) => each.text !== text || each.tone !== tone);
  $toasts.set([...others, { id: crypto.randomUUID(), tone, text, duration }].slice(-toastsMax));
}

export const closeToast = (id: string): void => $toasts.set($toasts.get().filter((each) => each.id !== id));
