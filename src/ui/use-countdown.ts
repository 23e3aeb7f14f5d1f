import { useLayoutEffect, useState } from 'react';

/**
 * Counts down to a moment, once a second; nothing runs when it is over.
 * @param end ms since the epoch
 * @returns ms left, 0 at the end
 */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(Date.now);
  const isRunning = end > now;
  // Before the paint: a new end must not be counted from the time of the last one.
  useLayoutEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    if (!isRunning) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end, isRunning]);
  return Math.max(0, end - now);
}
