/** Waiting times before retries: doubled each time, up to a minute, and reset after a success. */
import { minuteMs, secondMs } from '../../contract/limits.ts';

const firstMs = 2 * secondMs;

export interface Pauses {
  /** The next waiting time in milliseconds. */
  next: () => number;
  restart: () => void;
}

export function createPauses(): Pauses {
  let pause = firstMs;
  return {
    next: () => {
      const now = pause;
      pause = Math.min(minuteMs, pause * 2);
      return now;
    },
    restart: () => {
      pause = firstMs;
    },
  };
}
