/** One tab at a time talks to the server about the session (docs/behaviour.md#refresh): refreshes and sign-outs never cross. */

const name = 'kervan-session';

/**
 * @param work is told whether it had to wait for another tab
 * Browsers without Web Locks work per tab, which the grace of docs/behaviour.md#refresh covers.
 */
export function underSessionLock<Result>(work: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work(false);
  return navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => (lock === null ? null : { result: await work(false) }))
    .then((done) => (done ? done.result : navigator.locks.request(name, () => work(true))));
}
