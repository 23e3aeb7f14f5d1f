/**
 * The log of the Workers: one line of JSON per entry, with one id for all entries of a request in both Workers. Never contains input,
 * tokens or addresses of people.
 */

import { hexOf } from './ids.ts';

/** From the edge to the API; `x-kervan-…` headers never enter or leave the system. */
export const requestIdHeader = 'x-kervan-request';
/** The id in the answer of a call, for questions about it. */
export const answeredRequestIdHeader = 'x-request-id';

const pattern = /^[0-9a-f]{16}$/;

const newRequestId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(8)));

/** Node's AsyncLocalStorage, which browsers do not have. */
interface Carrier {
  getStore(): string | undefined;
  run<Result>(id: string, work: () => Result): Result;
}

/** The log of one Worker. */
export const requestLog = (carrier: Carrier) => ({
  /** The id of the current request, if any. */
  requestId: (): string | undefined => carrier.getStore(),
  /** Runs `work` with one id for all its log entries and further requests. @param given the id from the edge; without it a new one */
  withRequestId: <Result>(work: () => Result, given?: string | null): Result =>
    carrier.run(carrier.getStore() ?? (given && pattern.test(given) ? given : newRequestId()), work),
  logFailure: (about: Readonly<Record<string, unknown>>): void => {
    const request = carrier.getStore();
    console.error(JSON.stringify({ ...(request !== undefined && { request }), ...about }));
  },
});

/** Where the error occurred. */
export const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
/** For errors whose message could contain input. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
