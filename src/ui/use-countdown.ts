import { useCallback, useSyncExternalStore } from 'react';

const secondMs = 1000;

/**
 * Counts down to a moment, second by second. No timer runs after the end.
 * @param end ms since the epoch
 * @returns ms left in whole seconds, 0 at the end
 */
export function useCountdown(end: number): number {
  const secondsLeft = (): number => Math.max(0, Math.ceil((end - Date.now()) / secondMs));
  const subscribe = useCallback(
    (notify: () => void) => {
      if (end <= Date.now()) return () => undefined;
      const timer = setInterval(() => {
        notify();
        if (end <= Date.now()) clearInterval(timer);
      }, secondMs);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(subscribe, secondsLeft, () => 0) * secondMs;
}
