/** Whether the network is there, as far as the browser and the last calls know. */
import { atom } from 'nanostores';

/** The person is told so: what they write waits. */
export const $isOffline = atom(typeof navigator !== 'undefined' && navigator.onLine === false);

/** Takes what a call says about the network, and hands it on. */
export function noted<Answered extends { ok: boolean; code: string }>(answer: Answered): Answered {
  $isOffline.set(!answer.ok && answer.code === 'NETWORK');
  return answer;
}

/** A socket stands: there is a network. */
export const noteLine = (): void => $isOffline.set(false);

/** @param onBack the network is there again @returns a function that stops it */
export function watchConnection(onBack: () => void): () => void {
  const change = (): void => {
    $isOffline.set(!navigator.onLine);
    if (navigator.onLine) onBack();
  };
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}
