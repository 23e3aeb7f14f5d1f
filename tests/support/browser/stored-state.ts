import type * as react from 'react';

/** React's state, which a test keeps between renderings, in the order of hooks. */
export const stored = { states: [] as unknown[], next: 0 };

/** For `vi.mock('react', …)`. */
export const withStoredState = (original: typeof react) => ({
  ...original,
  useState: (initial: unknown) => {
    const at = stored.next;
    stored.next += 1;
    if (!(at in stored.states)) stored.states[at] = typeof initial === 'function' ? (initial as () => unknown)() : initial;
    return [stored.states[at], (value: unknown) => void (stored.states[at] = value)];
  },
});
