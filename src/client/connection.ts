/** Whether there is a network, according to the browser and the last calls. */
import { atom } from 'nanostores';

/** Whether the browser is offline. The person is told so, because their messages wait. */
export const $isOffline = atom(typeof navigator !== 'undefined' && navigator.onLine === false);

/** Records what an answer says about the network, and returns it. */
export function noted<Answered extends { ok: boolean; code: string }>(answer: Answered): Answered {
  $isOffline.set(!answer.ok && answer.code === 'NETWORK');
  return answer;
}

/** Called when a socket opens, which proves that there is a network. */
export const noteOnline = (): void => $isOffline.set(false);

/** @param onBack called when the network returns @returns a function that stops it */
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
