/** Only one tab at a time calls the server about the session (docs/behaviour.md#refresh): refreshes and sign-outs never overlap. */

const name = 'kervan-session';

/**
 * Browsers without Web Locks have no lock between tabs; the grace period of docs/behaviour.md#refresh covers that.
 * @param work called with whether it had to wait for another tab
 */
export function underSessionLock<Result>(work: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work(false);
  return navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => (lock === null ? null : { result: await work(false) }))
    .then((done) => (done ? done.result : navigator.locks.request(name, () => work(true))));
}
