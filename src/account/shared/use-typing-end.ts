import { useEffect, useEffectEvent } from 'react';

const searchDebounceMs = 800;

/** Reports the text of a search field once typing has stopped. */
export function useTypingEnd(typed: string, onEnd: (typed: string) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(typed), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
}
