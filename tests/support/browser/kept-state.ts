import type * as react from 'react';

/** React's state, which a test keeps between renderings, in the order of hooks. */
export const kept = { states: [] as unknown[], next: 0 };

/** For `vi.mock('react', …)`. */
export const withKeptState = (original: typeof react) => ({
  ...original,
  useState: (initial: unknown) => {
    const at = kept.next;
    kept.next += 1;
    if (!(at in kept.states)) kept.states[at] = typeof initial === 'function' ? (initial as () => unknown)() : initial;
    return [kept.states[at], (value: unknown) => void (kept.states[at] = value)];
  },
});
