/**
 * What the Workers write into their logs: a line of JSON each, with one id for all that one request does in both of them. Never input,
 * tokens or addresses of people.
 */

import { hexOf } from './ids.ts';

/** From the edge to the API; `x-kervan-…` never comes from outside and never leaves. */
export const requestIdHeader = 'x-kervan-request';
/** What the answer of a call tells its sender, to be named in a question about it. */
export const answeredRequestIdHeader = 'x-request-id';

const pattern = /^[0-9a-f]{16}$/;

const newRequestId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(8)));

/** Node's AsyncLocalStorage, which no browser has. */
interface Carrier {
  getStore(): string | undefined;
  run<Result>(id: string, work: () => Result): Result;
}

/** The log of one Worker. */
export const requestLog = (carrier: Carrier) => ({
  /** The id of the request that is worked on, if any. */
  requestId: (): string | undefined => carrier.getStore(),
  /** All that `work` does and logs carries one id: the one that was said, or else a new one. @param said by the edge */
  withRequestId: <Result>(work: () => Result, given?: string | null): Result =>
    carrier.run(carrier.getStore() ?? (given && pattern.test(given) ? given : newRequestId()), work),
  logFailure: (about: Readonly<Record<string, unknown>>): void => {
    const request = carrier.getStore();
    console.error(JSON.stringify({ ...(request !== undefined && { request }), ...about }));
  },
});

/** Where it went wrong. */
export const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
/** For errors whose message could repeat what somebody wrote. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
