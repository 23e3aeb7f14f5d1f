/** Lets a person stop waiting for slow work, whose result is then ignored. Without React. */

export interface Patience {
  /** @param onSlow called once if the work is slow @returns undefined if the person has stopped waiting or started again */
  until: <Result>(work: Promise<Result>, onSlow: () => void) => Promise<Result | undefined>;
  stop: () => void;
}

/** @param slowMs time after which work counts as slow */
export function createPatience(slowMs: number): Patience {
  let tries = 0;
  return {
    until: async (work, onSlow) => {
      tries += 1;
      const own = tries;
      const timer = setTimeout(() => own === tries && onSlow(), slowMs);
      const result = await work.finally(() => clearTimeout(timer));
      return own === tries ? result : undefined;
    },
    stop: () => {
      tries += 1;
    },
  };
}
