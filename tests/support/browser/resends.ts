import type { APIRequestContext } from '@playwright/test';

/**
 * workerd closes a connection that was idle for five seconds, and a busy client may be sending on it just then. A browser sends such a
 * request again, which the server has not read; Playwright does so only with this option.
 */
export const resends = { maxRetries: 2 };

/** Gives all requests of a context this option. */
export function withResends(request: APIRequestContext): APIRequestContext {
  const send = request.fetch.bind(request);
  request.fetch = (target, options) => send(target, { ...resends, ...options });
  return request;
}
